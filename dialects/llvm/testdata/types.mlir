// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// Types without parameters.
// CHECK: func private @plain() -> (!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.ppc_fp128, !llvm.x86_amx)
func.func private @plain() -> (!llvm.void, !llvm.token, !llvm.label,
                               !llvm.metadata, !llvm.ppc_fp128, !llvm.x86_amx)

// CHECK: func private @pointers() -> (!llvm.ptr, !llvm.ptr, !llvm.ptr<3>, vector<4x!llvm.ptr<1>>)
func.func private @pointers() -> (!llvm.ptr, !llvm.ptr<0>, !llvm.ptr<3>,
                                  vector<4x!llvm.ptr<1>>)

// Nested types are printed without prefix, whether the source has it or not.
// CHECK: func private @arrays() -> (!llvm.array<4 x ptr>, !llvm.array<2 x vector<4xf32>>, !llvm.array<2 x array<8 x i1>>)
func.func private @arrays() -> (!llvm.array<4 x !llvm.ptr>,
                                !llvm.array<2 x vector<4xf32>>,
                                !llvm.array<2 x array<8 x i1>>)

// CHECK: func private @functions() -> (!llvm.func<void (i32, ...)>, !llvm.func<void (...)>, !llvm.func<void ()>, !llvm.func<struct<()> (array<2 x i8>)>)
func.func private @functions() -> (!llvm.func<void (i32, ...)>,
                                   !llvm.func<void (...)>, !llvm.func<void ()>,
                                   !llvm.func<struct<()> (array<2 x i8>)>)

// CHECK: func private @literal() -> (!llvm.struct<()>, !llvm.struct<packed (i8, i32)>, !llvm.struct<(f80, struct<(ptr)>)>)
func.func private @literal() -> (!llvm.struct<()>,
                                 !llvm.struct<packed (i8, i32)>,
                                 !llvm.struct<(f80, struct<(ptr)>)>)

// CHECK: func private @identified() -> (!llvm.struct<"empty", ()>, !llvm.struct<"FILE", opaque>, !llvm.struct<"with \22quotes\22", (i1)>)
func.func private @identified() -> (!llvm.struct<"empty", ()>,
                                    !llvm.struct<"FILE", opaque>,
                                    !llvm.struct<"with \22quotes\22", (i1)>)

// A recursive reference is printed as the name only.
// CHECK: func private @recursive() -> !llvm.struct<"r", packed (i64, ptr<2>, struct<"r">, array<3 x struct<(f32)>>)>
func.func private @recursive() -> !llvm.struct<"r", packed (
    i64, ptr<2>, struct<"r">, array<3 x struct<(f32)>>)>

// CHECK: func private @target() -> (!llvm.target<"spirv.Image", !llvm.void, i32, 1, 0>, !llvm.target<"x">, !llvm.target<"x", 1>)
func.func private @target() -> (!llvm.target<"spirv.Image", void, i32, 1, 0>,
                                !llvm.target<"x">, !llvm.target<"x", 1>)
