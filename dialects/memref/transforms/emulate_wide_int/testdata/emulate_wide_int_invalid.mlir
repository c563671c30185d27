// RUN: mlir-opt %s --memref-emulate-wide-int --split-input-file --verify-diagnostics

func.func @f(%m: memref<4xi128>, %i: index) {
  // expected-error @below {{failed to legalize operation 'memref.load' that was explicitly marked illegal}}
  %0 = memref.load %m[%i] : memref<4xi128>
  return
}

// -----

func.func @f(%m: memref<4xi64>, %i: index) {
  // expected-error @below {{failed to legalize operation 'memref.dealloc' that was explicitly marked illegal}}
  memref.dealloc %m : memref<4xi64>
  return
}
