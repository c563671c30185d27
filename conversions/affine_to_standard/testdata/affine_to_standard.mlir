// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --lower-affine | FileCheck %s

// CHECK: func.func @apply(%arg0: index, %arg1: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = arith.muli %arg0, %c2 overflow<nsw> : index
// CHECK-NEXT: %1 = arith.addi %0, %arg1 : index
// CHECK-NEXT: %c-3 = arith.constant -3 : index
// CHECK-NEXT: %2 = arith.addi %1, %c-3 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %3 = arith.remsi %arg0, %c7 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %4 = arith.cmpi slt, %3, %c0 : index
// CHECK-NEXT: %5 = arith.addi %3, %c7 : index
// CHECK-NEXT: %6 = arith.select %4, %5, %3 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %7 = arith.cmpi slt, %arg0, %c0_0 : index
// CHECK-NEXT: %8 = arith.subi %c-1, %arg0 : index
// CHECK-NEXT: %9 = arith.select %7, %8, %arg0 : index
// CHECK-NEXT: %10 = arith.divsi %9, %c5 : index
// CHECK-NEXT: %11 = arith.subi %c-1, %10 : index
// CHECK-NEXT: %12 = arith.select %7, %11, %10 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %13 = arith.cmpi sle, %arg0, %c0_1 : index
// CHECK-NEXT: %14 = arith.subi %c0_1, %arg0 : index
// CHECK-NEXT: %15 = arith.subi %arg0, %c1 : index
// CHECK-NEXT: %16 = arith.select %13, %14, %15 : index
// CHECK-NEXT: %17 = arith.divsi %16, %c4 : index
// CHECK-NEXT: %18 = arith.subi %c0_1, %17 : index
// CHECK-NEXT: %19 = arith.addi %17, %c1 : index
// CHECK-NEXT: %20 = arith.select %13, %18, %19 : index
// CHECK-NEXT: %c42 = arith.constant 42 : index
// CHECK-NEXT: return %2, %6, %12, %20, %c42 : index, index, index, index, index
// CHECK-NEXT: }
func.func @apply(%a: index, %b: index) -> (index, index, index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 - 3)>(%a)[%b]
  %1 = affine.apply affine_map<(d0) -> (d0 mod 7)>(%a)
  %2 = affine.apply affine_map<(d0) -> (d0 floordiv 5)>(%a)
  %3 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%a)
  %4 = affine.apply affine_map<() -> (42)>()
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// -----

// CHECK: func.func @apply_sym(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %0 = arith.remsi %arg0, %arg1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %1 = arith.cmpi slt, %0, %c0 : index
// CHECK-NEXT: %2 = arith.addi %0, %arg1 : index
// CHECK-NEXT: %3 = arith.select %1, %2, %0 : index
// CHECK-NEXT: %4 = arith.muli %arg0, %arg1 overflow<nsw> : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %5 = arith.addi %4, %c3 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %6 = arith.cmpi slt, %5, %c0_0 : index
// CHECK-NEXT: %7 = arith.subi %c-1, %5 : index
// CHECK-NEXT: %8 = arith.select %6, %7, %5 : index
// CHECK-NEXT: %9 = arith.divsi %8, %arg1 : index
// CHECK-NEXT: %10 = arith.subi %c-1, %9 : index
// CHECK-NEXT: %11 = arith.select %6, %10, %9 : index
// CHECK-NEXT: %12 = arith.muli %arg1, %arg1 overflow<nsw> : index
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %13 = arith.cmpi sle, %arg0, %c0_1 : index
// CHECK-NEXT: %14 = arith.subi %c0_1, %arg0 : index
// CHECK-NEXT: %15 = arith.subi %arg0, %c1 : index
// CHECK-NEXT: %16 = arith.select %13, %14, %15 : index
// CHECK-NEXT: %17 = arith.divsi %16, %12 : index
// CHECK-NEXT: %18 = arith.subi %c0_1, %17 : index
// CHECK-NEXT: %19 = arith.addi %17, %c1 : index
// CHECK-NEXT: %20 = arith.select %13, %18, %19 : index
// CHECK-NEXT: return %3, %11, %20 : index, index, index
// CHECK-NEXT: }
func.func @apply_sym(%a: index, %b: index) -> (index, index, index) {
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%b]
  %2 = affine.apply affine_map<(d0)[s0] -> ((d0 * s0 + 3) floordiv s0)>(%a)[%b]
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv (s0 * s0))>(%a)[%b]
  return %1, %2, %3 : index, index, index
}

// -----

// CHECK: func.func @minmax(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = arith.addi %arg1, %c3 : index
// CHECK-NEXT: %c10 = arith.constant 10 : index
// CHECK-NEXT: %1 = arith.minsi %arg0, %0 : index
// CHECK-NEXT: %2 = arith.minsi %1, %c10 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %3 = arith.addi %arg0, %c-1 : index
// CHECK-NEXT: %4 = arith.maxsi %3, %arg1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %5 = arith.muli %arg0, %c2 overflow<nsw> : index
// CHECK-NEXT: return %2, %4, %5 : index, index, index
// CHECK-NEXT: }
func.func @minmax(%a: index, %b: index) -> (index, index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 3, 10)>(%a)[%b]
  %1 = affine.max affine_map<(d0)[s0] -> (d0 - 1, s0)>(%a)[%b]
  %2 = affine.min affine_map<(d0) -> (d0 * 2)>(%a)
  return %0, %1, %2 : index, index, index
}

// -----

// CHECK: func.func @for_max(%arg0: index) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = arith.maxsi %arg0, %c3 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg1 = %0 to %arg0 step %c1 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @for_max(%n: index) {
  affine.for %j = max affine_map<(d0) -> (d0, 3)>(%n) to %n {
  }
  return
}

// -----

// CHECK: func.func @for_args(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = scf.for %arg2 = %c0 to %arg0 step %c4 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT: %1 = arith.addf %arg3, %arg3 : f32
// CHECK-NEXT: scf.yield %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @for_args(%n: index, %f: f32) -> f32 {
  %0 = affine.for %i = 0 to %n step 4 iter_args(%x = %f) -> (f32) {
    %1 = arith.addf %x, %x : f32
    affine.yield %1 : f32
  }
  return %0 : f32
}

// -----

// CHECK: func.func @if(%arg0: index, %arg1: index) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-3 = arith.constant -3 : index
// CHECK-NEXT: %0 = arith.addi %arg0, %c-3 : index
// CHECK-NEXT: %1 = arith.cmpi sge, %0, %c0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %2 = arith.muli %arg0, %c-1 overflow<nsw> : index
// CHECK-NEXT: %3 = arith.addi %2, %arg1 : index
// CHECK-NEXT: %4 = arith.cmpi sge, %3, %c0 : index
// CHECK-NEXT: %5 = arith.andi %1, %4 : i1
// CHECK-NEXT: %6 = arith.cmpi eq, %arg0, %c0 : index
// CHECK-NEXT: %7 = arith.andi %5, %6 : i1
// CHECK-NEXT: scf.if %7 {
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c-3_1 = arith.constant -3 : index
// CHECK-NEXT: %8 = arith.addi %arg0, %c-3_1 : index
// CHECK-NEXT: %9 = arith.cmpi sge, %8, %c0_0 : index
// CHECK-NEXT: %10 = scf.if %9 -> (f32) {
// CHECK-NEXT: %12 = "test.a"() : () -> f32
// CHECK-NEXT: scf.yield %12 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: %12 = "test.b"() : () -> f32
// CHECK-NEXT: scf.yield %12 : f32
// CHECK-NEXT: }
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %c0_3 = arith.constant 0 : index
// CHECK-NEXT: %11 = arith.cmpi eq, %c0_3, %c0_2 : index
// CHECK-NEXT: scf.if %11 {
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %10 : f32
// CHECK-NEXT: }
func.func @if(%i: index, %n: index) -> f32 {
  affine.if affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 - d0 >= 0, d0 == 0)>(%i)[%n] {
    "test.a"() : () -> ()
  }
  %0 = affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) -> f32 {
    %c = "test.a"() : () -> f32
    affine.yield %c : f32
  } else {
    %c = "test.b"() : () -> f32
    affine.yield %c : f32
  }
  affine.if affine_set<() : ()>() {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  return %0 : f32
}

// -----

// CHECK: func.func @delinearize(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c20 = arith.constant 20 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = arith.floordivsi %arg0, %c20 : index
// CHECK-NEXT: %1 = arith.remsi %arg0, %c20 : index
// CHECK-NEXT: %2 = arith.cmpi slt, %1, %c0 : index
// CHECK-NEXT: %3 = arith.addi %1, %c20 overflow<nsw> : index
// CHECK-NEXT: %4 = arith.select %2, %3, %1 : index
// CHECK-NEXT: %5 = arith.divsi %4, %c5 : index
// CHECK-NEXT: %6 = arith.remsi %arg0, %c5 : index
// CHECK-NEXT: %7 = arith.cmpi slt, %6, %c0 : index
// CHECK-NEXT: %8 = arith.addi %6, %c5 overflow<nsw> : index
// CHECK-NEXT: %9 = arith.select %7, %8, %6 : index
// CHECK-NEXT: return %0, %5, %9 : index, index, index
// CHECK-NEXT: }
func.func @delinearize(%i: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (3, 4, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK: func.func @delinearize_outer(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c20 = arith.constant 20 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = arith.floordivsi %arg0, %c20 : index
// CHECK-NEXT: %1 = arith.remsi %arg0, %c20 : index
// CHECK-NEXT: %2 = arith.cmpi slt, %1, %c0 : index
// CHECK-NEXT: %3 = arith.addi %1, %c20 overflow<nsw> : index
// CHECK-NEXT: %4 = arith.select %2, %3, %1 : index
// CHECK-NEXT: %5 = arith.divsi %4, %c5 : index
// CHECK-NEXT: %6 = arith.remsi %arg0, %c5 : index
// CHECK-NEXT: %7 = arith.cmpi slt, %6, %c0 : index
// CHECK-NEXT: %8 = arith.addi %6, %c5 overflow<nsw> : index
// CHECK-NEXT: %9 = arith.select %7, %8, %6 : index
// CHECK-NEXT: return %0, %5, %9 : index, index, index
// CHECK-NEXT: }
func.func @delinearize_outer(%i: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (4, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK: func.func @delinearize_dyn(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c5_0 = arith.constant 5 : index
// CHECK-NEXT: %0 = arith.muli %arg1, %c5_0 overflow<nsw, nuw> : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %1 = arith.floordivsi %arg0, %0 : index
// CHECK-NEXT: %2 = arith.remsi %arg0, %0 : index
// CHECK-NEXT: %3 = arith.cmpi slt, %2, %c0 : index
// CHECK-NEXT: %4 = arith.addi %2, %0 overflow<nsw> : index
// CHECK-NEXT: %5 = arith.select %3, %4, %2 : index
// CHECK-NEXT: %6 = arith.divsi %5, %c5 : index
// CHECK-NEXT: %7 = arith.remsi %arg0, %c5 : index
// CHECK-NEXT: %8 = arith.cmpi slt, %7, %c0 : index
// CHECK-NEXT: %9 = arith.addi %7, %c5 overflow<nsw> : index
// CHECK-NEXT: %10 = arith.select %8, %9, %7 : index
// CHECK-NEXT: return %1, %6, %10 : index, index, index
// CHECK-NEXT: }
func.func @delinearize_dyn(%i: index, %n: index, %m: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (%m, %n, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK: func.func @delinearize_dyn2(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %0 = arith.muli %arg2, %c5 overflow<nsw, nuw> : index
// CHECK-NEXT: %1 = arith.muli %arg2, %arg1 overflow<nsw, nuw> : index
// CHECK-NEXT: %c5_0 = arith.constant 5 : index
// CHECK-NEXT: %2 = arith.muli %1, %c5_0 overflow<nsw, nuw> : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %3 = arith.floordivsi %arg0, %2 : index
// CHECK-NEXT: %4 = arith.remsi %arg0, %2 : index
// CHECK-NEXT: %5 = arith.cmpi slt, %4, %c0 : index
// CHECK-NEXT: %6 = arith.addi %4, %2 overflow<nsw> : index
// CHECK-NEXT: %7 = arith.select %5, %6, %4 : index
// CHECK-NEXT: %8 = arith.divsi %7, %0 : index
// CHECK-NEXT: %9 = arith.remsi %arg0, %0 : index
// CHECK-NEXT: %10 = arith.cmpi slt, %9, %c0 : index
// CHECK-NEXT: %11 = arith.addi %9, %0 overflow<nsw> : index
// CHECK-NEXT: %12 = arith.select %10, %11, %9 : index
// CHECK-NEXT: %13 = arith.divsi %12, %arg2 : index
// CHECK-NEXT: %14 = arith.remsi %arg0, %arg2 : index
// CHECK-NEXT: %15 = arith.cmpi slt, %14, %c0 : index
// CHECK-NEXT: %16 = arith.addi %14, %arg2 overflow<nsw> : index
// CHECK-NEXT: %17 = arith.select %15, %16, %14 : index
// CHECK-NEXT: return %3, %8, %13, %17 : index, index, index, index
// CHECK-NEXT: }
func.func @delinearize_dyn2(%i: index, %n: index, %m: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (2, %n, 5, %m) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// -----

// CHECK: func.func @delinearize_one(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: return %arg0, %arg0 : index, index
// CHECK-NEXT: }
func.func @delinearize_one(%i: index, %n: index) -> (index, index) {
  %0:1 = affine.delinearize_index %i into (%n) : index
  %1:1 = affine.delinearize_index %i into () : index
  return %0#0, %1#0 : index, index
}

// -----

// CHECK: func.func @linearize(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> index {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c20 = arith.constant 20 : index
// CHECK-NEXT: %0 = arith.muli %arg0, %c20 overflow<nsw> : index
// CHECK-NEXT: %1 = arith.muli %arg1, %c5 overflow<nsw> : index
// CHECK-NEXT: %2 = arith.addi %0, %1 overflow<nsw> : index
// CHECK-NEXT: %3 = arith.addi %2, %arg2 overflow<nsw> : index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @linearize(%i: index, %j: index, %k: index, %n: index) -> index {
  %0 = affine.linearize_index [%i, %j, %k] by (3, 4, 5) : index
  return %0 : index
}

// -----

// CHECK: func.func @linearize_disjoint(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c20 = arith.constant 20 : index
// CHECK-NEXT: %0 = arith.muli %arg0, %c20 overflow<nsw> : index
// CHECK-NEXT: %1 = arith.muli %arg1, %c5 overflow<nsw> : index
// CHECK-NEXT: %2 = arith.addi %0, %1 overflow<nsw> : index
// CHECK-NEXT: %3 = arith.addi %2, %arg2 overflow<nsw> : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %4 = arith.muli %arg3, %c4 overflow<nsw, nuw> : index
// CHECK-NEXT: %5 = arith.muli %arg0, %4 overflow<nsw> : index
// CHECK-NEXT: %6 = arith.muli %arg1, %arg3 overflow<nsw> : index
// CHECK-NEXT: %7 = arith.addi %5, %6 overflow<nsw> : index
// CHECK-NEXT: %8 = arith.addi %7, %arg2 overflow<nsw> : index
// CHECK-NEXT: return %3, %8 : index, index
// CHECK-NEXT: }
func.func @linearize_disjoint(%i: index, %j: index, %k: index, %n: index) -> (index, index) {
  %0 = affine.linearize_index disjoint [%i, %j, %k] by (4, 5) : index
  %1 = affine.linearize_index disjoint [%i, %j, %k] by (%n, 4, %n) : index
  return %0, %1 : index, index
}

// -----

// CHECK: func.func @linearize_dyn(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c5_0 = arith.constant 5 : index
// CHECK-NEXT: %0 = arith.muli %arg3, %c5_0 overflow<nsw> : index
// CHECK-NEXT: %1 = arith.muli %arg0, %0 overflow<nsw> : index
// CHECK-NEXT: %2 = arith.muli %arg1, %c5 overflow<nsw> : index
// CHECK-NEXT: %3 = arith.addi %1, %2 overflow<nsw> : index
// CHECK-NEXT: %4 = arith.addi %3, %arg2 overflow<nsw> : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: return %4, %arg0, %c0 : index, index, index
// CHECK-NEXT: }
func.func @linearize_dyn(%i: index, %j: index, %k: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index [%i, %j, %k] by (%n, %n, 5) : index
  %1 = affine.linearize_index [%i] by () : index
  %2 = affine.linearize_index [] by () : index
  return %0, %1, %2 : index, index, index
}
