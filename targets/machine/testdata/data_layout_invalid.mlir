// RUN: mlir-opt %s -split-input-file -llvm-target-to-data-layout -verify-diagnostics

// expected-error @+1 {{no TargetAttrInterface-implementing attribute at key "llvm.target"}}
module {}

// -----

// expected-error @+1 {{failed to obtain llvm::DataLayout for #llvm.target<triple = "foo", chip = "skylake">}}
module attributes {llvm.target = #llvm.target<triple = "foo", chip = "skylake">} {}
