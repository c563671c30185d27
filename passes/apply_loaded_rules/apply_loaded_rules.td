// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_APPLY_LOADED_RULES_APPLY_LOADED_RULES_TD
#define PASSES_APPLY_LOADED_RULES_APPLY_LOADED_RULES_TD

include "ods/records/pass.td"

def ApplyLoadedRules : Pass<"apply-loaded-rules"> {
  let summary = "Apply the rewrite rules that were loaded";
  let description = [{
    Applies the rules of the files of `--load-td` until nothing changes. Rules
    with a higher benefit are tried first; rules with the same benefit are tried
    in the order of the files. If such a file contains

    ```
    def Repeated : Pat<(AddOp $x, $x), (AbsOp $x)>;
    ```

    in such a file,

    ```mlir
    %1 = "my.add"(%0, %0) : (i32, i32) -> i32
    ```

    becomes

    ```mlir
    %1 = "my.abs"(%0) : (i32) -> i32
    ```

    The pass does not fold operations. It fails if the rules do not converge.
  }];
  let options = [
    Option<"maxIterations", "max-iterations", "int64_t", "10",
           "How often all operations are gone through at most">,
  ];
}

#endif // PASSES_APPLY_LOADED_RULES_APPLY_LOADED_RULES_TD
