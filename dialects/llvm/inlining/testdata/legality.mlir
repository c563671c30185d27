// RUN: mlir-opt %s -inline | FileCheck %s

llvm.func @plain(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @no_inline(%a: i32) -> i32 attributes {no_inline} {
  llvm.return %a : i32
}
llvm.func @no_duplicate(%a: i32) -> i32 attributes {passthrough = ["noduplicate"]} {
  llvm.return %a : i32
}
llvm.func @cold(%a: i32) -> i32 attributes {passthrough = [["a", "b"], "cold"]} {
  llvm.return %a : i32
}
llvm.func @variadic(%a: i32, ...) {
  llvm.return
}
llvm.func @with_personality() attributes {personality = @plain} {
  llvm.return
}
llvm.func @in_alloca(%p: !llvm.ptr {llvm.inalloca = f32}) {
  llvm.return
}

// CHECK-LABEL: @caller
// CHECK-SAME: %[[A:.*]]: i32, %[[F:.*]]: !llvm.ptr
llvm.func @caller(%a: i32, %f: !llvm.ptr) -> i32 {
  // CHECK-NEXT: %[[NO:.*]] = llvm.call @no_inline
  // CHECK-NEXT: llvm.call @no_duplicate
  // CHECK-NEXT: llvm.call @variadic
  // CHECK-NEXT: llvm.call @with_personality
  // CHECK-NEXT: llvm.call @in_alloca
  // CHECK-NEXT: llvm.call @plain{{.*}}no_inline
  // CHECK-NEXT: llvm.call %[[F]]
  // CHECK-NEXT: llvm.return %[[NO]]
  %0 = llvm.call @plain(%a) : (i32) -> i32
  %1 = llvm.call @no_inline(%0) : (i32) -> i32
  %2 = llvm.call @no_duplicate(%a) : (i32) -> i32
  %3 = llvm.call @cold(%1) : (i32) -> i32
  llvm.call @variadic(%a) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.call @with_personality() : () -> ()
  llvm.call @in_alloca(%f) : (!llvm.ptr) -> ()
  %4 = llvm.call @plain(%a) {no_inline} : (i32) -> i32
  %5 = llvm.call %f(%a) : !llvm.ptr, (i32) -> i32
  llvm.return %3 : i32
}

llvm.func @branches(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.return %a : i32
^b:
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.func @unreachable() {
  llvm.unreachable
}

// CHECK-LABEL: @calls_branches
// CHECK-SAME: (%{{.*}}: i1, %[[RHS:.*]]: i32)
llvm.func @calls_branches(%c: i1, %a: i32) -> i32 {
  // CHECK: llvm.cond_br %{{.*}}, ^[[A:.*]], ^[[B:bb[0-9]*]]
  // CHECK: ^[[A]]:
  // CHECK: llvm.br ^[[END:.*]](%[[RHS]] : i32)
  // CHECK: ^[[B]]:
  // CHECK: %[[SUM:.*]] = llvm.add
  // CHECK: llvm.br ^[[END]](%[[SUM]] : i32)
  // CHECK: ^[[END]](%[[RESULT:.*]]: i32):
  // CHECK: llvm.return %[[RESULT]]
  %0 = llvm.call @branches(%c, %a) : (i1, i32) -> i32
  llvm.return %0 : i32
}

// CHECK-LABEL: @calls_unreachable
llvm.func @calls_unreachable() {
  // CHECK-NEXT: llvm.unreachable
  // CHECK-NEXT: }
  llvm.call @unreachable() : () -> ()
  llvm.return
}
