// SPDX-License-Identifier: Apache-2.0
//
// Run-time checks of memref operations.
#ifndef DIALECTS_MEMREF_RUNTIME_VERIFICATION_H
#define DIALECTS_MEMREF_RUNTIME_VERIFICATION_H

namespace mlir {

class Registry;

namespace memref {
/// Attaches RuntimeVerifiableOpInterface to memref operations in contexts that
/// load memref. Loads the dialects of the checks: arith, cf, scf.
void registerRuntimeVerifiableOpInterfaceExternalModels(Registry &registry);
} // namespace memref
} // namespace mlir

#endif // DIALECTS_MEMREF_RUNTIME_VERIFICATION_H
