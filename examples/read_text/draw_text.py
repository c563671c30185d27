# SPDX-License-Identifier: Apache-2.0
"""draw_text TEXT OUT.png: draws a line of text, black on white, in Pillow's font."""

import sys

from PIL import Image, ImageDraw, ImageFont

_HEIGHT = 48
_FONT_SIZE = 28
_MARGIN = 8


def main():
    text, path = sys.argv[1:]
    font = ImageFont.load_default(_FONT_SIZE)
    left, top, right, bottom = font.getbbox(text)
    picture = Image.new("RGB", (right - left + 2 * _MARGIN, _HEIGHT), "white")
    corner = (_MARGIN - left, (_HEIGHT - (bottom - top)) // 2 - top)
    ImageDraw.Draw(picture).text(corner, text, font=font, fill="black")
    picture.save(path)


main()
