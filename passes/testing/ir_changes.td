// SPDX-License-Identifier: Apache-2.0
//
// Passes that clone, move and rename parts of the IR.
#ifndef PASSES_TESTING_IR_CHANGES_TD
#define PASSES_TESTING_IR_CHANGES_TD

include "ods/records/pass.td"

def ClonePass : InterfacePass<"test-clone", "::mlir::FunctionOpInterface"> {
  let summary = "Test clone of op";
  let description = [{
    Clones the operations of a function after themselves. The clones use the
    operands of the terminator, which is erased, instead of the arguments.

    ```mlir
    func.func @f(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      return %0 : i32
    }
    ```
    becomes

    ```mlir
    func.func @f(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      %1 = arith.addi %0, %0 : i32
      return %1 : i32
    }
    ```
  }];
}
def TakeBodyPass : Pass<"test-take-body", "::mlir::ModuleOp"> {
  let summary = "Test Region's takeBody";
  let description = [{
    Moves the body of the second function to the first, whose body is dropped.

    ```mlir
    func.func private @f()
    func.func @g() { return }
    ```
    becomes

    ```mlir
    func.func @f() { return }
    func.func private @g()
    ```
  }];
}
def TestMakeIsolatedFromAbovePass
    : Pass<"test-make-isolated-from-above", "::mlir::func::FuncOp"> {
  let summary = "Test making a region isolated from above";
  let description = [{
    Converts `test.one_region_with_operands_op` to
    `test.isolated_one_region_op`. Values from above become operands and
    arguments.

    ```mlir
    test.one_region_with_operands_op {
      "test.foo"(%x) : (i32) -> ()
    }
    ```
    becomes

    ```mlir
    test.isolated_one_region_op %x {
    ^bb0(%y: i32):
      "test.foo"(%y) : (i32) -> ()
    } : i32 ->
    ```
  }];
  let options = [
    Option<"simple", "simple", "bool", "false",
           "Test simple case with no cloning of operations">,
    Option<"cloneOpsWithNoOperands", "clone-ops-with-no-operands", "bool",
           "false", "Test case with cloning of operations with no operands">,
    Option<"cloneOpsWithOperands", "clone-ops-with-operands", "bool", "false",
           "Test case with cloning of operations with operands">
  ];
}
def SymbolUsesPass : Pass<"test-symbol-uses", "::mlir::ModuleOp"> {
  let summary = "Test detection of symbol uses";
  let description = [{
    Emits a remark for each use of each symbol, and remarks with the numbers of
    uses. Erases functions without a body and without uses.

    ```mlir
    func.func private @f()
    func.func @g() {
      call @f() : () -> ()
      return
    }
    ```

    emits, among others,

    ```
    remark: found use of symbol : @f : "f"
    remark: symbol has 1 uses
    ```
  }];
}
def SymbolReplacementPass : Pass<"test-symbol-rauw", "::mlir::ModuleOp"> {
  let summary = "Test replacement of symbol uses";
  let description = [{
    Renames symbols. The attribute `sym.new_name` is the new name.

    ```mlir
    func.func private @f() attributes {sym.new_name = "g"}
    "test.op"() {a = @f} : () -> ()
    ```
    becomes

    ```mlir
    func.func private @g() attributes {sym.new_name = "g"}
    "test.op"() {a = @g} : () -> ()
    ```
  }];
}

#endif // PASSES_TESTING_IR_CHANGES_TD
