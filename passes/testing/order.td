// SPDX-License-Identifier: Apache-2.0
//
// Passes that print loops and orders of operations.
#ifndef PASSES_TESTING_ORDER_TD
#define PASSES_TESTING_ORDER_TD

include "ods/records/pass.td"

def IsInLoopPass : Pass<"test-block-is-in-loop", "::mlir::func::FuncOp"> {
  let summary = "Test mlir::blockIsInLoop()";
  let description = [{
    Prints, for each block, whether it is part of a cycle.

    ```mlir
    func.func @f(%c: i1) {
      cf.br ^a
    ^a:
      cf.cond_br %c, ^a, ^b
    ^b:
      return
    }
    ```

    prints

    ```
    Block is not in a loop
    ^bb0(%arg0: i1):
      cf.br ^bb1

    Block is in a loop
    ^bb1:  // 2 preds: ^bb0, ^bb1
      cf.cond_br %arg0, ^bb1, ^bb2

    Block is not in a loop
    ^bb2:  // pred: ^bb1
      func.return
    ```
  }];
}
def TestCFGLoopInfo
    : InterfacePass<"test-cfg-loop-info", "::mlir::FunctionOpInterface"> {
  let summary = "Test the loop info analysis.";
  let description = [{
    Prints the loops of the control flow graph.

    ```mlir
    func.func @f(%c: i1) {
      cf.br ^a
    ^a:
      cf.cond_br %c, ^a, ^b
    ^b:
      return
    }
    ```

    prints

    ```
    Testing : "f"
    Blocks : ^bb0, ^bb0, ^bb1, ^bb2
    Loop at depth 1 containing: ^bb1<header><latch><exiting>
    ```
  }];
}
def TestTopologicalSortAnalysisPass
    : Pass<"test-topological-sort-analysis", "::mlir::ModuleOp"> {
  let summary = "Test topological sorting of ops";
  let description = [{
    Numbers the operations with an attribute `selected` that are nested in an
    operation with an attribute `root`: the attribute `pos` is their topological
    position. If the latter has an attribute `ordered`, the value of `selected`
    is the position before sorting.

    ```mlir
    func.func @f() attributes {root, ordered} {
      "test.x"() {selected = 1} : () -> ()
      "test.x"() {selected = 0} : () -> ()
      return
    }
    ```

    becomes

    ```mlir
    func.func @f() attributes {root, ordered} {
      "test.x"() {pos = 1 : index, selected = 1} : () -> ()
      "test.x"() {pos = 0 : index, selected = 0} : () -> ()
      return
    }
    ```
  }];
}
def TestTopologicalSortPass : Pass<"test-print-topological-sort"> {
  let summary = "Sorts operations topologically and attaches attributes with "
                "their corresponding index in the ordering to them";
  let description = [{
    Numbers the operations with an attribute `test_to_sort`: the attribute
    `test_sort_index` is their topological position.

    ```mlir
    %a = "test.a"(%x) {test_to_sort}: (i32) -> i32
    %b = "test.b"(%a) {test_to_sort} : (i32) -> i32
    ```

    becomes

    ```mlir
    %a = "test.a"(%x) {test_sort_index = 0 : i32, test_to_sort} : (i32) -> i32
    %b = "test.b"(%a) {test_sort_index = 1 : i32, test_to_sort} : (i32) -> i32
    ```
  }];
}

#endif // PASSES_TESTING_ORDER_TD
