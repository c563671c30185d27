// SPDX-License-Identifier: Apache-2.0
//
// Registers the dialects, their extensions, and all generic passes.
#ifndef TESTS_PASSES_ALL_PASSES_H
#define TESTS_PASSES_ALL_PASSES_H

namespace mlir {

class Registry;

/// Registers all of them, and the extensions that random modules need.
void registerAllPasses(Registry &registry);

} // namespace mlir

#endif // TESTS_PASSES_ALL_PASSES_H
