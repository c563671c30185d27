// SPDX-License-Identifier: Apache-2.0
//
// The dialects, their extensions, and every generic pass.
#ifndef TESTS_PASSES_ALL_PASSES_H
#define TESTS_PASSES_ALL_PASSES_H

namespace mlir {

class Registry;

/// Adds all of them, and what random modules of the dialects need.
void registerAllPasses(Registry &registry);

} // namespace mlir

#endif // TESTS_PASSES_ALL_PASSES_H
