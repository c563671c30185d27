// SPDX-License-Identifier: Apache-2.0
//
// Operands of products of matrices and convolutions: factors, offsets and
// paddings of the first one.
#ifndef DIALECTS_ONNX_RULES_CONTRACTION_OPERANDS_H
#define DIALECTS_ONNX_RULES_CONTRACTION_OPERANDS_H

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/value.h"

namespace mlir::onnx {

/// Returns whether a Conv, Gemm or MatMul has constant weights, which nothing
/// else uses, and operand 0 is a Mul or a Div by a constant for each channel,
/// so that the weights can take the factor and stay finite.
bool canFoldFactor(Value result);

/// Creates these weights. Requires that there are some.
Value foldFactor(OpBuilder &builder, Location location, Value result);

/// Returns whether a Conv without padding has constant weights and no other
/// bias than constants, and operand 0 is an Add or a Sub of a constant for each
/// channel, so that the bias can take the offset and stays finite.
bool canFoldOffset(Value result);

/// Creates this bias. Requires that there is one.
Value foldOffset(OpBuilder &builder, Location location, Value result);

/// Returns whether both factors are one finite number each, as is their
/// product, and the first does not enlarge the operand of `scaled`, a product
/// with it.
bool canJoinFactors(Value scaled, Value factor, Value other);

/// Creates the product.
Value joinFactors(OpBuilder &builder, Location location, Value factor,
                  Value other);

/// Returns whether a value consists of the elements of a MatMul, a Gemm or a
/// Conv with constant weights, or of the sum of a MatMul and a constant, and a
/// factor is one number of rank 0. Nothing else uses the value, the product and
/// the values between.
bool movesContraction(Value moved, Value factor);

/// Returns whether a Conv with explicit pads and finite constant weights has an
/// operand that is padded by zeros, in spatial dimensions only.
bool canJoinPadding(Value result);

/// Returns the pads of both.
ArrayAttr joinPadding(Builder &builder, Value result);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_RULES_CONTRACTION_OPERANDS_H
