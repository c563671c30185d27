// RUN: mlir-opt %s -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines

// PEER: no, its quotients near the ends overflow.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @print(%value: index) {
  %0 = index.casts %value : index to i64
  call @printI64(%0) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @ops(%a: index, %b: index) {
  // CHECK: -3
  %0 = index.ceildivs %a, %b
  call @print(%0) : (index) -> ()
  // CHECK-NEXT: -4
  %1 = index.floordivs %a, %b
  call @print(%1) : (index) -> ()
  // CHECK-NEXT: -2
  %2 = index.rems %a, %b
  call @print(%2) : (index) -> ()
  // CHECK-NEXT: 5
  %3 = index.maxs %a, %b
  call @print(%3) : (index) -> ()
  // CHECK-NEXT: -17
  %4 = index.maxu %a, %b
  call @print(%4) : (index) -> ()
  // CHECK-NEXT: -22
  %5 = index.xor %a, %b
  call @print(%5) : (index) -> ()
  // CHECK-NEXT: 1
  %6 = index.cmp slt(%a, %b)
  %7 = index.castu %6 : i1 to index
  call @print(%7) : (index) -> ()
  // CHECK-NEXT: 8
  %8 = index.sizeof
  %9 = index.constant 3
  %10 = index.shru %8, %9
  call @print(%10) : (index) -> ()
  return
}

// Quotients near the limits of index.
func.func @ends(%least: index, %most: index, %three: index, %minus: index) {
  // CHECK-NEXT: -3074457345618258602
  %0 = index.ceildivs %least, %three
  call @print(%0) : (index) -> ()
  // CHECK-NEXT: -3074457345618258603
  %1 = index.floordivs %least, %three
  call @print(%1) : (index) -> ()
  // CHECK-NEXT: -9223372036854775807
  %2 = index.ceildivs %most, %minus
  call @print(%2) : (index) -> ()
  // CHECK-NEXT: 9223372036854775807
  %3 = index.constant 1
  %4 = index.add %least, %3
  %5 = index.floordivs %4, %minus
  call @print(%5) : (index) -> ()
  return
}

func.func @main() {
  %a = index.constant -17
  %b = index.constant 5
  call @ops(%a, %b) : (index, index) -> ()
  %least = index.constant -9223372036854775808
  %most = index.constant 9223372036854775807
  %three = index.constant 3
  %minus = index.constant -1
  call @ends(%least, %most, %three, %minus) : (index, index, index, index) -> ()
  return
}
