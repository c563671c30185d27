// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_APPLY_LOADED_RULES_APPLY_LOADED_RULES_TD
#define PASSES_APPLY_LOADED_RULES_APPLY_LOADED_RULES_TD

include "ods/records/pass.td"

def ApplyLoadedRules : Pass<"apply-loaded-rules"> {
  let summary = "Apply the rewrite rules that were loaded";
  let description = [{
    Applies the rules of the files of `--load-td` until nothing changes: those
    of greater benefit first, of the same as the files have them. With

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

    Nothing is folded beside. The pass fails if the rules do not come to an
    end.
  }];
  let options = [
    Option<"maxIterations", "max-iterations", "int64_t", "10",
           "How often all operations are gone through at most">,
  ];
}

#endif // PASSES_APPLY_LOADED_RULES_APPLY_LOADED_RULES_TD
