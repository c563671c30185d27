# SPDX-License-Identifier: Apache-2.0
"""C and C++ rules with the defaults of this workspace."""

load(":platforms.bzl", "PLATFORMS")
load(":precompiled_header.bzl", "precompiled_header", "precompiled_header_of")
load(":unity_sources.bzl", "unity_groups", "unity_source")

_WARNINGS = [
    "-Wall",
    "-Wextra",
    "-Wno-unused-parameter",
    "-Werror",
]

# Flags for C++ only: clang rejects -fno-rtti for C.
_CXX = [
    "-fno-exceptions",
    "-fno-rtti",
]

_PRECOMPILES_HEADERS = "//targets/platforms:precompiles_headers"
_JOINS_SOURCES = "//targets/platforms:joins_sources"

def _joined(name, srcs):
    """Joins the C++ sources of this package into units if the flag is set."""
    sources = [
        src
        for src in srcs
        if type(src) == "string" and src.endswith(".cpp") and src[0] not in ":@/"
    ]
    if len(sources) < 2:
        return srcs
    units = []
    for i, group in enumerate(unity_groups(sources)):
        if len(group) == 1:
            units += group
            continue
        units.append("%s_unity_%d.cpp" % (name, i))
        unity_source(
            name = "%s_unity_%d" % (name, i),
            srcs = group,
            out = units[-1],
            tags = ["manual"],
            visibility = ["//visibility:private"],
        )
    return [src for src in srcs if src not in sources] + select({
        str(Label(_JOINS_SOURCES)): units,
        "//conditions:default": sources,
    })

def _common(name, srcs, deps = [], copts = [], **kwargs):
    """Returns the attributes that all rules share."""
    sources = [src for src in srcs if type(src) == "string"]
    is_c = [src for src in sources if src.endswith(".c")]
    attributes = dict(
        name = name,
        srcs = _joined(name, srcs),
        copts = _WARNINGS + ([] if is_c else _CXX) + copts,
        deps = deps,
        **kwargs
    )
    repository = native.repository_name()
    folder = precompiled_header_of(native.package_name(), repository)
    if not folder or copts or not [src for src in sources if src.endswith(".cpp")]:
        return attributes
    condition = str(Label(_PRECOMPILES_HEADERS))
    root = "external/" + repository[1:] + "/" if repository != "@" else ""
    attributes["copts"] += select({
        condition: [
            # Bazel derives the default from the kind of target, but all targets
            # share one header.
            "-fPIC",
            "-fpch-instantiate-templates",
            # Paths in the header are relative to this root; see
            # precompiled_header.bzl.
            "-Xclang",
            "-isysroot",
            "-Xclang",
            ".",
            "-include-pch",
            "$(BINDIR)/%s%s/precompiled.pch" % (root, folder),
        ],
        "//conditions:default": [],
    })
    attributes["deps"] += select({
        condition: ["//%s:precompiled" % folder],
        "//conditions:default": [],
    })
    return attributes

def _libraries():
    """Returns the versions of the shared libraries that a program runs with."""
    return select({
        str(Label("//targets/platforms:" + cpu)): ["@versions//:" + cpu]
        for cpu in PLATFORMS
    })

def mlir_cc_library(name, srcs = [], **kwargs):
    """A cc_library with warnings as errors, without exceptions and RTTI."""
    native.cc_library(
        linkstatic = True,
        **_common(name, srcs, **kwargs)
    )

def mlir_cc_binary(name, srcs = [], data = [], features = [], **kwargs):
    """A cc_binary with these defaults and a statically linked C++ runtime."""
    native.cc_binary(
        data = data + _libraries(),
        **_common(name, srcs, features = features + ["static_cxx_runtime"], **kwargs)
    )

def mlir_cc_test(name, srcs, data = [], deps = [], size = "small", **kwargs):
    """A cc_test with these defaults and GoogleTest's main."""
    native.cc_test(
        data = data + _libraries(),
        size = size,
        linkstatic = True,
        **_common(
            name,
            srcs,
            deps = deps + [
                "@com_google_googletest//:gtest",
                "@com_google_googletest//:gtest_main",
            ],
            **kwargs
        )
    )

def mlir_folder_headers(rooms = []):
    """Exports all headers of the package for other packages' precompiled headers.

    Defines the target `headers`, which contains the headers in the package and
    those that mlir-tblgen rules above generate. Call it last in a BUILD file.

    Args:
      rooms: the same target of packages in folders of this one, for a package
        that is divided into folders with and without BUILD files.
    """
    native.filegroup(
        name = "headers",
        srcs = native.glob(
            ["*.h"] + (["*/*.h"] if rooms else []),
            exclude = ["precompiled.h"],
        ) + rooms + [
            rule["out"]
            for rule in native.existing_rules().values()
            if rule["kind"] == "tblgen_file" and rule["out"].endswith(".h.inc")
        ],
        visibility = ["//:__subpackages__"],
    )

def mlir_precompiled_header(header, **kwargs):
    """Defines the precompiled header of a package; see precompiled_header.bzl.

    Args:
      header: the header that includes the others.
      **kwargs: attributes of precompiled_header.
    """
    native.exports_files([header], visibility = ["//:__subpackages__"])
    precompiled_header(
        name = "precompiled",
        copts = _CXX,
        header = header,
        tags = ["manual"],
        # Sources of other packages use it only if the flag is set.
        visibility = ["//visibility:public"],
        **kwargs
    )
