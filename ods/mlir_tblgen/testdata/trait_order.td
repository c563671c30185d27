// RUN: mlir-tblgen -gen-op-defs -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;

def AOp : T_Op<"a", [SameOperandsAndResultType, IsolatedFromAbove]> {
  let arguments = (ins I32:$v);
  let results = (outs I32:$r);
}

// CHECK: OneResult::descriptor}
// CHECK: OneTypedResult::descriptor}
// CHECK: OneOperand::descriptor}
// CHECK: OpInvariants::descriptor}
// CHECK: SameOperandsAndResultType::descriptor}
// CHECK: IsolatedFromAbove::descriptor}
