// RUN: mlir-opt --allow-unregistered-dialect --mem2reg --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @join
// CHECK-SAME: (%[[C:.*]]: i1, %[[X:.*]]: i32)
func.func @join(%c: i1, %x: i32) -> i32 {
  // CHECK-NEXT: %[[P:.*]] = ub.poison : i32
  // CHECK-NEXT: cf.cond_br %[[C]], ^[[A:.*]], ^[[B:.*]]
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^a, ^b
// CHECK: ^[[A]]:
// CHECK-NEXT: cf.br ^[[D:.*]](%[[X]] : i32)
^a:
  memref.store %x, %m[] : memref<i32>
  cf.br ^d
// CHECK: ^[[B]]:
// CHECK-NEXT: cf.br ^[[D]](%[[P]] : i32)
^b:
  cf.br ^d
// CHECK: ^[[D]](%[[L:.*]]: i32):
// CHECK-NEXT: return %[[L]] : i32
^d:
  %l = memref.load %m[] : memref<i32>
  return %l : i32
}

// -----

// A loaded value is stored again.
// CHECK-LABEL: func.func @chain
// CHECK-SAME: (%[[X:.*]]: i32)
// CHECK-NEXT: return %[[X]], %[[X]] : i32, i32
func.func @chain(%x: i32) -> (i32, i32) {
  %n = memref.alloca() : memref<i32>
  memref.store %x, %n[] : memref<i32>
  %a = memref.load %n[] : memref<i32>
  memref.store %a, %n[] : memref<i32>
  %b = memref.load %n[] : memref<i32>
  return %a, %b : i32, i32
}

// -----

// The value becomes an iteration argument of the cycle.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[C:.*]]: i1, %[[X:.*]]: i32)
func.func @loop(%c: i1, %x: i32) -> i32 {
  // CHECK-NEXT: cf.br ^[[A:.*]](%[[X]] : i32)
  // CHECK-NEXT: ^[[A]](%[[L:.*]]: i32):
  // CHECK-NEXT: %[[S:.*]] = arith.addi %[[L]], %[[X]]
  // CHECK-NEXT: cf.cond_br %[[C]], ^[[A]](%[[S]] : i32), ^[[B:.*]]
  // CHECK-NEXT: ^[[B]]:
  // CHECK-NEXT: return %[[S]] : i32
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.br ^a
^a:
  %l = memref.load %m[] : memref<i32>
  %s = arith.addi %l, %x : i32
  memref.store %s, %m[] : memref<i32>
  cf.cond_br %c, ^a, ^b
^b:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// -----

// The pointer escapes; an access is in a nested region; the pointer is stored.
// CHECK-LABEL: func.func @stay
// CHECK-COUNT-3: memref.alloca
func.func @stay(%x: i32) {
  %m = memref.alloca() : memref<i32>
  "unknown.use"(%m) : (memref<i32>) -> ()
  %n = memref.alloca() : memref<i32>
  scf.execute_region {
    memref.store %x, %n[] : memref<i32>
    scf.yield
  }
  %o = memref.alloca() : memref<4xi32>
  %i = index.constant 0
  memref.store %x, %o[%i] : memref<4xi32>
  return
}

// -----

// One operation allocates several slots.
// CHECK-LABEL: func.func @slots
// CHECK-SAME: (%[[X:.*]]: i32)
// CHECK-NEXT: %[[D:.*]] = "test.constant"() <{value = 42 : i32}>
// CHECK-NEXT: return %[[X]], %[[D]]
func.func @slots(%x: i32) -> (i32, i32) {
  %a, %b = test.multi_slot_alloca : () -> (memref<i32>, memref<i32>)
  memref.store %x, %a[] : memref<i32>
  %c = memref.load %a[] : memref<i32>
  %d = memref.load %b[] : memref<i32>
  return %c, %d : i32, i32
}
