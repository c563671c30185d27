# SPDX-License-Identifier: Apache-2.0
"""Tests the conversion of Bazel's action graph."""

import unittest

from tools.compile_commands import compile_commands

_ROOTS = {"bazel-out": "/out", "external": "/base/external"}


def make_action(source, configuration=1, flags=()):
    return {
        "mnemonic": "CppCompile",
        "configurationId": configuration,
        "arguments": ["clang", *flags, "-c", source, "-o", "a.o"],
    }


def make_commands(*actions):
    graph = {
        "actions": list(actions),
        "configuration": [
            {"id": 1, "mnemonic": "k8-fastbuild"},
            {"id": 2, "mnemonic": "k8-opt-exec-2B5CBBC6"},
            {"id": 3, "mnemonic": "host"},
        ],
    }
    return compile_commands.make_commands(graph, "/workspace", _ROOTS)


def clean(*arguments):
    return compile_commands.clean(arguments, _ROOTS)


class MakeCommands(unittest.TestCase):
    def test_entry(self):
        self.assertEqual(
            make_commands(make_action("core/a.cpp", flags=["-Wall"])),
            [
                {
                    "arguments": ["clang", "-Wall", "-c", "core/a.cpp"],
                    "directory": "/workspace",
                    "file": "core/a.cpp",
                }
            ],
        )

    def test_sorted_by_file(self):
        commands = make_commands(make_action("b.cpp"), make_action("a.cpp"))
        self.assertEqual([c["file"] for c in commands], ["a.cpp", "b.cpp"])

    def test_target_configuration_first(self):
        for tool in (2, 3):
            (command,) = make_commands(
                make_action("a.cpp", tool, ["-O2"]),
                make_action("a.cpp", 1, ["-g"]),
            )
            self.assertIn("-g", command["arguments"])

    def test_only_sources_of_the_workspace(self):
        self.assertEqual(
            make_commands(
                make_action("external/gtest/a.cc"),
                make_action("bazel-out/k8-fastbuild/bin/core/a.cpp"),
            ),
            [],
        )

    def test_empty_graph(self):
        self.assertEqual(
            compile_commands.make_commands({}, "/workspace", _ROOTS), []
        )


class Clean(unittest.TestCase):
    def test_bazel_paths(self):
        self.assertEqual(
            clean(
                "-isystem", "external/x/include", "-Ibazel-out/k8/bin",
                "-iquote", ".", "-DX=external/y", "my/external/z",
            ),
            [
                "-isystem", "/base/external/x/include", "-I/out/k8/bin",
                "-iquote", ".", "-DX=external/y", "my/external/z",
            ],
        )

    def test_drops_what_only_bazel_reads(self):
        self.assertEqual(
            clean(
                "-MD", "-MF", "a.d", "-frandom-seed=a.o", "-fmodule-name=//a",
                "-fmodule-map-file=a.cppmap", "-fmodules-strict-decluse",
                "-Wprivate-header", "-fPIC",
            ),
            ["-fPIC"],
        )


if __name__ == "__main__":
    unittest.main()
