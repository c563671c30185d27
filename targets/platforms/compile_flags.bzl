# SPDX-License-Identifier: Apache-2.0
"""The toolchain's flags, for rules that call the compiler themselves."""

load("@bazel_tools//tools/build_defs/cc:action_names.bzl", "ACTION_NAMES")
load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")

# Features whose flags have variables that only Bazel's own rules can set.
_LAYERING = ["layering_check", "module_maps", "use_module_maps"]

def compile_flags(ctx, context, copts, quote_includes, **variables):
    """Returns the compiler and its flags for C++, without the layering checks.

    Args:
      ctx: the context of a rule with attribute _cc_toolchain and fragment cpp.
      context: the compilation context of the source.
      copts: flags in addition to those of the command line.
      quote_includes: a depset of folders that quoted includes are searched in.
      **variables: further arguments of cc_common.create_compile_variables.

    Returns:
      the path of the compiler, a list of flags.
    """
    toolchain = find_cpp_toolchain(ctx)
    features = cc_common.configure_features(
        ctx = ctx,
        cc_toolchain = toolchain,
        requested_features = ctx.features,
        unsupported_features = ctx.disabled_features + _LAYERING,
    )
    tool = cc_common.get_tool_for_action(
        action_name = ACTION_NAMES.cpp_compile,
        feature_configuration = features,
    )
    return tool, cc_common.get_memory_inefficient_command_line(
        action_name = ACTION_NAMES.cpp_compile,
        feature_configuration = features,
        variables = cc_common.create_compile_variables(
            cc_toolchain = toolchain,
            feature_configuration = features,
            include_directories = context.includes,
            preprocessor_defines = context.defines,
            quote_include_directories = quote_includes,
            system_include_directories = context.system_includes,
            user_compile_flags = copts + ctx.fragments.cpp.copts + ctx.fragments.cpp.cxxopts,
            **variables
        ),
    )
