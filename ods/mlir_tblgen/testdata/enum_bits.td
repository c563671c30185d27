// RUN: mlir-tblgen -gen-enum-decls -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/EnumAttr.td"


def Flags : I32BitEnumAttr<"Flags", "", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"a", 0>,
    I32BitEnumAttrCaseBit<"b", 3>,
    I32BitEnumAttrCaseGroup<"both", [I32BitEnumAttrCaseBit<"a", 0>,
                                     I32BitEnumAttrCaseBit<"b", 3>]>]>;

// CHECK: none = 0,
// CHECK: a = 1,
// CHECK: b = 8,
// CHECK: both = 9,
// CHECK: operator|(Flags
