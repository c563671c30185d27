// SPDX-License-Identifier: Apache-2.0
//
// The machines that a module has code for, and the variants of its functions
// for them.
#ifndef TARGETS_ONNX_COMPILER_MACHINES_H
#define TARGETS_ONNX_COMPILER_MACHINES_H

#include <string>
#include <vector>

#include "core/ir/builtin/builtin_ops.h"
#include "targets/machine/resolve.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Sets the machines that the code of `module` is for, which are at least one
/// and have one triple. The first is the target of the module
/// (targets/machine/target_attributes.h). If there are several, the module has
/// a list:
///
/// ```mlir
/// krnl.machines = [
///   {cpu = "x86-64-v4", system = #dlti.target_system_spec<"CPU" = …>},
///   {cpu = "x86-64-v3", system = #dlti.target_system_spec<"CPU" = …>}]
/// ```
///
/// A machine has no instruction for products of bytes if another one has none,
/// because these products need another order of constants.
void setMachines(mlir::ModuleOp module,
                 llvm::ArrayRef<mlir::machine::Machine> machines);

/// Returns the CPUs that the code of a module is for, in order.
std::vector<std::string> getMachines(mlir::ModuleOp module);

/// Returns the CPU that a function is for, if the module has code for several.
llvm::StringRef getMachine(mlir::Operation *function);

/// Copies the functions of a module for each of its machines but the first one,
/// and returns the names of the copies of `function`, that one first. A
/// function has the name of its CPU, and a copy the description of the machine,
/// which passes look up:
///
/// ```mlir
/// func.func private @"main_graph.x86-64-v3"(…) attributes {
///   dlti.target_system_spec = #dlti.target_system_spec<"CPU" = …>,
///   krnl.machine = "x86-64-v3"} { func.call @"Conv.x86-64-v3"(…) … }
/// ```
///
/// Copies share constants, and panels of them. Contractions of a copy have no
/// schedule, unless it is that of panels. With one machine, nothing changes.
std::vector<std::string> addVariants(mlir::ModuleOp module,
                                     llvm::StringRef function);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_COMPILER_MACHINES_H
