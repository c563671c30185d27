// RUN: mlir-opt %s --verify-diagnostics --split-input-file

// expected-error @below {{'arith.constant' op integer return type must be signless}}
%0 = arith.constant 1 : si8

// -----

// expected-error @below {{'arith.constant' op value must be an integer, float, or elements attribute}}
%0 = arith.constant "s" : i32

// -----

// expected-error @below {{custom op 'arith.constant' invalid kind of attribute specified}}
%0 = arith.constant unit

// -----

// expected-error @below {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
%0 = arith.constant dense<[1, 2]> : vector<[2]xi32>

// -----

// expected-error @below {{'arith.constant' op failed to verify that all of {value, result} have same type}}
%0 = "arith.constant"() {value = 1 : i32} : () -> i64

// -----

// expected-error @below {{'arith.constant' op requires attribute 'value'}}
%0 = "arith.constant"() : () -> i64

// -----

%x = builtin.unrealized_conversion_cast to i32
%y = builtin.unrealized_conversion_cast to i64
// expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
%0 = "arith.addi"(%x, %y) : (i32, i64) -> i32

// -----

%x = builtin.unrealized_conversion_cast to f32
// expected-error @below {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
%0 = arith.addi %x, %x : f32

// -----

%x = builtin.unrealized_conversion_cast to ui8
// expected-error @below {{'arith.andi' op operand #0 must be signless-integer-like, but got 'ui8'}}
%0 = arith.andi %x, %x : ui8

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error @below {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
%0 = arith.addi %x, %x overflow<wrap> : i32

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{expected ':'}}
%0 = arith.divui %x, %x exactly : i32

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{'arith.addui_extended' op result #1 must be bool-like, but got 'i32'}}
%0:2 = arith.addui_extended %x, %x : i32, i32

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
%0:2 = "arith.mulsi_extended"(%x, %x) : (i32, i32) -> (i32, i64)

// -----

%x = builtin.unrealized_conversion_cast to i32
// expected-error @below {{'arith.addf' op operand #0 must be floating-point-like, but got 'i32'}}
%0 = arith.addf %x, %x : i32

// -----

%x = builtin.unrealized_conversion_cast to f32
// expected-error @below {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error @below {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
%0 = arith.addf %x, %x fastmath<slow> : f32

// -----

%x = builtin.unrealized_conversion_cast to f32
// expected-error @below {{'arith.addf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
%0 = "arith.addf"(%x, %x) {fastmath = 1 : i32} : (f32, f32) -> f32
