# SPDX-License-Identifier: Apache-2.0
"""write_pictures FOLDER: writes small PNG files for picture_test.

There is one file for each color type and bit depth, and several damaged ones.
picture_test knows their contents.

Source: Portable Network Graphics, third edition, sections 5 and 11.
"""

import os
import struct
import sys
import zlib

_GREY, _RGB, _PALETTE, _GREY_ALPHA, _RGBA = 0, 2, 3, 4, 6


def make_chunk(kind, data):
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)


def make_png(width, depth, color_type, rows, *chunks):
    """Returns a file of `rows`, packed according to `depth` and `color_type`."""
    header = struct.pack(
        ">IIBBBBB", width, len(rows), depth, color_type, 0, 0, 0
    )
    scanlines = b"".join(b"\0" + row for row in rows)
    return (
        b"\x89PNG\r\n\x1a\n"
        + make_chunk(b"IHDR", header)
        + b"".join(chunks)
        + make_chunk(b"IDAT", zlib.compress(scanlines))
        + make_chunk(b"IEND", b"")
    )


def make_pictures():
    palette = make_chunk(b"PLTE", bytes.fromhex("ff0000 00ff00 0000ff 102030"))
    rgb8 = [bytes.fromhex("ff0000 00ff00"), bytes.fromhex("0000ff 102030")]
    rgb16 = [
        bytes.fromhex("ffff00000000 0000ffff0000"),
        bytes.fromhex("00000000ffff 101020203030"),
    ]
    clear_rows = [bytes.fromhex("ff0000ff 00ff0000")]
    good = {
        "grey1": make_png(2, 1, _GREY, [b"\x40", b"\x80"]),
        "grey2": make_png(2, 2, _GREY, [b"\x30", b"\xc0"]),
        "grey4": make_png(2, 4, _GREY, [b"\x0f", b"\xf0"]),
        "grey8": make_png(2, 8, _GREY, [b"\x00\xff", b"\x80\x20"]),
        "grey16": make_png(
            2, 16, _GREY, [b"\x00\x00\xff\xff", b"\x80\x80\x20\x20"]
        ),
        "palette2": make_png(2, 2, _PALETTE, [b"\x10", b"\xb0"], palette),
        "palette8": make_png(
            2, 8, _PALETTE, [b"\x00\x01", b"\x02\x03"], palette
        ),
        "rgb8": make_png(2, 8, _RGB, rgb8),
        "rgb16": make_png(2, 16, _RGB, rgb16),
        "grey_alpha8": make_png(2, 8, _GREY_ALPHA, [b"\x00\xff\x00\x00"]),
        "rgba8": make_png(2, 8, _RGBA, clear_rows),
    }
    wrong_check = bytearray(good["rgb8"])
    wrong_check[-13] ^= 1  # The last byte of the check of IDAT.
    huge = struct.pack(">IIBBBBB", 1 << 19, 1 << 19, 8, _GREY, 0, 0, 0)
    return good | {
        "empty": b"",
        "huge": good["rgb8"][:8] + make_chunk(b"IHDR", huge)
        + make_chunk(b"IDAT", b"") + make_chunk(b"IEND", b""),
        "not_png": b"a line of text\n",
        "truncated": good["rgb8"][:-20],
        "wrong_check": bytes(wrong_check),
    }


def main():
    os.makedirs(sys.argv[1], exist_ok=True)
    for name, data in make_pictures().items():
        path = os.path.join(sys.argv[1], name + ".png")
        with open(path, "wb") as file:
            file.write(data)


main()
