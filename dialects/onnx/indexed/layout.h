// SPDX-License-Identifier: Apache-2.0
//
// Operators over tensors whose types have layouts.
#ifndef DIALECTS_ONNX_INDEXED_LAYOUT_H
#define DIALECTS_ONNX_INDEXED_LAYOUT_H

#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/indexed/indexed_op.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/types.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// Returns the layout of a tensor type; null if it has none.
LayoutAttr getLayout(Type type);

/// Returns whether an operand or result of the operation has a layout.
bool hasLayouts(Operation *op);

/// Returns the shape in which a tensor of this shape is stored.
llvm::SmallVector<DimExpr> getStoredShape(LayoutAttr layout, Sizes shape,
                                          DimExprContext &dims);

/// Makes the nests access tensors that have layouts as they are stored, and
/// walk the result, and the first factor of a contraction, in this order.
/// Payloads that load and store by themselves are not changed.
/// Errors: a diagnostic for a tensor that is read in another shape than its
/// own.
LogicalResult composeLayouts(IndexedOp &indexed, const Operator &op);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_LAYOUT_H
