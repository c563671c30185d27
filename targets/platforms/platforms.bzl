# SPDX-License-Identifier: Apache-2.0
"""The platforms that targets are built for."""

# cpu, endianness: constraint values. bazel_cpu: the value of --cpu, which names
# the output folder and selects the toolchain of legacy rules.
PLATFORMS = {
    "ppc64le": struct(
        cpu = ":cpu_ppc64le",
        endianness = ":little_endian",
        bazel_cpu = "ppc",
    ),
    "s390x": struct(
        cpu = "@platforms//cpu:s390x",
        endianness = ":big_endian",
        bazel_cpu = "s390x",
    ),
    "x86_64": struct(
        cpu = "@platforms//cpu:x86_64",
        endianness = ":little_endian",
        bazel_cpu = "k8",
    ),
}

def _for_all_platforms_split(settings, attr):
    # buildifier: disable=unused-variable
    # Outer configurations that differ only in options that are reset here would
    # otherwise share an output folder, which Bazel takes for a conflict.
    suffix = settings["//command_line_option:platform_suffix"] or ""
    return {
        cpu: {
            "//command_line_option:compilation_mode": "opt",
            "//command_line_option:copt": [],
            "//command_line_option:cpu": facts.bazel_cpu,
            "//command_line_option:features": ["layering_check"],
            "//command_line_option:linkopt": [],
            "//command_line_option:platform_suffix": suffix + "-archives",
            "//command_line_option:platforms": str(Label("//targets/platforms:%s_linux" % cpu)),
            "//command_line_option:run_under": None,
        }
        for cpu, facts in PLATFORMS.items()
    }

# Builds an attribute once for each platform, optimized and without the
# sanitizers or the emulator of the outer build.
all_platforms_transition = transition(
    implementation = _for_all_platforms_split,
    inputs = ["//command_line_option:platform_suffix"],
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

def _archives_for_all_platforms_impl(ctx):
    outputs = []
    for cpu, library in ctx.split_attr.library.items():
        archives = [f for f in library.files.to_list() if f.extension == "a"]
        position_independent = [f for f in archives if f.basename.endswith(".pic.a")]
        output = ctx.actions.declare_file("%s/%s.a" % (ctx.label.name, cpu))
        ctx.actions.symlink(output = output, target_file = (position_independent or archives)[0])
        outputs.append(output)
    return [DefaultInfo(files = depset(outputs), runfiles = ctx.runfiles(files = outputs))]

archives_for_all_platforms = rule(
    implementation = _archives_for_all_platforms_impl,
    attrs = {
        "library": attr.label(
            cfg = all_platforms_transition,
            doc = "A cc_library. Only its own archive is used, not its dependencies'.",
            mandatory = True,
        ),
        "_allowlist_function_transition": attr.label(
            default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
        ),
    },
    doc = "Builds the archive of `library` for every platform as NAME/CPU.a.",
)
