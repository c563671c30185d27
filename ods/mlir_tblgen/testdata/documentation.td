// RUN: mlir-tblgen -gen-dialect-doc -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;

def AOp : T_Op<"a"> {
  let summary = "does it";
  let arguments = (ins I32:$v);
}

// CHECK: # 't' Dialect
// CHECK: ### `t.a` (::t::AOp)
// CHECK: _Does it_
// CHECK: | `v` | 32-bit signless integer
