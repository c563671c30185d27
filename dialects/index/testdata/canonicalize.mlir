// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Constants of nested operations are combined.
// CHECK-LABEL: func.func @associative(
// CHECK-SAME: %[[X:.*]]: index)
// CHECK-DAG: %[[IDX0:.*]] = index.constant 0
// CHECK-DAG: %[[IDX4:.*]] = index.constant 4
// CHECK-DAG: %[[IDX12:.*]] = index.constant 12
// CHECK-DAG: %[[IDX7:.*]] = index.constant 7
// CHECK-DAG: %[[ADD:.*]] = index.add %[[X]], %[[IDX7]]
// CHECK-DAG: %[[MUL:.*]] = index.mul %[[X]], %[[IDX12]]
// CHECK-DAG: %[[MAX:.*]] = index.maxs %[[X]], %[[IDX4]]
// CHECK-DAG: %[[AND:.*]] = index.and %[[X]], %[[IDX0]]
// CHECK: return %[[ADD]], %[[MUL]], %[[MAX]], %[[AND]]
func.func @associative(%x: index) -> (index, index, index, index) {
  %three = index.constant 3
  %four = index.constant 4
  %a = index.add %x, %three
  %0 = index.add %four, %a
  %m = index.mul %x, %three
  %1 = index.mul %m, %four
  %s = index.maxs %x, %three
  %2 = index.maxs %s, %four
  %n = index.and %x, %three
  %3 = index.and %n, %four
  return %0, %1, %2, %3 : index, index, index, index
}

// No fold if 64 and 32 bits give different constants.
// CHECK-LABEL: func.func @no_agreement(
// CHECK-SAME: %[[X:.*]]: index)
// CHECK: %[[IDX4294967299:.*]] = index.constant 4294967299
// CHECK: %[[IDX5:.*]] = index.constant 5
// CHECK: %[[INNER:.*]] = index.maxs %[[X]], %[[IDX4294967299]]
// CHECK: %[[OUTER:.*]] = index.maxs %[[INNER]], %[[IDX5]]
// CHECK: return %[[OUTER]]
func.func @no_agreement(%x: index) -> index {
  %large = index.constant 0x100000003
  %five = index.constant 5
  %0 = index.maxs %x, %large
  %1 = index.maxs %0, %five
  return %1 : index
}

// CHECK-LABEL: func.func @difference_with_zero(
// CHECK-SAME: %[[X:.*]]: index, %[[Y:.*]]: index)
// CHECK-NEXT: %[[A:.*]] = index.cmp eq(%[[X]], %[[Y]])
// CHECK-NEXT: %[[B:.*]] = index.cmp ne(%[[Y]], %[[X]])
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @difference_with_zero(%x: index, %y: index) -> (i1, i1) {
  %zero = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %zero)
  %1 = index.cmp ne(%zero, %d)
  return %0, %1 : i1, i1
}

// The difference may wrap around: of x = -2^63 and y = 1, it is positive.

// CHECK-LABEL: func.func @order_of_difference(
// CHECK-SAME: %[[X:.*]]: index, %[[Y:.*]]: index)
// CHECK: %[[D:.*]] = index.sub %[[X]], %[[Y]]
// CHECK: %[[A:.*]] = index.cmp slt(%[[D]], %
// CHECK: %[[B:.*]] = index.cmp ult(%{{.*}}, %[[D]])
// CHECK: return %[[A]], %[[B]]
func.func @order_of_difference(%x: index, %y: index) -> (i1, i1) {
  %zero = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp slt(%d, %zero)
  %1 = index.cmp ult(%zero, %d)
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @neutral(
// CHECK-SAME: %[[X:.*]]: index)
// CHECK-NEXT: %[[ZERO:.*]] = index.constant 0
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[ZERO]]
func.func @neutral(%x: index) -> (index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %0 = index.add %zero, %x
  %1 = index.sub %x, %zero
  %2 = index.mul %x, %one
  %3 = index.mul %x, %zero
  return %0, %1, %2, %3 : index, index, index, index
}
