// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: func @nest
// CHECK-SAME: (%[[N:.*]]: index,
func.func @nest(%n: index, %m: memref<10x?xf32>) {
  // CHECK: %[[L:.*]]:2 = krnl.define_loops 2
  %ii, %jj = krnl.define_loops 2
  // CHECK: krnl.iterate(%[[L]]#0, %[[L]]#1) with (%[[L]]#0 -> %[[I:.*]] = 0 to 10, %[[L]]#1 -> %[[J:.*]] = 0 to %[[N]]) {
  krnl.iterate(%ii, %jj) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to %n) {
    // CHECK-NEXT: %[[X:.*]] = krnl.load %{{.*}}[%[[I]], %[[J]]] : memref<10x?xf32>
    %x = krnl.load %m[%i, %j] : memref<10x?xf32>
    // CHECK-NEXT: krnl.store %[[X]], %{{.*}}[%[[I]], %[[J]]] : memref<10x?xf32>
    krnl.store %x, %m[%i, %j] : memref<10x?xf32>
    // CHECK-NEXT: }
  }
  return
}

// CHECK-LABEL: func @bounds
// CHECK-SAME: (%[[N:.*]]: index)
func.func @bounds(%n: index) {
  %ii, %ij, %ik, %il = krnl.define_loops 4
  // CHECK: krnl.iterate({{.*}}) with (%{{.*}} -> %[[I:.*]] = 0 to 10, %{{.*}} -> %[[J:.*]] = 1 to 11)
  krnl.iterate(%ii, %ij) with (%ii -> %i = affine_map<()->(0)>() to affine_map<()->(10)>(), %ij -> %j = 1 to 11) {
    // CHECK: krnl.iterate({{.*}}) with ({{.*}} = #{{.*}}(%[[I]], %[[J]]) to #{{.*}}(%[[I]], %[[J]]))
    krnl.iterate(%ik) with (%ik -> %k = affine_map<(d0, d1)->(d0 - d1)>(%i, %j) to affine_map<(d0, d1)->(d0 + d1)>(%i, %j)) {
    }
    // CHECK: krnl.iterate({{.*}}) with ({{.*}} = max #{{.*}}(%[[I]], %[[J]]) to min #{{.*}}(%[[I]], %[[J]])[%[[N]]])
    krnl.iterate(%il) with (%il -> %k = max affine_map<(d0, d1)->(d0 - d1, 0)>(%i, %j) to min affine_map<(d0, d1)[s0]->(d0 + d1, s0)>(%i, %j)[%n]) {
    }
  }
  return
}

// CHECK-LABEL: func @schedule
func.func @schedule(%threads: i32) {
  %ii, %jj = krnl.define_loops 2
  // CHECK: %[[IB:.*]], %[[IL:.*]] = krnl.block %{{.*}} 5 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  %ib, %il = krnl.block %ii 5 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  %jb, %jl = krnl.block %jj 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // CHECK: krnl.permute(%[[IB]], %[[IL]], %[[JB:.*]], %[[JL:.*]]) [0, 2, 1, 3] : !krnl.loop, !krnl.loop, !krnl.loop, !krnl.loop
  krnl.permute(%ib, %il, %jb, %jl) [0, 2, 1, 3] : !krnl.loop, !krnl.loop, !krnl.loop, !krnl.loop
  // CHECK: krnl.unroll %[[JL]] : !krnl.loop
  krnl.unroll %jl : !krnl.loop
  // CHECK: krnl.parallel(%[[IB]], %[[JB]]) : !krnl.loop, !krnl.loop
  krnl.parallel(%ib, %jb) : !krnl.loop, !krnl.loop
  // CHECK: krnl.parallel(%[[IL]]), num_threads(%{{.*}}) {proc_bind = "spread"} : !krnl.loop
  krnl.parallel(%il), num_threads(%threads) {proc_bind = "spread"} : !krnl.loop
  krnl.iterate(%ib, %jb) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to 20) {
    // CHECK: krnl.get_induction_var_value(%[[IB]], %[[JB]]) : (!krnl.loop, !krnl.loop) -> (index, index)
    %0:2 = krnl.get_induction_var_value(%ib, %jb) : (!krnl.loop, !krnl.loop) -> (index, index)
    // CHECK: krnl.iterate(%[[IL]], %[[JL]]) with () {
    krnl.iterate(%il, %jl) with () {
    }
  }
  return
}

// CHECK-LABEL: func @skew
func.func @skew() {
  %ii, %jj = krnl.define_loops 2
  // CHECK: %[[JS:.*]] = krnl.skew %{{.*}}#1 by -2 of %{{.*}}#0 : (!krnl.loop, !krnl.loop) -> !krnl.loop
  %js = krnl.skew %jj by -2 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
  // CHECK: krnl.iterate(%[[JS]], %{{.*}}#0) with
  krnl.iterate(%js, %ii) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to 20) {
  }
  return
}

// CHECK-LABEL: func @carried
// CHECK-SAME: (%[[A:.*]]: f32,
func.func @carried(%a: f32, %b: index) -> f32 {
  %ii = krnl.define_loops 1
  // CHECK: %[[R:.*]]:2 = krnl.iterate(%{{.*}}) with (%{{.*}} -> %{{.*}} = 0 to 8) iter_args(%[[S:.*]] = %[[A]], %[[T:.*]] = %{{.*}}) -> (f32, index) {
  %0:2 = krnl.iterate(%ii) with (%ii -> %i = 0 to 8) iter_args(%s = %a, %t = %b) -> (f32, index) {
    // CHECK: krnl.yield %[[S]], %{{.*}} : f32, index
    krnl.yield %s, %i : f32, index
  }
  // CHECK: return %[[R]]#0
  return %0#0 : f32
}

// CHECK-LABEL: func @memory
func.func @memory(%a: memref<4x4xf32>, %b: memref<16xf32>, %n: i64, %x: f32, %i: index) {
  // CHECK: "krnl.global"() <{name = "constant_0", shape = [2], value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> memref<2xf32>
  %0 = "krnl.global"() {name = "constant_0", shape = [2], value = dense<[1.0, 2.0]> : tensor<2xf32>} : () -> memref<2xf32>
  // CHECK: "krnl.memcpy"(%{{.*}}, %{{.*}}, %{{.*}}, %[[I:.*]], %[[I]])
  "krnl.memcpy"(%a, %b, %n, %i, %i) : (memref<4x4xf32>, memref<16xf32>, i64, index, index) -> ()
  // CHECK: krnl.memset %{{.*}}, %[[X:.*]] : memref<16xf32>
  krnl.memset %b, %x : memref<16xf32>
  // CHECK: krnl.memset %{{.*}}, %[[X]] {delayed = true} : memref<16xf32>
  krnl.memset %b, %x {delayed = true} : memref<16xf32>
  // CHECK: krnl.prefetch %{{.*}}[%[[I]], %[[I]] + 1], read, locality<3>, data : memref<4x4xf32>
  krnl.prefetch %a[%i, %i + 1], read, locality<3>, data : memref<4x4xf32>
  // CHECK: krnl.prefetch %{{.*}}[%[[I]]], write, locality<0>, instr : memref<16xf32>
  krnl.prefetch %b[%i], write, locality<0>, instr : memref<16xf32>
  return
}

// CHECK-LABEL: func @main_graph
func.func @main_graph(%a: memref<?xf32>, %b: memref<?xf32>) {
  // CHECK: "krnl.call"(%{{.*}}, %{{.*}}) <{funcName = "f", numOfOutput = 1 : si64}> : (memref<?xf32>, memref<?xf32>) -> ()
  "krnl.call"(%a, %b) {funcName = "f", numOfOutput = 1 : si64} : (memref<?xf32>, memref<?xf32>) -> ()
  return
}
// CHECK: "krnl.entry_point"() <{func = @main_graph, numInputs = 2 : i32, numOutputs = 1 : i32}> : () -> ()
"krnl.entry_point"() {func = @main_graph, numInputs = 2 : i32, numOutputs = 1 : i32} : () -> ()
