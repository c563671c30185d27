// SPDX-License-Identifier: Apache-2.0
// FLAGS: 

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b"() : () -> ()
// -----

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a"() : () -> ()
// -----

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
%0 = "a"() : () -> i32
// -----

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
module { "a.b"() : () -> () }
// -----

// expected-error @+1 {{`!"foo"<"bar">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
%0 = unrealized_conversion_cast to !foo.bar
// -----

// expected-error @+1 {{`!"foo"<"bar<x>">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
%0 = unrealized_conversion_cast to !foo.bar<x>
// -----

// expected-error @+1 {{`!"foo"<""x"">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
%0 = unrealized_conversion_cast to !foo<"x">
// -----

// expected-error @+1 {{undefined symbol alias id 'foo'}}
%0 = unrealized_conversion_cast to !foo
// -----

// expected-error @+1 {{`!"foo"<"bar">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
%0 = unrealized_conversion_cast to tensor<2x!foo.bar>
// -----

// expected-error @+1 {{#"foo"<"bar"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
module attributes {a.b = #foo.bar} {}
// -----

// expected-error @+1 {{#"foo"<""x""> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
module attributes {a.b = #foo<"x">} {}
// -----

// expected-error @+1 {{#"foo"<"bar"> : 'i32' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
module attributes {a.b = #foo.bar : i32} {}
// -----

module attributes {a.b} {}
// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a"() : () -> ()
// -----

// expected-error @+1 {{`!"foo"<"bar">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
module attributes {a.b = dense<"x"> : tensor<2x!foo.bar>} {}
// -----

// expected-error @+1 {{#"foo"<"bar"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
#a = #foo.bar
// -----

// expected-error @+1 {{`!"foo"<"bar">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
!a = !foo.bar
// -----

// expected-error @+1 {{custom op 'builtin.foo' is unknown}}
builtin.foo
// -----

// expected-error @+1 {{unregistered operation 'builtin.foo' found in dialect ('builtin') that does not allow unknown operations}}
"builtin.foo"() : () -> ()
// -----

// expected-error @+2 {{Dialect `foo' not found for custom op 'foo.bar' }}
// expected-note @+1 {{Available dialects: }}
foo.bar
// -----

// expected-error @+1 {{custom op 'bar' is unknown (tried 'builtin.bar' as well)}}
bar
// -----

module attributes {builtin.b = 1} {}
// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"x.y"() {a = 1} : () -> ()
// -----

// expected-error @+1 {{#"foo"<"bar"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
%0 = unrealized_conversion_cast to i32 loc(fused<#foo.bar>["x"])
// -----

// expected-error @+1 {{dialect 'foo' is unknown}}
{-# dialect_resources: {foo: {}} #-}
