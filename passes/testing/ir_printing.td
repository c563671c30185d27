// SPDX-License-Identifier: Apache-2.0
//
// Passes that print the structure of the IR, and passes that walk over it.
#ifndef PASSES_TESTING_IR_PRINTING_TD
#define PASSES_TESTING_IR_PRINTING_TD

include "ods/records/pass.td"

def TestPrintNestingPass : Pass<"test-print-nesting"> {
  let summary = "Test various printing.";
}
def TestPrintDefUsePass : Pass<"test-print-defuse"> {
  let summary = "Test various printing.";
}
def TestPrintInvalidPass : Pass<"test-print-invalid", "::mlir::ModuleOp"> {
  let summary = "Test printing invalid ops.";
  let dependentDialects = ["::mlir::func::FuncDialect"];
}
def TestDominancePass : Pass<"test-print-dominance"> {
  let summary = "Print the dominance information for multiple regions.";
}
def TestGenericIRVisitorPass : Pass<"test-generic-ir-visitors"> {
  let summary = "Test generic IR visitors.";
}
def TestGenericIRVisitorInterruptPass
    : Pass<"test-generic-ir-visitors-interrupt"> {
  let summary = "Test generic IR visitors with interrupts.";
  let description = [{
    The attributes `interrupt_before_all`, `interrupt_after_all`,
    `skip_before_all` and `skip_after_all`, if true, and the integer attributes
    `interrupt_after_region` and `skip_after_region` determine the results of
    the visits.
  }];
}
def TestGenericIRBlockVisitorInterruptPass
    : Pass<"test-generic-ir-block-visitors-interrupt"> {
  let summary = "Test generic IR visitors with interrupts, starting with "
                "Blocks.";
}
def TestGenericIRRegionVisitorInterruptPass
    : Pass<"test-generic-ir-region-visitors-interrupt"> {
  let summary = "Test generic IR visitors with interrupts, starting with "
                "Regions.";
}

#endif // PASSES_TESTING_IR_PRINTING_TD
