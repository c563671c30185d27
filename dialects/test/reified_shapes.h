// SPDX-License-Identifier: Apache-2.0
//
// Operations of the test dialect that reify the shapes of their results.
#ifndef DIALECTS_TEST_REIFIED_SHAPES_H
#define DIALECTS_TEST_REIFIED_SHAPES_H

namespace mlir {
class Registry;
} // namespace mlir

namespace test {
/// Attaches InferShapedTypeOpInterface or ReifyRankedShapedTypeOpInterface to
/// the operations that are named after them, in contexts that load the dialect.
/// Loads tensor.
void registerReifiedShapes(mlir::Registry &registry);
} // namespace test

#endif // DIALECTS_TEST_REIFIED_SHAPES_H
