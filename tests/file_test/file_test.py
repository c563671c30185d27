# SPDX-License-Identifier: Apache-2.0
"""Runs the RUN lines of one file with lit; the program of a file_test target.

Exits with 0 if all RUN lines passed, or if the file does not apply here
(UNSUPPORTED, REQUIRES) or is expected to fail (XFAIL). Otherwise, and for a file
without a RUN line, exits with 1 and prints lit's report.
"""

import argparse
import os
import shlex
import sys
import tempfile

from lit import Test, TestingConfig
from lit.LitConfig import LitConfig
from lit.formats import ShTest


def parse_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--emulator", help="what --tool programs run under")
    parser.add_argument("--feature", action="append", default=[])
    parser.add_argument("--golden", required=True, help="the script golden.py")
    parser.add_argument("--host-tool", action="append", default=[])
    parser.add_argument(
        "--peer", help="a program that replaces the tool of the same base name"
    )
    parser.add_argument("--substitution", action="append", default=[])
    parser.add_argument("--tool", action="append", default=[])
    parser.add_argument("--update", action="store_true", help="write golden files")
    parser.add_argument("file")
    arguments = parser.parse_args()
    if arguments.update and "BUILD_WORKSPACE_DIRECTORY" not in os.environ:
        parser.error("--update needs 'bazel run'")
    names = [os.path.basename(tool) for tool in arguments.tool]
    if arguments.peer and os.path.basename(arguments.peer) not in names:
        parser.error("--peer has the base name of none of: " + ", ".join(names))
    return arguments


def write_wrapper(folder, command, name=None):
    """Makes `command` callable as `name`, by default its last part's base name.

    Creates a wrapper instead of a symbolic link, because the tool finds its
    runfiles by the name that it is called by.
    """
    path = os.path.join(folder, name or os.path.basename(command[-1]))
    if os.path.exists(path):
        sys.exit(f"error: two tools are called '{os.path.basename(path)}'")
    with open(path, "w", encoding="utf-8") as wrapper:
        wrapper.write(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n')
    os.chmod(path, 0o755)


def make_test(arguments, temporary):
    """Returns the file as a lit test whose PATH is its tools and the system's PATH."""
    tools = os.path.join(temporary, "tools")
    os.makedirs(tools)
    emulator = [arguments.emulator] if arguments.emulator else []
    for tool in arguments.tool:
        if os.path.basename(tool) == os.path.basename(arguments.peer or ""):
            write_wrapper(tools, [os.path.abspath(arguments.peer)])
        else:
            write_wrapper(tools, [os.path.abspath(p) for p in emulator + [tool]])
    for tool in arguments.host_tool:
        write_wrapper(tools, [os.path.abspath(tool)])
    golden = [sys.executable, "-B", "-I", os.path.abspath(arguments.golden)]
    write_wrapper(tools, golden, "golden")

    lit_config = LitConfig(
        progname="file_test",
        path=[tools],
        diagnostic_level="note",
        useValgrind=False,
        valgrindLeakCheck=False,
        valgrindArgs=[],
        noExecute=False,
        debug=False,
        isWindows=False,
        order="smart",
        params={},
    )
    config = TestingConfig.TestingConfig.fromdefaults(lit_config)
    config.name = "file_test"
    config.test_format = ShTest()
    config.available_features = arguments.feature
    config.recursiveExpansionLimit = 10
    for substitution in arguments.substitution:
        pattern, path = substitution.split("=", 1)
        config.substitutions.append((pattern + r"\b", os.path.abspath(path)))
    for name in ("MLIR_EMULATED_CPU", "TEST_SRCDIR", "TEST_TMPDIR"):
        if name in os.environ:
            config.environment[name] = os.environ[name]
    if arguments.update:
        config.environment["GOLDEN_BASE"] = os.getcwd()
        config.environment["GOLDEN_UPDATE"] = os.environ["BUILD_WORKSPACE_DIRECTORY"]
    source_root, name = os.path.split(os.path.abspath(arguments.file))
    suite = Test.TestSuite(
        config.name, source_root, os.path.join(temporary, "out"), config
    )
    return lit_config, Test.Test(suite, (name,), config)


def main():
    arguments = parse_arguments()
    with tempfile.TemporaryDirectory() as folder:
        # `bazel run` sets no TEST_TMPDIR.
        temporary = os.path.join(os.environ.get("TEST_TMPDIR", folder), "file_test")
        lit_config, test = make_test(arguments, temporary)
        test.setResult(test.config.test_format.execute(test, lit_config))
    print(f"{test.result.code.name}: {arguments.file}")
    if test.result.code is not Test.PASS:
        print(test.result.output)
    sys.exit(1 if test.isFailure() else 0)


main()
