// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_CONTROL_FLOW_SINK_CONTROL_FLOW_SINK_TD
#define PASSES_CONTROL_FLOW_SINK_CONTROL_FLOW_SINK_TD

include "ods/records/pass.td"

def ControlFlowSink : Pass<"control-flow-sink"> {
  let summary = "Sink operations into conditional blocks";
  let description = [{
    Operations without effects whose users all are in a region that is run once
    at most are moved there, so that they are not executed where the region is
    not. Nothing is copied.

    ```mlir
    %0 = arith.addi %x, %x : i32
    scf.if %c {
      "use"(%0) : (i32) -> ()
    }
    ```

    becomes

    ```mlir
    scf.if %c {
      %0 = arith.addi %x, %x : i32
      "use"(%0) : (i32) -> ()
    }
    ```

    Blocks that are not reached count as users: canonicalize first.
  }];
  let statistics = [
    Statistic<"numSunk", "num-sunk", "Number of operations sunk">
  ];
}

#endif // PASSES_CONTROL_FLOW_SINK_CONTROL_FLOW_SINK_TD
