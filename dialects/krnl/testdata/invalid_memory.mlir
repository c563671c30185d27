// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @load_1(%m: memref<4x4xf32>, %i: index) {
  // expected-error @below {{'krnl.load' op has 1 indices for a memref of rank 2}}
  %0 = krnl.load %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @store_1(%m: memref<f32>, %x: f32, %i: index) {
  // expected-error @below {{'krnl.store' op has 1 indices for a memref of rank 0}}
  krnl.store %x, %m[%i] : memref<f32>
  return
}

// -----

func.func @load_type(%m: memref<f32>) {
  // expected-error @below {{type of 'result' matches element type of 'memref'}}
  %0 = "krnl.load"(%m) : (memref<f32>) -> i32
  return
}

// -----

func.func @memset_type(%m: memref<f32>, %x: i32) {
  // expected-error @below {{type of 'value' matches element type of 'dest'}}
  "krnl.memset"(%m, %x) : (memref<f32>, i32) -> ()
  return
}

// -----

func.func @global_1() {
  // expected-error @below {{'krnl.global' op has shape [3], which differs from that of 'memref<2xf32>'}}
  %0 = "krnl.global"() {name = "c", shape = [3]} : () -> memref<2xf32>
  return
}

// -----

func.func @global_2_attribute() {
  // expected-error @below {{'krnl.global' op has a value that is not an elements attribute}}
  %0 = "krnl.global"() {name = "c", shape = [2], value = "x"} : () -> memref<2xf32>
  return
}

// -----

func.func @global_2_type() {
  // expected-error @below {{'krnl.global' op has a value of type 'tensor<2xi32>', but yields 'memref<2xf32>'}}
  %0 = "krnl.global"() {name = "c", shape = [2], value = dense<1> : tensor<2xi32>} : () -> memref<2xf32>
  return
}

// -----

func.func @memcpy_1(%a: memref<4xf32>, %b: memref<4xi32>, %n: i64, %i: index) {
  // expected-error @below {{'krnl.memcpy' op copies from 'memref<4xi32>' to 'memref<4xf32>'; the element types differ}}
  "krnl.memcpy"(%a, %b, %n, %i, %i) : (memref<4xf32>, memref<4xi32>, i64, index, index) -> ()
  return
}

// -----

func.func @memcpy_2(%a: memref<4xf32>, %b: memref<4xf32, strided<[2]>>, %n: i64, %i: index) {
  // expected-error @below {{'krnl.memcpy' op copies elements of 'memref<4xf32, strided<[2]>>', whose layout is not the identity}}
  "krnl.memcpy"(%a, %b, %n, %i, %i) : (memref<4xf32>, memref<4xf32, strided<[2]>>, i64, index, index) -> ()
  return
}

// -----

func.func @prefetch_1(%m: memref<4x4xf32>, %i: index) {
  // expected-error @below {{'krnl.prefetch' op has 1 indices for a memref of rank 2}}
  krnl.prefetch %m[%i], read, locality<3>, data : memref<4x4xf32>
  return
}

// -----

func.func @prefetch_2(%m: memref<4xf32>) {
  // expected-error @below {{'krnl.prefetch' op has 0 operands for a map with 1 inputs}}
  "krnl.prefetch"(%m) {isWrite = false, localityHint = 3 : i32, isDataCache = true, map = affine_map<(d0) -> (d0)>} : (memref<4xf32>) -> ()
  return
}

// -----

func.func @prefetch_access(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{expected 'read' or 'write'}}
  krnl.prefetch %m[%i], reads, locality<3>, data : memref<4xf32>
}

// -----

func.func @prefetch_cache(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{expected 'data' or 'instr'}}
  krnl.prefetch %m[%i], read, locality<3>, code : memref<4xf32>
}

// -----

func.func @call_1(%m: memref<4xf32>) {
  // expected-error @below {{'krnl.call' op has 2 outputs and 1 parameters; each output is a parameter}}
  "krnl.call"(%m) {funcName = "f", numOfOutput = 2 : si64} : (memref<4xf32>) -> ()
  return
}

// -----

func.func @call_2(%m: memref<4xf32>) {
  // expected-error @below {{'krnl.call' op has more than one result}}
  %0:2 = "krnl.call"(%m) {funcName = "f", numOfOutput = 1 : si64} : (memref<4xf32>) -> (i32, i32)
  return
}

// -----

// expected-error @below {{'krnl.entry_point' op references undefined function @main_graph}}
"krnl.entry_point"() {func = @main_graph, numInputs = 2 : i32, numOutputs = 1 : i32} : () -> ()
