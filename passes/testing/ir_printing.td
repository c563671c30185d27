// SPDX-License-Identifier: Apache-2.0
//
// Passes that print the structure of the IR, and passes that walk over it.
#ifndef PASSES_TESTING_IR_PRINTING_TD
#define PASSES_TESTING_IR_PRINTING_TD

include "ods/records/pass.td"

def TestPrintNestingPass : Pass<"test-print-nesting"> {
  let summary = "Test various printing.";
  let description = [{
    Prints the operations, regions and blocks, indented by depth.

    ```mlir
    "test.a"() ({
      %0 = "test.b"() {n = 1 : i32} : () -> i32
      "test.c"(%0) : (i32) -> ()
    }) : () -> ()
    ```

    prints

    ```
    visiting op: 'test.a' with 0 operands and 0 results
     1 nested regions:
      Region with 1 blocks:
        Block with 0 arguments, 0 successors, and 2 operations
          visiting op: 'test.b' with 0 operands and 1 results
          1 attributes:
           - 'n' : '1 : i32'
           0 nested regions:
          visiting op: 'test.c' with 1 operands and 0 results
           0 nested regions:
    ```
  }];
}
def TestPrintDefUsePass : Pass<"test-print-defuse"> {
  let summary = "Test various printing.";
  let description = [{
    Prints the producer of each operand and the users of each result.

    ```mlir
    "test.a"() ({
      %0 = "test.b"() {n = 1 : i32} : () -> i32
      "test.c"(%0) : (i32) -> ()
    }) : () -> ()
    ```

    prints

    ```
    Visiting op 'test.b' with 0 operands:
    Has 1 results:
      - Result 0 has a single use:     - test.c
    Visiting op 'test.c' with 1 operands:
      - Operand produced by operation 'test.b'
    Has 0 results:
    ```
  }];
}
def TestPrintInvalidPass : Pass<"test-print-invalid", "::mlir::ModuleOp"> {
  let summary = "Test printing invalid ops.";
  let description = [{
    Prints an operation before and after it becomes valid: the operation without
    a terminator is printed in the generic form.

    It prints

    ```
    Invalid operation:
    "func.func"() <{function_type = () -> (), sym_name = "test"}> ({
    ^bb0:
    }) : () -> ()
    Valid operation:
    func.func @test() {
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}
def TestDominancePass : Pass<"test-print-dominance"> {
  let summary = "Print the dominance information for multiple regions.";
  let description = [{
    Prints the nearest common dominator and post-dominator of each pair of
    blocks, and whether one dominates the other.

    ```mlir
    func.func @f(%c: i1) {
      cf.br ^a
    ^a:
      cf.cond_br %c, ^a, ^b
    ^b:
      return
    }
    ```

    prints, among others,

    ```
    Nearest(0, 1) = 0
    dominates(0, 1) = 1 (properly = 1)
    postdominates(0, 1) = 0 (properly = 0)
    ```
  }];
}
def TestGenericIRVisitorPass : Pass<"test-generic-ir-visitors"> {
  let summary = "Test generic IR visitors.";
  let description = [{
    Prints the stages of a walk: each operation is visited before, between and
    after its regions.

    ```mlir
    "test.a"() ({
      %0 = "test.b"() {n = 1 : i32} : () -> i32
      "test.c"(%0) : (i32) -> ()
    }) : () -> ()
    ```

    prints

    ```
    step 0 op 'builtin.module' before all regions
    step 1 op 'test.a' before all regions
    step 2 op 'test.b' before all regions
    step 3 op 'test.c' before all regions
    step 4 op 'test.a' after all regions
    step 5 op 'builtin.module' after all regions
    ```
  }];
}
def TestGenericIRVisitorInterruptPass
    : Pass<"test-generic-ir-visitors-interrupt"> {
  let summary = "Test generic IR visitors with interrupts.";
  let description = [{
    The attributes `interrupt_before_all`, `interrupt_after_all`,
    `skip_before_all` and `skip_after_all`, if true, and the integer attributes
    `interrupt_after_region` and `skip_after_region` determine the results of
    the visits.

    ```mlir
    "test.a"() ({
      "test.b"() : () -> ()
    }) {skip_before_all = true} : () -> ()
    "test.c"() {interrupt_before_all = true} : () -> ()
    ```

    prints

    ```
    step 0 op 'builtin.module' before all regions
    step 1 walk was interrupted
    ```
  }];
}
def TestGenericIRBlockVisitorInterruptPass
    : Pass<"test-generic-ir-block-visitors-interrupt"> {
  let summary = "Test generic IR visitors with interrupts, starting with "
                "Blocks.";
  let description = [{
    Walks over the blocks. The walk ends after a block that contains an
    operation with the attribute `interrupt`.

    ```mlir
    "test.a"() ({
      "test.b"() {interrupt = true} : () -> ()
    }) : () -> ()
    ```

    prints

    ```
    step 0 walk was interrupted
    ```
  }];
}
def TestGenericIRRegionVisitorInterruptPass
    : Pass<"test-generic-ir-region-visitors-interrupt"> {
  let summary = "Test generic IR visitors with interrupts, starting with "
                "Regions.";
  let description = [{
    Walks over the regions. The walk ends after a region that contains an
    operation with the attribute `interrupt`.

    ```mlir
    "test.a"() ({
      "test.b"() {interrupt = true} : () -> ()
    }) : () -> ()
    ```

    prints

    ```
    step 0 walk was interrupted
    ```
  }];
}

#endif // PASSES_TESTING_IR_PRINTING_TD
