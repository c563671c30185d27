// SPDX-License-Identifier: Apache-2.0
//
// Value bounds of arith operations.
#ifndef DIALECTS_ARITH_VALUE_BOUNDS_H
#define DIALECTS_ARITH_VALUE_BOUNDS_H

namespace mlir {

class Registry;

namespace arith {
/// Attaches ValueBoundsOpInterface to arith operations in contexts that load
/// arith.
void registerValueBoundsOpInterfaceExternalModels(Registry &registry);
} // namespace arith
} // namespace mlir

#endif // DIALECTS_ARITH_VALUE_BOUNDS_H
