# SPDX-License-Identifier: Apache-2.0
"""write_alphabet MODEL.onnx SOURCE LABEL: prints a C++ definition of getAlphabet().

The model's metadata property `character` contains one character per line. It does
not contain class 0 of the model's output, which is CTC's blank, and the last class,
which is a space. The output names SOURCE and LABEL as its origin.
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
    """Returns a C++ string literal with the character's UTF-8 bytes."""
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
