// SPDX-License-Identifier: Apache-2.0
//
// How operations of the scf dialect are generated at random whose arguments,
// operands and results belong together.
#ifndef DIALECTS_SCF_RANDOM_SCF_H
#define DIALECTS_SCF_RANDOM_SCF_H

#include "core/ir/registry.h"

namespace mlir {
namespace scf {

/// Adds the dialect's entries of the kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace scf
} // namespace mlir

#endif // DIALECTS_SCF_RANDOM_SCF_H
