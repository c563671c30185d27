// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm --verify-diagnostics

// expected-error@+1 {{Contains llvm.linkage attribute not of type LLVM::LinkageAttr}}
func.func @linkage() attributes {llvm.linkage = 3 : i32} { return }

// -----

// expected-error@+1 {{C interface for variadic functions is not supported yet.}}
func.func @variadic(%a: i32) attributes {func.varargs = true, llvm.emit_c_interface} { return }

// -----

// expected-error@+1 {{Contains llvm.readnone attribute not of type UnitAttr}}
func.func private @readnone() attributes {llvm.readnone = 1 : i32}

// -----

// expected-error@unknown {{conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.}}
func.func @space(%m: memref<2xf32, "x">) { return }
