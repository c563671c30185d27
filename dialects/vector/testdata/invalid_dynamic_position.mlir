// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @extract(%v: vector<4xf32>) {
  // expected-error@+1 {{mismatch between dynamic and static positions}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @insert(%v: vector<4xf32>, %x: f32, %i: index) {
  // expected-error@+1 {{mismatch between dynamic and static positions}}
  %0 = "vector.insert"(%x, %v, %i) <{static_position = array<i64: 1>}> : (f32, vector<4xf32>, index) -> vector<4xf32>
  return
}
