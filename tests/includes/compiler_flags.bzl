# SPDX-License-Identifier: Apache-2.0
"""How sources are compiled, for tests that run the compiler."""

load("@bazel_tools//tools/build_defs/cc:action_names.bzl", "ACTION_NAMES")
load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")

def _in_runfiles(flag):
    """A flag with the path of another workspace's folder as runfiles have it."""
    return "../" + flag[len("external/"):] if flag.startswith("external/") else flag

def _compiler_flags_impl(ctx):
    toolchain = find_cpp_toolchain(ctx)
    features = cc_common.configure_features(
        ctx = ctx,
        cc_toolchain = toolchain,
        unsupported_features = ["layering_check", "module_maps"],
    )
    context = cc_common.merge_cc_infos(
        cc_infos = [dep[CcInfo] for dep in ctx.attr.deps],
    ).compilation_context
    flags = cc_common.get_memory_inefficient_command_line(
        action_name = ACTION_NAMES.cpp_compile,
        feature_configuration = features,
        variables = cc_common.create_compile_variables(
            cc_toolchain = toolchain,
            feature_configuration = features,
            include_directories = context.includes,
            preprocessor_defines = context.defines,
            system_include_directories = context.system_includes,
            user_compile_flags = ctx.attr.copts,
        ),
    )
    tool = cc_common.get_tool_for_action(
        action_name = ACTION_NAMES.cpp_compile,
        feature_configuration = features,
    )
    output = ctx.actions.declare_file(ctx.label.name + ".txt")
    ctx.actions.write(output, "\n".join([tool] + [_in_runfiles(flag) for flag in flags]) + "\n")
    return [DefaultInfo(
        files = depset([output]),
        runfiles = ctx.runfiles(
            files = [output],
            transitive_files = depset(transitive = [context.headers]),
        ),
    )]

compiler_flags = rule(
    doc = "A file with the compiler and its flags, one a line, to be used in runfiles.",
    implementation = _compiler_flags_impl,
    attrs = {
        "copts": attr.string_list(doc = "More flags."),
        "deps": attr.label_list(
            doc = "Libraries of other workspaces whose headers are to be found.",
            providers = [CcInfo],
        ),
        "_cc_toolchain": attr.label(
            default = "@bazel_tools//tools/cpp:current_cc_toolchain",
        ),
    },
    fragments = ["cpp"],
    toolchains = ["@bazel_tools//tools/cpp:toolchain_type"],
)
