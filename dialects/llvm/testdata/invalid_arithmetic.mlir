// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// Conversions and comparisons.

// expected-error @below {{integer width of the output type is smaller or equal to the integer width of the input type}}
llvm.func @f(%a: i32, %b: vector<2xi32>) { %0 = llvm.sext %a : i32 to i16
 llvm.return }

// -----

// expected-error @below {{input type is a vector but output type is an integer}}
llvm.func @f(%a: i32, %b: vector<2xi32>) { %0 = llvm.zext %b : vector<2xi32> to i64
 llvm.return }

// -----

// expected-error @below {{input and output vectors are of incompatible shape}}
llvm.func @f(%a: i32, %b: vector<2xi32>) { %0 = llvm.zext %b : vector<2xi32> to vector<3xi64>
 llvm.return }

// -----

// expected-error @below {{input type is an integer but output type is a vector}}
llvm.func @f(%a: i32, %b: vector<2xi32>) { %0 = llvm.zext %a : i32 to vector<3xi64>
 llvm.return }

// -----

// expected-error @below {{'llvm.bitcast' op can only cast pointers from and to pointers}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.bitcast %a : !llvm.ptr to i64
 llvm.return }

// -----

// expected-error @below {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.bitcast %a : !llvm.ptr to !llvm.ptr<1>
 llvm.return }

// -----

// expected-error @below {{'llvm.bitcast' op cannot cast pointer to vector of pointers}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.bitcast %a : !llvm.ptr to vector<2x!llvm.ptr>
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
llvm.func @f(%a: i32) { %0 = llvm.icmp "foo" %a, %a : i32
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.icmp' invalid kind of attribute specified}}
llvm.func @f(%a: i32) { %0 = llvm.icmp 3 %a, %a : i32
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: tensor<2xi32>) { %0 = llvm.icmp "eq" %a, %a : tensor<2xi32>
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.icmp' expected LLVM dialect-compatible type}}
func.func @f(%a: tensor<2xi32>) { %0 = llvm.icmp "eq" %a, %a : tensor<2xi32>
 return }
