#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks the list of differences from release 22, docs/differences.md.

    differences_test.py [--peer [FOLDER]]

Each row must name a test that exists, a file or a label of Bazel, and functions
that the file has. Tests that a label names do not run with upstream's tools. With
--peer, the tests run with upstream's tools, which `setup.sh --benchmarks`
installs unless a folder is given. Their
expectations must fail for each listed function and for no other one: a
difference that vanished or is not listed is an error.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import Dict, List, Set

PEER = os.path.join(
    os.environ.get("MLIR_CACHE") or "/var/cache/mlir", "llvm-22/usr/lib/llvm-22"
)
FILECHECK = "/usr/lib/llvm-19/bin/FileCheck"
LABEL = re.compile(r"^// CHECK-LABEL:.*@([\w.$-]+)", re.MULTILINE)


def listed_tests(text: str) -> Dict[str, Set[str]]:
    """Returns the functions by the paths of tests; no functions if a path
    stands alone."""
    tests: Dict[str, Set[str]] = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)]
        if len(cells) != 6 or cells[4] in ("test", "---"):
            continue
        named = re.findall(r"`((?://)?[\w/.:-]+)`((?: @[\w.$-]+)*)", cells[4])
        if not named:
            sys.exit(f"error: no test in the row of {cells[1]}")
        for path, functions in named:
            tests.setdefault(path, set()).update(
                name.lstrip("@") for name in functions.split()
            )
    return tests


def blocks(text: str) -> Dict[str, str]:
    """Returns the expectations of each function, from its label to the next one,
    which is part of them, since nothing behind it is to match."""
    labels = list(LABEL.finditer(text))
    ends = [label.end() for label in labels[1:]] + [len(text)]
    return {
        label[1]: text[label.start() : end] for label, end in zip(labels, ends)
    }


def check_listed(root: pathlib.Path, path: str, functions: Set[str]) -> List[str]:
    """Says which listed tests or functions do not exist."""
    if ":" in path:
        package, _, target = path.lstrip("/").partition(":")
        build = root / package / "BUILD.bazel"
        if not build.is_file() or f'"{target}"' not in build.read_text(encoding="utf-8"):
            return [f"{path}: there is no such target"]
        return []
    if not (root / path).is_file():
        return [f"{path}: there is no such test"]
    if not path.endswith(".mlir"):
        return []
    known = blocks((root / path).read_text(encoding="utf-8"))
    return [f"{path}: no function @{name}" for name in functions - set(known)]


def passes(command: str, folder: str) -> bool:
    """Whether a pipe of the shell succeeds in a folder."""
    return not subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=120,
        check=False,
    ).returncode


def differing(root: pathlib.Path, path: str, peer: str) -> Set[str]:
    """Returns the functions of a test whose expectations fail with the peer."""
    text = (root / path).read_text(encoding="utf-8")
    runs = re.findall(r"^// RUN: (.+)$", re.sub(r"\\\n// RUN:", "", text), re.MULTILINE)
    found = set()
    for run in runs:
        # A test of diagnostics has no labels and is one block without a name.
        for name, expectations in (blocks(text) or {"": text}).items():
            with tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder, "expectations.mlir")
                file.write_text(expectations, encoding="utf-8")
                command = re.sub(r"FileCheck %s", f"{FILECHECK} {file}", run)
                command = command.replace("%s", str(root / path))
                command = re.sub(r"%t\b", f"{folder}/output", command)
                command = re.sub(r"\bmlir-opt ", f"{peer}/bin/mlir-opt ", command, count=1)
                if not passes(command, folder):
                    found.add(name)
    return found


def check_peer(root: pathlib.Path, path: str, functions: Set[str], peer: str) -> List[str]:
    """Says which listed differences vanished and which are not listed."""
    if not path.endswith(".mlir"):
        return []
    found = differing(root, path, peer)
    if not functions:
        return [] if found else [f"{path}: release 22 gives the same"]
    return [f"{path}: release 22 gives the same for @{x}" for x in functions - found] + [
        f"{path}: not listed: release 22 differs on @{x}" for x in found - functions
    ]


def main() -> int:
    """Checks every row and counts the problems."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peer", nargs="?", const=PEER, help="upstream's tools")
    arguments = parser.parse_args()
    # The checkout, also when the script is a link in a folder of Bazel's.
    root = pathlib.Path(os.path.realpath(__file__)).parents[2]
    peer = arguments.peer
    if peer and not os.path.exists(peer + "/bin/mlir-opt"):
        sys.exit(f"error: no {peer}/bin/mlir-opt: ./setup.sh --benchmarks")
    tests = listed_tests((root / "docs/differences.md").read_text(encoding="utf-8"))
    problems: List[str] = []
    for path, functions in sorted(tests.items()):
        problems += check_listed(root, path, functions)
        if peer:
            problems += check_peer(root, path, functions, peer)
    for problem in problems:
        print(problem)
    print(f"{len(tests)} tests, {len(problems)} problems")
    return 1 if problems or not tests else 0


if __name__ == "__main__":
    sys.exit(main())
