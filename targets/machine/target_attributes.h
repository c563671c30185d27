// SPDX-License-Identifier: Apache-2.0
//
// Machines as attributes of modules.
#ifndef TARGETS_MACHINE_TARGET_ATTRIBUTES_H
#define TARGETS_MACHINE_TARGET_ATTRIBUTES_H

#include <string>

#include "core/ir/builtin_ops.h"
#include "dialects/dlti/dlti.h"
#include "targets/machine/resolve.h"

namespace mlir::machine {

/// What users or a module say of a target, each part empty if nothing.
struct TargetNames {
  std::string triple;
  std::string chip;
  std::string features;
};

/// What a module says: `llvm.target`, or else `llvm.target_triple`.
TargetNames getTargetNames(ModuleOp module);

/// `asked`, completed by what the module says if that is of the same
/// architecture.
TargetNames completeTargetNames(TargetNames asked, ModuleOp module);

/// The properties of a machine under the names that passes look for.
TargetDeviceSpecAttr getDeviceSpec(const MachineModel &model,
                                   MLIRContext *context);

/// The layout of types on an architecture, the index type's included.
DataLayoutSpecAttr getDataLayoutSpec(const Architecture &architecture,
                                     Location loc);

/// Sets all attributes of a module that say what it is compiled for. Needs the
/// dialects dlti and llvm to be loaded.
void attachTarget(ModuleOp module, const Machine &machine);

} // namespace mlir::machine

#endif // TARGETS_MACHINE_TARGET_ATTRIBUTES_H
