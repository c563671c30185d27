// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// Globals and functions.

// expected-error @below {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @a(dense<1.0> : tensor<2xf32>) : !llvm.void

// -----

// expected-error @below {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
func.func @x() { llvm.mlir.global @a(1 : i32) : i32
 return }

// -----

// expected-error @below {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @a("abc") : !llvm.array<4 x i8>

// -----

// expected-error @below {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @a(1 : i32) : i32

// -----

// expected-error @below {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @a() : i32

// -----

// expected-error @below {{alignment attribute is not a power of 2}}
llvm.mlir.global @a(1 : i32) {alignment = 3} : i32

// -----

// expected-error @below {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global @a() : i32 { llvm.return }

// -----

// expected-error @below {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global @a() : i32 { %0 = llvm.mlir.constant(1) : i64
 llvm.return %0 : i64 }

// -----

// expected-error @below {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global @a(1: i32) : i32 { %0 = llvm.mlir.constant(1:i32) : i32
 llvm.return %0 : i32 }

// -----

llvm.mlir.global @a() : i32 { %p = llvm.mlir.addressof @a : !llvm.ptr
// expected-error @below {{ops with side effects not allowed in global initializers}}
 %0 = llvm.load %p : !llvm.ptr -> i32
 llvm.return %0 : i32 }

// -----

// expected-error @below {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global @a(1 : i32)

// -----

// expected-error @below {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global @a(1 : i32) : i32, i64

// -----

// expected-error @below {{expected comdat symbol}}
llvm.mlir.global @a(1 : i32) comdat(@b) : i32

// -----

// expected-error @below {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global @a() : !llvm.target<"x">

// -----

// expected-error @below {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global @a(1:i32) : !llvm.target<"spirv.x">

// -----

// expected-error @below {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f() -> (i32, i32)

// -----

// expected-error @below {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'tensor<2xi32>'}}
llvm.func @f() -> tensor<2xi32>

// -----

// expected-error @below {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(tensor<2xi32>)

// -----

// expected-error @below {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f()

// -----

// expected-error @below {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

// expected-error @below {{no_inline and always_inline attributes are incompatible}}
llvm.func @f() attributes {no_inline, always_inline} { llvm.return }

// -----

// expected-error @below {{'llvm.func' op with optimize_none must also be no_inline}}
llvm.func @f() attributes {optimize_none} { llvm.return }

// -----

// expected-error @below {{expected comdat symbol}}
llvm.func @f() comdat(@x) { llvm.return }

// -----

llvm.func @f() { llvm.blocktag <id = 1>
// expected-error @below {{duplicate block tag '1' in the same function: }}
 llvm.blocktag <id = 1>
 llvm.return }

// -----

// expected-error @below {{'llvm.return' op expected 1 operand}}
// expected-note @below {{when returning from function}}
llvm.func @f() -> i32 { llvm.return }

// -----

// expected-note @below {{when returning from function}}
llvm.func @f() { %0 = llvm.mlir.constant(1:i32) : i32
// expected-error @below {{'llvm.return' op expected no operands}}
 llvm.return %0 : i32 }

// -----

// expected-note @below {{when returning from function}}
llvm.func @f() -> i64 { %0 = llvm.mlir.constant(1:i32) : i32
// expected-error @below {{'llvm.return' op mismatching result types}}
 llvm.return %0 : i32 }
