// SPDX-License-Identifier: Apache-2.0
//
// Value bounds of memref operations.
#ifndef DIALECTS_MEMREF_VALUE_BOUNDS_H
#define DIALECTS_MEMREF_VALUE_BOUNDS_H

namespace mlir {

class Registry;

namespace memref {
/// Attaches ValueBoundsOpInterface to memref operations in contexts that load
/// memref.
void registerValueBoundsOpInterfaceExternalModels(Registry &registry);
} // namespace memref
} // namespace mlir

#endif // DIALECTS_MEMREF_VALUE_BOUNDS_H
