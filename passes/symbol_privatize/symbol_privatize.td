// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_SYMBOL_PRIVATIZE_SYMBOL_PRIVATIZE_TD
#define PASSES_SYMBOL_PRIVATIZE_SYMBOL_PRIVATIZE_TD

include "ods/records/pass.td"

def SymbolPrivatize : Pass<"symbol-privatize"> {
  let summary = "Mark symbols private";
  let description = [{
    Sets the visibility of the symbols in the body of the operation to private,
    except for the symbols in `exclude`.

    ```mlir
    func.func @main() { return }
    func.func @helper() { return }
    ```

    becomes, with `exclude=main`

    ```mlir
    func.func @main() { return }
    func.func private @helper() { return }
    ```
  }];
  let options = [
    ListOption<"exclude", "exclude", "std::string",
               "Comma separated list of symbols that should not be marked "
               "private">
  ];
}

#endif // PASSES_SYMBOL_PRIVATIZE_SYMBOL_PRIVATIZE_TD
