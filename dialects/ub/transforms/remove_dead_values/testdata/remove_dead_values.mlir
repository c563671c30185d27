// RUN: mlir-opt %s --remove-dead-values=canonicalize=false | FileCheck %s

// CHECK-LABEL: func private @callee
// CHECK-SAME: (%[[a:.*]]: i32) -> i32
// CHECK-NEXT: %[[s:.*]] = arith.addi %[[a]], %[[a]]
// CHECK-NEXT: return %[[s]] : i32
func.func private @callee(%a: i32, %b: i32) -> (i32, i32) {
  %s = arith.addi %a, %a : i32
  return %s, %b : i32, i32
}
// CHECK-LABEL: func @caller
// CHECK-NEXT: %[[r:.*]] = call @callee(%{{.*}}) : (i32) -> i32
// CHECK-NEXT: return %[[r]]
func.func @caller(%a: i32, %b: i32) -> i32 {
  %unused = arith.muli %a, %b : i32
  %r:2 = call @callee(%a, %b) : (i32, i32) -> (i32, i32)
  return %r#0 : i32
}

// The function may have unknown callers.
// CHECK-LABEL: func private @escapes(%{{.*}}: i32, %{{.*}}: i32)
func.func private @escapes(%a: i32, %b: i32) -> i32 {
  return %a : i32
}
func.func @escape() -> ((i32, i32) -> i32) {
  %f = constant @escapes : (i32, i32) -> i32
  return %f : (i32, i32) -> i32
}

// CHECK-LABEL: func @blocks
// CHECK-NEXT: cf.cond_br %{{.*}}, ^bb1(%{{.*}} : i32), ^bb1(%{{.*}} : i32)
// CHECK-NEXT: ^bb1(%[[y:.*]]: i32):
// CHECK-NEXT: return %[[y]]
func.func @blocks(%c: i1, %a: i32, %b: i32) -> i32 {
  %x = arith.addi %a, %b : i32
  %z = arith.subi %a, %b : i32
  cf.cond_br %c, ^exit(%x, %a : i32, i32), ^exit(%z, %b : i32, i32)
^exit(%unused: i32, %y: i32):
  return %y : i32
}

// An argument is kept if an operand of a branch has another use.
// CHECK-LABEL: func @shared
// CHECK: cf.cond_br %{{.*}}, ^bb1(%{{.*}}, %{{.*}} : i32, i32), ^bb1(
func.func @shared(%c: i1, %a: i32, %b: i32) -> i32 {
  %x = arith.addi %a, %b : i32
  cf.cond_br %c, ^exit(%x, %a : i32, i32), ^exit(%b, %b : i32, i32)
^exit(%unused: i32, %y: i32):
  return %y : i32
}

// CHECK-LABEL: func @regions
// CHECK: %[[poison:.*]] = ub.poison : i32
// CHECK: scf.for {{.*}} iter_args(%[[i:.*]] = %{{.*}}, %{{.*}} = %[[poison]])
// CHECK: ub.poison
func.func @regions(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a)
      -> (i32, i32) {
    %s = arith.addi %x, %x : i32
    %t = arith.addi %y, %y : i32
    scf.yield %s, %t : i32, i32
  }
  return %r#0 : i32
}

// CHECK-LABEL: func @effects
// CHECK: memref.store
// CHECK-NEXT: memref.load
// CHECK-NEXT: return
func.func @effects(%m: memref<i32>, %a: i32) {
  %s = arith.addi %a, %a : i32
  memref.store %s, %m[] : memref<i32>
  %l = memref.load %m[] : memref<i32>
  return
}
