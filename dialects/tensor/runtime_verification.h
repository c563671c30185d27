// SPDX-License-Identifier: Apache-2.0
//
// Checks of tensors when the program runs.
#ifndef DIALECTS_TENSOR_RUNTIME_VERIFICATION_H
#define DIALECTS_TENSOR_RUNTIME_VERIFICATION_H

namespace mlir {

class DialectRegistry;

namespace tensor {
/// Where tensor is loaded, its operations can be checked when the program runs.
/// Loads the dialects of the checks: arith, cf, scf.
void registerRuntimeVerifiableOpInterfaceExternalModels(
    DialectRegistry &registry);
} // namespace tensor
} // namespace mlir

#endif // DIALECTS_TENSOR_RUNTIME_VERIFICATION_H
