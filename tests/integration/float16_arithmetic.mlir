// 16-bit floats: each operation rounds, on every platform. The output contains the
// bits.

// RUN: mlir-opt %s -convert-math-to-llvm -test-lower-to-llvm \
// RUN:   | mlir-runner -O0 -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines
// RUN: mlir-opt %s -convert-math-to-llvm -test-lower-to-llvm \
// RUN:   | mlir-runner -O3 -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines

// PEER: no, where the machine converts to bf16 it makes zeros of subnormal numbers.

func.func private @printI64(i64)
func.func private @printF32(f32)
func.func private @printNewline()

memref.global "private" @halves : memref<4xf16> = dense<[1.0, -2.5, 6.0e-8, 65504.0]>
memref.global "private" @brains : memref<4xbf16> = dense<[1.0, -2.5, 9.2e-41, 3.3e38]>

func.func private @print_half(%value: f16) attributes {no_inline} {
  %bits = arith.bitcast %value : f16 to i16
  %wide = arith.extui %bits : i16 to i64
  call @printI64(%wide) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func private @print_brain(%value: bf16) attributes {no_inline} {
  %bits = arith.bitcast %value : bf16 to i16
  %wide = arith.extui %bits : i16 to i64
  call @printI64(%wide) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %halves = memref.get_global @halves : memref<4xf16>
  %h0 = memref.load %halves[%c0] : memref<4xf16>
  %h1 = memref.load %halves[%c1] : memref<4xf16>
  %h2 = memref.load %halves[%c2] : memref<4xf16>
  %h3 = memref.load %halves[%c3] : memref<4xf16>
  // CHECK: 48640
  %0 = arith.addf %h0, %h1 : f16
  call @print_half(%0) : (f16) -> ()
  // The sum rounds to 65504, and subtracting 1 rounds to 65504 again.
  // CHECK-NEXT: 31743
  %1 = arith.addf %h3, %h0 : f16
  %2 = arith.subf %1, %h0 : f16
  call @print_half(%2) : (f16) -> ()
  // CHECK-NEXT: 31744
  %3 = arith.mulf %h3, %h3 : f16
  call @print_half(%3) : (f16) -> ()
  // CHECK-NEXT: 2
  %4 = arith.addf %h2, %h2 : f16
  call @print_half(%4) : (f16) -> ()
  // CHECK-NEXT: 46694
  %5 = arith.divf %h0, %h1 : f16
  call @print_half(%5) : (f16) -> ()
  // CHECK-NEXT: 15955
  %6 = math.absf %h1 : f16
  %7 = math.sqrt %6 : f16
  call @print_half(%7) : (f16) -> ()
  // A double next to a tie of halves, and a tie of floats.
  // CHECK-NEXT: 15361
  %d = arith.constant 1.00048828125000022 : f64
  %8 = arith.truncf %d : f64 to f16
  call @print_half(%8) : (f16) -> ()
  // CHECK-NEXT: -2.5
  %9 = arith.extf %h1 : f16 to f32
  call @printF32(%9) : (f32) -> ()
  call @printNewline() : () -> ()
  // CHECK-NEXT: -2
  %10 = arith.fptosi %h1 : f16 to i64
  call @printI64(%10) : (i64) -> ()
  call @printNewline() : () -> ()

  %brains = memref.get_global @brains : memref<4xbf16>
  %b0 = memref.load %brains[%c0] : memref<4xbf16>
  %b1 = memref.load %brains[%c1] : memref<4xbf16>
  %b2 = memref.load %brains[%c2] : memref<4xbf16>
  %b3 = memref.load %brains[%c3] : memref<4xbf16>
  // CHECK-NEXT: 49088
  %11 = arith.addf %b0, %b1 : bf16
  call @print_brain(%11) : (bf16) -> ()
  // CHECK-NEXT: 2
  %12 = arith.addf %b2, %b2 : bf16
  call @print_brain(%12) : (bf16) -> ()
  // CHECK-NEXT: 32640
  %13 = arith.addf %b3, %b3 : bf16
  call @print_brain(%13) : (bf16) -> ()
  // 257 is a tie, which rounds down to even; a low-order bit makes it 258.
  // CHECK-NEXT: 17280
  %i = arith.constant 257 : i64
  %14 = arith.sitofp %i : i64 to bf16
  call @print_brain(%14) : (bf16) -> ()
  // CHECK-NEXT: 23553
  %j = arith.constant 144678138029277185 : i64
  %15 = arith.uitofp %j : i64 to bf16
  call @print_brain(%15) : (bf16) -> ()

  // A sum in a loop: 256 + 1 is a tie that rounds to 256.
  // CHECK-NEXT: 17280
  %start = arith.constant 256.0 : bf16
  %sum = scf.for %k = %c0 to %c4 step %c1 iter_args(%partial = %start) -> (bf16) {
    %next = arith.addf %partial, %b0 : bf16
    scf.yield %next : bf16
  }
  call @print_brain(%sum) : (bf16) -> ()

  // Vectors that pass through memory.
  // CHECK-NEXT: 48640
  %copy = memref.alloca() : memref<4xf16>
  scf.for %k = %c0 to %c4 step %c1 {
    %a = memref.load %halves[%k] : memref<4xf16>
    %b = arith.mulf %a, %a : f16
    %isSmall = arith.cmpf olt, %b, %h3 : f16
    %n = arith.negf %b : f16
    %s = arith.select %isSmall, %n, %h1 : f16
    memref.store %s, %copy[%k] : memref<4xf16>
  }
  %c = memref.load %copy[%c0] : memref<4xf16>
  %e = memref.load %copy[%c3] : memref<4xf16>
  %f = math.fma %c, %e, %c : f16
  %g = math.copysign %f, %c : f16
  call @print_half(%g) : (f16) -> ()
  return
}
