// Attributes of parameters and results.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK: declare noalias align 4 ptr @p(ptr noalias nonnull readonly byval(i32) align 16, i32 signext range(i32 0, 12), ptr nofree noundef dereferenceable(12), i64 inreg zeroext, ptr nest dereferenceable_or_null(42))

llvm.func @p(%a: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i32, llvm.nonnull, llvm.noalias, llvm.readonly}, %c: i32 {llvm.signext, llvm.range = #llvm.constant_range<i32, 0, 12>}, %d: !llvm.ptr {llvm.dereferenceable = 12 : i64, llvm.nofree, llvm.noundef}, %f: i64 {llvm.zeroext, llvm.inreg}, %g: !llvm.ptr {llvm.dereferenceable_or_null = 42 : i64, llvm.nest}) -> (!llvm.ptr {llvm.noalias, llvm.align = 4 : i64})

// -----

// CHECK: declare void @p(ptr byref(i32), ptr allocptr nocapture writeonly, i32 allocalign, ptr readnone alignstack(32))

llvm.func @p(%b: !llvm.ptr {llvm.byref = i32}, %f: !llvm.ptr {llvm.allocptr, llvm.nocapture, llvm.writeonly}, %i: i32 {llvm.allocalign}, %h: !llvm.ptr {llvm.readnone, llvm.alignstack = 32 : i64})
