// SPDX-License-Identifier: Apache-2.0
//
// Operations of the dialect that say their results' sizes.
#ifndef DIALECTS_TEST_REIFIED_SHAPES_H
#define DIALECTS_TEST_REIFIED_SHAPES_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace test {
/// Where test is loaded, its operations have InferShapedTypeOpInterface or
/// ReifyRankedShapedTypeOpInterface as their names say. Loads tensor.
void registerReifiedShapes(mlir::DialectRegistry &registry);
} // namespace test

#endif // DIALECTS_TEST_REIFIED_SHAPES_H
