// RUN: mlir-opt %s --canonicalize | FileCheck %s

// The name of a constant contains its value.

// CHECK-LABEL: func.func @any_width(
// CHECK: %[[IDX4294967296:.*]] = index.constant 4294967296
// CHECK: %[[IDX:.*]] = index.constant -1
// CHECK: %[[IDX4294967294:.*]] = index.constant 4294967294
// CHECK: %[[IDX1:.*]] = index.constant 1
// CHECK: %[[IDX7:.*]] = index.constant 7
// CHECK: %[[IDX6:.*]] = index.constant 6
// CHECK: return %[[IDX4294967296]], %[[IDX]], %[[IDX4294967294]], %[[IDX1]], %[[IDX7]], %[[IDX6]]
func.func @any_width() -> (index, index, index, index, index, index) {
  %large = index.constant 4294967295
  %one = index.constant 1
  %two = index.constant 2
  %three = index.constant 3
  %five = index.constant 5
  %0 = index.add %large, %one
  %1 = index.sub %one, %two
  %s = index.mul %large, %two
  %2 = index.sub %s, %large
  %t = index.sub %2, %one
  %3 = index.and %three, %five
  %4 = index.or %three, %five
  %5 = index.xor %three, %five
  return %0, %1, %t, %3, %4, %5 : index, index, index, index, index, index
}

// -7 and 2.
// CHECK-LABEL: func.func @quotients(
// CHECK: %[[IDX:.*]] = index.constant -3
// CHECK: %[[IDX_1:.*]] = index.constant -4
// CHECK: %[[IDX_2:.*]] = index.constant -1
// CHECK: %[[IDX1:.*]] = index.constant 1
// CHECK: return %[[IDX]], %[[IDX]], %[[IDX_1]], %[[IDX_2]], %[[IDX1]]
func.func @quotients() -> (index, index, index, index, index) {
  %a = index.constant -7
  %b = index.constant 2
  %0 = index.divs %a, %b
  %1 = index.ceildivs %a, %b
  %2 = index.floordivs %a, %b
  %3 = index.rems %a, %b
  %4 = index.remu %a, %b
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// 64 and 32 bits give different results, or the divisor is zero.
// CHECK-LABEL: func.func @no_agreement(
// CHECK-DAG: %[[IDX8589934594:.*]] = index.constant 8589934594
// CHECK-DAG: %[[IDX4294967299:.*]] = index.constant 4294967299
// CHECK-DAG: %[[IDX3:.*]] = index.constant 3
// CHECK-DAG: %[[IDX5:.*]] = index.constant 5
// CHECK-DAG: %[[IDX32:.*]] = index.constant 32
// CHECK-DAG: %[[IDX0:.*]] = index.constant 0
// CHECK-DAG: %[[A:.*]] = index.divu %[[IDX4294967299]], %[[IDX3]]
// CHECK-DAG: %[[B:.*]] = index.maxs %[[IDX4294967299]], %[[IDX5]]
// CHECK-DAG: %[[C:.*]] = index.shrs %[[IDX4294967299]], %[[IDX3]]
// CHECK-DAG: %[[D:.*]] = index.shl %[[IDX3]], %[[IDX32]]
// CHECK-DAG: %[[E:.*]] = index.remu %[[IDX3]], %[[IDX0]]
// CHECK: return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]], %[[IDX8589934594]]
func.func @no_agreement() -> (index, index, index, index, index, index) {
  %large = index.constant 0x100000003
  %multiple = index.constant 0x600000006
  %three = index.constant 3
  %five = index.constant 5
  %width = index.constant 32
  %zero = index.constant 0
  %0 = index.divu %large, %three
  %1 = index.maxs %large, %five
  %2 = index.shrs %large, %three
  %3 = index.shl %three, %width
  %4 = index.remu %three, %zero
  %5 = index.divu %multiple, %three
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// The only integer constants that the dialect materializes are of type i1.
// CHECK-LABEL: func.func @casts(
// CHECK: %[[IDX255:.*]] = index.constant 255
// CHECK: %[[IDX:.*]] = index.constant -1
// CHECK: %[[TRUE:.*]] = index.bool.constant true
// CHECK: %[[KEPT:.*]] = index.castu %[[IDX]] : index to i32
// CHECK: return %[[TRUE]], %[[KEPT]], %[[IDX]], %[[IDX255]]
func.func @casts() -> (i1, i32, index, index) {
  %minus = index.constant -1
  %byte = arith.constant -1 : i8
  %0 = index.castu %minus : index to i1
  %1 = index.castu %minus : index to i32
  %2 = index.casts %byte : i8 to index
  %3 = index.castu %byte : i8 to index
  return %0, %1, %2, %3 : i1, i32, index, index
}

// CHECK-LABEL: func.func @comparisons(
// CHECK: %[[FALSE:.*]] = index.bool.constant false
// CHECK: %[[IDX4294967296:.*]] = index.constant 4294967296
// CHECK: %[[IDX5:.*]] = index.constant 5
// CHECK: %[[TRUE:.*]] = index.bool.constant true
// CHECK: %[[KEPT:.*]] = index.cmp ult(%[[IDX4294967296]], %[[IDX5]])
// CHECK: return %[[TRUE]], %[[KEPT]], %[[TRUE]], %[[FALSE]], %[[FALSE]]
func.func @comparisons(%x: index) -> (i1, i1, i1, i1, i1) {
  %large = index.constant 0x100000000
  %five = index.constant 5
  %three = index.constant 3
  %0 = index.cmp slt(%three, %five)
  %1 = index.cmp ult(%large, %five)
  %2 = index.cmp sle(%x, %x)
  %max = index.maxs %x, %five
  %3 = index.cmp slt(%max, %three)
  %min = index.minu %x, %three
  %4 = index.cmp uge(%min, %five)
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
