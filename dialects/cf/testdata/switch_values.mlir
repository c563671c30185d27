// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// One of several results is forwarded; no other pattern applies.
// CHECK-LABEL: @results
// CHECK: default: ^bb1(%{{.*}}#1 : i64)
// CHECK-NEXT: 0: ^bb1(%{{.*}}#0 : i64)
func.func @results() {
  %0:2 = call @two() : () -> (i64, i64)
  cf.switch %0#0 : i64, [
    default: ^bb1(%0#1 : i64),
    0: ^bb1(%0#0 : i64)
  ]
^bb1(%a: i64):
  return
}
func.func private @two() -> (i64, i64)

// Values are printed as unsigned numbers of the full width.
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

// The destination of a case receives one of several results.
// CHECK-LABEL: @result_number
// CHECK: 7: ^bb1(%{{.*}}#1 : i32)
func.func @result_number(%flag: i32) {
  %two:2 = scf.execute_region -> (i32, i32) {
    scf.yield %flag, %flag : i32, i32
  }
  cf.switch %flag : i32, [
    default: ^bb1(%flag : i32),
    7: ^bb1(%two#1 : i32)
  ]
^bb1(%0: i32):
  return
}
