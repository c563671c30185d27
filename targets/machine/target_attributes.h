// SPDX-License-Identifier: Apache-2.0
//
// Converts machine models to attributes of modules and back.
#ifndef TARGETS_MACHINE_TARGET_ATTRIBUTES_H
#define TARGETS_MACHINE_TARGET_ATTRIBUTES_H

#include <string>

#include "core/ir/builtin/builtin_ops.h"
#include "dialects/dlti/dlti.h"
#include "targets/machine/resolve.h"

namespace mlir::machine {

/// A target as a user or a module names it. Unspecified parts are empty.
struct TargetNames {
  std::string triple;
  std::string chip;
  std::string features;
};

/// Returns the target that a module names: `llvm.target`, else the triple in
/// `llvm.target_triple`.
TargetNames getTargetNames(ModuleOp module);

/// Completes `asked` from the module if both name the same architecture.
TargetNames completeTargetNames(TargetNames asked, ModuleOp module);

/// Returns the properties of a machine under the names that passes look up.
TargetDeviceSpecAttr getDeviceSpec(const Machine &machine,
                                   MLIRContext *context);

/// Returns the data layout of an architecture, including the index type.
DataLayoutSpecAttr getDataLayoutSpec(const Architecture &architecture,
                                     Location loc);

/// Sets all attributes of a module that describe its target. The dialects dlti
/// and llvm must be loaded.
void attachTarget(ModuleOp module, const Machine &machine);

} // namespace mlir::machine

#endif // TARGETS_MACHINE_TARGET_ATTRIBUTES_H
