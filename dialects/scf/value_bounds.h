// SPDX-License-Identifier: Apache-2.0
//
// Bounds of values that operations of scf make.
#ifndef DIALECTS_SCF_VALUE_BOUNDS_H
#define DIALECTS_SCF_VALUE_BOUNDS_H

namespace mlir {

class DialectRegistry;

namespace scf {
/// Where scf is loaded, its operations have ValueBoundsOpInterface.
void registerValueBoundsOpInterfaceExternalModels(DialectRegistry &registry);
} // namespace scf
} // namespace mlir

#endif // DIALECTS_SCF_VALUE_BOUNDS_H
