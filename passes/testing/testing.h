// SPDX-License-Identifier: Apache-2.0
//
// All passes and pipelines of this folder.
#ifndef PASSES_TESTING_TESTING_H
#define PASSES_TESTING_TESTING_H

#include "core/ir/registry.h"

namespace mlir::testing {

/// Registers the passes and pipelines that only tests use.
void registerTestPasses(Registry &registry);

} // namespace mlir::testing

#endif // PASSES_TESTING_TESTING_H
