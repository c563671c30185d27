// SPDX-License-Identifier: Apache-2.0
//
// Patterns that drivers are tried with, by the operation of which they are.
// Private.
#ifndef DIALECTS_TEST_TRANSFORMS_DRIVER_PATTERNS_H
#define DIALECTS_TEST_TRANSFORMS_DRIVER_PATTERNS_H

#include "core/rewrite/pattern_set.h"

namespace test {

/// Patterns that are added to the rules: of folds, numbers that grow to 3,
/// operations that are moved out once they are `eligible`.
void populateGreedyPatterns(mlir::RewritePatternSet &patterns);
/// Patterns that insert, replace, erase, change blocks and clone; the names of
/// their roots are what the driver is given.
void populateStrictPatterns(mlir::RewritePatternSet &patterns);
bool isStrictRoot(mlir::Operation *op);
/// Patterns that change what surrounds an operation.
void populateWalkPatterns(mlir::RewritePatternSet &patterns);

} // namespace test

#endif // DIALECTS_TEST_TRANSFORMS_DRIVER_PATTERNS_H
