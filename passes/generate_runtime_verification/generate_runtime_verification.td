// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_GENERATE_RUNTIME_VERIFICATION_GENERATE_RUNTIME_VERIFICATION_TD
#define PASSES_GENERATE_RUNTIME_VERIFICATION_GENERATE_RUNTIME_VERIFICATION_TD

include "ods/records/pass.td"

def GenerateRuntimeVerification : Pass<"generate-runtime-verification"> {
  let summary = "Generate additional runtime op verification checks";
  let description = [{
    Generates run-time checks before operations that implement
    RuntimeVerifiableOpInterface. A failed check stops the program with a
    message. This helps to find passes that generate wrong code. Operations in
    a region that must not have effects get no checks, such as those in
    `memref.generic_atomic_rmw`.

    ```mlir
    %1 = memref.dim %m, %i : memref<?xf32>
    ```

    becomes

    ```mlir
    %0 = memref.rank %m : memref<?xf32>
    ... // 0 <= %i < %0
    cf.assert %ok, "ERROR: Runtime op verification failed..."
    %1 = memref.dim %m, %i : memref<?xf32>
    ```
  }];
  let options = [
    Option<"verboseLevel", "verbose-level", "unsigned", /*default=*/"1",
           "Verbosity level for runtime verification messages: 0 = Minimum "
           "(only source location), 1 = Detailed (include full operation "
           "details, names, types, shapes, etc.)">
  ];
}

#endif // PASSES_GENERATE_RUNTIME_VERIFICATION_GENERATE_RUNTIME_VERIFICATION_TD
