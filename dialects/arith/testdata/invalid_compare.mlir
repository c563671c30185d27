// RUN: mlir-opt %s --verify-diagnostics --split-input-file

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
%0 = arith.cmpi less, %x, %x : i32

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
%0 = "arith.cmpi"(%x, %x) {predicate = 10 : i64} : (i32, i32) -> i1

// -----

%x = builtin.unrealized_conversion_cast to f32
// expected-error @below {{'arith.cmpf' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}}
%0 = "arith.cmpf"(%x, %x) {predicate = 0 : i32} : (f32, f32) -> i1

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{'arith.cmpi' op result #0 must be bool-like, but got 'i32'}}
%0 = "arith.cmpi"(%x, %x) {predicate = 0 : i64} : (i32, i32) -> i32

// -----

%x = builtin.unrealized_conversion_cast to vector<2xi32>
// expected-error @below {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
%0 = "arith.cmpi"(%x, %x) {predicate = 0 : i64} : (vector<2xi32>, vector<2xi32>) -> vector<3xi1>

// -----

%x = builtin.unrealized_conversion_cast to i32
%y = builtin.unrealized_conversion_cast to i64
// expected-error @below {{'arith.cmpi' op requires all operands to have the same type}}
%0 = "arith.cmpi"(%x, %y) {predicate = 0 : i64} : (i32, i64) -> i1

// -----

%x = builtin.unrealized_conversion_cast to i1
%y = builtin.unrealized_conversion_cast to i32
// expected-error @below {{custom op 'arith.select' expected 3 operands}}
%0 = arith.select %x, %y : i32

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{'arith.select' op operand #0 must be bool-like, but got 'i32'}}
%0 = arith.select %x, %x, %x : i32, i32

// -----

%x = builtin.unrealized_conversion_cast to i1
%y = builtin.unrealized_conversion_cast to i32
%z = builtin.unrealized_conversion_cast to i64
// expected-error @below {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
%0 = "arith.select"(%x, %y, %z) : (i1, i32, i64) -> i32

// -----

%x = builtin.unrealized_conversion_cast to tensor<2xi1>
%y = builtin.unrealized_conversion_cast to vector<2xi32>
// expected-error @below {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
%0 = arith.select %x, %y, %y : tensor<2xi1>, vector<2xi32>

// -----

%x = builtin.unrealized_conversion_cast to vector<2xi1>
%y = builtin.unrealized_conversion_cast to memref<2xi32>
// expected-error @below {{'arith.select' op if an operand is non-scalar, then there must be at least one non-scalar result}}
%0 = arith.select %x, %y, %y : vector<2xi1>, memref<2xi32>

// -----

%x = builtin.unrealized_conversion_cast to vector<3xi1>
%y = builtin.unrealized_conversion_cast to vector<2xi32>
// expected-error @below {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
%0 = arith.select %x, %y, %y : vector<3xi1>, vector<2xi32>

// -----

%x = builtin.unrealized_conversion_cast to tensor<2xi1>
%y = builtin.unrealized_conversion_cast to tensor<2xi32, "e">
// expected-error @below {{'arith.select' op expected condition type to have the same shape as the result type, expected 'tensor<2xi1, "e">', but got 'tensor<2xi1>'}}
%0 = arith.select %x, %y, %y : tensor<2xi1>, tensor<2xi32, "e">
