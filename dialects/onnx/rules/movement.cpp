// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/pattern.h"
#include "core/rewrite/table/rule_pattern.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/rules/rules.h"
#include "dialects/onnx/rules/slices.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallBitVector.h"

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

static Value makeShape(OpBuilder &builder, Location location, Value value) {
  return makeIntegers(builder, location, *getTypeShape(value));
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

namespace {
namespace movement_rules {
#include "dialects/onnx/rules/movement.h.inc"
} // namespace movement_rules
} // namespace

void populateMovementRules(RewritePatternSet &patterns) {
  movement_rules::populateWithGenerated(patterns);
}

} // namespace mlir::onnx
