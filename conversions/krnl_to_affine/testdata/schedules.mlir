// RUN: mlir-opt %s --convert-krnl-to-affine | FileCheck %s

// CHECK-DAG: #[[ID:.*]] = affine_map<(d0) -> (d0)>
// CHECK-DAG: #[[ONE:.*]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-DAG: #[[FOUR:.*]] = affine_map<(d0) -> (d0 + 4)>
// CHECK-DAG: #[[FIVE:.*]] = affine_map<(d0) -> (d0 + 5)>
// CHECK-DAG: #[[PARTIAL:.*]] = affine_map<(d0) -> (d0 + 4, 10)>
// CHECK-DAG: #[[DYNAMIC:.*]] = affine_map<(d0)[s0] -> (d0 + 4, s0)>
// CHECK-DAG: #[[INNER:.*]] = affine_map<(d0)[s0] -> (d0 + 2, s0)>

// The last tile may be smaller, unless the size is a multiple of the tile's.
// CHECK-LABEL: func @partial_tile
func.func @partial_tile() {
  %ii = krnl.define_loops 1
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // CHECK-NEXT: affine.for %[[B:.*]] = 0 to 10 step 4 {
  // CHECK-NEXT: affine.for %{{.*}} = #[[ID]](%[[B]]) to min #[[PARTIAL]](%[[B]]) {
  krnl.iterate(%ib, %il) with (%ii -> %i = 0 to 10) {
  }
  return
}

// A tile of tiles ends with it, if its size divides that of the outer tile.
// CHECK-LABEL: func @tiles_of_tiles
// CHECK-SAME: (%[[N:.*]]: index)
func.func @tiles_of_tiles(%n: index) {
  %ii = krnl.define_loops 1
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  %ilb, %ill = krnl.block %il 2 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // CHECK-NEXT: affine.for %[[B:.*]] = 0 to %[[N]] step 4 {
  // CHECK-NEXT: affine.for %[[L:.*]] = #[[ID]](%[[B]]) to min #[[DYNAMIC]](%[[B]])[%[[N]]] step 2 {
  // CHECK-NEXT: affine.for %{{.*}} = #[[ID]](%[[L]]) to min #[[INNER]](%[[L]])[%[[N]]] {
  krnl.iterate(%ib, %ilb, %ill) with (%ii -> %i = 0 to %n) {
  }
  return
}

// CHECK-LABEL: func @permute
func.func @permute() {
  %ii, %jj, %kk = krnl.define_loops 3
  krnl.permute(%ii, %jj, %kk) [1, 2, 0] : !krnl.loop, !krnl.loop, !krnl.loop
  // CHECK-NEXT: affine.for %[[K:.*]] = 0 to 30 {
  // CHECK-NEXT: affine.for %[[I:.*]] = 0 to 10 {
  // CHECK-NEXT: affine.for %[[J:.*]] = 0 to 20 {
  // CHECK-NEXT: arith.addi %[[I]], %[[J]] : index
  // CHECK-NEXT: arith.addi %[[I]], %[[K]] : index
  krnl.iterate(%ii, %jj, %kk) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to 20, %kk -> %k = 0 to 30) {
    %0 = arith.addi %i, %j : index
    %1 = arith.addi %i, %k : index
  }
  return
}

// The tiles outside, the elements in a nest of their own, with statements
// between them.
// CHECK-LABEL: func @imperfect
func.func @imperfect() {
  %ii, %ij = krnl.define_loops 2
  %ib, %il = krnl.block %ii 5 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  %jb, %jl = krnl.block %ij 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  krnl.permute(%ib, %il, %jb, %jl) [0, 2, 1, 3] : !krnl.loop, !krnl.loop, !krnl.loop, !krnl.loop
  // CHECK-NEXT: affine.for %[[IB:.*]] = 0 to 10 step 5 {
  // CHECK-NEXT: affine.for %[[JB:.*]] = 0 to 20 step 4 {
  // CHECK-NEXT: %[[M:.*]] = memref.alloc() : memref<10xf32>
  // CHECK-NEXT: affine.for %[[IL:.*]] = #[[ID]](%[[IB]]) to #[[FIVE]](%[[IB]]) {
  // CHECK-NEXT: affine.for %[[JL:.*]] = #[[ID]](%[[JB]]) to #[[FOUR]](%[[JB]]) {
  // CHECK-NEXT: affine.load %[[M]][%[[IL]]] : memref<10xf32>
  // CHECK-NEXT: arith.addi %[[IL]], %[[JL]] : index
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: memref.dealloc %[[M]] : memref<10xf32>
  krnl.iterate(%ib, %jb) with (%ii -> %i = 0 to 10, %ij -> %j = 0 to 20) {
    %m = memref.alloc() : memref<10xf32>
    krnl.iterate(%il, %jl) with () {
      %0:2 = krnl.get_induction_var_value(%il, %jl) : (!krnl.loop, !krnl.loop) -> (index, index)
      %1 = krnl.load %m[%i] : memref<10xf32>
      %2 = arith.addi %0#0, %0#1 : index
    }
    memref.dealloc %m : memref<10xf32>
  }
  return
}

// CHECK-LABEL: func @unroll
func.func @unroll() {
  %ii = krnl.define_loops 1
  %ib, %il = krnl.block %ii 2 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  krnl.unroll %il : !krnl.loop
  // CHECK-NEXT: affine.for %[[B:.*]] = 0 to 8 step 2 {
  // CHECK-NEXT: arith.addi %[[B]], %[[B]] : index
  // CHECK-NEXT: %[[NEXT:.*]] = affine.apply #[[ONE]](%[[B]])
  // CHECK-NEXT: arith.addi %[[B]], %[[NEXT]] : index
  // CHECK-NEXT: }
  krnl.iterate(%ib) with (%ii -> %i = 0 to 8) {
    %0 = krnl.get_induction_var_value(%ib) : (!krnl.loop) -> index
    krnl.iterate(%il) with () {
      %1 = arith.addi %0, %i : index
    }
  }
  return
}

// The smaller last tile is not unrolled.
// CHECK-LABEL: func @unroll_partial
// CHECK-SAME: (%[[N:.*]]: index, %[[X:.*]]: f32,
func.func @unroll_partial(%n: index, %x: f32, %m: memref<?xf32>) {
  %ii = krnl.define_loops 1
  %ib, %il = krnl.block %ii 2 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  krnl.unroll %il : !krnl.loop
  // CHECK-NEXT: affine.for %[[B:.*]] = 0 to %[[N]] step 2 {
  // CHECK: %[[LAST:.*]] = affine.apply #[[ONE]](%[[B]])
  // CHECK: %[[FULL:.*]] = arith.cmpi sgt, %[[N]], %[[LAST]] : index
  // CHECK: scf.if %[[FULL]] {
  // CHECK-NEXT: affine.store %[[X]], %{{.*}}[%[[B]]]
  // CHECK-NEXT: %[[NEXT:.*]] = affine.apply #[[ONE]](%[[B]])
  // CHECK-NEXT: affine.store %[[X]], %{{.*}}[%[[NEXT]]]
  // CHECK-NEXT: } else {
  // CHECK-NEXT: affine.for
  krnl.iterate(%ib, %il) with (%ii -> %i = 0 to %n) {
    krnl.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK-LABEL: func @parallel
// CHECK-SAME: (%[[N:.*]]: index)
func.func @parallel(%n: index) {
  %ii = krnl.define_loops 1
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  krnl.parallel(%ib) : !krnl.loop
  // CHECK-NEXT: affine.parallel (%[[B:.*]]) = (0) to (symbol(%[[N]])) step (4) {
  // CHECK-NEXT: affine.for %{{.*}} = #[[ID]](%[[B]]) to min #[[DYNAMIC]](%[[B]])[%[[N]]] {
  krnl.iterate(%ib, %il) with (%ii -> %i = 0 to %n) {
  }
  return
}

// Bounds that are known in an outer loop only are not affine.
// CHECK-LABEL: func @data_dependent
// CHECK-SAME: (%[[SIZES:.*]]: memref<8xindex>,
func.func @data_dependent(%sizes: memref<8xindex>, %m: memref<?xf32>, %x: f32) {
  %ii, %jj, %kk = krnl.define_loops 3
  krnl.parallel(%kk) : !krnl.loop
  // CHECK: affine.for %[[I:.*]] = 0 to 8 {
  krnl.iterate(%ii) with (%ii -> %i = 0 to 8) {
    // CHECK: %[[SIZE:.*]] = affine.load %[[SIZES]][%[[I]]]
    %size = krnl.load %sizes[%i] : memref<8xindex>
    // CHECK: scf.for %[[J:.*]] = %[[I]] to %[[SIZE]]
    // CHECK-NEXT: memref.store %{{.*}}, %{{.*}}[%[[J]]]
    krnl.iterate(%jj) with (%jj -> %j = %i to %size) {
      krnl.store %x, %m[%j] : memref<?xf32>
    }
    // CHECK: scf.parallel (%[[K:.*]]) =
    // CHECK-NEXT: memref.store %{{.*}}, %{{.*}}[%[[K]]]
    krnl.iterate(%kk) with (%kk -> %k = %i to %size) {
      krnl.store %x, %m[%k] : memref<?xf32>
    }
  }
  return
}

// CHECK-LABEL: func @carried
// CHECK-SAME: (%{{.*}}: memref<3x4xf32>, %[[ZERO:.*]]: f32)
func.func @carried(%a: memref<3x4xf32>, %zero: f32) -> f32 {
  %0:2 = krnl.define_loops 2
  // CHECK-NEXT: %[[R:.*]] = affine.for %[[I:.*]] = 0 to 3 iter_args(%[[S:.*]] = %[[ZERO]]) -> (f32) {
  // CHECK-NEXT: %[[Q:.*]] = affine.for %[[J:.*]] = 0 to 4 iter_args(%[[T:.*]] = %[[S]]) -> (f32) {
  // CHECK-NEXT: %[[X:.*]] = affine.load %{{.*}}[%[[I]], %[[J]]]
  // CHECK-NEXT: %[[U:.*]] = arith.addf %[[T]], %[[X]] : f32
  // CHECK-NEXT: affine.yield %[[U]] : f32
  // CHECK-NEXT: }
  // CHECK-NEXT: affine.yield %[[Q]] : f32
  %r = krnl.iterate(%0#0, %0#1) with (%0#0 -> %i = 0 to 3, %0#1 -> %j = 0 to 4) iter_args(%s = %zero) -> (f32) {
    %x = krnl.load %a[%i, %j] : memref<3x4xf32>
    %t = arith.addf %s, %x : f32
    krnl.yield %t : f32
  }
  // CHECK: return %[[R]] : f32
  return %r : f32
}

// A nest without loops is its body.
// CHECK-LABEL: func @no_loop
// CHECK-SAME: (%[[A:.*]]: f32)
// CHECK-NEXT: %[[B:.*]] = arith.addf %[[A]], %[[A]] : f32
// CHECK-NEXT: return %[[B]] : f32
func.func @no_loop(%a: f32) -> f32 {
  %0 = krnl.iterate() with () iter_args(%b = %a) -> (f32) {
    %1 = arith.addf %b, %a : f32
    krnl.yield %1 : f32
  }
  return %0 : f32
}

// The diagonals of a rectangle, and the points of each.
// CHECK-LABEL: func @diagonals
func.func @diagonals() {
  %ii, %jj = krnl.define_loops 2
  %js = krnl.skew %jj by 1 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
  krnl.permute(%ii, %js) [1, 0] : !krnl.loop, !krnl.loop
  // CHECK-NEXT: affine.for %[[S:.*]] = 0 to 29 {
  // CHECK-NEXT: affine.for %[[I:.*]] = max #{{.*}}(%[[S]]) to min #{{.*}}(%[[S]]) {
  // CHECK-NEXT: %[[J:.*]] = affine.apply #{{.*}}(%[[S]], %[[I]])
  // CHECK-NEXT: arith.addi %[[I]], %[[J]] : index
  krnl.iterate(%ii, %js) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to 20) {
    %0 = arith.addi %i, %j : index
  }
  return
}

// A skewed loop inside of its base has as many iterations as the original one.
// CHECK-LABEL: func @skewed_inside
func.func @skewed_inside() {
  %ii, %jj = krnl.define_loops 2
  %js = krnl.skew %jj by 2 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
  krnl.unroll %js : !krnl.loop
  // CHECK-NEXT: affine.for %[[I:.*]] = 0 to 10 {
  // CHECK-NOT: affine.for
  // CHECK-COUNT-2: arith.addi %[[I]],
  // CHECK-NOT: arith.addi
  krnl.iterate(%ii, %js) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to 2) {
    %0 = arith.addi %i, %j : index
  }
  return
}
