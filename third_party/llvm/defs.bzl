# SPDX-License-Identifier: Apache-2.0
"""The macro that the generated BUILD files of @llvm-project use."""

load("@mlir//third_party:platforms.bzl", "TRIPLES", "select_platform")

def _headers(patterns, exclude):
    """Returns the headers below include/ for the target platform."""
    if not patterns:
        return []
    return select({
        "@mlir//targets/platforms:" + cpu: native.glob(
            ["%s/include/%s" % (cpu, pattern) for pattern in patterns],
            exclude = ["%s/include/%s" % (cpu, pattern) for pattern in exclude],
        )
        for cpu in TRIPLES
    })

def llvm_component(
        name,
        archives = [],
        hdrs = [],
        hdrs_elsewhere = [],
        textual_hdrs = [],
        deps = [],
        linkopts = []):
    """Defines a target for installed component libraries with the headers they own.

    Args:
      name: the target.
      archives: the file names of the archives.
      hdrs: globs below include/.
      hdrs_elsewhere: globs of headers that belong to other targets.
      textual_hdrs: globs below include/ of headers that this target's headers
        include and another target owns.
      deps: direct dependencies.
      linkopts: system libraries to link.
    """
    native.cc_library(
        name = name,
        srcs = select_platform(["{cpu}/lib/" + archive for archive in archives]),
        hdrs = _headers(hdrs, hdrs_elsewhere),
        includes = select_platform(["{cpu}/include"]),
        licenses = ["notice"],
        linkopts = linkopts,
        textual_hdrs = _headers(textual_hdrs, []),
        deps = deps,
    )
