# SPDX-License-Identifier: Apache-2.0
"""Rewrite rules: their records, and the C++ generated from them."""

load("//ods:mlir_tblgen.bzl", "mlir_tblgen")

def drr_rules(
        name,
        td_file = None,
        td_srcs = [],
        deps = [],
        out = None,
        visibility = None):
    """The rules of NAME.td as patterns: NAME.h.inc.

    A source file that includes NAME.h.inc, behind the classes of the operations
    and the functions that rules name and behind
    core/rewrite/table/rule_pattern.h, has a class of patterns for each rule,
    under the rule's name, and `populateWithGenerated(patterns)`.

    Args:
      name: of the target; libraries whose sources include it depend on it, and
        on //core/rewrite/table.
      td_file: the rules; NAME.td by default.
      td_srcs: other .td files of the folder that it includes.
      deps: targets with definitions of other folders: those of the dialects.
      out: NAME.h.inc by default.
      visibility: of the target.
    """
    kwargs = {} if visibility == None else {"visibility": visibility}
    mlir_tblgen(
        name = name,
        td_file = td_file or name + ".td",
        td_srcs = td_srcs,
        tbl_outs = [(["-gen-rewriters"], out or name + ".h.inc")],
        deps = deps,
        **kwargs
    )
