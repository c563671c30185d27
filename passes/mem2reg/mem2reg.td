// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_MEM2REG_MEM2REG_TD
#define PASSES_MEM2REG_MEM2REG_TD

include "ods/records/pass.td"

def Mem2Reg : Pass<"mem2reg"> {
  let summary = "Promotes memory slots into values.";
  let description = [{
    Loads of memory that is only loaded and stored become what was stored, and
    the memory goes. Blocks where several values arrive get an argument. Accesses
    in nested regions keep the memory.

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
