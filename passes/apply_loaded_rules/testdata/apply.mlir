// RUN: mlir-opt %s --load-td=%S/rules.td --apply-loaded-rules | FileCheck %s

// CHECK: func.func @repeated(%[[X:.*]]: i32)
func.func @repeated(%x: i32) -> i32 {
  // CHECK-NEXT: %[[Y:.*]] = "my.scale"(%[[X]]) <{factor = 2 : i32}> : (i32) -> i32
  // CHECK-NEXT: return %[[Y]]
  %0 = "my.add"(%x, %x) : (i32, i32) -> i32
  return %0 : i32
}

// CHECK: func.func @not_repeated
func.func @not_repeated(%x: i32, %y: i32) -> i32 {
  // CHECK-NEXT: "my.add"
  %0 = "my.add"(%x, %y) : (i32, i32) -> i32
  return %0 : i32
}

// CHECK: func.func @thrice(%[[X:.*]]: i32)
func.func @thrice(%x: i32) -> i32 {
  // CHECK-NEXT: %[[Y:.*]] = "my.abs"(%[[X]])
  // CHECK-NEXT: return %[[Y]]
  %0 = "my.abs"(%x) : (i32) -> i32
  %1 = "my.abs"(%0) : (i32) -> i32
  %2 = "my.abs"(%1) : (i32) -> i32
  return %2 : i32
}

// CHECK: func.func @one_use(%[[X:.*]]: i32)
func.func @one_use(%x: i32) -> i32 {
  // CHECK: "my.scale"(%[[X]]) <{factor = 0 : i32}>
  %0 = "my.scale"(%x) <{factor = 5 : i32}> : (i32) -> i32
  %1 = "my.scale"(%0) <{factor = 0 : i32}> : (i32) -> i32
  return %1 : i32
}

// CHECK: func.func @two_uses(%[[X:.*]]: i32)
func.func @two_uses(%x: i32) -> (i32, i32) {
  // CHECK: %[[Y:.*]] = "my.scale"(%[[X]]) <{factor = 5 : i32}>
  // CHECK: "my.scale"(%[[Y]]) <{factor = 0 : i32}>
  %0 = "my.scale"(%x) <{factor = 5 : i32}> : (i32) -> i32
  %1 = "my.scale"(%0) <{factor = 0 : i32}> : (i32) -> i32
  return %0, %1 : i32, i32
}
