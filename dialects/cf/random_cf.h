// SPDX-License-Identifier: Apache-2.0
//
// How operations of the cf dialect are generated at random whose
// attributes and successors belong together.
#ifndef DIALECTS_CF_RANDOM_CF_H
#define DIALECTS_CF_RANDOM_CF_H

#include "core/ir/registry.h"

namespace mlir {
namespace cf {

/// Adds the dialect's entries of the kind GenerationHook.
void registerGenerationHooks(Registry &registry);

} // namespace cf
} // namespace mlir

#endif // DIALECTS_CF_RANDOM_CF_H
