// SPDX-License-Identifier: Apache-2.0
//
// Shapes of element-wise operators, and the arithmetic of sizes.
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

/// The result has the shape of the first operand.
static LogicalResult inferUnary(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  return success();
}

/// The operands are broadcast.
static LogicalResult inferBroadcast(OpShapes &op) {
  llvm::SmallVector<DimShape> shapes;
  for (unsigned i = 0; i < op.getNumOperands(); ++i)
    shapes.push_back(op.getShape(i));
  FailureOr<DimShape> shape = op.broadcast(shapes);
  if (failed(shape))
    return failure();
  op.setShape(0, *shape);
  return success();
}

//===----------------------------------------------------------------------===//
// Arithmetic of elements. The functions return null for an unknown element.

using Combine = DimExpr (*)(OpShapes &op, llvm::ArrayRef<DimExpr> operands);

/// Infers the elements from those of the operands, which are broadcast.
static LogicalResult inferArithmetic(OpShapes &op, Combine combine) {
  if (failed(inferBroadcast(op)))
    return failure();
  llvm::SmallVector<DimList> operands;
  size_t count = 1;
  bool isKnown = false;
  for (unsigned i = 0; i < op.getNumOperands(); ++i) {
    isKnown |= op.getElements(i).has_value();
    std::optional<DimList> elements = op.getIntegers(i);
    if (!elements)
      return success();
    if (elements->size() != 1)
      count = elements->size();
    operands.push_back(std::move(*elements));
  }
  // Without any knowledge about the operands, there is none about the result.
  // Lists of another length than the result are dropped.
  if (!isKnown)
    return success();
  DimList result;
  for (size_t i = 0; i < count; ++i) {
    llvm::SmallVector<DimExpr> values;
    for (const DimList &list : operands) {
      if (list.size() != 1 && list.size() != count)
        return success();
      values.push_back(list[list.size() == 1 ? 0 : i]);
    }
    result.push_back(combine(op, values));
  }
  op.setElements(0, result);
  return success();
}

template <Combine combine> static LogicalResult inferElements(OpShapes &op) {
  return inferArithmetic(op, combine);
}

static DimExpr addSizes(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return op.dims.add(x[0], x[1]);
}

static DimExpr subtractSizes(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return op.dims.sub(x[0], x[1]);
}

static DimExpr multiplySizes(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return op.dims.mul(x[0], x[1]);
}

static bool isInteger(OpShapes &op) {
  return isa<IntegerType>(getElementTypeOrSelf(op.op.getResult(0).getType()));
}

/// Integers are rounded to 0. A quotient of floats must be exact.
static DimExpr divideSizes(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  if (x[1].isConstant(0))
    return DimExpr();
  if (const DimExpr quotient = op.dims.divideExactly(x[0], x[1]))
    return quotient;
  if (!isInteger(op))
    return DimExpr();
  const std::optional<int64_t> a = x[0].getConstant(), b = x[1].getConstant();
  if (a && b && *b != -1)
    return op.constant(*a / *b);
  return op.facts.isSize(x[0]) && op.facts.isSize(x[1])
             ? op.dims.floorDiv(x[0], x[1])
             : DimExpr();
}

/// The remainder of integers has the sign of the divisor.
static DimExpr moduloSizes(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  const bool isFloat = op.getInt("fmod", 0) != 0;
  if (x[1].isConstant(0) || !isInteger(op) ||
      (isFloat && !op.facts.isSize(x[0])) || !op.facts.isSize(x[1]))
    return DimExpr();
  return op.dims.mod(x[0], x[1]);
}

static DimExpr minSizes(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  DimExpr result = x.front();
  for (DimExpr next : x.drop_front())
    result = op.dims.min(result, next);
  return result;
}

static DimExpr maxSizes(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  DimExpr result = x.front();
  for (DimExpr next : x.drop_front())
    result = op.dims.max(result, next);
  return result;
}

static DimExpr areEqual(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  const DimExpr difference = op.dims.sub(x[0], x[1]);
  if (difference.isConstant(0))
    return op.constant(1);
  if (op.dims.getLowerBound(difference) > 0 ||
      op.dims.getUpperBound(difference) < 0)
    return op.constant(0);
  // No size is negative.
  for (bool swap : {false, true})
    if (const std::optional<int64_t> value = x[swap].getConstant();
        value && *value < 0 && op.facts.isSize(x[!swap]))
      return op.constant(0);
  return DimExpr();
}

/// Returns whether a < b, or null.
static DimExpr isLess(OpShapes &op, DimExpr a, DimExpr b) {
  const DimExpr difference = op.dims.sub(b, a);
  if (op.dims.getLowerBound(difference) > 0)
    return op.constant(1);
  return op.dims.getUpperBound(difference) <= 0 ? op.constant(0) : DimExpr();
}

static DimExpr areLess(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return isLess(op, x[0], x[1]);
}

static DimExpr areGreater(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return isLess(op, x[1], x[0]);
}

static DimExpr negateBool(OpShapes &op, DimExpr x) {
  return x ? op.dims.sub(op.constant(1), x) : x;
}

static DimExpr lessOrEqual(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return negateBool(op, isLess(op, x[1], x[0]));
}

static DimExpr greaterOrEqual(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return negateBool(op, isLess(op, x[0], x[1]));
}

static DimExpr logicalNot(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return negateBool(op, x[0]);
}

static DimExpr logicalAnd(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return op.dims.mul(x[0], x[1]);
}

static DimExpr logicalOr(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return op.dims.sub(op.dims.add(x[0], x[1]), op.dims.mul(x[0], x[1]));
}

static DimExpr negateSize(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return op.dims.mul(x[0], -1);
}

static DimExpr absoluteSize(OpShapes &op, llvm::ArrayRef<DimExpr> x) {
  return op.facts.isSize(x[0]) ? x[0]
                               : op.dims.max(x[0], op.dims.mul(x[0], -1));
}

/// Rounding changes no integer.
static DimExpr keep(OpShapes &, llvm::ArrayRef<DimExpr> x) { return x[0]; }

static DimExpr selectElement(OpShapes &, llvm::ArrayRef<DimExpr> x) {
  if (x[1] == x[2])
    return x[1];
  if (const std::optional<int64_t> condition = x[0].getConstant())
    return x[*condition ? 1 : 2];
  return DimExpr();
}

/// Returns the element as a number of another type, or null. Sizes keep their
/// value.
static DimExpr castElement(OpShapes &op, DimExpr element, Type to) {
  const std::optional<int64_t> value = element.getConstant();
  const auto integer = dyn_cast<IntegerType>(to);
  if (to.isInteger(1))
    return value ? op.constant(*value != 0) : DimExpr();
  if (!value || !integer)
    return element;
  const bool fits = integer.isUnsigned()
                        ? llvm::isUIntN(integer.getWidth(), *value)
                        : llvm::isIntN(integer.getWidth(), *value);
  return fits ? element : DimExpr();
}

static LogicalResult inferCast(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  const Type to = getElementTypeOrSelf(op.op.getResult(0).getType());
  std::optional<DimList> elements = op.getElements(0);
  if (!elements || !to.isIntOrFloat())
    return success();
  for (DimExpr &element : *elements)
    element = castElement(op, element, to);
  op.setElements(0, elements);
  return success();
}

static LogicalResult inferIdentity(OpShapes &op) {
  if (op.hasOperand(0))
    op.setFacts(0, op.facts.get(op.op.getOperand(0)));
  return success();
}

/// Clip with its bounds as operands.
static LogicalResult inferClip(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  std::optional<DimList> elements = op.getElements(0);
  if (!elements)
    return success();
  for (DimExpr &element : *elements) {
    if (op.hasOperand(1)) {
      const DimExpr least = op.getScalar(1);
      element = least ? op.dims.max(element, least) : DimExpr();
    }
    if (op.hasOperand(2)) {
      const DimExpr most = op.getScalar(2);
      element = element && most ? op.dims.min(element, most) : DimExpr();
    }
  }
  op.setElements(0, elements);
  return success();
}

/// All results have the shape of the first operand.
static LogicalResult inferSameAsFirst(OpShapes &op) {
  for (unsigned i = 0; i < op.getNumResults(); ++i)
    op.setShape(i, op.getShape(0));
  return success();
}

InferShapesTable getElementwiseTable() {
  static constexpr InferShapesRow table[] = {
      {"Abs", inferElements<absoluteSize>},
      {"Acos", inferUnary},
      {"Acosh", inferUnary},
      {"Add", inferElements<addSizes>},
      {"And", inferElements<logicalAnd>},
      {"Asin", inferUnary},
      {"Asinh", inferUnary},
      {"Atan", inferUnary},
      {"Atanh", inferUnary},
      {"Bernoulli", inferUnary},
      {"Binarizer", inferUnary},
      {"BitShift", inferBroadcast},
      {"BitCast", inferUnary},
      {"BitwiseAnd", inferBroadcast},
      {"BitwiseNot", inferUnary},
      {"BitwiseOr", inferBroadcast},
      {"BitwiseXor", inferBroadcast},
      {"Cast", inferCast},
      {"CastLike", inferCast},
      {"Ceil", inferElements<keep>},
      {"Celu", inferUnary},
      {"Clip", inferClip},
      {"Cos", inferUnary},
      {"Cosh", inferUnary},
      {"CumProd", inferUnary},
      {"CumSum", inferUnary},
      {"Div", inferElements<divideSizes>},
      {"Dropout", inferSameAsFirst},
      {"Elu", inferUnary},
      {"Equal", inferElements<areEqual>},
      {"Erf", inferUnary},
      {"Exp", inferUnary},
      {"Floor", inferElements<keep>},
      {"Gelu", inferUnary},
      {"Greater", inferElements<areGreater>},
      {"GreaterOrEqual", inferElements<greaterOrEqual>},
      {"HardSigmoid", inferUnary},
      {"HardSwish", inferUnary},
      {"Hardmax", inferUnary},
      {"Identity", inferIdentity},
      {"Imputer", inferUnary},
      {"IsInf", inferUnary},
      {"IsNaN", inferUnary},
      {"LeakyRelu", inferUnary},
      {"LayoutTransform", inferUnary},
      {"Less", inferElements<areLess>},
      {"LessOrEqual", inferElements<lessOrEqual>},
      {"Log", inferUnary},
      {"LogSoftmax", inferUnary},
      {"Max", inferElements<maxSizes>},
      {"Mean", inferBroadcast},
      {"Min", inferElements<minSizes>},
      {"Mish", inferUnary},
      {"Mod", inferElements<moduloSizes>},
      {"Mul", inferElements<multiplySizes>},
      {"Neg", inferElements<negateSize>},
      {"Not", inferElements<logicalNot>},
      {"Or", inferElements<logicalOr>},
      {"PRelu", inferUnary},
      {"Pow", inferBroadcast},
      {"Reciprocal", inferUnary},
      {"Relu", inferUnary},
      {"Round", inferElements<keep>},
      {"Selu", inferUnary},
      {"Shrink", inferUnary},
      {"Sigmoid", inferUnary},
      {"Sign", inferUnary},
      {"Sin", inferUnary},
      {"Sinh", inferUnary},
      {"Softmax", inferUnary},
      {"Softplus", inferUnary},
      {"Softsign", inferUnary},
      {"Sqrt", inferUnary},
      {"Sub", inferElements<subtractSizes>},
      {"Sum", inferBroadcast},
      {"Swish", inferUnary},
      {"Tan", inferUnary},
      {"Tanh", inferUnary},
      {"ThresholdedRelu", inferUnary},
      {"Where", inferElements<selectElement>},
      {"Xor", inferBroadcast},
  };
  return table;
}

} // namespace mlir::onnx
