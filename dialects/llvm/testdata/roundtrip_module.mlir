// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK: llvm.comdat @groups {
// CHECK-NEXT: llvm.comdat_selector @any any
// CHECK-NEXT: llvm.comdat_selector @largest largest
// CHECK-NEXT: }
llvm.comdat @groups {
  llvm.comdat_selector @any any
  llvm.comdat_selector @largest largest
}

// CHECK: llvm.mlir.global external @declared() {addr_space = 0 : i32} : i32
llvm.mlir.global external @declared() : i32

// CHECK: llvm.mlir.global internal constant @answer(42 : i32) comdat(@groups::@any) {addr_space = 0 : i32, alignment = 8 : i64, dso_local, section = ".x"} : i32
llvm.mlir.global internal constant @answer(42 : i32) comdat(@groups::@any) {addr_space = 0 : i32, alignment = 8 : i64, dso_local, section = ".x"} : i32

// CHECK: llvm.mlir.global private unnamed_addr constant @text("abc\00") {addr_space = 0 : i32}
llvm.mlir.global private unnamed_addr constant @text("abc\00") {addr_space = 0 : i32}

// CHECK: llvm.mlir.global weak hidden thread_local local_unnamed_addr @vector(dense<1.000000e+00> : vector<4xf32>) {addr_space = 0 : i32} : vector<4xf32>
llvm.mlir.global weak hidden thread_local local_unnamed_addr @vector(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>

// CHECK: llvm.mlir.global linkonce_odr protected @spaced(1 : i64) {addr_space = 3 : i32, externally_initialized, target_specific_attrs = ["a", ["b", "c"]]} : i64
llvm.mlir.global linkonce_odr protected @spaced(1 : i64) {addr_space = 3 : i32, externally_initialized, target_specific_attrs = ["a", ["b", "c"]]} : i64

// CHECK: llvm.mlir.global internal @region() {addr_space = 0 : i32} : !llvm.ptr {
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.mlir.addressof @answer : !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[ADDRESS]][1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.return %[[PTR]] : !llvm.ptr
// CHECK-NEXT: }
llvm.mlir.global internal @region() {addr_space = 0 : i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @answer : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}

// CHECK: llvm.mlir.alias external hidden thread_local unnamed_addr @alias {dso_local} : i32 {
// CHECK-NEXT: %[[ADDRESS_1:.*]] = llvm.mlir.addressof @answer : !llvm.ptr
// CHECK-NEXT: llvm.return %[[ADDRESS_1]] : !llvm.ptr
// CHECK-NEXT: }
llvm.mlir.alias external hidden thread_local unnamed_addr @alias {dso_local} : i32 {
  %0 = llvm.mlir.addressof @answer : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: llvm.func @resolve() -> !llvm.ptr {
// CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.return %[[NULL]] : !llvm.ptr
// CHECK-NEXT: }
llvm.func @resolve() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: llvm.mlir.ifunc external @chosen : !llvm.func<f32 (i64)>, !llvm.ptr @resolve
llvm.mlir.ifunc external @chosen : !llvm.func<f32 (i64)>, !llvm.ptr @resolve

// CHECK: llvm.mlir.ifunc linkonce hidden local_unnamed_addr @chosen2 : !llvm.func<f32 (i64)>, !llvm.ptr @resolve {dso_local}
llvm.mlir.ifunc linkonce hidden local_unnamed_addr @chosen2 : !llvm.func<f32 (i64)>, !llvm.ptr @resolve {dso_local}

// CHECK-LABEL: llvm.func internal hidden unnamed_addr fastcc @defined(
// CHECK-SAME: %[[ARG0:.*]]: i64 {llvm.noundef}, %{{.*}}: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = i32}) -> (i64 {llvm.signext}) vscale_range(1, 4) comdat(@groups::@largest) attributes {always_inline, frame_pointer = #llvm.framePointerKind<"non-leaf">, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["nounwind", ["alignstack", "4"]], target_cpu = "z14", target_features = #llvm.target_features<["+vx", "-x"]>, uwtable_kind = #llvm.uwtableKind<sync>} {
// CHECK-NEXT: llvm.return %[[ARG0]] : i64
// CHECK-NEXT: }
llvm.func internal hidden unnamed_addr fastcc @defined(%arg0: i64 {llvm.noundef}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = i32}) -> (i64 {llvm.signext}) vscale_range(1, 4) comdat(@groups::@largest) attributes {always_inline, frame_pointer = #llvm.framePointerKind<"non-leaf">, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["nounwind", ["alignstack", "4"]], target_cpu = "z14", target_features = #llvm.target_features<["+vx", "-x"]>, uwtable_kind = #llvm.uwtableKind<sync>} {
  llvm.return %arg0 : i64
}

// CHECK: llvm.func @variadic(i32, ...) attributes {sym_visibility = "private"}
llvm.func @variadic(i32, ...) attributes {sym_visibility = "private"}

// CHECK: llvm.func extern_weak @weak()
llvm.func extern_weak @weak()

// CHECK: llvm.mlir.global_ctors ctors = [@resolve], priorities = [1 : i32], data = [#llvm.zero]
llvm.mlir.global_ctors ctors = [@resolve], priorities = [1 : i32], data = [#llvm.zero]

// CHECK: llvm.mlir.global_dtors dtors = [@resolve], priorities = [2 : i32], data = [@answer]
llvm.mlir.global_dtors dtors = [@resolve], priorities = [2 : i32], data = [@answer]

// CHECK: llvm.linker_options ["-l", "m"]
llvm.linker_options ["-l", "m"]

// CHECK: llvm.module_flags [#llvm.mlir.module_flag<max, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<error, "x", "y">, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @resolve, to = @weak, count = 222>]>]
llvm.module_flags [#llvm.mlir.module_flag<max, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<error, "x", "y">, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @resolve, to = @weak, count = 222>]>]

// CHECK: llvm.func @constants() {
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.mlir.undef : !llvm.struct<(i32)>
// CHECK-NEXT: llvm.mlir.poison : f32
// CHECK-NEXT: llvm.mlir.zero : !llvm.array<2 x i8>
// CHECK-NEXT: llvm.mlir.none : !llvm.token
// CHECK-NEXT: llvm.dso_local_equivalent @weak2 : !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @constants() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
  %2 = llvm.mlir.undef : !llvm.struct<(i32)>
  %3 = llvm.mlir.poison : f32
  %4 = llvm.mlir.zero : !llvm.array<2 x i8>
  %5 = llvm.mlir.none : !llvm.token
  %6 = llvm.dso_local_equivalent @weak2 : !llvm.ptr
  llvm.return
}

// CHECK: llvm.func @weak2()
llvm.func @weak2()

// CHECK: llvm.func amdgpu_hscc @hull_shader()
llvm.func amdgpu_hscc @hull_shader()
