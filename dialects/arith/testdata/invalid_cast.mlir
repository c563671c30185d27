// RUN: mlir-opt %s --verify-diagnostics --split-input-file

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{'arith.extui' op operand type 'i32' and result type 'i8' are cast incompatible}}
%0 = arith.extui %x : i32 to i8

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{'arith.extsi' op operand type 'i32' and result type 'i32' are cast incompatible}}
%0 = arith.extsi %x : i32 to i32

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible}}
%0 = arith.trunci %x : i32 to i64

// -----

%x = builtin.unrealized_conversion_cast to index
// expected-error @below {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
%0 = arith.extsi %x : index to i64

// -----

%x = builtin.unrealized_conversion_cast to tensor<2xi8>
// expected-error @below {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
%0 = arith.extsi %x : tensor<2xi8> to tensor<?xi32>

// -----

%x = builtin.unrealized_conversion_cast to vector<2xi8>
// expected-error @below {{'arith.extsi' op requires the same shape for all operands and results}}
%0 = arith.extsi %x : vector<2xi8> to vector<3xi32>

// -----

%x = builtin.unrealized_conversion_cast to tensor<*xi8>
// expected-error @below {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
%0 = arith.extsi %x : tensor<*xi8> to tensor<*xi32>

// -----

%x = builtin.unrealized_conversion_cast to tensor<2xi8, "a">
// expected-error @below {{'arith.extsi' op operand type 'tensor<2xi8, "a">' and result type 'tensor<2xi32>' are cast incompatible}}
%0 = arith.extsi %x : tensor<2xi8, "a"> to tensor<2xi32>

// -----

%x = builtin.unrealized_conversion_cast to f32
// expected-error @below {{'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible}}
%0 = arith.extf %x : f32 to f16

// -----

%x = builtin.unrealized_conversion_cast to bf16
// expected-error @below {{'arith.extf' op operand type 'bf16' and result type 'f16' are cast incompatible}}
%0 = arith.extf %x : bf16 to f16

// -----

%x = builtin.unrealized_conversion_cast to f32
// expected-error @below {{'arith.truncf' op operand type 'f32' and result type 'f64' are cast incompatible}}
%0 = arith.truncf %x : f32 to f64

// -----

%x = builtin.unrealized_conversion_cast to f32
// expected-error @below {{expected ':'}}
%0 = arith.truncf %x sideways : f32 to f16

// -----

%x = builtin.unrealized_conversion_cast to f32
// expected-error @below {{'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
%0 = "arith.truncf"(%x) {roundingmode = 5 : i32} : (f32) -> f16

// -----

%x = builtin.unrealized_conversion_cast to f16
%y = builtin.unrealized_conversion_cast to f8E8M0FNU
// expected-error @below {{'arith.scaling_extf' op operand types 'f16', 'f8E8M0FNU' and result type 'f16' are cast incompatible}}
%0 = arith.scaling_extf %x, %y : f16, f8E8M0FNU to f16

// -----

%x = builtin.unrealized_conversion_cast to f16
%y = builtin.unrealized_conversion_cast to f8E8M0FNU
// expected-error @below {{'arith.scaling_truncf' op operand types 'f16', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
%0 = arith.scaling_truncf %x, %y : f16, f8E8M0FNU to f32

// -----

%x = builtin.unrealized_conversion_cast to f32
// expected-error @below {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
%0 = arith.sitofp %x : f32 to f64

// -----

%x = builtin.unrealized_conversion_cast to vector<2xf32>
// expected-error @below {{'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'vector<2xindex>'}}
%0 = arith.fptosi %x : vector<2xf32> to vector<2xindex>

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
%0 = arith.index_cast %x : i32 to i64

// -----

%x = builtin.unrealized_conversion_cast to memref<2xindex>
// expected-error @below {{'arith.index_castui' op requires the same shape for all operands and results}}
%0 = arith.index_castui %x : memref<2xindex> to memref<3xi32>

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible}}
%0 = arith.bitcast %x : i32 to f64

// -----

%x = builtin.unrealized_conversion_cast to memref<*xi32>
// expected-error @below {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'memref<*xi32>'}}
%0 = arith.bitcast %x : memref<*xi32> to memref<*xf32>
