// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TEST_TRANSFORMS_PATTERN_DRIVERS_PATTERN_DRIVERS_TD
#define DIALECTS_TEST_TRANSFORMS_PATTERN_DRIVERS_PATTERN_DRIVERS_TD

include "ods/records/pass.td"

def TestGreedyPatternDriver : Pass<"test-greedy-patterns"> {
  let summary = "Run test dialect patterns";
  let description = [{
    Applies the rules of rewrite_rules.td, and some C++ patterns, with the
    greedy driver.

    ```mlir
    %0 = "test.op_a"(%x) {attr = 10 : i32} : (i32) -> i32
    ```
    becomes

    ```mlir
    %0 = "test.op_b"(%x) {attr = 10 : i32} : (i32) -> i32
    ```
  }];
  let options = [
    Option<"useTopDownTraversal", "top-down", "bool", "false",
           "Seed the worklist in general top-down order">,
    Option<"maxIterations", "max-iterations", "int", "10",
           "Max. iterations in the GreedyRewriteConfig">,
    Option<"fold", "fold", "bool", "true", "Whether to fold">,
    Option<"cseConstants", "cse-constants", "bool", "true",
           "Whether to CSE constants">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::test::TestDialect"
  ];
}

def TestStrictPatternDriver
    : Pass<"test-strict-pattern-driver", "::mlir::func::FuncOp"> {
  let summary = "Test strict mode of pattern driver";
  let description = [{
    Applies the greedy driver to some operations of a function, in one of its
    modes. The result of the driver becomes attributes of the function. The
    notifications of a listener are printed. With `strictness=ExistingOps`,

    ```mlir
    func.func @f() {
      "test.replace_with_new_op"() {create_erase_op} : () -> ()
      return
    }
    ```

    becomes

    ```mlir
    func.func @f() attributes {pattern_driver_changed = true, …} {
      "test.erase_op"() : () -> ()
      return
    }
    ```

    since the driver does not rewrite new operations.
  }];
  let options = [
    Option<"strictMode", "strictness", "std::string", "\"AnyOp\"",
           "Can be {AnyOp, ExistingAndNewOps, ExistingOps}">
  ];
  let dependentDialects = ["::test::TestDialect"];
}

def TestWalkPatternDriver : Pass<"test-walk-pattern-rewrite-driver"> {
  let summary = "Run test walk pattern rewrite driver";
  let description = [{
    Applies patterns with the driver that visits each operation once.

    ```mlir
    "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
    ```

    becomes

    ```mlir
    "test.any_attr_of_i32_str"() <{attr = 1 : i32}> : () -> ()
    ```
  }];
  let options = [
    Option<"dumpNotifications", "dump-notifications", "bool", "false",
           "Print rewrite listener notifications">
  ];
}

def TestPatternSelectiveReplacement
    : Pass<"test-pattern-selective-replacement"> {
  let summary = "Test selective replacement in the PatternRewriter";
  let description = [{
    Replaces casts of two values: terminators use the first value, all other
    users the second one.

    ```mlir
    %0 = "test.cast"(%x, %y) : (i32, i32) -> i32
    "test.foo"(%0) : (i32) -> ()
    return %0 : i32
    ```

    becomes

    ```mlir
    "test.foo"(%y) : (i32) -> ()
    return %x : i32
    ```
  }];
}

#endif // DIALECTS_TEST_TRANSFORMS_PATTERN_DRIVERS_PATTERN_DRIVERS_TD
