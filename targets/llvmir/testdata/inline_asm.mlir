// Inline assembly.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define void @inline_asm(
// CHECK-SAME: i32 %[[X:[0-9]+]], ptr %[[P:[0-9]+]]) {
// CHECK-NEXT: call i32 asm sideeffect alignstack inteldialect "foo $0", "=r,r,r"(i32 %[[X]], i32 %[[X]])
// CHECK-NEXT: call void asm "nop", ""()
// CHECK-NEXT: call void asm "foo $0", "=*m"(ptr elementtype(i32) %[[P]])
// CHECK-NEXT: ret void

llvm.func @inline_asm(%x: i32, %p: !llvm.ptr) {
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel "foo $0", "=r,r,r" %x, %x : (i32, i32) -> i32
  llvm.inline_asm "nop", "" : () -> ()
  llvm.inline_asm operand_attrs = [{elementtype = i32}] "foo $0", "=*m" %p : (!llvm.ptr) -> ()
  llvm.return
}
