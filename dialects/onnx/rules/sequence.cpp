// SPDX-License-Identifier: Apache-2.0
//
// Rules for sequences and optional values whose elements the model lists. They
// are in C++ since they count elements. [x, y] is a SequenceConstruct.
#include <numeric>
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/rewrite/pattern.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/rules/rules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

using Values = llvm::SmallVector<Value>;

/// The most elements that become operators of their own.
static constexpr int64_t maxParts = 256;

namespace {

using RuleFn = LogicalResult (*)(Operation *op, PatternRewriter &rewriter);

/// A function that rewrites operators with one name.
class SequenceRule : public RewritePattern {
public:
  SequenceRule(llvm::StringRef root, llvm::StringRef name, RuleFn rewrite,
               MLIRContext *context)
      : RewritePattern(root, 1, context), rewrite(rewrite) {
    setDebugName(name);
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    return rewrite(op, rewriter);
  }

private:
  RuleFn rewrite;
};

} // namespace

/// Returns the operator with this name that defines a value, or null.
static Operation *getDefining(Value value, llvm::StringRef name) {
  Operation *op = value.getDefiningOp();
  return op && op->getName().stripDialect() == name &&
                 op->getName().getDialectNamespace() == "onnx"
             ? op
             : nullptr;
}

static bool hasOperand(Operation *op, unsigned index) {
  return index < op->getNumOperands() &&
         !isa<NoneType>(op->getOperand(index).getType());
}

static bool isOptional(Value value) {
  return value.getType().getAbstractType().getName() == "onnx.Opt";
}

/// Returns the elements of a list whose elements the model lists.
static std::optional<Values> getListed(Value sequence) {
  if (Operation *op = getDefining(sequence, "SequenceConstruct"))
    return Values(op->getOperands());
  if (getDefining(sequence, "SequenceEmpty"))
    return Values();
  return std::nullopt;
}

/// Returns the position that an operand has, counted from the first one, or
/// nullopt if it is not known or is not below `end`.
static std::optional<size_t> getPosition(Operation *op, unsigned operand,
                                         size_t size, size_t end) {
  const auto numbers = getIntegers(op->getOperand(operand));
  if (!numbers || numbers->size() != 1)
    return std::nullopt;
  int64_t position = numbers->front();
  if (position < 0)
    position += size;
  if (position < 0 || position >= static_cast<int64_t>(end))
    return std::nullopt;
  return position;
}

static IntegerAttr makeInteger(Builder &builder, int64_t value) {
  return builder.getIntegerAttr(builder.getIntegerType(64, /*isSigned=*/true),
                                value);
}

static Operation *create(PatternRewriter &rewriter, Location location,
                         llvm::StringRef name, ValueRange operands,
                         TypeRange types,
                         llvm::ArrayRef<NamedAttribute> attributes = {}) {
  OperationState state(location, ("onnx." + name).str());
  state.addOperands(operands);
  state.addTypes(types);
  state.addAttributes(attributes);
  return rewriter.create(state);
}

static LogicalResult replaceByList(Operation *op, ValueRange elements,
                                   PatternRewriter &rewriter) {
  Operation *list = create(rewriter, op->getLoc(), "SequenceConstruct",
                           elements, op->getResultTypes());
  rewriter.replaceOp(op, list->getResults());
  return success();
}

static LogicalResult replaceByValue(Operation *op, Value value,
                                    PatternRewriter &rewriter) {
  if (!canReplace(op->getResult(0), value))
    return failure();
  rewriter.replaceOp(op, value);
  return success();
}

static LogicalResult replaceByBool(Operation *op, bool value,
                                   PatternRewriter &rewriter) {
  const auto type = RankedTensorType::get({}, rewriter.getI1Type());
  return replaceByValue(op,
                        makeConstant(rewriter, op->getLoc(),
                                     DenseElementsAttr::get<bool>(type, value)),
                        rewriter);
}

//===----------------------------------------------------------------------===//
// Sequences

/// at([x, y], 1) = y
static LogicalResult atOfList(Operation *op, PatternRewriter &rewriter) {
  const auto elements = getListed(op->getOperand(0));
  if (!elements)
    return failure();
  const auto position = getPosition(op, 1, elements->size(), elements->size());
  return position ? replaceByValue(op, (*elements)[*position], rewriter)
                  : failure();
}

/// length([x, y]) = 2
static LogicalResult lengthOfList(Operation *op, PatternRewriter &rewriter) {
  const auto elements = getListed(op->getOperand(0));
  if (!elements)
    return failure();
  const auto type = RankedTensorType::get({}, rewriter.getI64Type());
  const int64_t length = elements->size();
  return replaceByValue(
      op,
      makeConstant(rewriter, op->getLoc(),
                   DenseElementsAttr::get<int64_t>(type, length)),
      rewriter);
}

/// insert([x, y], z, 1) = [x, z, y], if nothing else needs [x, y]
static LogicalResult insertIntoList(Operation *op, PatternRewriter &rewriter) {
  auto elements = getListed(op->getOperand(0));
  if (!elements || !op->getOperand(0).hasOneUse())
    return failure();
  std::optional<size_t> position = elements->size();
  if (hasOperand(op, 2))
    position = getPosition(op, 2, elements->size(), elements->size() + 1);
  if (!position)
    return failure();
  elements->insert(elements->begin() + *position, op->getOperand(1));
  return replaceByList(op, *elements, rewriter);
}

/// erase([x, y, z], 1) = [x, z], if nothing else needs [x, y, z]
static LogicalResult eraseFromList(Operation *op, PatternRewriter &rewriter) {
  auto elements = getListed(op->getOperand(0));
  if (!elements || elements->size() < 2 || !op->getOperand(0).hasOneUse())
    return failure();
  std::optional<size_t> position = elements->size() - 1;
  if (hasOperand(op, 1))
    position = getPosition(op, 1, elements->size(), elements->size());
  if (!position)
    return failure();
  elements->erase(elements->begin() + *position);
  return replaceByList(op, *elements, rewriter);
}

/// Returns the type with a dimension of this size instead of `axis`, or without
/// it.
static RankedTensorType withSize(RankedTensorType type, int64_t axis,
                                 std::optional<int64_t> size) {
  llvm::SmallVector<int64_t> shape(type.getShape());
  if (size)
    shape[axis] = *size;
  else
    shape.erase(shape.begin() + axis);
  return RankedTensorType::get(shape, type.getElementType());
}

/// concat_from_sequence([x, y], axis) = concat(x, y), with a new axis
/// concat(unsqueeze(x, axis), unsqueeze(y, axis))
static LogicalResult concatOfList(Operation *op, PatternRewriter &rewriter) {
  auto elements = getListed(op->getOperand(0));
  const auto axis = getInteger(op, "axis");
  if (!elements || elements->empty() || !axis)
    return failure();
  if (getInteger(op, "new_axis").value_or(0) != 0) {
    for (Value element : *elements) {
      const auto shape = getTypeShape(element);
      if (!shape || !normalizeAxis(*axis, shape->size() + 1))
        return failure();
    }
    Value axes = makeIntegers(rewriter, op->getLoc(), *axis);
    for (Value &element : *elements) {
      const auto type = cast<RankedTensorType>(element.getType());
      llvm::SmallVector<int64_t> shape(type.getShape());
      shape.insert(shape.begin() + *normalizeAxis(*axis, shape.size() + 1), 1);
      element = create(rewriter, op->getLoc(), "Unsqueeze", {element, axes},
                       RankedTensorType::get(shape, type.getElementType()))
                    ->getResult(0);
    }
  }
  Operation *concat =
      create(rewriter, op->getLoc(), "Concat", *elements, op->getResultTypes(),
             rewriter.getNamedAttr("axis", makeInteger(rewriter, *axis)));
  rewriter.replaceOp(op, concat->getResults());
  return success();
}

/// Returns the sizes of the parts of a tensor that is split, as far as the
/// model says how many there are.
static std::optional<llvm::SmallVector<int64_t>> getParts(Operation *op,
                                                          int64_t size) {
  std::optional<llvm::SmallVector<int64_t>> given;
  if (hasOperand(op, 1)) {
    given = getIntegers(op->getOperand(1));
    const auto shape = getTypeShape(op->getOperand(1));
    if (!given || !shape)
      return std::nullopt;
    if (shape->size() == 1) {
      const int64_t sum =
          std::accumulate(given->begin(), given->end(), int64_t(0));
      return ShapedType::isDynamic(size) || sum == size ? given : std::nullopt;
    }
  }
  const int64_t part = given ? given->front() : 1;
  if (ShapedType::isDynamic(size) || part <= 0 || size / part >= maxParts)
    return std::nullopt;
  llvm::SmallVector<int64_t> parts(size / part, part);
  if (size % part != 0)
    parts.push_back(size % part);
  return parts;
}

/// split_to_sequence(x, [1, 2]) = [y, z], where y, z = split(x, [1, 2]);
/// without sizes and keepdims [squeeze(y), squeeze(z)]
static LogicalResult splitToList(Operation *op, PatternRewriter &rewriter) {
  Value data = op->getOperand(0);
  const auto type = dyn_cast<RankedTensorType>(data.getType());
  if (!type)
    return failure();
  const auto axis =
      normalizeAxis(getInteger(op, "axis").value_or(0), type.getRank());
  if (!axis)
    return failure();
  const auto parts = getParts(op, type.getDimSize(*axis));
  if (!parts || parts->empty() ||
      static_cast<int64_t>(parts->size()) > maxParts ||
      llvm::any_of(*parts, [](int64_t part) { return part < 0; }))
    return failure();
  llvm::SmallVector<Type> types;
  for (int64_t part : *parts)
    types.push_back(withSize(type, *axis, part));
  Location location = op->getLoc();
  Operation *split =
      create(rewriter, location, "Split",
             {data, makeIntegers(rewriter, location, *parts)}, types,
             rewriter.getNamedAttr("axis", makeInteger(rewriter, *axis)));
  Values elements(split->getResults());
  if (!hasOperand(op, 1) && getInteger(op, "keepdims").value_or(1) == 0) {
    Value axes = makeIntegers(rewriter, location, *axis);
    for (Value &element : elements)
      element = create(rewriter, location, "Squeeze", {element, axes},
                       withSize(type, *axis, std::nullopt))
                    ->getResult(0);
  }
  return replaceByList(op, elements, rewriter);
}

//===----------------------------------------------------------------------===//
// Optional values

/// get_element(optional(x)) = x, get_element(x) = x if x is not optional
static LogicalResult elementOfPresent(Operation *op,
                                      PatternRewriter &rewriter) {
  Value value = op->getOperand(0);
  if (!isOptional(value))
    return replaceByValue(op, value, rewriter);
  Operation *optional = getDefining(value, "Optional");
  return optional && hasOperand(optional, 0)
             ? replaceByValue(op, optional->getOperand(0), rewriter)
             : failure();
}

/// has_element(optional(x)) = true, has_element(x) = true if x is not optional,
/// has_element(optional()) = has_element() = false
static LogicalResult hasElementOfKnown(Operation *op,
                                       PatternRewriter &rewriter) {
  if (!hasOperand(op, 0) || !isOptional(op->getOperand(0)))
    return replaceByBool(op, hasOperand(op, 0), rewriter);
  Operation *optional = getDefining(op->getOperand(0), "Optional");
  return optional ? replaceByBool(op, hasOperand(optional, 0), rewriter)
                  : failure();
}

void populateSequenceRules(RewritePatternSet &patterns) {
  static constexpr struct {
    llvm::StringLiteral root, name;
    RuleFn rewrite;
  } rules[] = {
      {"onnx.ConcatFromSequence", "ConcatOfList", concatOfList},
      {"onnx.OptionalGetElement", "ElementOfPresent", elementOfPresent},
      {"onnx.OptionalHasElement", "HasElementOfKnown", hasElementOfKnown},
      {"onnx.SequenceAt", "AtOfList", atOfList},
      {"onnx.SequenceErase", "EraseFromList", eraseFromList},
      {"onnx.SequenceInsert", "InsertIntoList", insertIntoList},
      {"onnx.SequenceLength", "LengthOfList", lengthOfList},
      {"onnx.SplitToSequence", "SplitToList", splitToList},
  };
  for (const auto &rule : rules)
    patterns.add(RewritePattern::create<SequenceRule>(
        rule.root, rule.name, rule.rewrite, patterns.getContext()));
}

} // namespace mlir::onnx
