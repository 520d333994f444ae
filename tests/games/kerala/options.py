"""Options of Kerala, drawn at random."""

from hypothesis import strategies as st

from kolam.games.kerala.record import CODES, COLOUR_CODES, TILES_OF_A_COLOUR
from kolam.games.kerala.tileset import TileSet

PLAIN = ("0", "1", "2", "3", "^", ">")


@st.composite
def tile_sets(draw: st.DrawFn) -> TileSet:
    """K1, K2: twenty tiles of each colour, alike but for the colours of their edges; some faces are not named."""
    cuts = sorted(draw(st.lists(st.integers(0, TILES_OF_A_COLOUR), min_size=len(PLAIN), max_size=len(PLAIN))))
    *plain, edges = (high - low for low, high in zip([0, *cuts], [*cuts, TILES_OF_A_COLOUR], strict=True))
    tiles: TileSet = {}
    for colour in COLOUR_CODES:
        others = [code[1:] for code in CODES if code[0] == colour and code[1] == "/"]
        chosen = draw(st.lists(st.sampled_from(others), min_size=edges, max_size=edges))
        faces = dict(zip(PLAIN, plain, strict=True)) | {face: chosen.count(face) for face in others}
        tiles[colour] = {face: count for face, count in faces.items() if count or draw(st.booleans())}
    return tiles


# How a table may read the rules, and which tiles it has.
readings = st.fixed_dictionaries({"near_elephant": st.booleans(), "turn_moved": st.booleans(), "tiles": tile_sets()})
