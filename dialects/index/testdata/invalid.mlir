// RUN: mlir-opt %s --verify-diagnostics --split-input-file

%x = index.constant 1
// expected-error @below {{'index.add' op operand #1 must be index, but got 'i1'}}
%0 = "index.add"(%x, %c) : (index, i1) -> index
%c = index.bool.constant true

// -----

%x = index.constant 1
// expected-error @below {{'index.add' op result #0 must be index, but got 'i32'}}
%0 = "index.add"(%x, %x) : (index, index) -> i32

// -----

// expected-error @below {{'index.add' op expected 2 operands, but found 0}}
%0 = "index.add"() : () -> index

// -----

// expected-error @below {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
%0 = "index.constant"() {value = 1 : i32} : () -> index

// -----

// expected-error @below {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
%0 = index.constant true

// -----

// expected-error @below {{'index.constant' op requires attribute 'value'}}
%0 = "index.constant"() : () -> index

// -----

// expected-error @below {{integer constant out of range for attribute}}
%0 = index.constant 18446744073709551616

// -----

%x = index.sizeof
%n = index.casts %x : index to i32
// expected-error @below {{'index.casts' op operand type 'i32' and result type 'i64' are cast incompatible}}
%0 = index.casts %n : i32 to i64

// -----

%x = index.sizeof
// expected-error @below {{'index.castu' op operand type 'index' and result type 'index' are cast incompatible}}
%0 = index.castu %x : index to index

// -----

%x = index.sizeof
// expected-error @below {{'index.castu' op result #0 must be integer or index, but got 'f32'}}
%0 = index.castu %x : index to f32

// -----

%x = index.sizeof
// expected-error @below {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
// expected-error @below {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
%0 = index.cmp less(%x, %x)

// -----

%x = index.sizeof
// expected-error @below {{'index.cmp' op attribute 'pred' failed to satisfy constraint: index comparison predicate kind}}
%0 = "index.cmp"(%x, %x) {pred = 3 : i32} : (index, index) -> i1

// -----

%x = index.sizeof
// expected-error @below {{unknown attribute `foo` in dialect `index`}}
%0 = "index.cmp"(%x, %x) {pred = #index.foo<eq>} : (index, index) -> i1
