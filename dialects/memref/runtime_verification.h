// SPDX-License-Identifier: Apache-2.0
//
// Checks of memrefs when the program runs.
#ifndef DIALECTS_MEMREF_RUNTIME_VERIFICATION_H
#define DIALECTS_MEMREF_RUNTIME_VERIFICATION_H

namespace mlir {

class DialectRegistry;

namespace memref {
/// Where memref is loaded, its operations can be checked when the program runs.
/// Loads the dialects of the checks: arith, cf, scf.
void registerRuntimeVerifiableOpInterfaceExternalModels(
    DialectRegistry &registry);
} // namespace memref
} // namespace mlir

#endif // DIALECTS_MEMREF_RUNTIME_VERIFICATION_H
