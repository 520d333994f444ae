"""What Ganesha says: words that have to fit somewhere, and sentences that were wrong once."""

from typing import Any

import pytest
from rich.cells import cell_len

from kolam.games.ganesha import events, moves
from kolam.games.ganesha.record import COLOURS, TOKENS
from kolam.games.ganesha.terminal import DRAWING, PITCH
from kolam.locale import LANGUAGES, say, speak
from kolam.match import Entry

NAMES = ["Ada", "Bo", "Cy"]
BY_ADA = {"name": "Ada", "you": "no"}
BY_YOU = {"name": "Ada", "you": "yes"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_fits_into_its_hex(language: str) -> None:
    for token in TOKENS:
        assert cell_len(say("ganesha-token-short", language, token=token)) < PITCH


@pytest.mark.parametrize(
    ("key", "args", "en", "fr", "de", "ja"),
    [
        (
            "ganesha-choose-offer",
            {"colour": "green", "other": "green", "count": 1, "points": 4},
            "Offer a green gem and place 1 green gem (4 points)",
            "Offrir une gemme verte et poser 1 gemme verte (4 points)",
            "Einen grünen Edelstein opfern und 1 grünen Edelstein legen (4 Punkte)",
            "緑の宝石を1個捧げ、緑の宝石1個を置く（4点）",
        ),
        (
            "ganesha-choose-place",
            {"colour": "yellow", "count": 2, "points": 3},
            "Place 2 yellow gems without an Offering (3 points)",
            "Poser 2 gemmes jaunes sans offrande (3 points)",
            "2 gelbe Edelsteine ohne Opfergabe legen (3 Punkte)",
            "捧げ物なしで黄色の宝石2個を置く（3点）",
        ),
        (
            "ganesha-choose-red-pepper",
            {"colour": "red"},
            "Pay 1 point, draw a gem, keep it if it’s red",
            "Payer 1 point, tirer une gemme et la garder si elle est rouge",
            "1 Punkt zahlen, einen Edelstein ziehen und behalten, wenn er rot ist",
            "1点払って1個引き、赤なら手に入れる",
        ),
        (
            "ganesha-choose-give",
            {"colour": "green"},
            "Give a green gem",
            "Donner une gemme verte",
            "Einen grünen Edelstein geben",
            "緑の宝石を渡す",
        ),
        (
            "ganesha-choose-caraway",
            {"colour": "green", "hex": 3},
            "Swap it for the green gem on hex 3",
            "L’échanger contre la gemme verte de la case 3",
            "Ihn gegen den grünen Edelstein auf Feld 3 tauschen",
            "マス3の緑の宝石と交換する",
        ),
        (
            "ganesha-told-give",
            {"colour": "red", **BY_ADA},
            "Ada gives a red gem.",
            "Ada donne une gemme rouge.",
            "Ada gibt einen roten Edelstein.",
            "Adaは赤の宝石を渡しました。",
        ),
        (
            "ganesha-told-gem",
            {"colour": "red"},
            "Drawn from the bag: a red gem.",
            "Tirée du sac\u00a0: une gemme rouge.",
            "Aus dem Beutel: ein roter Edelstein.",
            "袋から赤の宝石を引きました。",
        ),
        (
            "ganesha-told-ginger",
            {**BY_ADA, "asked": "Bo", "asked-you": "no"},
            "Ginger: Bo must give Ada a gem.",
            "Gingembre\u00a0: Bo doit donner une gemme à Ada.",
            "Ingwer: Bo muss Ada einen Edelstein geben.",
            "ジンジャー：BoはAdaに宝石を1個渡します。",
        ),
        (
            "ganesha-told-offer",
            {"colour": "green", "other": "yellow", **BY_YOU},
            "You offer a yellow gem and place all your green gems on the Mandala.",
            "Tu offres une gemme jaune et poses toutes tes gemmes vertes sur le Mandala.",
            "Du opferst einen gelben Edelstein und legst alle deine grünen Edelsteine aufs Mandala.",
            "あなたは黄色の宝石を1個捧げ、緑の宝石をすべてマンダラに置きました。",
        ),
        (
            "ganesha-told-place",
            {"colour": "yellow", **BY_ADA},
            "Ada places all their yellow gems on the Mandala without an Offering.",
            "Ada pose toutes ses gemmes jaunes sur le Mandala sans offrande.",
            "Ada legt ohne Opfergabe alle gelben Edelsteine aufs Mandala.",
            "Adaは捧げ物なしで黄色の宝石をすべてマンダラに置きました。",
        ),
        (
            "ganesha-ask-give",
            {"colour": "red"},
            "Give a gem from your Treasury that isn’t red. You get a red gem in return.",
            "Donne une gemme de ton Trésor qui n’est pas rouge. Tu reçois une gemme rouge en échange.",
            "Gib einen Edelstein aus deiner Schatzkammer, der nicht rot ist. Du bekommst dafür einen roten.",
            "宝物庫から赤以外の宝石を1個渡してください。代わりに赤の宝石を受け取ります。",
        ),
        (
            "ganesha-hex-on-token",
            {"colour": "green", "token": "red_pepper", "hex": 7},
            "Hex 7: green gem on Red Pepper",
            "Case 7\u00a0: gemme verte sur le jeton Poivre rouge",
            "Feld 7: grüner Edelstein auf „Roter Pfeffer“",
            "マス7：緑の宝石（レッドペッパー）",
        ),
        (
            "ganesha-reason-bag",
            {"colour": "red", "count": 1, "bag": 20},
            "1 of the 20 gems in the bag is red.",
            "Sur les 20 gemmes du sac, 1 est rouge.",
            "Von 20 Edelsteinen im Beutel ist 1 rot.",
            "袋の宝石20個のうち、1個が赤です。",
        ),
        (
            "ganesha-reason-next",
            {"colour": "red", "count": 0, "value": 5},
            "You have no red gems yet; the first would score 5 points now.",
            "Tu n’as pas encore de gemme rouge\u00a0; la première rapporterait 5 points en ce moment.",
            "Du hast noch keinen roten Edelstein; der erste brächte jetzt 5 Punkte.",
            "赤の宝石はまだありません。1個置くと、今なら5点です。",
        ),
        (
            "ganesha-reason-have",
            {"colour": "red", "count": 1},
            "You have 1 red gem.",
            "Tu as 1 gemme rouge.",
            "Du hast 1 roten Edelstein.",
            "赤の宝石を1個持っています。",
        ),
        (
            "ganesha-reason-ginger",
            {},
            "You get a gem of another colour in return.",
            "Tu reçois une gemme d’une autre couleur en échange.",
            "Du bekommst dafür einen andersfarbigen Edelstein.",
            "代わりに別の色の宝石がもらえます。",
        ),
        (
            "ganesha-bad-track-size",
            {"place": "tracks", "colour": "red", "longest": 12, "size": "none"},
            "tracks: red must be a list of 1 to 12 values",
            "tracks\u00a0: red doit être une liste de 1 à 12 valeurs",
            "tracks: red muss eine Liste von 1 bis 12 Werten sein",
            "tracks：redは1～12個の値のリストでなければなりません",
        ),
        (
            "ganesha-holding",
            {"gems": "…"},
            "Taken: …",
            "En main\u00a0: …",
            "Genommen: …",
            "取った宝石：…",
        ),
        (
            "ganesha-option-spices",
            {},
            "Play with the Spice tokens",
            "Jouer avec les jetons Épice",
            "Mit Gewürzmarkern spielen",
            "スパイストークンを使う",
        ),
    ],
)
def test_a_gem_is_said_as_its_language_says_it(
    key: str, args: dict[str, Any], en: str, fr: str, de: str, ja: str
) -> None:
    """Ids are passed, and each language makes its own cases, genders and plurals of them."""
    assert [say(key, language, **args) for language in LANGUAGES] == [en, fr, de, ja]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_colour_is_a_gem_in_every_sentence_of_the_log(language: str) -> None:
    """“Bob gives red” is no sentence; the gem is named with its colour, whichever it is."""
    gem = {"en": "gem", "fr": "gemme", "de": "Edelstein", "ja": "宝石"}[language]
    told = ("cardamom", "give", "black-pepper", "store-treasury", "store-slot", "refill", "offer", "place", "final")
    for key in told:
        for colour in COLOURS:
            words = say(f"ganesha-told-{key}", language, colour=colour, other="yellow", slot=0, **BY_ADA)
            assert gem in words
            assert say("ganesha-colour", language, colour=colour).lower() in words.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_speaks_to_its_reader(language: str) -> None:
    you, not_you = {
        "en": ("You take the gem from hex 7.", "[bold]Ada[/] takes the gem from hex 7."),
        "fr": ("Tu prends la gemme de la case 7.", "[bold]Ada[/] prend la gemme de la case 7."),
        "de": ("Du nimmst den Edelstein von Feld 7.", "[bold]Ada[/] nimmt den Edelstein von Feld 7."),
        "ja": ("あなたはマス7の宝石を取りました。", "[bold]Ada[/]はマス7の宝石を取りました。"),
    }[language]
    entry = Entry(0, moves.Take(7))
    with speak(language):
        assert DRAWING.told(entry, NAMES, 0) == you
        assert DRAWING.told(entry, NAMES, 1) == not_you
        assert DRAWING.told(entry, NAMES) == not_you


def test_ginger_says_who_must_give_to_whom() -> None:
    entry = Entry(0, moves.Ginger(1))
    assert DRAWING.told(entry, NAMES, 0) == "Ginger: [bold]Bo[/] must give you a gem."
    assert DRAWING.told(entry, NAMES, 1) == "Ginger: you must give [bold]Ada[/] a gem."
    assert DRAWING.told(entry, NAMES, 2) == "Ginger: [bold]Bo[/] must give [bold]Ada[/] a gem."


def test_tokens_are_listed_as_each_language_lists_things() -> None:
    entry = Entry(None, events.Altar([], {"1": "ginger", "7": "caraway", "12": "cinnamon"}))
    said = []
    for language in LANGUAGES:
        with speak(language):
            said.append(DRAWING.told(entry, NAMES))
    assert said == [
        "The Altar is filled. Tokens: Ginger on hex 1, Caraway on hex 7 and Cinnamon on hex 12.",
        "L’Autel est rempli. Jetons\u00a0: Gingembre sur la case 1, Carvi sur la case 7 et Cannelle sur la case 12.",
        "Der Altar ist gefüllt. Marker: Ingwer auf Feld 1, Kümmel auf Feld 7 und Zimt auf Feld 12.",
        "祭壇に宝石を並べました。トークン：マス1のジンジャー、マス7のキャラウェイ、マス12のシナモン。",
    ]
