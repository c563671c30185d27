# SPDX-License-Identifier: Apache-2.0
"""Checks the table of operators against ONNX's schemas and what the lists imply.

usage: supported_ops_test.py TABLE
"""

import sys

import onnx.defs


def read_rows(path):
    """Returns the cells of each row by the name of its operator."""
    with open(path, encoding="utf-8") as file:
        rows = [line.strip("| \n").split(" | ") for line in file if line.startswith("| ")]
    return {name: cells for name, *cells in rows[1:]}


def check(condition, message):
    if not condition:
        sys.exit("FAILED: " + message)


def main():
    rows = read_rows(sys.argv[1])
    names = {
        schema.name
        for schema in onnx.defs.get_all_schemas()
        if schema.domain == "" and not schema.deprecated
    }
    check(set(rows) == names, "rows differ from schemas: %s" % (set(rows) ^ names))
    for name, (_, *counts) in rows.items():
        if counts == ["-"] * 3:
            continue
        tests, static, dynamic = map(int, counts)
        check(tests >= static >= dynamic, f"counts of {name}: {counts}")
    with open(sys.argv[1], encoding="utf-8") as file:
        listed = [line[2:].strip() for line in file if line.startswith("- ")]
    check("MultiHeadAttention" in listed and "QLinearAdd" in listed,
          f"operators of com.microsoft: {listed}")
    # No model of a single Add is refused in any form.
    check(int(rows["Add"][2]) > 0 and int(rows["Add"][3]) > 0, "Add does not pass")


if __name__ == "__main__":
    main()
