// RUN: mlir-tblgen -gen-enum-decls -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/EnumAttr.td"


def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Blue", 5, "blue">]> {
  let cppNamespace = "::t";
}

// CHECK: enum class Color : uint32_t {
// CHECK: Red = 0,
// CHECK: Blue = 5,
// CHECK: symbolizeColor
