# SPDX-License-Identifier: Apache-2.0
"""Tests that are files with RUN lines, as for LLVM's lit and FileCheck."""

_PYTHON = "@bazel_tools//tools/python:toolchain_type"
_FEATURES = {
    "ppc64le": ["ppc64le", "little-endian"],
    "s390x": ["s390x", "big-endian"],
    "x86_64": ["x86_64", "little-endian"],
}
_PLATFORM = "@mlir//targets/platforms:"

def _quote(argument):
    return "'" + argument.replace("'", "'\\''") + "'"

def _program(target):
    """Returns the file of a tool's label."""
    executable = target[DefaultInfo].files_to_run.executable
    return executable or target[DefaultInfo].files.to_list()[0]

def _file_test_impl(ctx):
    python = ctx.toolchains[_PYTHON].py3_runtime
    interpreter = python.interpreter
    emulator = ctx.executable.emulator
    command = [interpreter.short_path, "-B", "-I", ctx.file._runner.short_path]
    command += ["--emulator=" + emulator.short_path] if emulator else []
    command.append("--golden=" + ctx.file._golden.short_path)
    command += ["--feature=" + f for f in ctx.attr.available_features]
    command += ["--host-tool=" + _program(t).short_path for t in ctx.attr._host_tools]
    command += ["--tool=" + _program(t).short_path for t in ctx.attr.tools]
    command += [
        "--substitution=%s=%s" % (name, _program(t).short_path)
        for t, name in ctx.attr.substitutions.items()
    ]
    command.append(ctx.file.src.short_path)

    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec " + " ".join([_quote(c) for c in command]) + ' "$@"\n',
        is_executable = True,
    )
    runfiles = ctx.runfiles(
        files = [ctx.file.src, ctx.file._golden, ctx.file._runner, interpreter] +
                ctx.files.data + ctx.files.tools + ctx.files._host_tools +
                [_program(t) for t in ctx.attr.substitutions],
        transitive_files = python.files,
    )
    for target in ctx.attr.tools + ctx.attr.data + [ctx.attr.emulator]:
        if target:
            runfiles = runfiles.merge(target[DefaultInfo].default_runfiles)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

_file_test = rule(
    implementation = _file_test_impl,
    attrs = {
        "available_features": attr.string_list(),
        "data": attr.label_list(allow_files = True),
        "emulator": attr.label(cfg = "target", executable = True),
        "src": attr.label(allow_single_file = True, mandatory = True),
        "substitutions": attr.label_keyed_string_dict(allow_files = True),
        "tools": attr.label_list(allow_files = True),
        "_golden": attr.label(
            allow_single_file = True,
            default = "//tests/file_test:golden.py",
        ),
        "_host_tools": attr.label_list(
            allow_files = True,
            default = [
                "@llvm-project//llvm:FileCheck",
                "@llvm-project//llvm:count",
                "@llvm-project//llvm:not",
                "@llvm-project//llvm:split-file",
            ],
        ),
        "_runner": attr.label(
            allow_single_file = True,
            default = "//tests/file_test:file_test.py",
        ),
    },
    test = True,
    toolchains = [_PYTHON],
)

def _goldens(src):
    """Returns the golden files beside a source file: FILE.golden, FILE.*.golden."""
    if ":" in src or src.startswith("/"):
        return []
    return native.glob([src + ".golden", src + ".*.golden"], allow_empty = True)

def file_test(
        name,
        src,
        tools = [],
        data = [],
        substitutions = {},
        available_features = [],
        size = "small",
        **kwargs):
    """Defines a test that passes if all RUN lines of a file pass.

    The lines are lit's: `%s %S %t %T` and its other substitutions, `\\` at the end
    to continue a line, pipes that fail if any command does, and DEFINE, REQUIRES,
    UNSUPPORTED and XFAIL. A file without a RUN line fails. `| golden %s.golden`
    compares a whole output; `bazel run TEST -- --update` rewrites that file.

    Args:
      name: the target.
      src: the file. The test also reads src.golden and src.*.golden, if present.
      tools: the programs under test, called by their base names. On other
        platforms than the host's they run under the emulator. FileCheck, count,
        not and split-file are always available.
      data: other files that the test reads, in their locations relative to %S.
      substitutions: a map from further substitutions, with `%`, to labels of
        files, whose paths replace them.
      available_features: features for REQUIRES and similar lines, in addition to
        the platform (x86_64, ppc64le or s390x) and little-endian or big-endian.
      size: the test's size.
      **kwargs: further attributes of the test (tags, timeout, ...).
    """
    _file_test(
        name = name,
        size = size,
        src = src,
        available_features = available_features + select({
            _PLATFORM + cpu: features
            for cpu, features in _FEATURES.items()
        }),
        data = data + _goldens(src),
        emulator = select({
            _PLATFORM + "x86_64": None,
            "//conditions:default": _PLATFORM + "emulate",
        }),
        substitutions = {label: name for name, label in substitutions.items()},
        tools = tools,
        **kwargs
    )

def file_tests(name, srcs, **kwargs):
    """Defines a file_test FILE.test for each file, and the test suite `name`.

    The target `name`_inputs has the files, for other tests.

    Args:
      name: the test suite.
      srcs: the files; an empty list is an error.
      **kwargs: passed to each file_test.
    """
    if not srcs:
        fail("file_tests '%s' has no files" % name)
    for src in srcs:
        file_test(name = src + ".test", src = src, **kwargs)
    native.filegroup(
        name = name + "_inputs",
        testonly = True,
        srcs = srcs,
        visibility = ["//visibility:public"],
    )
    native.test_suite(
        name = name,
        tests = [src + ".test" for src in srcs],
    )
