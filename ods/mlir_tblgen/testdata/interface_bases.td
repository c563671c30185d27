// RUN: mlir-tblgen -gen-attr-interface-decls -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"


def Base : AttrInterface<"Base"> {
  let methods = [InterfaceMethod<"", "int", "f">];
}
def Derived : AttrInterface<"Derived", [Base]> {
  let methods = [InterfaceMethod<"", "int", "g">];
}

// CHECK: class Derived : public
// CHECK: int g() const;
// CHECK: operator ::Base() const;
// CHECK: int f() const;
