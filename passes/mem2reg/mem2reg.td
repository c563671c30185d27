// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_MEM2REG_MEM2REG_TD
#define PASSES_MEM2REG_MEM2REG_TD

include "ods/records/pass.td"

def Mem2Reg : Pass<"mem2reg"> {
  let summary = "Promotes memory slots into values.";
  let description = [{
    Replaces loads of a memory slot that is only loaded and stored by the stored
    values, and erases the slot. Blocks that several values reach get an
    argument. A slot that nested regions access is kept.

    ```mlir
    %m = memref.alloca() : memref<i32>
    memref.store %x, %m[] : memref<i32>
    %y = memref.load %m[] : memref<i32>
    "use"(%y) : (i32) -> ()
    ```

    becomes

    ```mlir
    "use"(%x) : (i32) -> ()
    ```
  }];
  let options = [
    Option<"enableRegionSimplification", "region-simplify", "bool",
           /*default=*/"true",
           "Perform control flow optimizations to the region tree">
  ];
  let statistics = [
    Statistic<"promotedAmount", "promoted slots",
              "Total amount of memory slot promoted">,
    Statistic<"newBlockArgumentAmount", "new block args",
              "Total amount of new block argument inserted in blocks">
  ];
}

#endif // PASSES_MEM2REG_MEM2REG_TD
