# SPDX-License-Identifier: Apache-2.0
"""Builds programs and tests for another platform, in any configuration."""

load(":platforms.bzl", "PLATFORMS")

def _platform_transition_impl(settings, attr):
    # buildifier: disable=unused-variable
    return {
        "//command_line_option:compilation_mode": "opt",
        "//command_line_option:copt": [],
        "//command_line_option:cpu": PLATFORMS[attr.cpu].bazel_cpu,
        "//command_line_option:features": ["layering_check"],
        "//command_line_option:linkopt": [],
        "//command_line_option:platform_suffix": "-test",
        "//command_line_option:platforms": str(Label("//targets/platforms:%s_linux" % attr.cpu)),
        "//command_line_option:run_under": None,
    }

# Builds an attribute for the platform that the attribute `cpu` names, optimized
# and without the sanitizers or the emulator of the outer build.
_platform_transition = transition(
    implementation = _platform_transition_impl,
    inputs = [],
    outputs = [
        "//command_line_option:compilation_mode",
        "//command_line_option:copt",
        "//command_line_option:cpu",
        "//command_line_option:features",
        "//command_line_option:linkopt",
        "//command_line_option:platform_suffix",
        "//command_line_option:platforms",
        "//command_line_option:run_under",
    ],
)

def _platform_file_impl(ctx):
    output = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.symlink(output = output, target_file = ctx.files.target[0])
    return [DefaultInfo(
        files = depset([output]),
        runfiles = ctx.runfiles([output]),
    )]

platform_file = rule(
    implementation = _platform_file_impl,
    attrs = {
        "cpu": attr.string(
            doc = "The platform.",
            mandatory = True,
            values = PLATFORMS.keys(),
        ),
        "target": attr.label(
            cfg = _platform_transition,
            doc = "A program or shared library that needs no other files.",
            mandatory = True,
        ),
        "_allowlist_function_transition": attr.label(
            default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
        ),
    },
    doc = "A file that is built for a platform, whatever the build is for.",
)

def _platform_test_impl(ctx):
    test = ctx.attr.test[0][DefaultInfo]
    emulate = ctx.attr._emulate[DefaultInfo]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/bash\n" + "".join([
            "export %s='%s'\n" % (name, value)
            for name, value in ctx.attr.env.items()
        ]) + "exec '%s' '%s' \"$@\"\n" % (
            ctx.executable._emulate.short_path,
            test.files_to_run.executable.short_path,
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = [test.files_to_run.executable])
    runfiles = runfiles.merge(test.default_runfiles).merge(emulate.default_runfiles)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

platform_test = rule(
    implementation = _platform_test_impl,
    attrs = {
        "cpu": attr.string(
            doc = "The platform.",
            mandatory = True,
            values = PLATFORMS.keys(),
        ),
        "env": attr.string_dict(doc = "Environment variables of the test."),
        "test": attr.label(
            cfg = _platform_transition,
            doc = "A test. Its own environment variables are ignored.",
            executable = True,
            mandatory = True,
        ),
        "_allowlist_function_transition": attr.label(
            default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
        ),
        "_emulate": attr.label(
            cfg = "exec",
            default = "//targets/platforms:emulate",
            executable = True,
        ),
    },
    doc = "Runs a test that is built for a platform in any configuration.",
    test = True,
)
