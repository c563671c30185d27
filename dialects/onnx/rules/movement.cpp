// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/rewrite/pattern.h"
#include "core/rewrite/table/rule_pattern.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/rules/rules.h"
#include "dialects/onnx/rules/slices.h"
#include "dialects/onnx/rules/views.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

//===----------------------------------------------------------------------===//
// Permutations

using Integers = llvm::SmallVector<int64_t>;

/// Returns the permutation of a transpose, or nullopt if it is not known or not
/// one.
static std::optional<Integers> getPermutation(Value transposed) {
  Operation *op = transposed.getDefiningOp();
  std::optional<Integers> order = getIntegers(op, "perm");
  if (!order && !op->hasAttr("perm")) {
    const auto shape = getTypeShape(op->getOperand(0));
    if (!shape)
      return std::nullopt;
    order = Integers(llvm::reverse(llvm::seq<int64_t>(0, shape->size())));
  }
  if (!order)
    return std::nullopt;
  llvm::SmallBitVector seen(order->size());
  for (int64_t axis : *order) {
    if (axis < 0 || axis >= static_cast<int64_t>(order->size()) ||
        seen.test(axis))
      return std::nullopt;
    seen.set(axis);
  }
  return order;
}

static bool havePermutations(Value inner, Value outer) {
  const auto first = getPermutation(inner), second = getPermutation(outer);
  return first && second && first->size() == second->size();
}

static ArrayAttr composePermutations(Builder &builder, Value inner,
                                     Value outer) {
  const Integers first = *getPermutation(inner);
  Integers composed;
  const Integers second = *getPermutation(outer);
  for (int64_t axis : second)
    composed.push_back(first[axis]);
  return builder.getI64ArrayAttr(composed);
}

/// Returns the type of a value with the permutation of a transpose.
static Type transposeType(Value value, Value transposed) {
  const auto type = cast<RankedTensorType>(value.getType());
  const Integers order = *getPermutation(transposed);
  Integers sizes;
  for (int64_t axis : order)
    sizes.push_back(type.getDimSize(axis));
  return RankedTensorType::get(sizes, type.getElementType());
}

static ArrayAttr getOrder(Builder &builder, Value transposed) {
  return builder.getI64ArrayAttr(*getPermutation(transposed));
}

/// Returns whether a constant has a static shape of a rank that is not higher
/// than that of a transpose, so that it does not add dimensions.
static bool canTransposeConstant(Value constant, Value transposed) {
  const auto shape = getTypeShape(constant);
  const auto order = getPermutation(transposed);
  return getElements(constant) && shape && order &&
         shape->size() <= order->size() && !llvm::is_contained(*shape, 0);
}

/// Returns how many operands of an element-wise operator are transposed if its
/// result is: 1, 2, or 0 for an operator without a rule.
static unsigned countTransposable(Operation *op) {
  return llvm::StringSwitch<unsigned>(op->getName().getStringRef())
      .Cases("onnx.Abs", "onnx.Clip", "onnx.Elu", "onnx.Erf", "onnx.Exp", 1)
      .Cases("onnx.Gelu", "onnx.HardSigmoid", "onnx.HardSwish",
             "onnx.LeakyRelu", "onnx.Mish", 1)
      .Cases("onnx.Neg", "onnx.Relu", "onnx.Sigmoid", "onnx.Softplus",
             "onnx.Sqrt", 1)
      .Cases("onnx.Swish", "onnx.Tanh", 1)
      .Cases("onnx.Add", "onnx.Sub", "onnx.Mul", "onnx.Div", 2)
      .Default(0);
}

/// Returns whether a value is a transpose that the transpose `outer` cancels
/// out or replaces, or the result of element-wise operators of such ones and of
/// constants, whose values have no other use.
static bool leadsToTranspose(Value value, Value outer, unsigned depth = 0) {
  constexpr unsigned maxDepth = 8;
  Operation *op = value.getDefiningOp();
  const auto shape = getTypeShape(value);
  const auto order = getPermutation(outer);
  if (!op || !shape || !order || shape->size() != order->size() ||
      depth == maxDepth)
    return false;
  if (op->getName().getStringRef() == "onnx.Transpose") {
    const auto first = getPermutation(value);
    if (!first || first->size() != order->size())
      return false;
    bool cancelOut = true;
    for (auto [i, axis] : llvm::enumerate(*order))
      cancelOut &= (*first)[axis] == static_cast<int64_t>(i);
    return cancelOut || value.hasOneUse();
  }
  const unsigned count = countTransposable(op);
  if (count == 0 || !value.hasOneUse() ||
      !leadsToTranspose(op->getOperand(0), outer, depth + 1))
    return false;
  return count == 1 || canTransposeConstant(op->getOperand(1), outer) ||
         leadsToTranspose(op->getOperand(1), outer, depth + 1);
}

/// Creates the transpose of a constant with as many dimensions as the
/// permutation; the first ones that it lacks have size 1. Constants of one
/// element remain as they are.
static Value transposeConstant(OpBuilder &builder, Location location,
                               Value constant, Value transposed) {
  const auto type = cast<RankedTensorType>(constant.getType());
  if (type.getNumElements() == 1)
    return constant;
  const Integers order = *getPermutation(transposed);
  Integers sizes(order.size() - type.getRank(), 1), permuted;
  llvm::append_range(sizes, type.getShape());
  for (int64_t axis : order)
    permuted.push_back(sizes[axis]);
  OperationState view(location, "onnx.Reshape");
  view.addOperands({constant, makeIntegers(builder, location, sizes)});
  view.addAttribute("allowzero", builder.getSI64IntegerAttr(0));
  view.addTypes(RankedTensorType::get(sizes, type.getElementType()));
  OperationState transpose(location, "onnx.Transpose");
  transpose.addOperands(builder.create(view)->getResult(0));
  transpose.addAttribute("perm", builder.getI64ArrayAttr(order));
  transpose.addTypes(RankedTensorType::get(permuted, type.getElementType()));
  return builder.create(transpose)->getResult(0);
}

static bool isIdentityPermutation(Value transposed) {
  const auto order = getPermutation(transposed);
  return order && llvm::equal(*order, llvm::seq<int64_t>(0, order->size()));
}

/// Returns whether the result has a static shape and the dimensions with more
/// than one element keep their order.
static bool keepsOrder(Value transposed) {
  const auto order = getPermutation(transposed);
  const auto shape = getTypeShape(transposed);
  if (!order || !shape || order->size() != shape->size() ||
      llvm::is_contained(*shape, ShapedType::kDynamic))
    return false;
  int64_t last = -1;
  for (auto [axis, size] : llvm::zip(*order, *shape)) {
    if (size == 1)
      continue;
    if (axis < last)
      return false;
    last = axis;
  }
  // A size of zero would mean the operand's in a reshape.
  return !llvm::is_contained(*shape, 0);
}

/// Returns the permutation of the dimensions of `x` that has the effect of a
/// transpose of a view of `x`, or nullopt.
static std::optional<Integers> getOrderBeforeView(Value x, Value view,
                                                  Value transposed) {
  const auto shape = getTypeShape(x), viewShape = getTypeShape(view);
  const auto order = getPermutation(transposed);
  if (!shape || !viewShape || !order)
    return std::nullopt;
  return moveBeforeView(*shape, *viewShape, *order);
}

static bool canPrecedeView(Value x, Value view, Value transposed) {
  return getOrderBeforeView(x, view, transposed).has_value();
}

static ArrayAttr orderBeforeView(Builder &builder, Value x, Value view,
                                 Value transposed) {
  return builder.getI64ArrayAttr(*getOrderBeforeView(x, view, transposed));
}

/// Returns the type of the transpose of `x`.
static Type permuteType(Value x, Value view, Value transposed) {
  const auto type = cast<RankedTensorType>(x.getType());
  const Integers order = *getOrderBeforeView(x, view, transposed);
  Integers sizes;
  for (int64_t axis : order)
    sizes.push_back(type.getDimSize(axis));
  return RankedTensorType::get(sizes, type.getElementType());
}

/// Returns the permutation of the operand of `x`, which is a transpose, that
/// has the effect of both transposes.
static ArrayAttr composeBeforeView(Builder &builder, Value x, Value view,
                                   Value transposed) {
  const Integers first = *getPermutation(x);
  const Integers second = *getOrderBeforeView(x, view, transposed);
  Integers composed;
  for (int64_t axis : second)
    composed.push_back(first[axis]);
  return builder.getI64ArrayAttr(composed);
}

//===----------------------------------------------------------------------===//
// Views

static bool namesNoDimension(Value shape, IntegerAttr allowZero) {
  const auto sizes = getIntegers(shape);
  return sizes &&
         (!allowZero.getValue().isZero() || !llvm::is_contained(*sizes, 0));
}

/// Returns whether tensors with as many elements have one shape in all runs.
static bool hasViewShapeOf(Value a, Value b) {
  const auto left = getTypeShape(a), right = getTypeShape(b);
  return left && right && *left == *right &&
         llvm::count(*left, ShapedType::kDynamic) <= 1 &&
         !llvm::is_contained(*left, 0);
}

static bool haveSameAxes(Value a, Value b) {
  const auto left = getIntegers(a), right = getIntegers(b);
  return left && right && *left == *right;
}

/// Returns the dimensions `outer` of the value, and those that `inner` names
/// among the others.
static std::optional<Integers> joinAxes(Value outer, Value inner, Value value) {
  const auto first = getIntegers(outer), second = getIntegers(inner);
  const auto shape = getTypeShape(value);
  if (!first || !second || !shape)
    return std::nullopt;
  const int64_t rank = shape->size();
  llvm::SmallBitVector isNamed(rank);
  for (int64_t axis : *first) {
    const auto dimension = normalizeAxis(axis, rank);
    if (!dimension || isNamed.test(*dimension))
      return std::nullopt;
    isNamed.set(*dimension);
  }
  Integers others;
  for (int64_t i = 0; i < rank; ++i)
    if (!isNamed.test(i))
      others.push_back(i);
  for (int64_t axis : *second) {
    const auto dimension = normalizeAxis(axis, others.size());
    if (!dimension || isNamed.test(others[*dimension]))
      return std::nullopt;
    isNamed.set(others[*dimension]);
  }
  return Integers(isNamed.set_bits_begin(), isNamed.set_bits_end());
}

//===----------------------------------------------------------------------===//
// Elements of elements

/// Returns the constant that is the only index of a gather, counted from the
/// first element of its dimension; or nullopt. Sets the dimension.
static std::optional<int64_t> getGatheredElement(Operation *gather,
                                                 int64_t &axis) {
  const auto shape = getTypeShape(gather->getOperand(0));
  const auto indexShape = getTypeShape(gather->getOperand(1));
  const auto index = getIntegers(gather->getOperand(1));
  if (!shape || !indexShape || !indexShape->empty() || !index)
    return std::nullopt;
  const auto dimension =
      normalizeAxis(getInteger(gather, "axis").value_or(0), shape->size());
  if (!dimension || ShapedType::isDynamic((*shape)[*dimension]))
    return std::nullopt;
  axis = *dimension;
  return normalizeAxis(index->front(), (*shape)[axis]);
}

static bool canJoinGathers(Value value) {
  Operation *outer = value.getDefiningOp();
  Operation *inner = outer->getOperand(0).getDefiningOp();
  int64_t axis = 0, outerAxis = 0;
  if (!getGatheredElement(inner, axis) ||
      !getGatheredElement(outer, outerAxis) || axis != outerAxis ||
      !canNameShape(inner->getOperand(0)))
    return false;
  const llvm::ArrayRef<int64_t> shape = *getTypeShape(inner->getOperand(0));
  int64_t count = 0;
  return axis + 1 < static_cast<int64_t>(shape.size()) &&
         !ShapedType::isDynamic(shape[axis + 1]) &&
         shape[axis + 1] == (*getTypeShape(inner->getResult(0)))[axis] &&
         !llvm::MulOverflow(shape[axis], shape[axis + 1], count);
}

static Value joinGathers(OpBuilder &builder, Location location, Value value) {
  Operation *outer = value.getDefiningOp();
  Operation *inner = outer->getOperand(0).getDefiningOp();
  int64_t axis = 0;
  const int64_t first = *getGatheredElement(inner, axis);
  const int64_t second = *getGatheredElement(outer, axis);
  const auto type = cast<RankedTensorType>(inner->getOperand(0).getType());
  Integers sizes(type.getShape());
  const int64_t count = sizes[axis + 1];
  sizes[axis] *= count;
  sizes.erase(sizes.begin() + axis + 1);
  OperationState view(location, "onnx.Reshape");
  view.addTypes(RankedTensorType::get(sizes, type.getElementType()));
  std::replace(sizes.begin(), sizes.end(), ShapedType::kDynamic, int64_t(-1));
  view.addOperands(
      {inner->getOperand(0), makeIntegers(builder, location, sizes)});
  view.addAttribute("allowzero", builder.getSI64IntegerAttr(0));
  const auto scalar = RankedTensorType::get({}, builder.getI64Type());
  Value index = makeConstant(
      builder, location,
      DenseElementsAttr::get<int64_t>(scalar, first * count + second));
  OperationState gather(location, outer->getName().getStringRef());
  gather.addOperands({builder.create(view)->getResult(0), index});
  gather.addAttribute("axis", builder.getSI64IntegerAttr(axis));
  gather.addTypes(value.getType());
  return builder.create(gather)->getResult(0);
}

//===----------------------------------------------------------------------===//
// Slices

static bool stepsForward(Value steps) {
  if (isa<NoneType>(steps.getType()))
    return true;
  const auto numbers = getIntegers(steps);
  return numbers &&
         llvm::all_of(*numbers, [](int64_t step) { return step > 0; });
}

//===----------------------------------------------------------------------===//
// Concatenations

/// Returns the concatenation along the same dimension that yields the value and
/// has no other use, or null.
static Operation *getNestedConcat(Operation *concat, Value value) {
  Operation *inner = value.getDefiningOp();
  if (!inner || inner->getName().getStringRef() != "onnx.Concat" ||
      !value.hasOneUse())
    return nullptr;
  // Both have the same rank.
  const auto axis = getInteger(concat, "axis");
  return axis && axis == getInteger(inner, "axis") ? inner : nullptr;
}

static bool hasNestedConcat(Value joined) {
  Operation *op = joined.getDefiningOp();
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    return getNestedConcat(op, operand) != nullptr;
  });
}

static Value flattenConcat(OpBuilder &builder, Location location,
                           Value joined) {
  Operation *op = joined.getDefiningOp();
  OperationState state(location, op->getName().getStringRef());
  for (Value operand : op->getOperands()) {
    if (Operation *inner = getNestedConcat(op, operand))
      state.addOperands(inner->getOperands());
    else
      state.addOperands(operand);
  }
  state.addAttribute("axis", op->getAttr("axis"));
  state.addTypes(joined.getType());
  return builder.create(state)->getResult(0);
}

/// Returns the tensor whose parts, all of a Split in their order, a
/// concatenation joins; or null.
static Value getSplit(Value joined) {
  Operation *concat = joined.getDefiningOp();
  if (concat->getNumOperands() == 0)
    return {};
  Operation *split = concat->getOperand(0).getDefiningOp();
  if (!split || split->getName().getStringRef() != "onnx.Split" ||
      !llvm::equal(concat->getOperands(), split->getResults()))
    return {};
  const auto shape = getTypeShape(split->getOperand(0));
  if (!shape)
    return {};
  const auto dimension =
      normalizeAxis(getInteger(split, "axis").value_or(0), shape->size());
  return dimension && dimension == getJoinedAxis(concat) &&
                 canReplace(joined, split->getOperand(0))
             ? split->getOperand(0)
             : Value();
}

namespace {
namespace movement_rules {
#include "dialects/onnx/rules/movement.h.inc"
} // namespace movement_rules
} // namespace

void populateMovementRules(RewritePatternSet &patterns) {
  movement_rules::populateWithGenerated(patterns);
}

} // namespace mlir::onnx
