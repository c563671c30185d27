# SPDX-License-Identifier: Apache-2.0
"""The main function of programs that generate the inputs of a benchmark."""

import argparse
import os


def main(description, inputs):
    """Writes FOLDER/NAME.mlir for the names on the command line, or for all.

    inputs: a map from names to functions that write to a text file. A file appears
    only once it is complete.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("folder")
    parser.add_argument("name", nargs="*", help="of: " + ", ".join(inputs) + "; all by default")
    arguments = parser.parse_args()
    if unknown := set(arguments.name) - set(inputs):
        parser.error("no such input: " + ", ".join(sorted(unknown)))
    os.makedirs(arguments.folder, exist_ok=True)
    for name in arguments.name or inputs:
        path = os.path.join(arguments.folder, name + ".mlir")
        with open(path + ".part", "w", encoding="ascii") as file:
            inputs[name](file)
        os.replace(path + ".part", path)
