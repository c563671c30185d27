// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @contract_1(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has iterator #0 of kind "window"; it is "parallel" or "reduction"}}
  krnl.contract {accumulator = f32, iterators = ["window"], maps = []} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>)
  return
}

// -----

func.func @contract_2(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has 1 iterators and 2 bounds}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = []} bounds(%n, %n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>)
  return
}

// -----

func.func @contract_3(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has 0 maps and 3 memrefs}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = []} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>)
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @contract_4(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has map #1 with 1 dimensions, 0 symbols and 1 results; expected 1, 0 and 0}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, affine_map<(k) -> (k)>, #none]} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>)
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @contract_4_symbols(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has map #0 with 1 dimensions, 0 symbols and 0 results; expected 1, 1 and 0}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, #none, #none]} bounds(%n) symbols(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>)
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @contract_5_reduction(%a: memref<f32>, %c: memref<?xf32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has map #2 that depends on iterator #0, a reduction}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, #none, affine_map<(k) -> (k)>]} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%c : memref<?xf32>)
  return
}

// -----

#none = affine_map<(i) -> ()>
func.func @contract_5_parallel(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has an output whose map does not depend on iterator #0, which is parallel}}
  krnl.contract {accumulator = f32, iterators = ["parallel"], maps = [#none, #none, #none]} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>)
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @contract_6(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has padded input #2 of 2}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, #none, #none], padded = array<i64: 2>} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>)
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @contract_7_tile(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has a schedule whose 'tile' is not an array of a size from 0 to 4096 for each iterator}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, #none, #none], schedule = {tile = array<i64: 1, 1>}} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>)
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @contract_7_lanes(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has a schedule whose 'lanes' is not a 64-bit integer from 1 to 4096}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, #none, #none], schedule = {lanes = 0}} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>)
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @contract_7_entry(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has a schedule with the unknown entry "threads"}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, #none, #none], schedule = {threads = 2}} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>)
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @regions_1_empty(%a: memref<f32>, %b: memref<i32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has no prologue, and inputs other than two of 'f32'}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, #none, #none]} bounds(%n) ins(%a, %b : memref<f32>, memref<i32>) outs(%a : memref<f32>)
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @regions_1_arguments(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op expects its prologue to have arguments of types 'f32', 'f32'}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, #none, #none]} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>) prologue {
  ^bb0(%x: f32):
    krnl.yield %x, %x : f32, f32
  }
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @regions_1_yield(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op expects its prologue to yield values of types 'f32', 'f32'}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, #none, #none]} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>) prologue {
  ^bb0(%x: f32, %y: f32):
    krnl.yield %x : f32
  }
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @regions_2_empty(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has no epilogue, but extra operands or an output whose element type is not 'f32'}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, #none, #none, #none]} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>) extra(%a : memref<f32>)
  return
}

// -----

#none = affine_map<(k) -> ()>
func.func @regions_2_yield(%a: memref<f32>, %n: index) {
  // expected-error @below {{'krnl.contract' op expects its epilogue to yield values of types 'f32'}}
  krnl.contract {accumulator = f32, iterators = ["reduction"], maps = [#none, #none, #none]} bounds(%n) ins(%a, %a : memref<f32>, memref<f32>) outs(%a : memref<f32>) epilogue {
  ^bb0(%x: f32):
    krnl.yield
  }
  return
}

// -----

#i = affine_map<(i) -> (i)>
func.func @op_7_count(%a: memref<4xf32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has 1 widths of panels and 2 inputs}}
  krnl.contract {accumulator = f32, iterators = ["parallel"], maps = [#i, #i, #i], packed = array<i64: 2>} bounds(%n) ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#i = affine_map<(i) -> (i)>
func.func @op_7_negative(%a: memref<4xf32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has input #1 in panels of -1 lines, but they need a positive width}}
  krnl.contract {accumulator = f32, iterators = ["parallel"], maps = [#i, #i, #i], packed = array<i64: 2, -1>} bounds(%n) ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#i = affine_map<(i) -> (i)>
func.func @op_7_shape(%a: memref<?xf32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has input #0 in panels of 2 lines, but they need}}
  krnl.contract {accumulator = f32, iterators = ["parallel"], maps = [#i, #i, #i], packed = array<i64: 2, 0>} bounds(%n) ins(%a, %a : memref<?xf32>, memref<?xf32>) outs(%a : memref<?xf32>)
  return
}

// -----

// The reduction comes before the lines.
#i = affine_map<(i, k) -> (i)>
#ki = affine_map<(i, k) -> (k, i)>
func.func @op_7_map(%a: memref<4x4xf32>, %c: memref<4xf32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has input #0 in panels of 2 lines, but they need}}
  krnl.contract {accumulator = f32, iterators = ["parallel", "reduction"], maps = [#ki, #ki, #i], packed = array<i64: 2, 0>} bounds(%n, %n) ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

// 6 products are no groups of 4.
#ik = affine_map<(i, k) -> (i, k)>
#i = affine_map<(i, k) -> (i)>
func.func @op_7_group(%a: memref<4x6xf32>, %c: memref<4xf32>, %n: index) {
  // expected-error @below {{'krnl.contract' op has input #0 in groups of 4 products, which do not divide the last reduction}}
  krnl.contract {accumulator = f32, group = 4 : i64, iterators = ["parallel", "reduction"], maps = [#ik, #ik, #i], packed = array<i64: 2, 0>} bounds(%n, %n) ins(%a, %a : memref<4x6xf32>, memref<4x6xf32>) outs(%c : memref<4xf32>)
  return
}
