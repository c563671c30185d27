# SPDX-License-Identifier: Apache-2.0
"""Tests that a build for x86-64 runs for another platform under its emulator.

Compilers run on the host; what they write, and what loads it, is of the platform.
"""

load("//tests/file_test:file_test.bzl", "file_test")
load("//third_party:platforms.bzl", "TRIPLES")

# The platforms that are not the host's.
EMULATED = [cpu for cpu in TRIPLES if cpu != "x86_64"]

_RUNNER_UTILS = [
    "c_runner_utils",
    "float16_utils",
    "runner_utils",
]

def emulated_programs(name, srcs, mlir_opt):
    """Makes a test FILE.CPU.test of each file for each platform, and suites of them.

    The RUN lines call mlir-opt of the host and, in place of mlir-runner, a script that
    compiles for the platform and runs there. The suites are NAME_CPU.

    Args:
      name: the name of the suites.
      srcs: the files.
      mlir_opt: the mlir-opt that they call.
    """
    for cpu in EMULATED:
        for src in srcs:
            file_test(
                name = "%s.%s.test" % (src, cpu),
                src = src,
                data = ["//tests/emulated:%s/call_entry" % cpu],
                substitutions = {
                    "%mlir_" + library: "//tests/emulated:%s/libmlir_%s.so" % (cpu, library)
                    for library in _RUNNER_UTILS
                },
                # CI runs the suite.
                tags = ["manual"],
                tools = [
                    "//targets/platforms:emulate",
                    "//tests/emulated:%s/mlir-runner" % cpu,
                    "//tools/mlir-compile",
                    mlir_opt,
                ],
            )
        native.test_suite(
            name = "%s_%s" % (name, cpu),
            tags = ["manual"],
            tests = ["%s.%s.test" % (src, cpu) for src in srcs],
            visibility = ["//tests/emulated:__pkg__"],
        )
