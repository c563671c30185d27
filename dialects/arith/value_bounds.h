// SPDX-License-Identifier: Apache-2.0
//
// Value bounds of arith operations.
#ifndef DIALECTS_ARITH_VALUE_BOUNDS_H
#define DIALECTS_ARITH_VALUE_BOUNDS_H

namespace mlir {

class DialectRegistry;

namespace arith {
/// Where arith is loaded, its operations have ValueBoundsOpInterface.
void registerValueBoundsOpInterfaceExternalModels(DialectRegistry &registry);
} // namespace arith
} // namespace mlir

#endif // DIALECTS_ARITH_VALUE_BOUNDS_H
