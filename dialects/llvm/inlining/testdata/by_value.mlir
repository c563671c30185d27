// RUN: mlir-opt %s -inline | FileCheck %s

#reads = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>

llvm.func @writes(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>}) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @reads(%p: !llvm.ptr {llvm.byval = f32, llvm.align = 8}) -> f32 attributes {memory_effects = #reads} {
  %0 = llvm.load %p : !llvm.ptr -> f32
  llvm.return %0 : f32
}

// CHECK-LABEL: @copied
// CHECK-SAME: %[[P:.*]]: !llvm.ptr
llvm.func @copied(%p: !llvm.ptr) {
  // CHECK: %[[COPY:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(i32, i64)> {alignment = 4 : i64}
  // CHECK: "llvm.intr.memcpy"(%[[COPY]], %[[P]], %{{.*}}) <{isVolatile = false}>
  // CHECK: llvm.store %{{.*}}, %[[COPY]]
  llvm.call @writes(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// An argument that is only read is copied only if its alignment is unknown.
// CHECK-LABEL: @read
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[Q:.*]]: !llvm.ptr
llvm.func @read(%p: !llvm.ptr, %q: !llvm.ptr {llvm.align = 16}) -> (f32) {
  // CHECK: %[[COPY:.*]] = llvm.alloca %{{.*}} x f32 {alignment = 8 : i64}
  // CHECK: "llvm.intr.memcpy"(%[[COPY]], %[[P]]
  // CHECK: llvm.load %[[COPY]]
  // CHECK: llvm.load %[[Q]]
  %0 = llvm.call @reads(%p) : (!llvm.ptr) -> f32
  %1 = llvm.call @reads(%q) : (!llvm.ptr) -> f32
  %2 = llvm.fadd %0, %1 : f32
  llvm.return %2 : f32
}

// CHECK-LABEL: @aligned
llvm.func @aligned() -> f32 {
  // CHECK: %[[A:.*]] = llvm.alloca %{{.*}} x f32 {alignment = 8 : i64}
  // CHECK-NEXT: llvm.load %[[A]]
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %0 = llvm.call @reads(%a) : (!llvm.ptr) -> f32
  llvm.return %0 : f32
}
