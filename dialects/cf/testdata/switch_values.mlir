// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// Values are printed without a sign, in all their bits.
// CHECK-LABEL: @values
// CHECK: 18446744073709551615: ^bb1
// CHECK: 340282366920938463463374607431768211455: ^bb2
func.func @values(%a: i64, %b: i128) {
  cf.switch %a : i64, [
    default: ^bb1,
    -1: ^bb1
  ]
^bb1:
  cf.switch %b : i128, [
    default: ^bb2,
    340282366920938463463374607431768211455: ^bb2
  ]
^bb2:
  return
}
