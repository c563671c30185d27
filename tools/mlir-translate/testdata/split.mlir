// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker="; part" %s | FileCheck %s

// CHECK: declare void @first()
llvm.func @first()

// -----

// CHECK: ; part
// CHECK: declare void @second()
llvm.func @second()
