// SPDX-License-Identifier: Apache-2.0
//
// Checks of operands and attributes that the loops of operators need, but that
// the shapes of results do not depend on.
#ifndef DIALECTS_ONNX_SHAPE_OPERAND_CHECKS_H
#define DIALECTS_ONNX_SHAPE_OPERAND_CHECKS_H

#include "dialects/onnx/shape/op_shapes.h"

namespace mlir::onnx {

/// Checks the ranks of operands, the axes and the modes of the operator `name`.
/// Errors: a diagnostic for a rank that is known and wrong, for an axis that
/// operand 0 does not have, or for a mode that does not exist.
LogicalResult checkOperands(llvm::StringRef name, OpShapes &op);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_OPERAND_CHECKS_H
