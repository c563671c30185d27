// RUN: mlir-runner %s -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines
// RUN: mlir-runner %s -O3 -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines

// Instructions, globals and intrinsics of the llvm dialect only.

llvm.func @printI64(i64)
llvm.func @printF64(f64)
llvm.func @printNewline()

llvm.func @print(%value: i64) {
  llvm.call @printI64(%value) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.mlir.global internal @counter(40 : i64) : i64
llvm.mlir.global internal constant @table(dense<[3, 5, 7]> : tensor<3xi16>) : !llvm.array<3 x i16>
llvm.mlir.global internal constant @pair() : !llvm.struct<(i8, i32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i8, i32)>
  %1 = llvm.mlir.constant(9 : i8) : i8
  %2 = llvm.mlir.constant(70000 : i32) : i32
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i8, i32)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(i8, i32)>
  llvm.return %4 : !llvm.struct<(i8, i32)>
}

llvm.func @initialize() {
  %0 = llvm.mlir.addressof @counter : !llvm.ptr
  %1 = llvm.mlir.constant(2 : i64) : i64
  %2 = llvm.atomicrmw add %0, %1 monotonic : !llvm.ptr, i64
  llvm.return
}
llvm.mlir.global_ctors ctors = [@initialize], priorities = [0 : i32], data = [#llvm.zero]

llvm.func @globals() {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  // CHECK: 42
  %0 = llvm.mlir.addressof @counter : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i64
  llvm.call @print(%1) : (i64) -> ()
  // CHECK-NEXT: 5
  %2 = llvm.mlir.addressof @table : !llvm.ptr
  %3 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i16>
  %4 = llvm.load %3 : !llvm.ptr -> i16
  %5 = llvm.sext %4 : i16 to i64
  llvm.call @print(%5) : (i64) -> ()
  // CHECK-NEXT: 70000
  %6 = llvm.mlir.addressof @pair : !llvm.ptr
  %7 = llvm.getelementptr %6[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32)>
  %8 = llvm.load %7 : !llvm.ptr -> i32
  %9 = llvm.zext %8 : i32 to i64
  llvm.call @print(%9) : (i64) -> ()
  llvm.return
}

llvm.func @fibonacci(%n: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%n, %c0, %c1 : i64, i64, i64)
^head(%rest: i64, %a: i64, %b: i64):
  %0 = llvm.icmp "eq" %rest, %c0 : i64
  llvm.cond_br %0, ^end, ^body
^body:
  %1 = llvm.sub %rest, %c1 : i64
  %2 = llvm.add %a, %b : i64
  llvm.br ^head(%1, %b, %2 : i64, i64, i64)
^end:
  llvm.return %a : i64
}

llvm.func @choose(%n: i32) -> i64 {
  llvm.switch %n : i32, ^other [
    -1: ^minus,
    7: ^seven
  ]
^minus:
  %0 = llvm.mlir.constant(100 : i64) : i64
  llvm.return %0 : i64
^seven:
  %1 = llvm.mlir.constant(200 : i64) : i64
  llvm.return %1 : i64
^other:
  %2 = llvm.mlir.constant(300 : i64) : i64
  llvm.return %2 : i64
}

llvm.func @control() {
  // CHECK-NEXT: 832040
  %c30 = llvm.mlir.constant(30 : i64) : i64
  %0 = llvm.call @fibonacci(%c30) : (i64) -> i64
  llvm.call @print(%0) : (i64) -> ()
  // CHECK-NEXT: 100
  // CHECK-NEXT: 200
  // CHECK-NEXT: 300
  %minus = llvm.mlir.constant(-1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %eight = llvm.mlir.constant(8 : i32) : i32
  %1 = llvm.call @choose(%minus) : (i32) -> i64
  llvm.call @print(%1) : (i64) -> ()
  // A call through the address of a function.
  %2 = llvm.mlir.addressof @choose : !llvm.ptr
  %3 = llvm.call %2(%seven) : !llvm.ptr, (i32) -> i64
  llvm.call @print(%3) : (i64) -> ()
  %4 = llvm.call %2(%eight) : !llvm.ptr, (i32) -> i64
  llvm.call @print(%4) : (i64) -> ()
  llvm.return
}

llvm.func @intrinsics(%n: i64, %x: f64) {
  // The reversed bytes of 0x0102030405060708.
  // CHECK-NEXT: 578437695752307201
  %0 = llvm.intr.bswap(%n) : (i64) -> i64
  llvm.call @print(%0) : (i64) -> ()
  // CHECK-NEXT: 13
  %1 = llvm.intr.ctpop(%n) : (i64) -> i64
  llvm.call @print(%1) : (i64) -> ()
  // CHECK-NEXT: 7
  %2 = "llvm.intr.ctlz"(%n) <{is_zero_poison = false}> : (i64) -> i64
  llvm.call @print(%2) : (i64) -> ()
  // CHECK-NEXT: 1
  %3 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %4 = "llvm.intr.sadd.with.overflow"(%3, %n) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %5 = llvm.extractvalue %4[1] : !llvm.struct<(i64, i1)>
  %6 = llvm.zext %5 : i1 to i64
  llvm.call @print(%6) : (i64) -> ()
  // CHECK-NEXT: 1.5
  %7 = llvm.intr.sqrt(%x) : (f64) -> f64
  llvm.call @printF64(%7) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  // CHECK-NEXT: 10
  %8 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %9 = "llvm.intr.vector.reduce.add"(%8) : (vector<4xi64>) -> i64
  llvm.call @print(%9) : (i64) -> ()
  // CHECK-NEXT: 3
  %10 = llvm.shufflevector %8, %8 [2, 5] : vector<4xi64>
  %11 = llvm.mlir.constant(0 : i32) : i32
  %12 = llvm.extractelement %10[%11 : i32] : vector<2xi64>
  llvm.call @print(%12) : (i64) -> ()
  llvm.return
}

llvm.func @main() {
  llvm.call @globals() : () -> ()
  llvm.call @control() : () -> ()
  %n = llvm.mlir.constant(72623859790382856 : i64) : i64
  %x = llvm.mlir.constant(2.25 : f64) : f64
  llvm.call @intrinsics(%n, %x) : (i64, f64) -> ()
  llvm.return
}
