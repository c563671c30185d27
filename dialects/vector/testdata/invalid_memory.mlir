// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%m: memref<?xf32, strided<[2]>>, %i: index) {
  // expected-error @below {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i] : memref<?xf32, strided<[2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @below {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xvector<8xf32>>, %i: index) {
  // expected-error @below {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %m[%i] : memref<?xvector<8xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xi32>, %i: index) {
  // expected-error @below {{'vector.load' op base and result element types should match}}
  %0 = vector.load %m[%i] : memref<?xi32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @below {{'vector.load' op requires 1 indices}}
  %0 = vector.load %m[%i, %i] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32, strided<[2]>>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %m[%i] : memref<?xf32, strided<[2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4x4xf32>) {
  // expected-error @below {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v, %m[%i] : memref<?xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xvector<8xf32>>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{'vector.store' op base memref and valueToStore vector types should match}}
  vector.store %v, %m[%i] : memref<?xvector<8xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xi32>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{'vector.store' op base and valueToStore element type should match}}
  vector.store %v, %m[%i] : memref<?xi32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{'vector.store' op requires 1 indices}}
  vector.store %v, %m[%i, %i] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xi32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.maskedload' op requires 1 indices}}
  %0 = vector.maskedload %m[], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<8xf32>) {
  // expected-error @below {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xi32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.maskedstore' op base and valueToStore element type should match}}
  vector.maskedstore %m[%i], %k, %v : memref<?xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.maskedstore' op requires 1 indices}}
  vector.maskedstore %m[], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<8xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4x4xf32>) {
  // expected-error @below {{'vector.reduction' op unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %v : vector<4x4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @below {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  %0 = vector.reduction <and>, %v : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'minnumf'}}
  %0 = vector.reduction <minnumf>, %v : vector<4xi32> into i32
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error @below {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.reduction <add>, %v : vector<4xi32> into i64
  return
}

// -----

func.func @f(%v: vector<4xi32>, %x: i32) {
  // expected-error @below {{'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<4xi32>'}}
  %0 = vector.fma %v, %v, %v : vector<4xi32>
  return
}
