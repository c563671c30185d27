// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// Constructors, aliases, ifuncs, addresses, groups, flags.

// expected-error @below {{'llvm.mlir.global_ctors' op 'a' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@a], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @a()
// expected-error @below {{'llvm.mlir.global_ctors' op 'a' does not have a definition}}
llvm.mlir.global_ctors ctors = [@a], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @a() {llvm.return}
// expected-error @below {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@a], priorities = [0:i32, 1:i32], data = [#llvm.zero]

// -----

llvm.func @a() {llvm.return}
// expected-error @below {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@a], priorities = [0 : i32], data = [0]

// -----

// expected-error @below {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.constant(1) : i64
 llvm.return %0 : i64 }

// -----

// expected-error @below {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }

// -----

// expected-error @below {{'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias}}
llvm.mlir.alias external @a : !llvm.void { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }

// -----

llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.zero : !llvm.ptr
// expected-error @below {{ops with side effects are not allowed in alias initializers}}
 %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
 llvm.return %1 : !llvm.ptr }

// -----

// expected-error @below {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @resolver

// -----

llvm.func @resolver() -> !llvm.ptr
// expected-error @below {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @resolver

// -----

llvm.func @resolver() { llvm.return }
// expected-error @below {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @resolver

// -----

llvm.func @resolver() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr}
// expected-error @below {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr<1> @resolver

// -----

llvm.func @resolver() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr}
// expected-error @below {{'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc common @foo : !llvm.func<f32 (i64)>, !llvm.ptr @resolver

// -----

// expected-error @below {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
llvm.func @f() { %0 = llvm.mlir.addressof @b : !llvm.ptr
 llvm.return }

// -----

llvm.mlir.global @b() : i32
// expected-error @below {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
llvm.func @f() { %0 = llvm.mlir.addressof @b : !llvm.ptr<2>
 llvm.return }

// -----

llvm.mlir.global @b() : i32
// expected-error @below {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
llvm.func @f() { %0 = llvm.dso_local_equivalent @b : !llvm.ptr
 llvm.return }

// -----

llvm.func extern_weak @b()
// expected-error @below {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
llvm.func @f() { %0 = llvm.dso_local_equivalent @b : !llvm.ptr
 llvm.return }

// -----

llvm.mlir.global @b() : i32
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.addressof @b : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
// expected-error @below {{'llvm.dso_local_equivalent' op must reference an alias to a function}}
llvm.func @f() { %0 = llvm.dso_local_equivalent @a : !llvm.ptr
 llvm.return }

// -----

// expected-error @below {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
 llvm.return }

// -----

// expected-error @below {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
 llvm.return }

// -----

// expected-error @below {{only comdat selector symbols can appear in a comdat region}}
llvm.comdat @c { llvm.func @f() }

// -----

// expected-error @below {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [1]

// -----

// expected-error @below {{only integer and string values are currently supported for unknown key '"a"'}}
llvm.module_flags [#llvm.mlir.module_flag<max, "a", 2.0:f32>]

// -----

// expected-error @below {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 2>]

// -----

// expected-error @below {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @landing(%p: !llvm.ptr) attributes {personality = @x} {
  %0 = llvm.landingpad cleanup : i32
  %1 = llvm.landingpad cleanup : i64
 llvm.return }

// -----

// expected-error @below {{use of undeclared SSA value name}}
llvm.func @f() { llvm.resume %x : i32
  }
