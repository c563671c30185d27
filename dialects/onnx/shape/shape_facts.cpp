// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/shape_facts.h"

#include "core/ir/context/diagnostics.h"
#include "dialects/onnx/shape/elements.h"
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/operand_checks.h"
#include "dialects/onnx/shape/tables.h"
#include "dialects/onnx/types.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

DimShape getTypeShape(DimExprContext &context, Type type) {
  while (true) {
    if (const auto sequence = dyn_cast<SeqType>(type))
      type = sequence.getElementType();
    else if (const auto optional = dyn_cast<OptType>(type))
      type = optional.getElementType();
    else
      break;
  }
  const auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return std::nullopt;
  DimList sizes;
  for (int64_t size : tensor.getShape())
    sizes.push_back(ShapedType::isDynamic(size) ? DimExpr()
                                                : context.getConstant(size));
  return sizes;
}

std::string printShape(const DimShape &shape) {
  if (!shape)
    return "unranked";
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "[";
  llvm::interleaveComma(*shape, os);
  os << "]";
  return text;
}

ShapeFacts::ShapeFacts() {
  for (llvm::ArrayRef<InferShapesRow> table : getInferShapesTables())
    for (const InferShapesRow &row : table)
      functions[row.op] = row.infer;
}

//===----------------------------------------------------------------------===//
// Symbols

void ShapeFacts::addSource(DimExpr symbol, Source source) {
  if (const DimAtom *atom = symbol.getSymbol())
    sources.try_emplace(atom, source);
}

std::optional<ShapeFacts::Source>
ShapeFacts::getSource(const DimAtom &symbol) const {
  const auto found = sources.find(&symbol);
  if (found == sources.end())
    return std::nullopt;
  return found->second;
}

DimExpr ShapeFacts::createSymbol(Value value, unsigned index, bool isElement) {
  DimExpr &symbol =
      (isElement ? createdElements : createdSizes)[{value, index}];
  if (!symbol) {
    const bool isBool = getElementTypeOrSelf(value.getType()).isInteger(1);
    symbol = context.createSymbol(isElement && !isBool ? INT64_MIN : 0);
    addSource(symbol, {value, index, isElement});
  }
  return symbol;
}

bool ShapeFacts::isSize(DimExpr expr) {
  return sizes.contains(expr) || context.getLowerBound(expr) >= 0;
}

//===----------------------------------------------------------------------===//
// Facts

const ValueFacts *ShapeFacts::lookup(Value value) const {
  const auto found = facts.find(value);
  return found == facts.end() ? nullptr : found->second.get();
}

const ValueFacts &ShapeFacts::get(Value value) {
  if (!facts.contains(value))
    set(value, {getTypeShape(context, value.getType()), std::nullopt});
  return *facts.find(value)->second;
}

static int64_t getProduct(llvm::ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    product *= size;
  return product;
}

std::optional<DimList> ShapeFacts::getOrCreateElements(Value value) {
  const ValueFacts &known = get(value);
  if (known.elements)
    return known.elements;
  const auto shape = getSmallShape(known.shape);
  if (!shape || !isa<TensorType>(value.getType()) ||
      !isa<IntegerType>(getElementTypeOrSelf(value.getType())))
    return std::nullopt;
  const int64_t count = getProduct(*shape);
  DimList elements;
  for (int64_t i = 0; i < count; ++i)
    elements.push_back(createSymbol(value, i, /*isElement=*/true));
  return elements;
}

void ShapeFacts::declare(Value value, DimList sizes) {
  declared.try_emplace(value, std::move(sizes));
}

std::optional<int64_t> ShapeFacts::getDeclaredRank(Value value) const {
  if (const auto type = dyn_cast<RankedTensorType>(value.getType()))
    return type.getRank();
  const auto found = declared.find(value);
  if (found == declared.end())
    return std::nullopt;
  return int64_t(found->second.size());
}

/// Returns whether both are constants that differ.
static bool contradicts(DimExpr a, DimExpr b) {
  const std::optional<int64_t> x = a.getConstant(), y = b.getConstant();
  return x && y && *x != *y;
}

/// Adds the type and the declaration to a shape, which is inferred.
LogicalResult ShapeFacts::combine(Value value, DimShape &shape) {
  DimShape known = getTypeShape(context, value.getType());
  const auto found = declared.find(value);
  if (known && shape) {
    if (known->size() != shape->size())
      return failure();
    for (auto [size, other] : llvm::zip(*shape, *known)) {
      if (contradicts(size, other))
        return failure();
      if (other)
        size = other;
    }
  } else if (known) {
    shape = known;
  }
  if (found == declared.end())
    return success();
  if (!shape)
    shape = DimList(found->second.size());
  if (shape->size() != found->second.size())
    return failure();
  for (auto [size, other] : llvm::zip(*shape, found->second)) {
    if (contradicts(size, other))
      return failure();
    if (other && (!size || other.getConstant()))
      size = other;
  }
  return success();
}

/// Replaces what is not known by symbols.
void ShapeFacts::complete(Value value, ValueFacts &known) {
  if (!isa<TensorType>(value.getType()))
    return;
  if (known.shape) {
    for (auto [i, size] : llvm::enumerate(*known.shape)) {
      if (!size)
        size = createSymbol(value, i, /*isElement=*/false);
      else
        addSource(size, {value, unsigned(i), false});
      sizes.insert(size);
    }
  }
  if (!known.elements)
    return;
  const auto shape = getSmallShape(known.shape);
  if (!shape || known.elements->size() != size_t(getProduct(*shape))) {
    known.elements.reset();
    return;
  }
  for (auto [i, element] : llvm::enumerate(*known.elements))
    if (!element)
      element = createSymbol(value, i, /*isElement=*/true);
}

void ShapeFacts::set(Value value, ValueFacts known) {
  (void)combine(value, known.shape);
  complete(value, known);
  facts.insert_or_assign(value, std::make_unique<ValueFacts>(std::move(known)));
}

LogicalResult ShapeFacts::add(Value value, ValueFacts known) {
  const DimShape inferred = known.shape;
  if (failed(combine(value, known.shape))) {
    if (!isSilent)
      value.getDefiningOp()->emitOpError()
          << "result #" << cast<OpResult>(value).getResultNumber()
          << " has the shape " << printShape(inferred)
          << ", but is declared as " << value.getType();
    return failure();
  }
  if (known.shape)
    for (DimExpr size : *known.shape)
      if (size.getConstant().value_or(0) < 0) {
        if (!isSilent)
          value.getDefiningOp()->emitOpError()
              << "has a result with the size " << *size.getConstant();
        return failure();
      }
  complete(value, known);
  facts.insert_or_assign(value, std::make_unique<ValueFacts>(std::move(known)));
  return success();
}

//===----------------------------------------------------------------------===//
// Operations

LogicalResult ShapeFacts::visit(Operation &op) {
  const llvm::StringRef name = op.getName().getStringRef();
  InferShapes infer = nullptr;
  if (name.starts_with("onnx."))
    infer = functions.lookup(name.drop_front(5));
  OpShapes shapes(op, *this);
  if (infer && (failed(checkOperands(name.drop_front(5), shapes)) ||
                failed(infer(shapes))))
    return failure();
  for (auto [i, result] : llvm::enumerate(op.getResults()))
    if (failed(add(result, shapes.takeResult(i))))
      return failure();
  return success();
}

LogicalResult ShapeFacts::visit(Region &region) {
  static constexpr unsigned maxDepth = 200;
  if (region.empty())
    return success();
  if (depth >= maxDepth)
    return region.getParentOp()->emitOpError("is nested too deeply");
  ++depth;
  LogicalResult result = success();
  for (Operation &op : region.front()) {
    --budget;
    if (failed(visit(op))) {
      result = failure();
      break;
    }
  }
  --depth;
  return result;
}

} // namespace mlir::onnx
