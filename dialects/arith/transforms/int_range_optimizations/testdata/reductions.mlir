// A range that the analysis does not join would give a wrong constant.

// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// The result of a reduction has an unknown range.
// CHECK-LABEL: func @reduction(
// CHECK:         %[[sum:.*]] = scf.parallel
// CHECK:         cf.cond_br %{{.*}}, ^[[end:.*]](%[[sum]] : index), ^[[end]](%{{.*}} : index)
// CHECK-NEXT:  ^[[end]](%[[either:.*]]: index):
// CHECK-NEXT:    return %[[either]]
func.func @reduction(%flag: i1, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c2) init (%c2) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %c = arith.addi %a, %b : index
      scf.reduce.return %c : index
    }
  }
  cf.cond_br %flag, ^end(%0 : index), ^end(%c8 : index)
^end(%either: index):
  return %either : index
}

// The folder also supports the least number.
// CHECK-LABEL: func @rounded_up(
// CHECK-NEXT:    %[[quotient:.*]] = arith.constant -18 : i8
// CHECK-NEXT:    return %[[quotient]]
func.func @rounded_up() -> i8 {
  %least = arith.constant -128 : i8
  %c7 = arith.constant 7 : i8
  %0 = arith.ceildivsi %least, %c7 : i8
  return %0 : i8
}
