"""Whether something that should be in another language is in English."""

import re

# Words that French, German and Japanese do not have, and that hardly any English sentence does without.
ENGLISH = re.compile(
    r"\b(the|this|that|there|here|is|isn.t|are|was|be|been|must|can|cannot|can.t|not|no|of|at|by|to|for|with|from|and"
    r"|but|only|unknown|invalid|expected|got|missing|field|value|has|have|which|what|nothing|should|found|allowed)\b",
    re.IGNORECASE,
)
# What is typed, named or quoted is the same in every language.
NAMED = re.compile(
    r"`[^`]*`|'[^']*'|\"[^\"]*\"|\{.*\}|\[[^\]]*\]|https?://\S*|--\S+|\S*/\S*|\w+\.\w+|[A-Z]{3,}|[a-z_]+(?=\s?[:：])"
)


def english_in(words: str) -> list[str]:
    return [found for found in ENGLISH.findall(NAMED.sub(" ", words)) if found not in ("at", "was", "be")]
