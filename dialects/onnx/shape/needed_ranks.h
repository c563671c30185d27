// SPDX-License-Identifier: Apache-2.0
//
// Ranks of operands that follow from the ranks of results.
#ifndef DIALECTS_ONNX_SHAPE_NEEDED_RANKS_H
#define DIALECTS_ONNX_SHAPE_NEEDED_RANKS_H

#include "dialects/onnx/shape/shape_facts.h"

namespace mlir::onnx {

/// Declares the ranks of values of a function that have none, but whose users
/// are valid for one rank only: `Unsqueeze` by one axis yields rank 3 from rank
/// 2. PyTorch exports `x.squeeze(0)` as an If whose branches differ in rank;
/// what follows says which rank it has. Uses what is declared of results.
void declareNeededRanks(ShapeFacts &facts, Operation *function);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_NEEDED_RANKS_H
