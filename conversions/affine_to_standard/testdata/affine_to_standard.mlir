// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @apply(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[A]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[PRODUCT]], %[[B]] : index
// CHECK-NEXT: %[[CM3:.*]] = arith.constant -3 : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[SUM]], %[[CM3]] : index
// CHECK-NEXT: %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT: %[[REM:.*]] = arith.remsi %[[A]], %[[C7]] : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[REM]], %[[C0]] : index
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addi %[[REM]], %[[C7]] : index
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[CMP]], %[[SUM_2]], %[[REM]] : index
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CM1:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[A]], %[[C0_1]] : index
// CHECK-NEXT: %[[DIFF:.*]] = arith.subi %[[CM1]], %[[A]] : index
// CHECK-NEXT: %[[SELECT_1:.*]] = arith.select %[[CMP_1]], %[[DIFF]], %[[A]] : index
// CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divsi %[[SELECT_1]], %[[C5]] : index
// CHECK-NEXT: %[[DIFF_1:.*]] = arith.subi %[[CM1]], %[[QUOTIENT]] : index
// CHECK-NEXT: %[[SELECT_2:.*]] = arith.select %[[CMP_1]], %[[DIFF_1]], %[[QUOTIENT]] : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[CMP_2:.*]] = arith.cmpi sle, %[[A]], %[[C0_2]] : index
// CHECK-NEXT: %[[DIFF_2:.*]] = arith.subi %[[C0_2]], %[[A]] : index
// CHECK-NEXT: %[[DIFF_3:.*]] = arith.subi %[[A]], %[[C1]] : index
// CHECK-NEXT: %[[SELECT_3:.*]] = arith.select %[[CMP_2]], %[[DIFF_2]], %[[DIFF_3]] : index
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = arith.divsi %[[SELECT_3]], %[[C4]] : index
// CHECK-NEXT: %[[DIFF_4:.*]] = arith.subi %[[C0_2]], %[[QUOTIENT_1]] : index
// CHECK-NEXT: %[[SUM_3:.*]] = arith.addi %[[QUOTIENT_1]], %[[C1]] : index
// CHECK-NEXT: %[[SELECT_4:.*]] = arith.select %[[CMP_2]], %[[DIFF_4]], %[[SUM_3]] : index
// CHECK-NEXT: %[[C42:.*]] = arith.constant 42 : index
// CHECK-NEXT: return %[[SUM_1]], %[[SELECT]], %[[SELECT_2]], %[[SELECT_4]], %[[C42]] : index, index, index, index, index
func.func @apply(%a: index, %b: index) -> (index, index, index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 - 3)>(%a)[%b]
  %1 = affine.apply affine_map<(d0) -> (d0 mod 7)>(%a)
  %2 = affine.apply affine_map<(d0) -> (d0 floordiv 5)>(%a)
  %3 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%a)
  %4 = affine.apply affine_map<() -> (42)>()
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @apply_sym(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> (index, index, index) {
// CHECK-NEXT: %[[REM:.*]] = arith.remsi %[[A]], %[[B]] : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[REM]], %[[C0]] : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[REM]], %[[B]] : index
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[CMP]], %[[SUM]], %[[REM]] : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[A]], %[[B]] overflow<nsw> : index
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[PRODUCT]], %[[C3]] : index
// CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CM1:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[SUM_1]], %[[C0_1]] : index
// CHECK-NEXT: %[[DIFF:.*]] = arith.subi %[[CM1]], %[[SUM_1]] : index
// CHECK-NEXT: %[[SELECT_1:.*]] = arith.select %[[CMP_1]], %[[DIFF]], %[[SUM_1]] : index
// CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divsi %[[SELECT_1]], %[[B]] : index
// CHECK-NEXT: %[[DIFF_1:.*]] = arith.subi %[[CM1]], %[[QUOTIENT]] : index
// CHECK-NEXT: %[[SELECT_2:.*]] = arith.select %[[CMP_1]], %[[DIFF_1]], %[[QUOTIENT]] : index
// CHECK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[B]], %[[B]] overflow<nsw> : index
// CHECK-NEXT: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[CMP_2:.*]] = arith.cmpi sle, %[[A]], %[[C0_2]] : index
// CHECK-NEXT: %[[DIFF_2:.*]] = arith.subi %[[C0_2]], %[[A]] : index
// CHECK-NEXT: %[[DIFF_3:.*]] = arith.subi %[[A]], %[[C1]] : index
// CHECK-NEXT: %[[SELECT_3:.*]] = arith.select %[[CMP_2]], %[[DIFF_2]], %[[DIFF_3]] : index
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = arith.divsi %[[SELECT_3]], %[[PRODUCT_1]] : index
// CHECK-NEXT: %[[DIFF_4:.*]] = arith.subi %[[C0_2]], %[[QUOTIENT_1]] : index
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addi %[[QUOTIENT_1]], %[[C1]] : index
// CHECK-NEXT: %[[SELECT_4:.*]] = arith.select %[[CMP_2]], %[[DIFF_4]], %[[SUM_2]] : index
// CHECK-NEXT: return %[[SELECT]], %[[SELECT_2]], %[[SELECT_4]] : index, index, index
func.func @apply_sym(%a: index, %b: index) -> (index, index, index) {
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%b]
  %2 = affine.apply affine_map<(d0)[s0] -> ((d0 * s0 + 3) floordiv s0)>(%a)[%b]
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv (s0 * s0))>(%a)[%b]
  return %1, %2, %3 : index, index, index
}

// -----

// CHECK-LABEL: func.func @minmax(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index) -> (index, index, index) {
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[B]], %[[C3]] : index
// CHECK-NEXT: %[[C10:.*]] = arith.constant 10 : index
// CHECK-NEXT: %[[MINSI:.*]] = arith.minsi %[[A]], %[[SUM]] : index
// CHECK-NEXT: %[[MINSI_1:.*]] = arith.minsi %[[MINSI]], %[[C10]] : index
// CHECK-NEXT: %[[CM1:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[A]], %[[CM1]] : index
// CHECK-NEXT: %[[MAXSI:.*]] = arith.maxsi %[[SUM_1]], %[[B]] : index
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[A]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT: return %[[MINSI_1]], %[[MAXSI]], %[[PRODUCT]] : index, index, index
func.func @minmax(%a: index, %b: index) -> (index, index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 3, 10)>(%a)[%b]
  %1 = affine.max affine_map<(d0)[s0] -> (d0 - 1, s0)>(%a)[%b]
  %2 = affine.min affine_map<(d0) -> (d0 * 2)>(%a)
  return %0, %1, %2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @for_max(
// CHECK-SAME: %[[N:.*]]: index) {
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[MAXSI:.*]] = arith.maxsi %[[N]], %[[C3]] : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: scf.for %{{.*}} = %[[MAXSI]] to %[[N]] step %[[C1]] {
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @for_max(%n: index) {
  affine.for %j = max affine_map<(d0) -> (d0, 3)>(%n) to %n {
  }
  return
}

// -----

// CHECK-LABEL: func.func @for_args(
// CHECK-SAME: %[[N:.*]]: index, %[[F:.*]]: f32) -> f32 {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[LOOP:.*]] = scf.for %{{.*}} = %[[C0]] to %[[N]] step %[[C4]] iter_args(%[[ITER:.*]] = %[[F]]) -> (f32) {
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[ITER]], %[[ITER]] : f32
// CHECK-NEXT: scf.yield %[[SUM]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[LOOP]] : f32
func.func @for_args(%n: index, %f: f32) -> f32 {
  %0 = affine.for %i = 0 to %n step 4 iter_args(%x = %f) -> (f32) {
    %1 = arith.addf %x, %x : f32
    affine.yield %1 : f32
  }
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @if(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index) -> f32 {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CM3:.*]] = arith.constant -3 : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[I]], %[[CM3]] : index
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi sge, %[[SUM]], %[[C0]] : index
// CHECK-NEXT: %[[CM1:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[I]], %[[CM1]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[PRODUCT]], %[[N]] : index
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi sge, %[[SUM_1]], %[[C0]] : index
// CHECK-NEXT: %[[ANDI:.*]] = arith.andi %[[CMP]], %[[CMP_1]] : i1
// CHECK-NEXT: %[[CMP_2:.*]] = arith.cmpi eq, %[[I]], %[[C0]] : index
// CHECK-NEXT: %[[ANDI_1:.*]] = arith.andi %[[ANDI]], %[[CMP_2]] : i1
// CHECK-NEXT: scf.if %[[ANDI_1]] {
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CM3_1:.*]] = arith.constant -3 : index
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addi %[[I]], %[[CM3_1]] : index
// CHECK-NEXT: %[[CMP_3:.*]] = arith.cmpi sge, %[[SUM_2]], %[[C0_1]] : index
// CHECK-NEXT: %[[IF:.*]] = scf.if %[[CMP_3]] -> (f32) {
// CHECK-NEXT: %[[A:.*]] = "test.a"() : () -> f32
// CHECK-NEXT: scf.yield %[[A]] : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[B:.*]] = "test.b"() : () -> f32
// CHECK-NEXT: scf.yield %[[B]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CMP_4:.*]] = arith.cmpi eq, %[[C0_3]], %[[C0_2]] : index
// CHECK-NEXT: scf.if %[[CMP_4]] {
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %[[IF]] : f32
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

// CHECK-LABEL: func.func @delinearize(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index) -> (index, index, index) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C20:.*]] = arith.constant 20 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[FLOORDIVSI:.*]] = arith.floordivsi %[[I]], %[[C20]] : index
// CHECK-NEXT: %[[REM:.*]] = arith.remsi %[[I]], %[[C20]] : index
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[REM]], %[[C0]] : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[REM]], %[[C20]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[CMP]], %[[SUM]], %[[REM]] : index
// CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divsi %[[SELECT]], %[[C5]] : index
// CHECK-NEXT: %[[REM_1:.*]] = arith.remsi %[[I]], %[[C5]] : index
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[REM_1]], %[[C0]] : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[REM_1]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT_1:.*]] = arith.select %[[CMP_1]], %[[SUM_1]], %[[REM_1]] : index
// CHECK-NEXT: return %[[FLOORDIVSI]], %[[QUOTIENT]], %[[SELECT_1]] : index, index, index
func.func @delinearize(%i: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (3, 4, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @delinearize_outer(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index) -> (index, index, index) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C20:.*]] = arith.constant 20 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[FLOORDIVSI:.*]] = arith.floordivsi %[[I]], %[[C20]] : index
// CHECK-NEXT: %[[REM:.*]] = arith.remsi %[[I]], %[[C20]] : index
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[REM]], %[[C0]] : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[REM]], %[[C20]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[CMP]], %[[SUM]], %[[REM]] : index
// CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divsi %[[SELECT]], %[[C5]] : index
// CHECK-NEXT: %[[REM_1:.*]] = arith.remsi %[[I]], %[[C5]] : index
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[REM_1]], %[[C0]] : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[REM_1]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT_1:.*]] = arith.select %[[CMP_1]], %[[SUM_1]], %[[REM_1]] : index
// CHECK-NEXT: return %[[FLOORDIVSI]], %[[QUOTIENT]], %[[SELECT_1]] : index, index, index
func.func @delinearize_outer(%i: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (4, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @delinearize_dyn(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index, %{{.*}}: index) -> (index, index, index) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C5_1:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[N]], %[[C5_1]] overflow<nsw, nuw> : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[FLOORDIVSI:.*]] = arith.floordivsi %[[I]], %[[PRODUCT]] : index
// CHECK-NEXT: %[[REM:.*]] = arith.remsi %[[I]], %[[PRODUCT]] : index
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[REM]], %[[C0]] : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[REM]], %[[PRODUCT]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[CMP]], %[[SUM]], %[[REM]] : index
// CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divsi %[[SELECT]], %[[C5]] : index
// CHECK-NEXT: %[[REM_1:.*]] = arith.remsi %[[I]], %[[C5]] : index
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[REM_1]], %[[C0]] : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[REM_1]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT_1:.*]] = arith.select %[[CMP_1]], %[[SUM_1]], %[[REM_1]] : index
// CHECK-NEXT: return %[[FLOORDIVSI]], %[[QUOTIENT]], %[[SELECT_1]] : index, index, index
func.func @delinearize_dyn(%i: index, %n: index, %m: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (%m, %n, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @delinearize_dyn2(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index, %[[M:.*]]: index) -> (index, index, index, index) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[M]], %[[C5]] overflow<nsw, nuw> : index
// CHECK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[M]], %[[N]] overflow<nsw, nuw> : index
// CHECK-NEXT: %[[C5_1:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[PRODUCT_2:.*]] = arith.muli %[[PRODUCT_1]], %[[C5_1]] overflow<nsw, nuw> : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[FLOORDIVSI:.*]] = arith.floordivsi %[[I]], %[[PRODUCT_2]] : index
// CHECK-NEXT: %[[REM:.*]] = arith.remsi %[[I]], %[[PRODUCT_2]] : index
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[REM]], %[[C0]] : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[REM]], %[[PRODUCT_2]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[CMP]], %[[SUM]], %[[REM]] : index
// CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divsi %[[SELECT]], %[[PRODUCT]] : index
// CHECK-NEXT: %[[REM_1:.*]] = arith.remsi %[[I]], %[[PRODUCT]] : index
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[REM_1]], %[[C0]] : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[REM_1]], %[[PRODUCT]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT_1:.*]] = arith.select %[[CMP_1]], %[[SUM_1]], %[[REM_1]] : index
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = arith.divsi %[[SELECT_1]], %[[M]] : index
// CHECK-NEXT: %[[REM_2:.*]] = arith.remsi %[[I]], %[[M]] : index
// CHECK-NEXT: %[[CMP_2:.*]] = arith.cmpi slt, %[[REM_2]], %[[C0]] : index
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addi %[[REM_2]], %[[M]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT_2:.*]] = arith.select %[[CMP_2]], %[[SUM_2]], %[[REM_2]] : index
// CHECK-NEXT: return %[[FLOORDIVSI]], %[[QUOTIENT]], %[[QUOTIENT_1]], %[[SELECT_2]] : index, index, index, index
func.func @delinearize_dyn2(%i: index, %n: index, %m: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (2, %n, 5, %m) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// -----

// CHECK-LABEL: func.func @delinearize_one(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index) -> (index, index) {
// CHECK-NEXT: return %[[I]], %[[I]] : index, index
func.func @delinearize_one(%i: index, %n: index) -> (index, index) {
  %0:1 = affine.delinearize_index %i into (%n) : index
  %1:1 = affine.delinearize_index %i into () : index
  return %0#0, %1#0 : index, index
}

// -----

// CHECK-LABEL: func.func @linearize(
// CHECK-SAME: %[[I:.*]]: index, %[[J:.*]]: index, %[[K:.*]]: index, %{{.*}}: index) -> index {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C20:.*]] = arith.constant 20 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[I]], %[[C20]] overflow<nsw> : index
// CHECK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[J]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[PRODUCT]], %[[PRODUCT_1]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[SUM]], %[[K]] overflow<nsw> : index
// CHECK-NEXT: return %[[SUM_1]] : index
func.func @linearize(%i: index, %j: index, %k: index, %n: index) -> index {
  %0 = affine.linearize_index [%i, %j, %k] by (3, 4, 5) : index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @linearize_disjoint(
// CHECK-SAME: %[[I:.*]]: index, %[[J:.*]]: index, %[[K:.*]]: index, %[[N:.*]]: index) -> (index, index) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C20:.*]] = arith.constant 20 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[I]], %[[C20]] overflow<nsw> : index
// CHECK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[J]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[PRODUCT]], %[[PRODUCT_1]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[SUM]], %[[K]] overflow<nsw> : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[PRODUCT_2:.*]] = arith.muli %[[N]], %[[C4]] overflow<nsw, nuw> : index
// CHECK-NEXT: %[[PRODUCT_3:.*]] = arith.muli %[[I]], %[[PRODUCT_2]] overflow<nsw> : index
// CHECK-NEXT: %[[PRODUCT_4:.*]] = arith.muli %[[J]], %[[N]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addi %[[PRODUCT_3]], %[[PRODUCT_4]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM_3:.*]] = arith.addi %[[SUM_2]], %[[K]] overflow<nsw> : index
// CHECK-NEXT: return %[[SUM_1]], %[[SUM_3]] : index, index
func.func @linearize_disjoint(%i: index, %j: index, %k: index, %n: index) -> (index, index) {
  %0 = affine.linearize_index disjoint [%i, %j, %k] by (4, 5) : index
  %1 = affine.linearize_index disjoint [%i, %j, %k] by (%n, 4, %n) : index
  return %0, %1 : index, index
}

// -----

// CHECK-LABEL: func.func @linearize_dyn(
// CHECK-SAME: %[[I:.*]]: index, %[[J:.*]]: index, %[[K:.*]]: index, %[[N:.*]]: index) -> (index, index, index) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C5_1:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[N]], %[[C5_1]] overflow<nsw> : index
// CHECK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[I]], %[[PRODUCT]] overflow<nsw> : index
// CHECK-NEXT: %[[PRODUCT_2:.*]] = arith.muli %[[J]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[PRODUCT_1]], %[[PRODUCT_2]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[SUM]], %[[K]] overflow<nsw> : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: return %[[SUM_1]], %[[I]], %[[C0]] : index, index, index
func.func @linearize_dyn(%i: index, %j: index, %k: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index [%i, %j, %k] by (%n, %n, 5) : index
  %1 = affine.linearize_index [%i] by () : index
  %2 = affine.linearize_index [] by () : index
  return %0, %1, %2 : index, index, index
}
