// SPDX-License-Identifier: Apache-2.0
//
// Bounds of values that operations of memref make.
#ifndef DIALECTS_MEMREF_VALUE_BOUNDS_H
#define DIALECTS_MEMREF_VALUE_BOUNDS_H

namespace mlir {

class DialectRegistry;

namespace memref {
/// Where memref is loaded, its operations have ValueBoundsOpInterface.
void registerValueBoundsOpInterfaceExternalModels(DialectRegistry &registry);
} // namespace memref
} // namespace mlir

#endif // DIALECTS_MEMREF_VALUE_BOUNDS_H
