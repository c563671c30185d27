// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// expected-error @below {{unknown LLVM type: foo}}
func.func private @a() -> !llvm.foo

// -----

// expected-error @below {{unknown LLVM type: foo}}
func.func private @a() -> !llvm.struct<(foo)>

// -----

func.func private @a() -> !llvm.struct<"a", (i32)>
// expected-error @below {{identified type already used with a different body}}
func.func private @b() -> !llvm.struct<"a", (i64)>

// -----

func.func private @a() -> !llvm.struct<"a", opaque>
// expected-error @below {{identified type already used with a different body}}
func.func private @b() -> !llvm.struct<"a", (i64)>

// -----

func.func private @a() -> !llvm.struct<"a", (i64)>
// expected-error @below {{redeclaring defined struct as opaque}}
func.func private @b() -> !llvm.struct<"a", opaque>

// -----

// expected-error @below {{struct without a body only allowed in a recursive struct}}
func.func private @a() -> !llvm.struct<"a">

// -----

// expected-error @below {{identifier already used for an enclosing struct}}
func.func private @a() -> !llvm.struct<"a", (i32, struct<"a", (i32)>)>

// -----

// expected-error @below {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @a() -> !llvm.struct<"a", (void)>

// -----

// expected-error @below {{invalid LLVM structure element type: '!llvm.token'}}
func.func private @a() -> !llvm.struct<(token)>

// -----

// expected-error @below {{invalid array element type: '!llvm.void'}}
func.func private @a() -> !llvm.array<4 x void>

// -----

// expected-error @below {{invalid function result type: '!llvm.func<i32 ()>'}}
func.func private @a() -> !llvm.func<func<i32 ()> ()>

// -----

// expected-error @below {{invalid function argument type: '!llvm.void'}}
func.func private @a() -> !llvm.func<i32 (void)>

// -----

// expected-error @below {{failed to parse parameter list for target extension type}}
func.func private @a() -> !llvm.target<"x", 1, i32>

// -----

// expected-error@+1 {{only identified structs can be opaque}}
func.func private @opaque_literal() -> !llvm.struct<opaque>
