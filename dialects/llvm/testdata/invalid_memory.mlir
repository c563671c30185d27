// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// Addresses, loads, stores, atomic operations.

// expected-error @below {{custom op 'llvm.alloca' expected integer alignment}}
llvm.func @f(%a: i64) { %0 = llvm.alloca %a x i32 {alignment = "a"} : (i64) -> !llvm.ptr
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
llvm.func @f(%a: i64) { %0 = llvm.alloca %a x i32 : (i64, i64) -> !llvm.ptr
 llvm.return }

// -----

// expected-error @below {{'llvm.alloca' op this target extension type cannot be used in alloca}}
llvm.func @f(%a: i64) { %0 = llvm.alloca %a x !llvm.target<"x"> : (i64) -> !llvm.ptr
 llvm.return }

// -----

// expected-error @below {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
llvm.func @f(%a: !llvm.ptr, %i : i32) { %0 = llvm.getelementptr %a[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
 llvm.return }

// -----

// expected-error @below {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
llvm.func @f(%a: !llvm.ptr, %i : i32) { %0 = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
 llvm.return }

// -----

// expected-error @below {{'llvm.getelementptr' op type 'f32' cannot be indexed (index #2)}}
llvm.func @f(%a: !llvm.ptr, %i : i32) { %0 = llvm.getelementptr %a[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
 llvm.return }

// -----

// expected-error @below {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
llvm.func @f(%a: !llvm.ptr, %i : i32) { %0 = llvm.getelementptr inbounds_flag %a[0] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.return }

// -----

// expected-error @below {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
llvm.func @f(%a: !llvm.ptr, %i : i32) { %0 = "llvm.getelementptr"(%a, %i) <{elem_type = i8, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
 llvm.return }

// -----

// expected-error @below {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.void'}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a : !llvm.ptr -> !llvm.void
 llvm.return }

// -----

// expected-error @below {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.struct<"o", opaque>'}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a : !llvm.ptr -> !llvm.struct<"o", opaque>
 llvm.return }

// -----

// expected-error @below {{'llvm.load' op expected alignment for atomic access}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a atomic monotonic : !llvm.ptr -> i32
 llvm.return }

// -----

// expected-error @below {{'llvm.load' op unsupported ordering 'release'}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
 llvm.return }

// -----

// expected-error @below {{'llvm.load' op unsupported type 'i24' for atomic access}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i24
 llvm.return }

// -----

// expected-error @below {{'llvm.load' op unsupported type '!llvm.struct<(i8)>' for atomic access}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i8)>
 llvm.return }

// -----

// expected-error @below {{'llvm.load' op expected syncscope to be null for non-atomic access}}
llvm.func @f(%a: !llvm.ptr) { %0 = "llvm.load"(%a) <{syncscope = "x"}> : (!llvm.ptr) -> i32
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.load' 'llvm.load' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a {alias_scopes = [1]} : !llvm.ptr -> i32
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.load' 'llvm.load' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a {access_groups = 1} : !llvm.ptr -> i32
 llvm.return }

// -----

// expected-error @below {{'llvm.load' op expected op to return a single LLVM pointer type}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a dereferenceable<bytes = 8> : !llvm.ptr -> i32
 llvm.return }

// -----

// expected-error @below {{'llvm.store' op unsupported ordering 'acquire'}}
llvm.func @f(%a: !llvm.ptr, %b: i32) { llvm.store %b, %a atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
 llvm.return }

// -----

// expected-error @below {{'llvm.atomicrmw' op expected LLVM IR integer type}}
llvm.func @f(%a: !llvm.ptr, %b: f32) { %0 = llvm.atomicrmw add %a, %b monotonic : !llvm.ptr, f32
 llvm.return }

// -----

// expected-error @below {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
llvm.func @f(%a: !llvm.ptr, %b: i32) { %0 = llvm.atomicrmw fadd %a, %b monotonic : !llvm.ptr, i32
 llvm.return }

// -----

// expected-error @below {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
llvm.func @f(%a: !llvm.ptr, %b: i24) { %0 = llvm.atomicrmw xchg %a, %b monotonic : !llvm.ptr, i24
 llvm.return }

// -----

// expected-error @below {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
llvm.func @f(%a: !llvm.ptr, %b: i32) { %0 = llvm.atomicrmw add %a, %b unordered : !llvm.ptr, i32
 llvm.return }

// -----

// expected-error @below {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
llvm.func @f(%a: !llvm.ptr, %b: vector<2xi32>) { %0 = llvm.atomicrmw fadd %a, %b monotonic : !llvm.ptr, vector<2xi32>
 llvm.return }

// -----

// expected-error @below {{'llvm.cmpxchg' op unexpected LLVM IR type}}
llvm.func @f(%a: !llvm.ptr, %b: i24) { %0 = llvm.cmpxchg %a, %b, %b monotonic monotonic : !llvm.ptr, i24
 llvm.return }

// -----

// expected-error @below {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
llvm.func @f(%a: !llvm.ptr, %b: i32) { %0 = llvm.cmpxchg %a, %b, %b monotonic release : !llvm.ptr, i32
 llvm.return }

// -----

// expected-error @below {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
llvm.func @f(%a: !llvm.ptr, %b: i32) { %0 = llvm.cmpxchg %a, %b, %b unordered monotonic : !llvm.ptr, i32
 llvm.return }

// -----

// expected-error @below {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
llvm.func @f(%a: !llvm.ptr, %b: i32) { llvm.fence monotonic
 llvm.return }
