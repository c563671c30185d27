// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_REMOVE_DEAD_VALUES_REMOVE_DEAD_VALUES_TD
#define PASSES_REMOVE_DEAD_VALUES_REMOVE_DEAD_VALUES_TD

include "ods/records/pass.td"

def RemoveDeadValues : Pass<"remove-dead-values"> {
  let summary = "Remove dead values";
  let description = [{
    Removes parts of the IR on which no side effect and no result of a public
    function depends: operations; block arguments; arguments and results of
    private functions that are only called; operands and results of operations
    with control flow between regions. Operands of the latter become
    `ub.poison`, which the canonicalization of these operations removes.

    ```mlir
    func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
      %0 = arith.addi %a, %a : i32
      return %0, %b : i32, i32
    }
    func.func @g(%a: i32) -> i32 {
      %0:2 = call @f(%a, %a) : (i32, i32) -> (i32, i32)
      return %0#0 : i32
    }
    ```

    becomes

    ```mlir
    func.func private @f(%a: i32) -> i32 {
      %0 = arith.addi %a, %a : i32
      return %0 : i32
    }
    func.func @g(%a: i32) -> i32 {
      %0 = call @f(%a) : (i32) -> i32
      return %0 : i32
    }
    ```
  }];
  let options = [
    Option<"canonicalize", "canonicalize", "bool", "true",
           "Canonicalize region branch ops">
  ];
  let dependentDialects = ["ub::UBDialect"];
}

#endif // PASSES_REMOVE_DEAD_VALUES_REMOVE_DEAD_VALUES_TD
