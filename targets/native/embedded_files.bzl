# SPDX-License-Identifier: Apache-2.0
"""The files that the compiler embeds for each platform."""

load("//targets/platforms:cc.bzl", "mlir_cc_library")

# Maps names in the compiler to labels; {cpu} stands for the platform. One rule
# builds an archive for all platforms.
_FILES = {
    "builtins.a": "@sysroots//:{cpu}/builtins.a",
    "ld.so": "//targets/native/link_stubs:{cpu}/ld.so",
    "libc.so.6": "//targets/native/link_stubs:{cpu}/libc.so.6",
    "libdl.so.2": "//targets/native/link_stubs:{cpu}/libdl.so.2",
    "libm.so.6": "//targets/native/link_stubs:{cpu}/libm.so.6",
    "libpthread.so.0": "//targets/native/link_stubs:{cpu}/libpthread.so.0",
}
_ARCHIVES = {
    "parallel.a": "//targets/runtime/parallel:parallel_archives",
    "runtime.a": "//targets/runtime:runtime_archives",
}

def _workspace_root():
    repository = native.repository_name()[1:]
    return "/external/" + repository if repository else ""

def _platform(name, cpu, function):
    """Collects the files of a platform in one folder and embeds them."""
    folder = "%s/%s" % (name, cpu)
    files = {out: label.replace("{cpu}", cpu) for out, label in _FILES.items()}
    native.genrule(
        name = "%s_%s_folder" % (name, cpu),
        srcs = files.values() + _ARCHIVES.values(),
        outs = ["%s/%s" % (folder, out) for out in files.keys() + _ARCHIVES.keys()],
        cmd = " && ".join([
            "cp -L $(location %s) $(RULEDIR)/%s/%s" % (label, folder, out)
            for out, label in files.items()
        ] + [
            "cp -L $$(printf '%%s\\n' $(locations %s) | grep /%s.a) $(RULEDIR)/%s/%s" %
            (label, cpu, folder, out)
            for out, label in _ARCHIVES.items()
        ]),
    )
    mlir_cc_library(
        name = "%s_%s" % (name, cpu),
        srcs = ["embedded_files.cpp"],
        copts = [
            "--embed-dir=$(BINDIR)%s/%s/%s" % (_workspace_root(), native.package_name(), folder),
            "-Wno-c23-extensions",
        ],
        local_defines = ["MLIR_GET_EMBEDDED_FILES=" + function],
        textual_hdrs = [":%s_%s_folder" % (name, cpu)],
        deps = [
            ":%s_header" % name,
            "@llvm-project//llvm:Support",
        ],
    )

def embedded_files(name, functions):
    """Defines NAME, which has the functions, and NAME_header, their header.

    Args:
      name: the target.
      functions: a map from platforms to the functions that return their files.
    """
    mlir_cc_library(
        name = name + "_header",
        hdrs = ["embedded_files.h"],
        deps = ["@llvm-project//llvm:Support"],
    )
    for cpu, function in functions.items():
        _platform(name, cpu, function)
    mlir_cc_library(
        name = name,
        deps = [":%s_%s" % (name, cpu) for cpu in functions],
    )
