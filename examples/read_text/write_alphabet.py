# SPDX-License-Identifier: Apache-2.0
"""write_alphabet MODEL.onnx SOURCE LABEL: prints the C++ file that defines
getAlphabet() by the model's metadata property `character`.

The property holds a character a line. Class 0 of the model's output is CTC's
blank, the last class is a space, and neither stands in the property. SOURCE and
LABEL name in the output what it was generated from and by.
"""

import sys

import onnx

_TEMPLATE = """\
// Generated from {source} by {label}
#include "examples/read_text/alphabet.h"

static constexpr std::string_view alphabet[] = {{
{characters}
}};

absl::Span<const std::string_view> read_text::getAlphabet() {{
  return alphabet;
}}
"""


def quote(character):
    """A C++ string literal of the bytes that the character has in UTF-8."""
    return '"' + "".join(f"\\{byte:03o}" for byte in character.encode()) + '"'


def main():
    path, source, label = sys.argv[1:]
    model = onnx.load(path, load_external_data=False)
    properties = {p.key: p.value for p in model.metadata_props}
    if "character" not in properties:
        sys.exit(f"error: {path}: has no metadata property 'character'")
    characters = [""] + properties["character"].split("\n") + [" "]
    lines = ",\n".join("    " + quote(c) for c in characters)
    print(
        _TEMPLATE.format(source=source, label=label, characters=lines), end=""
    )


main()
