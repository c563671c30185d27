// SPDX-License-Identifier: Apache-2.0
//
// The dialect and the base class of its ops.
#ifndef DIALECTS_SCF_DIALECT_TD
#define DIALECTS_SCF_DIALECT_TD

include "ods/records/op_base.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let cppNamespace = "::mlir::scf";
  let summary = "structured control flow";
  let description = [{
    Structured control flow: an op owns its bodies as regions, enters each at
    its first block and leaves it through a terminator, whose operands are the
    values that the region passes on. The ops do not branch between blocks: `cf`
    has such ops, and the ops of this dialect are lowered to them.
  }];

  // Canonicalization patterns create constants and arithmetic on bounds, and
  // branches from regions with several blocks.
  let dependentDialects = ["arith::ArithDialect", "cf::ControlFlowDialect"];
}

class SCF_Op<string mnemonic, list<Trait> traits = []>
    : Op<SCF_Dialect, mnemonic, traits>;

#endif // DIALECTS_SCF_DIALECT_TD
