// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_SYMBOL_DCE_SYMBOL_DCE_TD
#define PASSES_SYMBOL_DCE_SYMBOL_DCE_TD

include "ods/records/pass.td"

def SymbolDCE : Pass<"symbol-dce"> {
  let summary = "Eliminate dead symbols";
  let description = [{
    Erases symbols that are not visible from outside and that no live operation
    references.

    ```mlir
    func.func private @dead()
    func.func private @alive()
    "t.use"() {f = @alive} : () -> ()
    ```

    becomes

    ```mlir
    func.func private @alive()
    "t.use"() {f = @alive} : () -> ()
    ```
  }];
  let statistics = [
    Statistic<"numDCE", "num-dce'd", "Number of symbols DCE'd">
  ];
}

#endif // PASSES_SYMBOL_DCE_SYMBOL_DCE_TD
