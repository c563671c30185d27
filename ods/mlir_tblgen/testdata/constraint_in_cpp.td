// RUN: mlir-tblgen -gen-op-defs -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;

def Odd : Type<CPred<"$_self.isOdd()">, "odd">;
def AOp : T_Op<"a"> {
  let arguments = (ins Odd:$v);
}

// CHECK: bool odsIsSatisfied0_AOp(const void *entity)
// CHECK: self.isOdd()
// CHECK: .predicate = &odsIsSatisfied
