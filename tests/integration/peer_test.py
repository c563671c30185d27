# SPDX-License-Identifier: Apache-2.0
"""Runs the RUN lines of programs with upstream's tools of release 22.

usage: peer_test.py FILE...

Their output must match the FileCheck lines. Files with a line `// PEER: no, …` are
skipped. It is an error if the peer (`setup.sh --benchmarks`) is missing.
"""

import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.join(
    os.environ.get("MLIR_CACHE") or "/var/cache/mlir", "llvm-22/usr/lib/llvm-22"
)


def commands(text):
    """Returns the RUN lines, each of which is a shell pipeline."""
    joined = re.sub(r"\\\n// RUN:", "", text)
    return re.findall(r"^// RUN: (.+)$", joined, re.MULTILINE)


def peers_command(command, path, folder):
    command = re.sub(
        r"%mlir_(\w+)", rf"{ROOT}/lib/libmlir_\1.so.22.1", command
    ).replace("%s", os.path.abspath(path))
    command = re.sub(r"%t\b", f"{folder}/output", command)
    command = re.sub(r"\b(mlir-opt|mlir-runner) ", rf"{ROOT}/bin/\1 ", command)
    return re.sub(r"\bFileCheck ", "/usr/lib/llvm-19/bin/FileCheck ", command)


def main():
    if not os.path.exists(ROOT + "/bin/mlir-runner"):
        sys.exit(f"error: no {ROOT}/bin/mlir-runner: ./setup.sh --benchmarks")
    failed = compared = 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if re.search(r"^// PEER: no,", text, re.MULTILINE):
            continue
        for command in commands(text):
            compared += 1
            with tempfile.TemporaryDirectory() as folder:
                run = subprocess.run(
                    ["bash", "-o", "pipefail", "-c", peers_command(command, path, folder)],
                    cwd=folder,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                    check=False,
                )
            if run.returncode:
                failed += 1
                print(f"{path}: {command}\n{run.stdout}")
    print(f"{compared - failed} of {compared} runs agree")
    sys.exit(bool(failed) or not compared)


if __name__ == "__main__":
    main()
