// Errors of queries.

// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%m: memref<f32>, %i: index) {
  // expected-error @below {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %0 = memref.dim %m, %i : memref<f32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.extract_strided_metadata' op result #3 must be variadic of index, but got 'f32'}}
  %0:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, f32
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.extract_strided_metadata' op failed to infer returned types}}
  // expected-error @below {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index'}}
  %0:2 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.assume_alignment' op alignment must be power of 2}}
  %0 = memref.assume_alignment %m, 12 : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, 0 : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.distinct_objects' op operand types and result types must match}}
  %0 = "memref.distinct_objects"(%m) : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}
