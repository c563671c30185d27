// SPDX-License-Identifier: Apache-2.0
//
// Run-time checks of tensor operations.
#ifndef DIALECTS_TENSOR_RUNTIME_VERIFICATION_H
#define DIALECTS_TENSOR_RUNTIME_VERIFICATION_H

namespace mlir {

class Registry;

namespace tensor {
/// Attaches RuntimeVerifiableOpInterface to operations of tensor in contexts
/// that load it. Loads the dialects of the checks: arith, cf, scf.
void registerRuntimeVerifiableOpInterfaceExternalModels(Registry &registry);
} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_RUNTIME_VERIFICATION_H
