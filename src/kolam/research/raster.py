"""A picture as pixels, for environments that are asked for them."""

from io import BytesIO

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image


def pixels(svg: str, width: int | None = None) -> NDArray[np.uint8]:
    """An SVG as rows, columns, and red, green and blue. What is written in it needs a font on this machine."""
    with Image.open(BytesIO(resvg_py.svg_to_bytes(svg_string=svg, width=width))) as image:
        return np.array(image.convert("RGB"))
