// SPDX-License-Identifier: Apache-2.0
//
// Random generation of scf operations whose arguments, operands and results
// depend on each other.
#ifndef DIALECTS_SCF_RANDOM_SCF_H
#define DIALECTS_SCF_RANDOM_SCF_H

#include "core/ir/context/registry.h"

namespace mlir {
namespace scf {

/// Registers the dialect's entries of kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace scf
} // namespace mlir

#endif // DIALECTS_SCF_RANDOM_SCF_H
