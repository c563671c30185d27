# SPDX-License-Identifier: Apache-2.0
"""Fuzz targets: a libFuzzer binary, and a test that runs the corpus."""

load("//targets/platforms:cc.bzl", "mlir_cc_binary", "mlir_cc_test")

_SCRIPT = """#!/bin/bash
# Generated from tests/fuzz/fuzz.bzl by {label}
runfiles="${{RUNFILES_DIR:-$0.runfiles}}/{workspace}"
seeds=""
for seed in {seeds}; do
  seeds="$seeds,$runfiles/$seed"
done
cd "${{BUILD_WORKING_DIRECTORY:-.}}" || exit 1
exec "$runfiles/{binary}" -seed_inputs="${{seeds:1}}" {options} "$@"
"""

_COPT = "//command_line_option:copt"
_LINKOPT = "//command_line_option:linkopt"
_SUFFIX = "//command_line_option:platform_suffix"
_SANITIZERS = "-fsanitize=fuzzer-no-link,address"

def _instrument_impl(settings, attr):
    return {
        _COPT: settings[_COPT] + [_SANITIZERS, "-g1"],
        _LINKOPT: settings[_LINKOPT] + [_SANITIZERS],
        _SUFFIX: "-fuzzer",
    }

# Instruments the binary with all its dependencies.
_instrument = transition(
    implementation = _instrument_impl,
    inputs = [_COPT, _LINKOPT],
    outputs = [_COPT, _LINKOPT, _SUFFIX],
)

def _libfuzzer_impl(ctx):
    binary = ctx.attr.binary[0][DefaultInfo].files_to_run.executable
    script = ctx.actions.declare_file(ctx.label.name)
    dictionary = ctx.files.dictionary
    ctx.actions.write(
        script,
        _SCRIPT.format(
            binary = binary.short_path,
            label = ctx.label,
            options = "-dict=\"$runfiles/%s\"" % dictionary[0].short_path if dictionary else "",
            seeds = " ".join(["'%s'" % seed.short_path for seed in ctx.files.corpus]),
            workspace = ctx.workspace_name,
        ),
        is_executable = True,
    )
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles(files = ctx.files.corpus + dictionary + [binary]),
    )]

_libfuzzer = rule(
    implementation = _libfuzzer_impl,
    attrs = {
        "binary": attr.label(cfg = _instrument, mandatory = True),
        "corpus": attr.label_list(allow_files = True),
        "dictionary": attr.label(allow_single_file = True),
        "_allowlist_function_transition": attr.label(
            default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
        ),
    },
    doc = "Runs a libFuzzer binary with the corpus as its seeds.",
    executable = True,
)

def fuzz_target(name, srcs, deps, corpus, dictionary = None, tags = []):
    """Declares a fuzz target, which defines LLVMFuzzerTestOneInput.

    Args:
      name: the fuzzer, a manual target with libFuzzer and AddressSanitizer, which
        also instrument all dependencies. Its arguments are libFuzzer's. A crash
        is written to the working folder.
      srcs: the sources of the target.
      deps: the dependencies of the sources.
      corpus: input files, labels. The test `<name>_test` runs all of them, and
        mutations of them, the same in each run, for about two seconds.
      dictionary: a file of words that the fuzzer inserts, in libFuzzer's syntax.
      tags: tags of the test.
    """
    mlir_cc_binary(
        name = name + "_binary",
        testonly = True,
        srcs = srcs,
        linkopts = ["-fsanitize=fuzzer"],
        tags = ["manual"],
        deps = deps + ["//tests/fuzz:asan_options"],
    )
    _libfuzzer(
        name = name,
        testonly = True,
        binary = name + "_binary",
        corpus = corpus,
        dictionary = dictionary,
        tags = ["manual"],
    )
    mlir_cc_test(
        name = name + "_test",
        srcs = srcs,
        args = ["$(rootpaths %s)" % label for label in corpus],
        data = corpus,
        tags = tags,
        deps = deps + ["//tests/fuzz:regression"],
    )
