// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_RECONCILE_UNREALIZED_CASTS_RECONCILE_UNREALIZED_CASTS_TD
#define CONVERSIONS_RECONCILE_UNREALIZED_CASTS_RECONCILE_UNREALIZED_CASTS_TD

include "ods/records/pass.td"

def ReconcileUnrealizedCastsPass : Pass<"reconcile-unrealized-casts"> {
  let summary = "Simplify and eliminate unrealized conversion casts";
  let description = [{
    Removes unrealized casts that are unused, and chains of casts that lead back
    to the original type. Such casts remain when several conversions are applied
    one after the other.

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
