// SPDX-License-Identifier: Apache-2.0
//
// Random generation of cf operations whose attributes depend on their
// successors.
#ifndef DIALECTS_CF_RANDOM_CF_H
#define DIALECTS_CF_RANDOM_CF_H

#include "core/ir/context/registry.h"

namespace mlir {
namespace cf {

/// Registers the dialect's entries of kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace cf
} // namespace mlir

#endif // DIALECTS_CF_RANDOM_CF_H
