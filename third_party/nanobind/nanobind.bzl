# SPDX-License-Identifier: Apache-2.0
"""The rule for Python extension modules in C++."""

_COPT = "//command_line_option:copt"
_LINKOPT = "//command_line_option:linkopt"
_SUFFIX = "//command_line_option:platform_suffix"

def _is_of_sanitizers(option):
    return "sanitize" in option

def _without_sanitizers_impl(settings, attr):
    # buildifier: disable=unused-variable
    return {
        _COPT: [option for option in settings[_COPT] if not _is_of_sanitizers(option)],
        _LINKOPT: [option for option in settings[_LINKOPT] if not _is_of_sanitizers(option)],
        _SUFFIX: "",
    }

_without_sanitizers = transition(
    implementation = _without_sanitizers_impl,
    inputs = [_COPT, _LINKOPT],
    outputs = [_COPT, _LINKOPT, _SUFFIX],
)

def _loadable_impl(ctx):
    library = ctx.attr.library[0][DefaultInfo].files.to_list()[0]
    output = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.symlink(output = output, target_file = library)
    return [DefaultInfo(files = depset([output]), runfiles = ctx.runfiles(files = [output]))]

_loadable = rule(
    implementation = _loadable_impl,
    attrs = {
        "library": attr.label(cfg = _without_sanitizers, mandatory = True),
        "_allowlist_function_transition": attr.label(
            default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
        ),
    },
    doc = "A shared library that the interpreter, which has no sanitizer, can load.",
)

def nanobind_extension(name, srcs, deps = [], copts = [], testonly = False, visibility = None):
    """Defines a py_library that imports as module `name`, written with nanobind.

    Exceptions and RTTI are on, because nanobind needs them. Sanitizers are off.

    Args:
      name: the module, which NB_MODULE(name, …) in a source defines.
      srcs: its sources.
      deps: cc_library targets; nanobind is added.
      copts: further compiler options.
      testonly: whether only tests may depend on it.
      visibility: the visibility of the py_library.
    """
    native.cc_binary(
        name = "lib%s.so" % name,
        testonly = testonly,
        srcs = srcs,
        copts = [
            "-Wall",
            "-Werror",
            "-fvisibility=hidden",
        ] + copts,
        linkshared = True,
        tags = ["manual"],
        visibility = ["//visibility:private"],
        deps = deps + ["@nanobind"],
    )
    _loadable(
        name = name + ".so",
        testonly = testonly,
        library = "lib%s.so" % name,
        visibility = ["//visibility:private"],
    )
    native.py_library(
        name = name,
        testonly = testonly,
        data = [name + ".so"],
        visibility = visibility,
    )
