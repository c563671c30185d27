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

    ```mlir
    "test.a"() ({
      %0 = "test.b"() {n = 1 : i32} : () -> i32
      "test.c"(%0) : (i32) -> ()
    }) : () -> ()
    ```

    prints, among others,

    ```
    Op pre-order visits
    Visiting op 'builtin.module'
    Visiting op 'test.a'
    Visiting op 'test.b'
    Visiting op 'test.c'
    Op post-order visits
    Visiting op 'test.b'
    Visiting op 'test.c'
    Visiting op 'test.a'
    Visiting op 'builtin.module'
    ```
  }];
}

#endif // PASSES_TESTING_IR_VISITORS_TD
