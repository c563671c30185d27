// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// Parts of aggregates, and switches.

llvm.func @f(%a: !llvm.struct<(i32)>) { %0 = llvm.extractvalue %a[1] : !llvm.struct<(i32)>
// expected-error @below {{custom op 'llvm.extractvalue' position out of bounds: 1}}
 llvm.return }

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) { %0 = llvm.extractvalue %a[0, 0] : !llvm.struct<(i32)>
// expected-error @below {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
 llvm.return }

// -----

// expected-error @below {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32)>' should produce 'i32' but this op returns 'i64'}}
llvm.func @f(%a: !llvm.struct<(i32)>) { %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>) -> i64
 llvm.return }

// -----

// expected-error @below {{'llvm.insertvalue' op Type mismatch: cannot insert 'i64' into '!llvm.struct<(i32)>'}}
llvm.func @f(%a: !llvm.struct<(i32)>, %b: i64) { %0 = "llvm.insertvalue"(%a, %b) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, i64) -> !llvm.struct<(i32)>
 llvm.return }

// -----

// expected-error @below {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
llvm.func @f(%a: vector<[4]xi32>) { %0 = llvm.shufflevector %a, %a [0, 1] : vector<[4]xi32>
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.shufflevector' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
llvm.func @f(%a: i32) { %0 = llvm.shufflevector %a, %a [0, 1] : i32
 llvm.return }

// -----

// expected-error @below {{'llvm.switch' op expects number of case values to match number of case destinations}}
llvm.func @f(%a: i32) { "llvm.switch"(%a) [^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
 ^bb1: llvm.return
 ^bb2: llvm.return }

// -----

// expected-error @below {{expects case value type to match condition value type}}
llvm.func @f(%a: i32) { "llvm.switch"(%a) [^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
 ^bb1: llvm.return
 ^bb2: llvm.return }
