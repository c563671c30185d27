// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// Calls and exceptions.

llvm.func @g(i32) -> i32
// expected-error @below {{'llvm.call' op expected function call to produce a value}}
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32) -> ()
 llvm.return }

// -----

llvm.func @g(i32) -> i32
// expected-error @below {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
llvm.func @f(%a: i32) { %0 = llvm.call @g() : () -> i32
 llvm.return }

// -----

llvm.func @g(i32) -> i32
// expected-error @below {{'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'}}
llvm.func @f(%a: i64) { %0 = llvm.call @g(%a) : (i64) -> i32
 llvm.return }

// -----

llvm.func @g(i32)
// expected-error @below {{'llvm.call' op calling function with void result must not produce values}}
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a) : (i32) -> i32
 llvm.return }

// -----

llvm.func @g(i32) -> i32
// expected-error @below {{'llvm.call' op result type mismatch: 'i64' != 'i32'}}
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a) : (i32) -> i64
 llvm.return }

// -----

llvm.func @g(i32, ...)
// expected-error @below {{'llvm.call' op missing var_callee_type attribute for vararg call}}
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32) -> ()
 llvm.return }

// -----

llvm.func @g(i32, ...)
// expected-error @below {{'llvm.call' op expected var_callee_type to be a variadic function type}}
llvm.func @f(%a: i32) { llvm.call @g(%a) vararg(!llvm.func<void (i32)>) : (i32) -> ()
 llvm.return }

// -----

llvm.func @g(i32, ...)
// expected-error @below {{'llvm.call' op var_callee_type parameter type mismatch: 'i64' != 'i32'}}
llvm.func @f(%a: i32) { llvm.call @g(%a) vararg(!llvm.func<void (i64, ...)>) : (i32) -> ()
 llvm.return }

// -----

llvm.func @g(i32, ...)
// expected-error @below {{'llvm.call' op expected var_callee_type to return void}}
llvm.func @f(%a: i32) { llvm.call @g(%a) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> ()
 llvm.return }

// -----

llvm.func @g(i32, ...)
// expected-error @below {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
llvm.func @f(%a: i32) { llvm.call @g() vararg(!llvm.func<void (i32, ...)>) : () -> ()
 llvm.return }

// -----

// expected-error @below {{'llvm.call' op 'h' does not reference a symbol in the current scope}}
llvm.func @f(%a: i32) { llvm.call @h(%a) : (i32) -> ()
 llvm.return }

// -----

llvm.mlir.global @h() : i32
// expected-error @below {{'llvm.call' op 'h' does not reference a valid LLVM function or IFunc}}
llvm.func @f(%a: i32) { llvm.call @h(%a) : (i32) -> ()
 llvm.return }

// -----

// expected-error @below {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
llvm.func @f(%a: i32) { llvm.call %a() : i32, () -> ()
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
llvm.func @f(%a: !llvm.ptr) { llvm.call %a() : () -> ()
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' expected function with 0 or 1 result}}
llvm.func @f(%a: !llvm.ptr) { llvm.call %a() : !llvm.ptr, () -> (i32, i32)
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' expected a non-void result type}}
llvm.func @f(%a: !llvm.ptr) { llvm.call %a() : !llvm.ptr, () -> (!llvm.void)
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.call' expected string}}
// expected-error @below {{custom op 'llvm.call' expect operand bundle tag}}
llvm.func @f(%a: !llvm.ptr) { llvm.call @f(%a) [1()] : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{expected 1 operand bundle tags, but actually got 0}}
llvm.func @f(%a: !llvm.ptr) { "llvm.call"(%a) <{callee = @f, op_bundle_sizes = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
 llvm.return }

// -----

// expected-error @below {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
llvm.func @f(%a: !llvm.ptr) { llvm.call_intrinsic "foo"() : () -> ()
 llvm.return }

// -----

// expected-error @below {{llvm.landingpad needs to be in a function with a personality}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.landingpad : i32
 llvm.return }

// -----

// expected-error @below {{landingpad instruction expects at least one clause or cleanup attribute}}
llvm.func @f(%a: !llvm.ptr) attributes {personality = @f} { %0 = llvm.landingpad : i32
 llvm.return }

// -----

// expected-error @below {{clause #0 is not a known constant - null, addressof, bitcast}}
llvm.func @f(%a: !llvm.ptr) attributes {personality = @f} { %0 = llvm.landingpad (catch %a : !llvm.ptr) : i32
 llvm.return }
