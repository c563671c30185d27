// SPDX-License-Identifier: Apache-2.0
//
// The dialect itself and the class of its ops.
#ifndef DIALECTS_SCF_DIALECT_TD
#define DIALECTS_SCF_DIALECT_TD

include "ods/records/op_base.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let cppNamespace = "::mlir::scf";
  let summary = "structured control flow";
  let description = [{
    Control flow whose parts nest: an op owns its bodies as regions, enters them
    at the top and leaves them through one terminator, whose operands are what
    the region hands over. Nothing here jumps; see `cf` for branches between
    blocks, into which these ops are lowered.
  }];

  // Rules make constants and arithmetic on bounds, and branches of what has
  // several blocks.
  let dependentDialects = ["arith::ArithDialect", "cf::ControlFlowDialect"];
}

class SCF_Op<string mnemonic, list<Trait> traits = []>
    : Op<SCF_Dialect, mnemonic, traits>;

#endif // DIALECTS_SCF_DIALECT_TD
