// SPDX-License-Identifier: Apache-2.0
//
// A pass that walks over the IR in all ways.
#ifndef PASSES_TESTING_IR_VISITORS_TD
#define PASSES_TESTING_IR_VISITORS_TD

include "ods/records/pass.td"

def TestIRVisitorsPass : Pass<"test-ir-visitors"> {
  let summary = "Test various visitors.";
  let description = [{
    Prints the visited objects. The attributes `walk_blocks` and `walk_regions`
    of an operation select walks over each of its blocks and regions. Visited
    objects are erased in copies of the whole operation.
  }];
}

#endif // PASSES_TESTING_IR_VISITORS_TD
