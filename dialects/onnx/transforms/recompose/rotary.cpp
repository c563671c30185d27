// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/recompose/rotary.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

static bool isNamed(Operation *op, llvm::StringRef name) {
  return op && op->getName().getStringRef() == name;
}

/// Returns the operation with this name whose result 0 is a value; else null.
static Operation *match(Value value, llvm::StringRef name) {
  Operation *op = value.getDefiningOp();
  return isNamed(op, name) && op->getResult(0) == value ? op : nullptr;
}

/// Returns the size of the last dimension if it is known and even.
static std::optional<int64_t> getEvenSize(Value value) {
  const auto shape = getTypeShape(value);
  if (!shape || shape->empty() || shape->back() <= 0 || shape->back() % 2 != 0)
    return std::nullopt;
  return shape->back();
}

/// Returns whether the attribute `axis`, or 0, is the last dimension.
static bool isLastAxis(Operation *op, int64_t rank) {
  return normalizeAxis(getInteger(op, "axis").value_or(0), rank) == rank - 1;
}

//===----------------------------------------------------------------------===//
// The rotation

/// Returns the operand of which a value is the first or second half of each
/// row, or null.
static Value getWholeOfHalf(Value half, bool isSecond) {
  if (Operation *slice = match(half, "onnx.Slice")) {
    Value whole = slice->getOperand(0);
    const auto size = getEvenSize(whole);
    const auto integers = [&](unsigned i) {
      return i < slice->getNumOperands() ? getIntegers(slice->getOperand(i))
                                         : std::nullopt;
    };
    const auto starts = integers(1), ends = integers(2), axes = integers(3);
    if (!size || !starts || !ends || !axes || starts->size() != 1 ||
        ends->size() != 1 || axes->size() != 1)
      return {};
    const int64_t rank = getTypeShape(whole)->size();
    if (normalizeAxis(axes->front(), rank) != rank - 1)
      return {};
    if (slice->getNumOperands() > 4 &&
        !isa<NoneType>(slice->getOperand(4).getType()) &&
        integers(4) != llvm::SmallVector<int64_t>{1})
      return {};
    auto toIndex = [&](int64_t place) {
      return std::min(place < 0 ? place + *size : place, *size);
    };
    const bool isHalf =
        toIndex(starts->front()) == (isSecond ? *size / 2 : 0) &&
        toIndex(ends->front()) == (isSecond ? *size : *size / 2);
    return isHalf ? whole : Value();
  }
  Operation *split = half.getDefiningOp();
  if (!isNamed(split, "onnx.Split") || split->getNumResults() != 2 ||
      split->getResult(isSecond) != half)
    return {};
  Value whole = split->getOperand(0);
  const auto size = getEvenSize(whole);
  const auto shape = getTypeShape(half);
  const bool isHalf = size && shape && !shape->empty() &&
                      shape->back() * 2 == *size &&
                      isLastAxis(split, shape->size());
  return isHalf ? whole : Value();
}

/// Returns x if a value is concat(-second half of x, first half of x).
static Value getRotated(Value value) {
  Operation *concat = match(value, "onnx.Concat");
  const auto shape = getTypeShape(value);
  if (!concat || concat->getNumOperands() != 2 || !shape ||
      !value.hasOneUse() || !isLastAxis(concat, shape->size()))
    return {};
  Operation *negation = match(concat->getOperand(0), "onnx.Neg");
  if (!negation)
    return {};
  Value x = getWholeOfHalf(negation->getOperand(0), /*isSecond=*/true);
  return x && x == getWholeOfHalf(concat->getOperand(1), /*isSecond=*/false)
             ? x
             : Value();
}

//===----------------------------------------------------------------------===//
// The angles

namespace {

/// Finds the first half of each row of values whose halves are equal.
class HalfFinder {
public:
  /// Returns null for other values.
  Value find(Value value) {
    if (auto known = halves.find(value); known != halves.end())
      return known->second;
    return halves[value] = compute(value);
  }

private:
  Value compute(Value value);
  Value findConstant(Operation *constant);

  llvm::DenseMap<Value, Value> halves;
};

} // namespace

static RankedTensorType getHalfType(Value value) {
  const auto type = cast<RankedTensorType>(value.getType());
  llvm::SmallVector<int64_t> shape(type.getShape());
  shape.back() /= 2;
  return RankedTensorType::get(shape, type.getElementType());
}

Value HalfFinder::findConstant(Operation *constant) {
  Value value = constant->getResult(0);
  const auto floats = getFloats(value);
  if (!floats)
    return {};
  const int64_t size = *getEvenSize(value);
  llvm::SmallVector<double> half;
  for (size_t row = 0; row < floats->size(); row += size) {
    const auto first = llvm::ArrayRef(*floats).slice(row, size / 2);
    if (first != llvm::ArrayRef(*floats).slice(row + size / 2, size / 2))
      return {};
    llvm::append_range(half, first);
  }
  OpBuilder builder(constant);
  return makeConstant(builder, constant->getLoc(),
                      makeFloats(getHalfType(value), half));
}

/// Returns whether an operator computes each element from one element of
/// operand 0, and a number that is the same for all rows and columns.
static bool isElementwise(Operation *op) {
  static constexpr llvm::StringLiteral unary[] = {
      "onnx.Cast", "onnx.Cos", "onnx.Identity", "onnx.Neg", "onnx.Sin"};
  static constexpr llvm::StringLiteral binary[] = {"onnx.Add", "onnx.Div",
                                                   "onnx.Mul", "onnx.Sub"};
  const llvm::StringRef name = op->getName().getStringRef();
  return llvm::is_contained(unary, name) ||
         (llvm::is_contained(binary, name) && getFloat(op->getOperand(1)));
}

/// Returns whether an operator moves rows of operand 0 as they are.
static bool movesRows(Operation *op) {
  const bool isGather = isNamed(op, "onnx.Gather");
  const bool isSqueeze = isNamed(op, "onnx.Squeeze");
  const bool isUnsqueeze = isNamed(op, "onnx.Unsqueeze");
  if (!isGather && !isSqueeze && !isUnsqueeze && !isNamed(op, "onnx.Slice"))
    return false;
  const auto from = getTypeShape(op->getOperand(0));
  const auto to = getTypeShape(op->getResult(0));
  if (!from || !to || from->empty() || to->empty() ||
      from->back() != to->back())
    return false;
  auto isBefore = [&](int64_t axis, int64_t rank) {
    const auto dimension = normalizeAxis(axis, rank);
    return dimension && *dimension != rank - 1;
  };
  if (isGather)
    return isBefore(getInteger(op, "axis").value_or(0), from->size());
  const unsigned number = isSqueeze || isUnsqueeze ? 1 : 3;
  const auto axes = op->getNumOperands() > number
                        ? getIntegers(op->getOperand(number))
                        : std::nullopt;
  return axes && llvm::all_of(*axes, [&](int64_t axis) {
           return isBefore(axis, isUnsqueeze ? to->size() : from->size());
         });
}

Value HalfFinder::compute(Value value) {
  Operation *op = value.getDefiningOp();
  const auto size = getEvenSize(value);
  if (!op || !size || op->getNumResults() != 1)
    return {};
  if (isNamed(op, "onnx.Constant"))
    return findConstant(op);
  if (isNamed(op, "onnx.Concat")) {
    const auto shape = getTypeShape(op->getOperand(0));
    return op->getNumOperands() == 2 &&
                   op->getOperand(0) == op->getOperand(1) && shape &&
                   isLastAxis(op, shape->size())
               ? op->getOperand(0)
               : Value();
  }
  if (!isElementwise(op) && !movesRows(op))
    return {};
  Value half =
      getTypeShape(op->getOperand(0)) ? find(op->getOperand(0)) : Value();
  if (!half)
    return {};
  OpBuilder builder(op);
  Operation *copy = builder.clone(*op);
  copy->setOperand(0, half);
  copy->getResult(0).setType(getHalfType(value));
  return copy->getResult(0);
}

//===----------------------------------------------------------------------===//
// The operator

namespace {

class RotaryRecomposer {
public:
  explicit RotaryRecomposer(ShapeAnalysis &shapes) : shapes(shapes) {}

  void run(Operation *sum);

private:
  bool isAngle(Value angle, Value x) const;
  Value makeAngles(OpBuilder &builder, Location location, Value half);

  ShapeAnalysis &shapes;
  HalfFinder halves;
};

} // namespace

/// Returns whether angles are batch x 1 x length x size, where the batch may
/// be 1, for a tensor that is batch x heads x length x size.
bool RotaryRecomposer::isAngle(Value angle, Value x) const {
  const auto own = shapes.getShape(angle), shape = shapes.getShape(x);
  return own && shape && own->size() == 4 && shape->size() == 4 &&
         ((*own)[0].isConstant(1) || (*own)[0] == (*shape)[0]) &&
         (*own)[1].isConstant(1) && (*own)[2] == (*shape)[2] &&
         (*own)[3] == (*shape)[3];
}

/// Returns the half of angles without the dimension of heads.
Value RotaryRecomposer::makeAngles(OpBuilder &builder, Location location,
                                   Value half) {
  const auto type = cast<RankedTensorType>(half.getType());
  OperationState state(location, "onnx.Squeeze");
  state.addOperands({half, makeIntegers(builder, location, {1})});
  state.addType(RankedTensorType::get(
      {type.getDimSize(0), type.getDimSize(2), type.getDimSize(3)},
      type.getElementType()));
  return builder.create(state)->getResult(0);
}

/// Replaces a sum, if it is a rotation.
void RotaryRecomposer::run(Operation *sum) {
  Value result = sum->getResult(0);
  // The products with cos and sin, in either order.
  for (bool isSwapped : {false, true}) {
    Operation *cosine = match(sum->getOperand(isSwapped), "onnx.Mul");
    Operation *sine = match(sum->getOperand(!isSwapped), "onnx.Mul");
    if (!cosine || !sine || cosine == sine ||
        !cosine->getResult(0).hasOneUse() || !sine->getResult(0).hasOneUse())
      return;
    for (unsigned i : {0, 1})
      for (unsigned k : {0, 1}) {
        Value x = cosine->getOperand(i);
        if (getRotated(sine->getOperand(k)) != x ||
            x.getType() != result.getType() || !getEvenSize(x) ||
            !isAngle(cosine->getOperand(1 - i), x) ||
            !isAngle(sine->getOperand(1 - k), x))
          continue;
        Value cosines = halves.find(cosine->getOperand(1 - i));
        Value sines = halves.find(sine->getOperand(1 - k));
        if (!cosines || !sines)
          return;
        OpBuilder builder(sum);
        const Location location = sum->getLoc();
        OperationState state(location, "onnx.RotaryEmbedding");
        state.addOperands({x, makeAngles(builder, location, cosines),
                           makeAngles(builder, location, sines),
                           makeNoValue(builder, location)});
        state.addAttribute("interleaved", builder.getSI64IntegerAttr(0));
        state.addAttribute("rotary_embedding_dim",
                           builder.getSI64IntegerAttr(0));
        state.addType(result.getType());
        result.replaceAllUsesWith(builder.create(state)->getResult(0));
        return;
      }
  }
}

void recomposeRotaryEmbeddings(func::FuncOp function) {
  llvm::SmallVector<Operation *> sums;
  function->walk([&](Operation *op) {
    if (isNamed(op, "onnx.Add") &&
        llvm::any_of(op->getOperands(), [](Value operand) {
          Operation *product = match(operand, "onnx.Mul");
          return product && llvm::any_of(product->getOperands(), [](Value x) {
                   return getRotated(x) != Value();
                 });
        }))
      sums.push_back(op);
  });
  if (sums.empty())
    return;
  ShapeAnalysis shapes(function);
  if (!shapes.isValid())
    return;
  RotaryRecomposer recomposer(shapes);
  for (Operation *sum : sums)
    recomposer.run(sum);
}

} // namespace mlir::onnx
