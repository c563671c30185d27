#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""expectations.py [FOLDER...]: refuses numbers of SSA values in FileCheck lines.

Reads the MLIR, LLVM IR and `.test` files of the current checkout, or only those
below the folders. A directive such as `CHECK:` must not contain `%0` or `%arg0`: a number
says nothing about its value and changes if an unrelated operation is added. It
should capture the value, `%[[SUM:.*]] = arith.addi`, or a golden file should
contain the output. Prints each violation as `FILE:LINE: error: ...` and exits 1
if there is any.
"""
import re
import subprocess
import sys

_COMMENT = r"^\s*(?:(?://|;|#)\s*)?"
_RUN = re.compile(_COMMENT + "RUN:.*$", re.MULTILINE)
_PREFIXES = re.compile(r"--?check-prefix(?:es)?[= ]([\w,-]+)")
_SUFFIX = r"(?:-(?:NEXT|SAME|DAG|NOT|LABEL|COUNT-\d+))?"
_HIDDEN = re.compile(r"\{\{.*?\}\}|\[\[.*?\]\]")
_NUMBER = re.compile(r"%(?:arg)?\d+\b")


def directives(text):
    """Yields (line, pattern) for each FileCheck directive of a file."""
    runs = " ".join(_RUN.findall(text))
    prefixes = {"CHECK"}
    for names in _PREFIXES.findall(runs):
        prefixes.update(names.split(","))
    names = "|".join(map(re.escape, sorted(prefixes)))
    directive = re.compile(rf"{_COMMENT}(?:{names}){_SUFFIX}:(.*)$")
    for number, line in enumerate(text.split("\n"), 1):
        match = directive.match(line)
        if match:
            yield number, match[1]


def check(sources):
    """Returns the errors in `sources`, which yields (name, text)."""
    errors = []
    for name, text in sources:
        for line, pattern in directives(text):
            number = _NUMBER.search(_HIDDEN.sub(" ", pattern))
            if number:
                errors.append(
                    f"{name}:{line}: error: expectation contains '{number[0]}', "
                    "the number of a value, instead of a capture"
                )
    return errors


def _read(folders):
    """Yields (name, text) for each input that git tracks or would add."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached"]
    command += ["--others", "--exclude-standard", "--deduplicate", "--"]
    names = subprocess.run(
        command + folders, check=True, stdout=subprocess.PIPE
    ).stdout.decode()
    for name in filter(None, names.split("\0")):
        if not name.endswith((".mlir", ".ll", ".test")):
            continue
        try:
            with open(name, encoding="utf-8") as file:
                yield name, file.read()
        except (FileNotFoundError, IsADirectoryError, UnicodeDecodeError):
            pass  # Deleted, a link to a folder, or no text.


def main():
    errors = check(_read(sys.argv[1:] or ["."]))
    for error in errors:
        print(error, file=sys.stderr)
    return bool(errors)


if __name__ == "__main__":
    sys.exit(main())
