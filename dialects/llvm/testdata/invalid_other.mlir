// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// Intrinsics and attributes.

// expected-error @below {{first operation in unwind destination should be a llvm.landingpad operation}}
llvm.func @f(%a: !llvm.ptr) attributes {personality = @f} { llvm.invoke @f(%a) to ^bb1 unwind ^bb2 : (!llvm.ptr) -> ()
 ^bb1: llvm.return
 ^bb2: llvm.return }

// -----

// expected-error @below {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f64)>'}}
llvm.func @f(%a: f32) { %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f64)>
 llvm.return }

// -----

// expected-error @below {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<2x!llvm.ptr>'}}
llvm.func @f(%a: vector<4x!llvm.ptr>, %m : vector<2xi1>) { %0 = llvm.intr.masked.gather %a, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<2xi1>) -> vector<2xf32>
 llvm.return }

// -----

// expected-error @below {{'llvm.intr.masked.scatter' op expected operand #2 type to be 'vector<4x!llvm.ptr>'}}
llvm.func @f(%a: vector<2x!llvm.ptr>, %m : vector<4xi1>, %v : vector<4xf32>) { llvm.intr.masked.scatter %v, %a, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<2x!llvm.ptr>
 llvm.return }

// -----

// expected-error @below {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
// expected-note @below {{prior use here}}
llvm.func @f(%a: i32) { %0 = llvm.add %a, %a {fastmathFlags = #llvm.fastmath<fast>} : f32
 llvm.return }

// -----

// expected-error @below {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: ui32) { llvm.return }

// -----

// expected-error @below {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'ui32'}}
func.func @f(%a: ui32) { %0 = llvm.add %a, %a : ui32
 return }

// -----

// expected-error @below {{custom op 'llvm.insertelement' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
llvm.func @f(%a: i32, %b: vector<4xi32>) { %0 = llvm.insertelement %a, %a[%a : i32] : i32
 llvm.return }

// -----

// expected-error @below {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
llvm.func @f(%a: i32, %b: vector<4xi32>) { %0 = llvm.select %a, %b, %b : i32, vector<4xi32>
 llvm.return }

// -----

// expected-error @below {{id of an alias scope must be a StringAttr or a DistrinctAttr}}
#a = #llvm.alias_scope<id = 1, domain = <id = distinct[0]<>>>
llvm.func @f()

// -----

// expected-error @below {{expected ','}}
llvm.func @f() attributes {a = #llvm.constant_range<i8, 1>}

// -----

// expected-error @below {{target features must start with '+' or '-'}}
llvm.func @f() attributes {target_features = #llvm.target_features<["a"]>}

// -----

// expected-error @below {{target features can not be null or empty}}
llvm.func @f() attributes {target_features = #llvm.target_features<[""]>}

// -----

// expected-error @below {{target features can not contain ','}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a,+b"]>}

// -----

// expected-error @below {{invalid debug info debug info tag name: DW_TAG_foo}}
// expected-error @below {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
llvm.func @f() attributes {a = #llvm.di_basic_type<tag = DW_TAG_foo, name = "a", encoding = DW_ATE_float>}

// -----

// expected-error @below {{invalid debug info debug info operation encoding name: DW_OP_foo}}
// expected-error @below {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error @below {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
llvm.func @f() attributes {a = #llvm.di_expression<[DW_OP_foo]>}

// -----

// expected-error @below {{encountered unknown attribute encoding "DW_ATE_foo"}}
// expected-error @below {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
llvm.func @f() attributes {a = #llvm.di_expression<[DW_OP_LLVM_convert(1, DW_ATE_foo)]>}

// -----

// expected-error @below {{unknown attribute `foo` in dialect `llvm`}}
llvm.func @f() attributes {a = #llvm.foo}

// -----

// expected-error @below {{expected 'in'}}
llvm.func @f() attributes {a = #llvm.di_file<"a" "b">}
