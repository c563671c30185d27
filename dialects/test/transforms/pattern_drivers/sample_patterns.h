// SPDX-License-Identifier: Apache-2.0
//
// Patterns for tests of drivers. Private.
#ifndef DIALECTS_TEST_TRANSFORMS_PATTERN_DRIVERS_SAMPLE_PATTERNS_H
#define DIALECTS_TEST_TRANSFORMS_PATTERN_DRIVERS_SAMPLE_PATTERNS_H

#include "core/rewrite/pattern_set.h"

namespace test {

/// Patterns that complement the rewrite rules: they fold, increment integers to
/// 3 and move operations with the attribute `eligible` out of regions.
void populateGreedyPatterns(mlir::RewritePatternSet &patterns);
/// Patterns that insert, replace, erase and clone operations and change blocks.
/// The driver starts with the operations for which isStrictRoot returns true.
void populateStrictPatterns(mlir::RewritePatternSet &patterns);
bool isStrictRoot(mlir::Operation *op);
/// Patterns that modify the surroundings of an operation.
void populateWalkPatterns(mlir::RewritePatternSet &patterns);

} // namespace test

#endif // DIALECTS_TEST_TRANSFORMS_PATTERN_DRIVERS_SAMPLE_PATTERNS_H
