// RUN: run_function %s --arg='-7 : index' --arg='2 : index' | FileCheck %s
// RUN: run_function %s -e constants | FileCheck %s --check-prefix=CONST
// RUN: run_function %s -e constants --passes=canonicalize | FileCheck %s --check-prefix=CONST

func.func @main(%a: index, %b: index) -> (index, index, index, index, index, index, index, index,
    index, index, index, index, index, index, index, index, i1, i1, i8, index) {
  // CHECK: -5 : index
  %0 = index.add %a, %b
  // CHECK-NEXT: -9 : index
  %1 = index.sub %a, %b
  // CHECK-NEXT: -14 : index
  %2 = index.mul %a, %b
  // CHECK-NEXT: -3 : index
  %3 = index.divs %a, %b
  // CHECK-NEXT: 9223372036854775804 : index
  %4 = index.divu %a, %b
  // CHECK-NEXT: -3 : index
  %5 = index.ceildivs %a, %b
  // CHECK-NEXT: 9223372036854775805 : index
  %6 = index.ceildivu %a, %b
  // CHECK-NEXT: -4 : index
  %7 = index.floordivs %a, %b
  // CHECK-NEXT: -1 : index
  %8 = index.rems %a, %b
  // CHECK-NEXT: 1 : index
  %9 = index.remu %a, %b
  // CHECK-NEXT: 2 : index
  %10 = index.maxs %a, %b
  // CHECK-NEXT: -7 : index
  %11 = index.maxu %a, %b
  // CHECK-NEXT: -28 : index
  %12 = index.shl %a, %b
  // CHECK-NEXT: -2 : index
  %13 = index.shrs %a, %b
  // CHECK-NEXT: 4611686018427387902 : index
  %14 = index.shru %a, %b
  // CHECK-NEXT: -5 : index
  %15 = index.xor %a, %b
  // CHECK-NEXT: true : i1
  %16 = index.cmp slt(%a, %b)
  // CHECK-NEXT: false : i1
  %17 = index.cmp ult(%a, %b)
  // CHECK-NEXT: -7 : i8
  %18 = index.casts %a : index to i8
  // CHECK-NEXT: 249 : index
  %19 = index.castu %18 : i8 to index
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19
    : index, index, index, index, index, index, index, index, index, index, index, index,
      index, index, index, index, i1, i1, i8, index
}

// CONST: -7 : index
// CONST-NEXT: true : i1
// CONST-NEXT: 64 : index
// CONST-NEXT: poison : index
func.func @constants() -> (index, i1, index, index) {
  %0 = index.constant -7
  %1 = index.bool.constant true
  %2 = index.sizeof
  %3 = index.shl %0, %2
  return %0, %1, %2, %3 : index, i1, index, index
}
