// SPDX-License-Identifier: Apache-2.0
//
// Bounds of values that operations of affine make.
#ifndef DIALECTS_AFFINE_VALUE_BOUNDS_H
#define DIALECTS_AFFINE_VALUE_BOUNDS_H

namespace mlir {

class DialectRegistry;

namespace affine {
/// Where affine is loaded, its operations have ValueBoundsOpInterface.
void registerValueBoundsOpInterfaceExternalModels(DialectRegistry &registry);
} // namespace affine
} // namespace mlir

#endif // DIALECTS_AFFINE_VALUE_BOUNDS_H
