// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK: llvm.func @f(i32) -> i32
llvm.func @f(i32) -> i32

// CHECK: llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32

// CHECK-LABEL: llvm.func @calls(
// CHECK-SAME: %[[I:.*]]: i32, %[[P:.*]]: !llvm.ptr) {
// CHECK-NEXT: %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: llvm.call @f(%[[I]]) : (i32) -> i32
// CHECK-NEXT: llvm.call %[[P]](%[[I]], %[[P]]) : !llvm.ptr, (i32, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @printf(%[[P]], %[[I]]) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
// CHECK-NEXT: llvm.call fastcc tail @f(%[[I]]) {fastmathFlags = #llvm.fastmath<nnan>, no_inline, no_unwind} : (i32) -> i32
// CHECK-NEXT: llvm.call @f(%[[I]]) ["deopt"(%[[I]], %[[P]] : i32, !llvm.ptr), "cold"()] : (i32) -> i32
// CHECK-NEXT: llvm.call @f(%[[I]]) : (i32 {llvm.noundef}) -> (i32 {llvm.signext})
// CHECK-NEXT: llvm.call @f(%[[I]]) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32) -> i32
// CHECK-NEXT: llvm.call_intrinsic "llvm.bswap.i32"(%[[I]]) : (i32) -> i32
// CHECK-NEXT: llvm.call_intrinsic "llvm.assume"(%[[TRUE]]) ["align"(%[[P]], %[[I]] : !llvm.ptr, i32)] {fastmathFlags = #llvm.fastmath<reassoc>} : (i1) -> ()
// CHECK-NEXT: llvm.inline_asm "bswap $0", "=r,r" %[[I]] : (i32) -> i32
// CHECK-NEXT: llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{}] "nop", "" %[[I]] : (i32) -> ()
// CHECK-NEXT: llvm.va_arg %[[P]] : (!llvm.ptr) -> i32
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
