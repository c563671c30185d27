// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK: llvm.func @f(i32) -> i32
llvm.func @f(i32) -> i32

// CHECK: llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32

// CHECK: llvm.func @calls(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT: %0 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %1 = llvm.call @f(%arg0) : (i32) -> i32
// CHECK-NEXT: llvm.call %arg1(%arg0, %arg1) : !llvm.ptr, (i32, !llvm.ptr) -> ()
// CHECK-NEXT: %2 = llvm.call @printf(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
// CHECK-NEXT: %3 = llvm.call fastcc tail @f(%arg0) {fastmathFlags = #llvm.fastmath<nnan>, no_inline, no_unwind} : (i32) -> i32
// CHECK-NEXT: %4 = llvm.call @f(%arg0) ["deopt"(%arg0, %arg1 : i32, !llvm.ptr), "cold"()] : (i32) -> i32
// CHECK-NEXT: %5 = llvm.call @f(%arg0) : (i32 {llvm.noundef}) -> (i32 {llvm.signext})
// CHECK-NEXT: %6 = llvm.call @f(%arg0) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32) -> i32
// CHECK-NEXT: %7 = llvm.call_intrinsic "llvm.bswap.i32"(%arg0) : (i32) -> i32
// CHECK-NEXT: llvm.call_intrinsic "llvm.assume"(%0) ["align"(%arg1, %arg0 : !llvm.ptr, i32)] {fastmathFlags = #llvm.fastmath<reassoc>} : (i1) -> ()
// CHECK-NEXT: %8 = llvm.inline_asm "bswap $0", "=r,r" %arg0 : (i32) -> i32
// CHECK-NEXT: llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{}] "nop", "" %arg0 : (i32) -> ()
// CHECK-NEXT: %9 = llvm.va_arg %arg1 : (!llvm.ptr) -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @calls(%i: i32, %p: !llvm.ptr) {
  %7 = llvm.mlir.constant(true) : i1
  %0 = llvm.call @f(%i) : (i32) -> i32
  llvm.call %p(%i, %p) : !llvm.ptr, (i32, !llvm.ptr) -> ()
  %1 = llvm.call @printf(%p, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %2 = llvm.call fastcc tail @f(%i) {fastmathFlags = #llvm.fastmath<nnan>, no_inline, no_unwind} : (i32) -> i32
  %3 = llvm.call @f(%i) ["deopt"(%i, %p : i32, !llvm.ptr), "cold"()] : (i32) -> i32
  %4 = llvm.call @f(%i) : (i32 {llvm.noundef}) -> (i32 {llvm.signext})
  %5 = llvm.call @f(%i) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32) -> i32
  %6 = llvm.call_intrinsic "llvm.bswap.i32"(%i) : (i32) -> i32
  llvm.call_intrinsic "llvm.assume"(%7) ["align"(%p, %i : !llvm.ptr, i32)] {fastmathFlags = #llvm.fastmath<reassoc>} : (i1) -> ()
  %8 = llvm.inline_asm "bswap $0", "=r,r" %i : (i32) -> i32
  llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{}] "nop", "" %i : (i32) -> ()
  %9 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return
}
