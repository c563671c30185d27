# SPDX-License-Identifier: Apache-2.0
"""A pass, or a few: records, the C++ generated from them, documentation."""

load("//ods:mlir_tblgen.bzl", "mlir_tblgen", "tblgen_file")
load("//targets/platforms:cc.bzl", "mlir_cc_library")

def mlir_pass(
        name,
        srcs = [],
        hdrs = [],
        group = "",
        td_file = None,
        td_srcs = [],
        td_deps = [],
        deps = [],
        visibility = ["//visibility:public"],
        **kwargs):
    """The library of passes, with NAME_pass.h.inc generated from NAME.td.

    The target NAME_doc is their documentation, NAME_doc.md. What sections
    NAME_pass.h.inc has, //ods/gen_pass says.

    Args:
      name: stem of the files, and of the library.
      srcs: C++.
      hdrs: C++ headers.
      group: part of the name of the function that registers all passes.
      td_file: the definitions; NAME.td by default.
      td_srcs: other .td files of the folder that it includes.
      td_deps: targets with definitions of other folders.
      deps: of the library.
      visibility: of the library and the documentation.
      **kwargs: for the library.
    """
    td_file = td_file or name + ".td"
    mlir_tblgen(
        name = name + "_inc",
        td_file = td_file,
        td_srcs = td_srcs,
        tbl_outs = [(
            ["-gen-pass-decls", "-name=" + group],
            name + "_pass.h.inc",
        )],
        deps = td_deps,
    )
    tblgen_file(
        name = name + "_doc",
        td_file = td_file,
        td_srcs = td_srcs,
        opts = ["-gen-pass-doc"],
        out = name + "_doc.md",
        visibility = visibility,
        deps = td_deps,
    )
    mlir_cc_library(
        name = name,
        srcs = srcs,
        hdrs = hdrs,
        visibility = visibility,
        deps = deps + [":%s_inc" % name],
        **kwargs
    )
