// RUN: mlir-opt %s -inline | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @static() -> f32 {
  %n = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  %x = llvm.load volatile %p : !llvm.ptr -> f32
  llvm.return %x : f32
}
llvm.func @dynamic(%n: i32) {
  %p = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @with_markers() {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x f64 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return
}

// Allocations of constant size are moved to the entry block. For others, the
// stack is saved before and restored after the inlined body.
// CHECK-LABEL: @caller
// CHECK-SAME: (%{{.*}}: i1, %[[N:.*]]: i32)
llvm.func @caller(%c: i1, %n: i32) {
  // CHECK: %[[P:.*]] = llvm.alloca %{{.*}} x f32
  // CHECK: llvm.cond_br
  // CHECK: llvm.intr.lifetime.start %[[P]]
  // CHECK-NEXT: llvm.load volatile %[[P]]
  // CHECK-NEXT: llvm.intr.lifetime.end %[[P]]
  // CHECK-NEXT: %[[STACK:.*]] = llvm.intr.stacksave
  // CHECK-NEXT: %[[D:.*]] = llvm.alloca %[[N]] x f32
  // CHECK-NEXT: llvm.call @use(%[[D]])
  // CHECK-NEXT: llvm.intr.stackrestore %[[STACK]]
  llvm.cond_br %c, ^a, ^b
^a:
  %0 = llvm.call @static() : () -> f32
  llvm.call @dynamic(%n) : (i32) -> ()
  llvm.br ^b
^b:
  llvm.return
}

// CHECK-LABEL: @keeps_markers
llvm.func @keeps_markers() {
  // CHECK: %[[P:.*]] = llvm.alloca %{{.*}} x f64
  // CHECK: llvm.br
  // CHECK: llvm.intr.lifetime.start
  // CHECK-NOT: llvm.intr.lifetime.start
  llvm.br ^a
^a:
  llvm.call @with_markers() : () -> ()
  llvm.return
}
