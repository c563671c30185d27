// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_CONTROL_FLOW_SINK_CONTROL_FLOW_SINK_TD
#define PASSES_CONTROL_FLOW_SINK_CONTROL_FLOW_SINK_TD

include "ods/records/pass.td"

def ControlFlowSink : Pass<"control-flow-sink"> {
  let summary = "Sink operations into conditional blocks";
  let description = [{
    Sinks operations without side effects into a region that runs at most once
    and contains all their users, so that they are not executed if the region is
    not. Operations are never duplicated.

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

    Users in unreachable blocks count, too. Run `canonicalize` before.
  }];
  let statistics = [
    Statistic<"numSunk", "num-sunk", "Number of operations sunk">
  ];
}

#endif // PASSES_CONTROL_FLOW_SINK_CONTROL_FLOW_SINK_TD
