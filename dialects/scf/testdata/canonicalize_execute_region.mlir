// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func @one_block(
// CHECK-SAME:    %[[a:.*]]: i32)
// CHECK-NEXT:    return %[[a]]
func.func @one_block(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    scf.yield %a : i32
  }
  return %0 : i32
}

// The region ends with another terminator, which yields nothing.
// CHECK-LABEL: func @other_terminator(
// CHECK:         scf.execute_region -> i32 {
// CHECK-NEXT:      "test.finish"
func.func @other_terminator(%flag: i1) {
  scf.if %flag {
    %0 = scf.execute_region -> i32 {
      "test.finish"() : () -> ()
    }
  }
  return
}

// In a function, the block is inlined into the function.
// CHECK-LABEL: func @in_function(
// CHECK-NEXT:    "test.finish"
// CHECK-NEXT:  }
func.func @in_function() -> i32 {
  %0 = scf.execute_region -> i32 {
    "test.finish"() : () -> ()
  }
  return %0 : i32
}

// The terminator would leave the enclosing region.
// CHECK-LABEL: func @other_way_out(
// CHECK:         scf.execute_region no_inline {
// CHECK-NEXT:      scf.execute_region {
// CHECK-NEXT:        memref.store
// CHECK-NEXT:        "test.return"() : () -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield
func.func @other_way_out(%a: i32, %m: memref<i32>) {
  %0 = scf.execute_region -> i32 no_inline {
    %1 = scf.execute_region -> i32 {
      memref.store %a, %m[] : memref<i32>
      "test.return"(%a) : (i32) -> ()
    }
    scf.yield %a : i32
  }
  return
}
