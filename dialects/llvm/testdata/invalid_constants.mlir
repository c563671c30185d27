// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// Constants and their types.

// expected-error @below {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
llvm.func @f() { %0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
llvm.func @f() { %0 = llvm.mlir.constant("abc") : i32
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected integer type}}
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : f32
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op attribute and type have different float semantics}}
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f32) : f64
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected integer type of width 32}}
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f32) : i64
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected integer type}}
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 4}}
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<3xi32>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x f32>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op attribute and type have different float semantics}}
llvm.func @f() { %0 = llvm.mlir.constant(dense<1.0> : tensor<2xf32>) : !llvm.array<2 x f64>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected vector or array type}}
llvm.func @f() { %0 = llvm.mlir.constant(dense<1.0> : tensor<2xf32>) : i32
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
llvm.func @f() { %0 = llvm.mlir.constant(dense<[1,2,3,4]> : vector<4xi32>) : vector<[4]xi32>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected array attribute of size 2}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.struct<(i32, i32)>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, i32)>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, 2: i32]) : !llvm.struct<(i32, ptr)>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected array attribute for struct type}}
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : i32
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 1 vs. 2}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<2 x i32>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op nested array attribute size for struct element at index 0 must match struct size: 1 vs. 2}}
llvm.func @f() { %0 = llvm.mlir.constant([[1 : i32], #llvm.undef]) : !llvm.array<2 x struct<(i32, i32)>>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, #llvm.undef]) : !llvm.array<2 x struct<(i32, i32)>>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, #llvm.undef]) : !llvm.array<2 x array<2 x struct<(i32, i32)>>>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 3 vs. 2}}
llvm.func @f() { %0 = llvm.mlir.constant([[#llvm.zero, #llvm.zero], #llvm.undef, #llvm.zero]) : !llvm.array<2 x array<2 x struct<(i32, i32)>>>
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @f() { %0 = llvm.mlir.constant(@f) : !llvm.ptr
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @f() { %0 = llvm.mlir.constant(i32) : i32
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op does not support target extension type.}}
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"x">
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
llvm.func @f() { %0 = llvm.mlir.zero : !llvm.target<"x">
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @f() { %0 = llvm.mlir.constant(#llvm.zero) : i32
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @f() { %0 = llvm.mlir.constant(unit) : i32
 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.constant' op expected array attribute for struct type}}
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f32) : !llvm.struct<(f32)>
 llvm.return }
