"""Reads a Dockerfile, as far as ours goes."""

import json
import re
import shlex
from typing import NamedTuple


class Step(NamedTuple):
    """An instruction and what follows it: `RUN`, `apt-get update`."""

    instruction: str
    rest: str

    @property
    def words(self) -> list[str]:
        """The JSON form, `["kolam"]`, or words as a shell reads them."""
        return [str(word) for word in json.loads(self.rest)] if self.rest.startswith("[") else shlex.split(self.rest)


class Stage(NamedTuple):
    base: str
    name: str
    steps: list[Step]


def read_recipe(text: str) -> list[Stage]:
    """The stages in order; one without a name has its number for one."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n", " ", "\n".join(lines))
    stages: list[Stage] = []
    for line in filter(None, map(str.strip, joined.splitlines())):
        instruction, rest = line.split(maxsplit=1)
        if instruction == "FROM":
            base, _, name = rest.partition(" AS ")
            stages.append(Stage(base, name or str(len(stages)), []))
        else:
            stages[-1].steps.append(Step(instruction, rest))
    return stages
