"""Gives every numbered rule a place to link to: `- K7 Place the taken tile …` is found at `#K7`."""

import re
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor

NUMBERED = re.compile(r"\s*([A-Z]\d+)\s+")


class RuleIds(Treeprocessor):  # type: ignore[misc]
    """A list is one of rules if each of its items begins with an id."""

    def run(self, root: Element) -> None:
        for items in root.iter("ul"):
            numbered = [(item, self._text(item)) for item in items]
            found = [NUMBERED.match(holder.text or "") for _, holder in numbered]
            if not all(found):
                continue
            items.set("class", "rules")
            for (item, holder), match in zip(numbered, found, strict=True):
                assert match
                self._number(item, holder, match)

    @staticmethod
    def _text(item: Element) -> Element:
        """What holds its first words: the item, or the first paragraph of a loose list."""
        return item[0] if len(item) and item[0].tag == "p" and not (item.text or "").strip() else item

    @staticmethod
    def _number(item: Element, holder: Element, match: re.Match[str]) -> None:
        item.set("id", match[1])
        link = Element("a", {"class": "rule", "href": f"#{match[1]}"})
        link.text = match[1]
        link.tail = (holder.text or "")[match.end() :]
        holder.text = None
        holder.insert(0, link)


class RuleIdsExtension(Extension):  # type: ignore[misc]
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        md.treeprocessors.register(RuleIds(md), "rule_ids", 15)  # when what stands inside of a line is an element


def makeExtension(**settings: object) -> Extension:  # noqa: N802
    return RuleIdsExtension(**settings)
