#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs mlir-opt on files of syntax and errors, and compares it with a peer.

    interop_test.py --tool PATH [--peer PATH] [--update] [FILE...]

README.md lists the checks. Exits with 0 if all checks pass.
"""

import argparse
import difflib
import pathlib
import re
import subprocess
import sys
from typing import Iterable, List, NamedTuple, Optional

HERE = pathlib.Path(__file__).resolve().parent
BASE = ["--allow-unregistered-dialect", "--split-input-file"]
FORMS = [[], ["--mlir-print-op-generic"], ["--mlir-print-debuginfo"]]
DIALECTS = re.compile(r"(Available dialects: )[^;]*;")
LOCATED = re.compile(r":\d+:\d+: (error|warning|note|remark): ")
# Upstream's release reports unmet expectations even if not requested.
UNASKED = re.compile(
    r'^.*: error: expected \w+ ".*" was not produced\n(.*\n *\^~*\n)?', re.MULTILINE
)
# It also reports those without a location twice.
TWICE = re.compile(r"^(<unknown>:0: error: expected .* was not produced\n)\1", re.MULTILINE)
TIMEOUT = 60
Problems = Iterable[Optional[str]]


class Run(NamedTuple):
    """The result of one run of a tool."""

    code: int
    out: str
    err: str


def decode(data: bytes) -> str:
    """Decodes bytes; invalid UTF-8 survives the conversion to text and back."""
    return data.decode("utf-8", "surrogateescape")


def encode(text: str) -> bytes:
    """Encodes text that `decode` returned."""
    return text.encode("utf-8", "surrogateescape")


def run(tool: str, flags: List[str], text: bytes) -> Run:
    """Runs a tool, under its emulator if given, on a text as standard input."""
    try:
        done = subprocess.run(
            [*tool.split(), *flags, "-"], input=text, capture_output=True, timeout=TIMEOUT
        )
    except subprocess.TimeoutExpired:
        return Run(-1, "", f"took more than {TIMEOUT} seconds\n")
    # One of upstream's messages contains a NUL instead of a letter.
    err = DIALECTS.sub(r"\1;", decode(done.stderr).replace("\0", ""))
    return Run(done.returncode, decode(done.stdout), err)


def refusals(tool: str, flags: List[str], text: bytes) -> Run:
    """Runs without verifying diagnostics and removes reports about them."""
    done = run(tool, flags, text)
    return done._replace(err=UNASKED.sub("", done.err))


def unescape(text: str) -> str:
    """Replaces `\\x41` by its character, so that a file need not contain its marker."""
    return re.sub(r"\\x(\w\w)", lambda match: chr(int(match[1], 16)), text)


def flag_sets(text: str) -> List[List[str]]:
    """Returns the runs that a file requests, one per line `// FLAGS: ...`."""
    found = re.findall(r"^// FLAGS:(.*)$", text, re.MULTILINE)
    return [unescape(line).split() for line in found] or [BASE]


def difference(name: str, want: str, got: str) -> Optional[str]:
    """Returns where two texts differ, or None."""
    if want == got:
        return None
    lines = difflib.unified_diff(
        want.splitlines(), got.splitlines(), "expected", "got", "", "", 1
    )
    return f"{name}:\n    " + "\n    ".join(list(lines)[:24] or ["line ends differ"])


def failure(name: str, got: Run) -> Optional[str]:
    """Returns how a run that should succeed failed, or None."""
    if got.code == 0:
        return None
    return f"{name}: exit status {got.code}\n    " + got.err[:800]


def fixed_points(tool: str, text: str, data: bytes) -> Problems:
    """Checks that printing the output again does not change it, in each form."""
    if "// ROUNDTRIP: no" in text:
        return
    for form in FORMS:
        name = "print, read, print " + " ".join(form)
        first = run(tool, BASE + form, data)
        yield failure(name, first)
        again = run(tool, BASE + form, encode(first.out))
        yield failure(name + " (second)", again)
        yield difference(name, first.out, again.out)


def expected_output(tool: str, text: str, data: bytes) -> str:
    """Returns the concatenated outputs of all runs of a file."""
    parts = []
    for flags in flag_sets(text):
        parts.append(f"=== {' '.join(flags)}\n{run(tool, flags, data).out}")
    return "".join(parts)


def located(err: str) -> str:
    """Returns the lines of a standard error that contain a location."""
    return "".join(
        line + "\n" for line in err.splitlines() if LOCATED.search(line)
    )


def check_valid(tool: str, path: pathlib.Path, peer: Optional[str]) -> Problems:
    """Checks a file that must be accepted."""
    data = path.read_bytes()
    text = decode(data)
    for flags in flag_sets(text):
        mine = run(tool, flags, data)
        yield failure(" ".join(flags), mine)
        if peer:
            theirs = run(peer, flags, data)
            yield difference("as the peer " + " ".join(flags), theirs.out, mine.out)
    yield from fixed_points(tool, text, data)
    want = golden_text(path)
    if want is not None:
        yield difference("golden", want, expected_output(tool, text, data))


def check_invalid(tool: str, path: pathlib.Path, peer: Optional[str]) -> Problems:
    """Checks a file all of whose chunks must be rejected."""
    data = path.read_bytes()
    flags = flag_sets(decode(data))[0] + ["--split-input-file"]
    verified = run(tool, flags + ["--verify-diagnostics"], data)
    yield failure("--verify-diagnostics", verified)
    mine = refusals(tool, flags, data)
    if mine.code != 1:
        yield f"exit status {mine.code}, not 1"
    want = golden_text(path)
    if want is not None:
        yield difference("golden", want, mine.err)
    if peer:
        theirs = refusals(peer, flags, data)
        yield difference("as the peer", located(theirs.err), located(mine.err))
        yield difference("as the peer, all lines", theirs.err, mine.err)


def whole_runs(tool: str, text: str, data: bytes) -> str:
    """Returns exit status, output and error of all runs of a file."""
    parts = []
    for flags in flag_sets(text):
        code, out, err = run(tool, flags, data)
        asked = any(flag.startswith("--verify-diagnostics") for flag in flags)
        err = TWICE.sub(r"\1", err) if asked else UNASKED.sub("", err)
        parts.append(f"=== {' '.join(flags)}\n--- exit {code}\n{out}--- error\n{err}")
    return "".join(parts)


def check_runs(tool: str, path: pathlib.Path, peer: Optional[str]) -> Problems:
    """Checks a file whose runs may fail."""
    data = path.read_bytes()
    text = decode(data)
    mine = whole_runs(tool, text, data)
    want = golden_text(path)
    if want is not None:
        yield difference("golden", want, mine)
    if peer:
        yield difference("as the peer", whole_runs(peer, text, data), mine)


def golden_path(path: pathlib.Path) -> pathlib.Path:
    """Returns the path of a file's expected output."""
    return path.with_name(path.name + ".golden")


def golden_text(path: pathlib.Path) -> Optional[str]:
    """Returns the expected output of a file, or None."""
    golden = golden_path(path)
    return decode(golden.read_bytes()) if golden.exists() else None


def kind_of(path: pathlib.Path) -> str:
    """Returns the name of a file's folder, which selects the checks."""
    return path.resolve().parent.name


def update(tool: str, path: pathlib.Path) -> None:
    """Writes the output of a tool as the expected output of a file."""
    data = path.read_bytes()
    text = decode(data)
    if kind_of(path) == "invalid":
        want = refusals(tool, flag_sets(text)[0] + ["--split-input-file"], data).err
    elif kind_of(path) == "runs":
        want = whole_runs(tool, text, data)
    else:
        want = expected_output(tool, text, data)
    golden_path(path).write_bytes(encode(want))


def check(tool: str, path: pathlib.Path, peer: Optional[str]) -> List[str]:
    """Returns all faults of one file."""
    checks = {"invalid": check_invalid, "runs": check_runs}
    found = checks.get(kind_of(path), check_valid)(tool, path, peer)
    return [problem for problem in found if problem]


def parse_arguments() -> argparse.Namespace:
    """Parses the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", required=True, help="the mlir-opt to test")
    parser.add_argument("--emulator", help="runs the tool when it is foreign")
    parser.add_argument("--peer", help="another one, whose output must be the same")
    parser.add_argument("--update", action="store_true", help="write golden files")
    parser.add_argument("--brief", action="store_true", help="names of failed files")
    parser.add_argument("files", nargs="*", type=pathlib.Path, help="default: all")
    return parser.parse_args()


def main() -> int:
    """Checks all files and counts failures."""
    arguments = parse_arguments()
    if arguments.emulator:
        arguments.tool = f"{arguments.emulator} {arguments.tool}"
    files = arguments.files or sorted(HERE.glob("*/*.mlir"))
    failed = 0
    for path in files:
        if arguments.update:
            update(arguments.tool, path)
            continue
        problems = check(arguments.tool, path, arguments.peer)
        failed += bool(problems)
        for problem in problems[: 1 if arguments.brief else None]:
            name = f"FAILED {path.parent.name}/{path.name}"
            print(name if arguments.brief else f"{name} {problem}")
    print(f"{len(files)} files, {failed} failed")
    return 1 if failed or not files else 0


if __name__ == "__main__":
    sys.exit(main())
