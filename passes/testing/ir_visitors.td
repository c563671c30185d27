// SPDX-License-Identifier: Apache-2.0
//
// A pass that walks over the IR in all ways.
#ifndef PASSES_TESTING_IR_VISITORS_TD
#define PASSES_TESTING_IR_VISITORS_TD

include "ods/records/pass.td"

def TestIRVisitorsPass : Pass<"test-ir-visitors"> {
  let summary = "Test various visitors.";
  let description = [{
    Prints what is visited. Of operations with attributes `walk_blocks` and
    `walk_regions` the blocks and regions are walked one by one; of copies of
    the whole, what is visited is erased.
  }];
}

#endif // PASSES_TESTING_IR_VISITORS_TD
