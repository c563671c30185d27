// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_RECONCILE_UNREALIZED_CASTS_RECONCILE_UNREALIZED_CASTS_TD
#define CONVERSIONS_RECONCILE_UNREALIZED_CASTS_RECONCILE_UNREALIZED_CASTS_TD

include "ods/records/pass.td"

def ReconcileUnrealizedCastsPass : Pass<"reconcile-unrealized-casts"> {
  let summary = "Simplify and eliminate unrealized conversion casts";
  let description = [{
    Removes casts that take a value, over others perhaps, back to the type that
    it had, and those that nothing uses. What is left of conversions that were
    applied one after the other goes so.

    ```mlir
    %1 = builtin.unrealized_conversion_cast %0 : i32 to index
    %2 = builtin.unrealized_conversion_cast %1 : index to i32
    "use"(%2) : (i32) -> ()
    ```

    becomes

    ```mlir
    "use"(%0) : (i32) -> ()
    ```
  }];
}

#endif // CONVERSIONS_RECONCILE_UNREALIZED_CASTS_RECONCILE_UNREALIZED_CASTS_TD
