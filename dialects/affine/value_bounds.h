// SPDX-License-Identifier: Apache-2.0
//
// Value bounds of affine operations.
#ifndef DIALECTS_AFFINE_VALUE_BOUNDS_H
#define DIALECTS_AFFINE_VALUE_BOUNDS_H

namespace mlir {

class Registry;

namespace affine {
/// Attaches ValueBoundsOpInterface to the operations of affine in contexts that
/// load it.
void registerValueBoundsOpInterfaceExternalModels(Registry &registry);
} // namespace affine
} // namespace mlir

#endif // DIALECTS_AFFINE_VALUE_BOUNDS_H
