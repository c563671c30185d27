// SPDX-License-Identifier: Apache-2.0
#include "dialects/complex/complex.h"

using namespace mlir;
using namespace mlir::complex;

// re(z) + im(z)i = z.
OpFoldResult CreateOp::fold(FoldAdaptor) {
  auto real = getReal().getDefiningOp<ReOp>();
  auto imaginary = getImaginary().getDefiningOp<ImOp>();
  if (real && imaginary && real.getComplex() == imaginary.getComplex())
    return real.getComplex();
  return {};
}

// re(x + yi) = x.
OpFoldResult ReOp::fold(FoldAdaptor adaptor) {
  if (auto parts = dyn_cast_if_present<ArrayAttr>(adaptor.getComplex()))
    return parts[0];
  if (auto number = getComplex().getDefiningOp<CreateOp>())
    return number.getReal();
  return {};
}

// im(x + yi) = y.
OpFoldResult ImOp::fold(FoldAdaptor adaptor) {
  if (auto parts = dyn_cast_if_present<ArrayAttr>(adaptor.getComplex()))
    return parts[1];
  if (auto number = getComplex().getDefiningOp<CreateOp>())
    return number.getImaginary();
  return {};
}

// bitcast(x) : type of x = x.
OpFoldResult BitcastOp::fold(FoldAdaptor) {
  return getType() == getOperand().getType() ? getOperand() : Value();
}

/// Returns the bit width of a type that bitcast supports, or nullopt.
static std::optional<unsigned> getBitWidth(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * complex.getElementType().getIntOrFloatBitWidth();
  if (type.isIntOrFloat())
    return type.getIntOrFloatBitWidth();
  return std::nullopt;
}

/// Types that are equal are accepted, since such a bitcast folds. Otherwise:
/// 1. Both types are integers, floats or complex numbers.
/// 2. Exactly one of them is complex.
/// 3. They have the same width.
LogicalResult BitcastOp::verify() {
  const Type from = getOperand().getType(), to = getType();
  if (from == to)
    return success();
  // 1.
  const std::optional<unsigned> fromWidth = getBitWidth(from);
  if (!fromWidth)
    return emitOpError("operand must be int/float/complex");
  const std::optional<unsigned> toWidth = getBitWidth(to);
  if (!toWidth)
    return emitOpError("result must be int/float/complex");

  // 2.
  if (isa<ComplexType>(from) == isa<ComplexType>(to))
    return emitOpError(
        "requires that either input or output has a complex type");

  // 3.
  if (fromWidth != toWidth)
    return emitOpError("casting bitwidths do not match");
  return success();
}
