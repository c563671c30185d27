# SPDX-License-Identifier: Apache-2.0
"""Tests that the compiler rejects a source with a given message."""

load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")
load("//targets/platforms:compile_flags.bzl", "compile_flags")

_SourcesInfo = provider(
    doc = "The sources and options of a C++ target.",
    fields = {
        "copts": "its own compiler options",
        "dep_maps": "module maps of its direct dependencies",
        "module_map": "its module map, or None",
        "srcs": "its source files",
    },
)

def _collect_impl(target, ctx):
    maps = [
        output
        for action in target.actions
        if action.mnemonic == "CppModuleMap"
        for output in action.outputs.to_list()
    ]
    return [_SourcesInfo(
        copts = getattr(ctx.rule.attr, "copts", []),
        dep_maps = [
            dep[_SourcesInfo].module_map
            for dep in getattr(ctx.rule.attr, "deps", [])
            if dep[_SourcesInfo].module_map
        ],
        module_map = maps[0] if maps else None,
        srcs = getattr(ctx.rule.files, "srcs", []),
    )]

_collect = aspect(
    implementation = _collect_impl,
    attr_aspects = ["deps"],
)

def _layering_flags(ctx, target, toolchain, maps):
    """Returns the command line flags of layering_check."""
    features = cc_common.configure_features(
        ctx = ctx,
        cc_toolchain = toolchain,
        requested_features = ctx.features,
        unsupported_features = ctx.disabled_features,
    )
    if not cc_common.is_enabled(feature_configuration = features, feature_name = "layering_check"):
        fail("layering_check is off")
    return [
        "-fmodules-strict-decluse",
        "-fmodule-name=" + str(target.label),
        "-fmodule-map-file=" + target[_SourcesInfo].module_map.path,
    ] + ["-fmodule-map-file=" + file.path for file in maps]

# Passes if the compiler rejected the source with the expected message.
_TEST = """#!/bin/bash
if grep -qxF compiled '{log}'; then
  echo 'the source compiles'
  exit 1
fi
if ! grep -qF -- "{message}" '{log}'; then
  echo "the compiler did not say: {message}"
  cat '{log}'
  exit 1
fi
"""

def _compile_failure_test_impl(ctx):
    target = ctx.attr.target
    toolchain = find_cpp_toolchain(ctx)
    system_maps = [
        file
        for file in toolchain.all_files.to_list()
        if file.extension == "modulemap"
    ]
    maps = system_maps + target[_SourcesInfo].dep_maps
    context = target[CcInfo].compilation_context
    compiler, flags = compile_flags(
        ctx,
        context,
        copts = target[_SourcesInfo].copts,
        quote_includes = context.quote_includes,
        source_file = target[_SourcesInfo].srcs[0].path,
    )
    log = ctx.actions.declare_file(ctx.label.name + ".log")
    ctx.actions.run_shell(
        outputs = [log],
        inputs = depset(
            target[_SourcesInfo].srcs + maps + [target[_SourcesInfo].module_map],
            transitive = [context.headers],
        ),
        command = "log=$1; shift; \"$@\" >\"$log\" 2>&1 && echo compiled >>\"$log\"; true",
        arguments = [log.path, compiler] + flags +
                    _layering_flags(ctx, target, toolchain, maps) +
                    ["-fsyntax-only"],
        mnemonic = "CompileToFail",
    )
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        _TEST.format(log = log.short_path, message = ctx.attr.message),
        is_executable = True,
    )
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = [log]))]

compile_failure_test = rule(
    implementation = _compile_failure_test_impl,
    attrs = {
        "message": attr.string(mandatory = True, doc = "A part of the error."),
        "target": attr.label(
            aspects = [_collect],
            doc = "A cc_library of one source, with the tag manual.",
            mandatory = True,
            providers = [CcInfo],
        ),
        "_cc_toolchain": attr.label(
            default = "@bazel_tools//tools/cpp:current_cc_toolchain",
        ),
    },
    doc = "Passes if compiling `target` fails with an error that contains `message`.",
    fragments = ["cpp"],
    test = True,
    toolchains = ["@bazel_tools//tools/cpp:toolchain_type"],
)
