// SPDX-License-Identifier: Apache-2.0
//
// Pipelines for tests of the pass manager.
#ifndef PASSES_TESTING_PIPELINES_H
#define PASSES_TESTING_PIPELINES_H

#include "core/ir/context/registry.h"

namespace mlir::testing {

/// Registers the pipelines. Their passes are registered elsewhere.
void registerTestPipelines(Registry &registry);

} // namespace mlir::testing

#endif // PASSES_TESTING_PIPELINES_H
