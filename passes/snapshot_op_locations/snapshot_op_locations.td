// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_SNAPSHOT_OP_LOCATIONS_SNAPSHOT_OP_LOCATIONS_TD
#define PASSES_SNAPSHOT_OP_LOCATIONS_SNAPSHOT_OP_LOCATIONS_TD

include "ods/records/pass.td"

def LocationSnapshot : Pass<"snapshot-op-locations"> {
  let summary = "Generate new locations from the current IR";
  let description = [{
    Prints the IR to a file and sets the locations of operations to their
    positions in that file. With a tag, the previous locations are kept and
    fused with the new ones.

    ```mlir
    %0 = arith.constant 1 : i32 loc("f.c":1:1)
    ```

    becomes

    ```mlir
    %0 = arith.constant 1 : i32 loc("snapshot.mlir":2:4)
    ```

    and with `tag=ir`

    ```mlir
    %0 = arith.constant 1 : i32 loc(fused["f.c":1:1, "ir"("snapshot.mlir":2:4)])
    ```
  }];
  let options = [
    Option<"fileName", "filename", "std::string", "",
           "The filename to print the generated IR">,
    Option<"tag", "tag", "std::string", "",
           "A tag to use when fusing the new locations with the original. If "
           "unset, the locations are replaced.">,
    Option<"enableDebugInfo", "print-debuginfo", "bool", "false",
           "Print debug info in MLIR output">,
    Option<"printGenericOpForm", "print-op-generic", "bool", "false",
           "Print the generic op form">,
    Option<"useLocalScope", "print-local-scope", "bool", "false",
           "Print with local scope and inline information (eliding aliases for "
           "attributes, types, and locations">,
    Option<"printPrettyDebugInfo", "pretty-debuginfo", "bool", "false",
           "Print pretty debug info in MLIR output">
  ];
}

#endif // PASSES_SNAPSHOT_OP_LOCATIONS_SNAPSHOT_OP_LOCATIONS_TD
