// SPDX-License-Identifier: Apache-2.0
//
// Passes that call utilities of scf and memref.
#ifndef PASSES_TESTING_LOOP_UTILITIES_TD
#define PASSES_TESTING_LOOP_UTILITIES_TD

include "ods/records/pass.td"

def TestSCFForUtilsPass
    : Pass<"test-scf-for-utils", "::mlir::func::FuncOp"> {
  let summary = "test scf.for utils";
  let description = [{
    Stores the number of iterations of each loop, if it is known, in an
    attribute `test.trip-count`.

    ```mlir
    scf.for %i = %c0 to %c4 step %c1 {
    }
    ```
    becomes, if the bounds are constants,

    ```mlir
    scf.for %i = %c0 to %c4 step %c1 {
    } {"test.trip-count" = 4 : i64}
    ```
  }];
  let options = [
    Option<"testReplaceWithNewYields", "test-replace-with-new-yields", "bool",
           "false", "Test replacing a loop with a new loop that returns new "
           "additional yield values">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}
def TestSCFWhileOpBuilderPass
    : Pass<"test-scf-while-op-builder", "::mlir::func::FuncOp"> {
  let summary = "test build functions of scf.while";
  let description = [{
    Builds a loop of the same types before each `scf.while`.

    ```mlir
    %r = scf.while (%x = %a) : (f32) -> f32 {
      …
    }
    ```

    becomes

    ```mlir
    %0 = scf.while (%x = %a) : (f32) -> f32 {
      %2 = builtin.unrealized_conversion_cast %x : f32 to f32
      %true = arith.constant true
      scf.condition(%true) %2 : f32
    } do {
    ^bb0(%y: f32):
      %2 = builtin.unrealized_conversion_cast %y : f32 to f32
      scf.yield %2 : f32
    }
    %r = scf.while (%x = %a) : (f32) -> f32 {
      …
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}
def TestMemRefStrideCalculation
    : Pass<"test-memref-stride-calculation"> {
  let summary = "Test operation constant folding";
  let description = [{
    Prints the layouts of the results of `memref.alloc`.

    ```mlir
    %0 = memref.alloc() : memref<3x4xf32>
    ```

    prints

    ```
    MemRefType offset: 0 strides: 4, 1
    ```
  }];
}

#endif // PASSES_TESTING_LOOP_UTILITIES_TD
