// SPDX-License-Identifier: Apache-2.0
//
// Passes that print the results of analyses. Names and output are those of MLIR
// release 22, for comparison.
#ifndef PASSES_TESTING_ANALYSES_TD
#define PASSES_TESTING_ANALYSES_TD

include "ods/records/pass.td"

def TestLivenessPass : Pass<"test-print-liveness"> {
  let summary = "Print the contents of a constructed liveness information.";
  let description = [{
    Prints the values that are live at the start and end of each block, the
    operations during whose execution each value is live, and the values that
    are live at each operation.

    ```mlir
    func.func @f(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      return %0 : i32
    }
    ```

    prints

    ```
    Testing : f
    // ---- Liveness -----
    // - Block: 0
    // --- LiveIn:
    // --- LiveOut:
    // --- BeginLivenessIntervals
    // val_1 :
    //     %0 = arith.addi %arg0, %arg0 : i32
    //     func.return %0 : i32
    // --- EndLivenessIntervals
    // --- BeginCurrentlyLive
    //     %0 = arith.addi %arg0, %arg0 : i32 [arg0@0 val_1 ]
    //     func.return %0 : i32 [val_1 ]
    // --- EndCurrentlyLive
    ```
  }];
}
def TestCallGraphPass : Pass<"test-print-callgraph", "::mlir::ModuleOp"> {
  let summary = "Print the contents of a constructed callgraph.";
  let description = [{
    Prints the nodes and edges of the call graph, and its strongly connected
    components in post-order.

    ```mlir
    func.func @a() {
      call @b() : () -> ()
      return
    }
    func.func private @b()
    ```

    prints

    ```
    // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "a"}
    // -- Call-Edge : <Unknown-Callee-Node>
    ```
  }];
}
def TestAliasAnalysisPass : Pass<"test-alias-analysis"> {
  let summary = "Test alias analysis results.";
  let description = [{
    Prints the alias relation of each pair of results and region arguments of
    operations with an attribute `test.ptr`.

    ```mlir
    %b = memref.alloc() {test.ptr = "b"} : memref<f32>
    %c = memref.alloc() {test.ptr = "c"} : memref<f32>
    ```

    prints

    ```
    b#0 <-> c#0: NoAlias
    ```
  }];
}
def TestAliasAnalysisModRefPass : Pass<"test-alias-analysis-modref"> {
  let summary = "Test alias analysis ModRef results.";
  let description = [{
    Prints the effect of each operation with an attribute `test.ptr` on the
    values of all of them.

    ```mlir
    %a = memref.alloc() {test.ptr = "a"} : memref<f32>
    memref.store %v, %a[] {test.ptr = "s"} : memref<f32>
    ```

    prints

    ```
    a -> a#0: NoModRef
    s -> a#0: Mod
    ```
  }];
}
def TestLivenessAnalysisPass : Pass<"test-liveness-analysis">;
def TestDeadCodeAnalysisPass : Pass<"test-dead-code-analysis">;

#endif // PASSES_TESTING_ANALYSES_TD
