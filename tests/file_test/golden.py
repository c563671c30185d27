# SPDX-License-Identifier: Apache-2.0
"""Compares standard input with a golden file; a command of RUN lines.

    golden FILE

Exits with 1 and prints a diff if they differ or if FILE is absent. If the
environment contains GOLDEN_UPDATE, a folder, writes the file that has the same
path from there as FILE has from the test's working directory instead.
"""

import difflib
import os
import pathlib
import sys


def difference(path, want, got):
    """Returns a unified diff of two texts as bytes, which is empty if they are equal."""
    lines = difflib.diff_bytes(
        difflib.unified_diff,
        want.splitlines(True),
        got.splitlines(True),
        os.fsencode(path),
        b"output",
    )
    end = b"\n\\ No newline at the end\n"
    return b"".join(line if line.endswith(b"\n") else line + end for line in lines)


def update(root, path, got):
    """Writes the golden file of the source tree `root`."""
    base = os.environ["GOLDEN_BASE"]
    target = pathlib.Path(root, os.path.relpath(os.path.abspath(path), base))
    target.write_bytes(got)
    sys.stderr.write(f"wrote {target}\n")


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: golden FILE")
    path, got = sys.argv[1], sys.stdin.buffer.read()
    root = os.environ.get("GOLDEN_UPDATE")
    if root:
        update(root, path, got)
        return
    if not os.path.exists(path):
        sys.exit(f"error: golden file '{path}' is absent; run the test with --update")
    want = pathlib.Path(path).read_bytes()
    if want != got:
        sys.stdout.buffer.write(difference(os.path.basename(path), want, got))
        sys.exit("error: the output differs; --update rewrites the golden file")


main()
