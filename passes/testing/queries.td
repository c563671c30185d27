// SPDX-License-Identifier: Apache-2.0
//
// Passes that query matches, effects and equality of operations.
#ifndef PASSES_TESTING_QUERIES_TD
#define PASSES_TESTING_QUERIES_TD

include "ods/records/pass.td"

def TestMatchers : InterfacePass<"test-matchers", "::mlir::FunctionOpInterface"> {
  let summary = "Test C++ pattern matchers.";
  let description = [{
    Prints the number of operations that patterns of operands match.

    ```mlir
    %0 = arith.addf %a, %b : f32
    ```

    prints, for a function `test1`,

    ```
    Pattern add(*) matched 1 times
    Pattern mul(*) matched 0 times
    ```
  }];
}
def TestMatchReductionPass
    : InterfacePass<"test-match-reduction", "::mlir::FunctionOpInterface"> {
  let summary = "Test the match reduction utility.";
  let description = [{
    Emits a remark for each loop-carried value that is a reduction, with the
    value that is reduced and the operation that combines it.

    ```mlir
    %r = scf.for %i = %n to %n step %n iter_args(%a = %init) -> f32 {
      %x = memref.load %m[%i] : memref<4xf32>
      %s = arith.addf %a, %x : f32
      scf.yield %s : f32
    }
    ```

    emits

    ```
    remark: Reduction found in output #0!
    remark: Reduced Value: %1 = memref.load %arg2[%arg3] : memref<4xf32>
    remark: Combiner Op: %2 = arith.addf %arg4, %1 : f32
    ```
  }];
}
def SideEffectsPass : Pass<"test-side-effects", "::mlir::ModuleOp"> {
  let summary = "Test side effects interfaces";
  let description = [{
    Emits a remark for each memory effect of each operation.

    ```mlir
    %x = memref.load %m[] : memref<f32>
    ```

    emits

    ```
    remark: found an instance of 'read' on op operand 0, on resource '<Default>'
    ```
  }];
}
def TestOperationEqualPass
    : Pass<"test-operations-equality", "::mlir::ModuleOp"> {
  let summary = "Test operations equality.";
  let description = [{
    Compares the two operations of the module. Compares locations, too, if the
    first operation has an attribute `strict_loc_check`.

    ```mlir
    "test.a"() {n = 1 : i32} : () -> ()
    "test.a"() {n = 1 : i32} : () -> ()
    ```

    prints

    ```
    test.a with attr {n = 1 : i32} compares equals.
    ```
  }];
}

#endif // PASSES_TESTING_QUERIES_TD
