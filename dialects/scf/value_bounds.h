// SPDX-License-Identifier: Apache-2.0
//
// Value bounds of scf operations.
#ifndef DIALECTS_SCF_VALUE_BOUNDS_H
#define DIALECTS_SCF_VALUE_BOUNDS_H

namespace mlir {

class Registry;

namespace scf {
/// Attaches ValueBoundsOpInterface to scf operations in contexts that load scf.
void registerValueBoundsOpInterfaceExternalModels(Registry &registry);
} // namespace scf
} // namespace mlir

#endif // DIALECTS_SCF_VALUE_BOUNDS_H
