// Errors of global and get_global.

// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @g : memref<?xf32>

// -----

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'i32'}}
memref.global @g : i32

// -----

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'memref<*xf32>'}}
memref.global @g : memref<*xf32>

// -----

// expected-error @below {{'memref.global' op type should be static shaped memref, but got 'memref<?xi8>'}}
"memref.global"() {sym_name = "g", type = memref<?xi8>} : () -> ()

// -----

// expected-error @below {{custom op 'memref.global' initial value should be a unit or elements attribute}}
memref.global @g : memref<4xf32> = "text"

// -----

// expected-error @below {{'memref.global' op initial value should be a unit or elements attribute, but got 1 : i32}}
"memref.global"() {sym_name = "g", type = memref<4xf32>, initial_value = 1 : i32} : () -> ()

// -----

// expected-error @below {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'}}
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = dense<0> : tensor<2xi32>} : () -> ()

// -----

// expected-error @below {{'memref.global' op initial value shape expected to be 2, 3 but was 2}}
"memref.global"() {sym_name = "g", type = memref<2x3xi32>, initial_value = dense<0> : tensor<2xi32>} : () -> ()

// -----

func.func @f() {
  // expected-error @below {{'memref.get_global' op 'missing' does not reference a valid global memref}}
  %0 = memref.get_global @missing : memref<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %0 = memref.get_global @f : memref<2xf32>
  return
}

// -----

memref.global @g : memref<3xf32>
func.func @f() {
  // expected-error @below {{'memref.get_global' op result type 'memref<2xf32>' does not match type 'memref<3xf32>' of the global memref @g}}
  %0 = memref.get_global @g : memref<2xf32>
  return
}
