// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/shape_analysis.h"

#include "core/interfaces/function.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/shape/dim_params.h"
#include "dialects/onnx/shape/needed_ranks.h"
#include "dialects/onnx/shape/shape_facts.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::onnx {

static constexpr llvm::StringLiteral dimParams = "onnx.dim_params";

/// Returns the names of dimensions in the attributes of an argument or result.
static DimNames getNames(DictionaryAttr attributes) {
  const auto text =
      attributes ? attributes.getAs<StringAttr>(dimParams) : StringAttr();
  return text ? parseDimNames(text.getValue()) : DimNames();
}

namespace {

/// Adds what types and attributes of a function say.
class Signature {
public:
  Signature(ShapeFacts &facts, FunctionOpInterface function)
      : facts(facts), context(facts.getContext()), function(function) {}

  void add() {
    addSymbols();
    addResults();
    for (BlockArgument argument : function.getArguments())
      facts.set(argument,
                {getShape(argument.getType(),
                          function.getArgAttrDict(argument.getArgNumber())),
                 std::nullopt});
  }

private:
  void addSymbols();
  void addResults();
  DimShape getShape(Type type, DictionaryAttr attributes);

  ShapeFacts &facts;
  DimExprContext &context;
  FunctionOpInterface function;
  llvm::StringMap<DimExpr> symbols;
};

} // namespace

/// A name of an argument's dimension is a symbol. So is a text that is no
/// expression of such names.
void Signature::addSymbols() {
  for (bool isWord : {true, false})
    for (BlockArgument argument : function.getArguments())
      for (auto &[axis, name] :
           getNames(function.getArgAttrDict(argument.getArgNumber())))
        if (isWord ? isDimSymbol(name) : !parseDimName(context, name, symbols))
          symbols[name] = context.getSymbol(name);
}

/// Returns the shape of a type, with the expressions of dimensions that have
/// names.
DimShape Signature::getShape(Type type, DictionaryAttr attributes) {
  DimShape shape = getTypeShape(context, type);
  if (!shape || !isa<RankedTensorType>(type))
    return shape;
  for (auto &[axis, name] : getNames(attributes)) {
    if (axis >= shape->size() || (*shape)[axis])
      continue;
    const DimExpr expr = parseDimName(context, name, symbols);
    (*shape)[axis] = expr ? expr : context.getSymbol(name);
  }
  return shape;
}

/// Keeps the types of results for the values that are returned.
void Signature::addResults() {
  Block &body = function.getFunctionBody().front();
  if (body.empty() || body.back().getNumOperands() != function.getNumResults())
    return;
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    if (DimShape shape = getShape(type, function.getResultAttrDict(i)))
      facts.declare(body.back().getOperand(i), std::move(*shape));
}

bool hasShapeRule(llvm::StringRef operation) {
  return operation.consume_front("onnx.") &&
         llvm::any_of(getInferShapesTables(), [&](InferShapesTable table) {
           return llvm::any_of(table, [&](const InferShapesRow &row) {
             return row.op == operation;
           });
         });
}

ShapeAnalysis::ShapeAnalysis(Operation *operation)
    : facts(std::make_unique<ShapeFacts>()) {
  auto function = dyn_cast<FunctionOpInterface>(operation);
  if (!function || function.getFunctionBody().empty())
    return;
  operation->walk([&](Operation *) { ++facts->budget; });
  facts->budget *= 16;
  Signature(*facts, function).add();
  declareNeededRanks(*facts, operation);
  valid = succeeded(facts->visit(function.getFunctionBody()));
}

ShapeAnalysis::~ShapeAnalysis() = default;

DimExprContext &ShapeAnalysis::getContext() { return facts->getContext(); }

std::optional<llvm::ArrayRef<DimExpr>>
ShapeAnalysis::getShape(Value value) const {
  const ValueFacts *known = facts->lookup(value);
  if (!isa<TensorType>(value.getType()))
    return std::nullopt;
  if (!known)
    known = &facts->get(value);
  if (!known->shape)
    return std::nullopt;
  return llvm::ArrayRef<DimExpr>(*known->shape);
}

std::optional<llvm::ArrayRef<DimExpr>>
ShapeAnalysis::getElements(Value value) const {
  const ValueFacts *known = facts->lookup(value);
  if (!known || !known->elements)
    return std::nullopt;
  return llvm::ArrayRef<DimExpr>(*known->elements);
}

std::optional<llvm::ArrayRef<DimExpr>>
ShapeAnalysis::getElementShape(Value value) const {
  const ValueFacts *known = facts->lookup(value);
  if (!known || !known->shape || isa<TensorType>(value.getType()))
    return std::nullopt;
  return llvm::ArrayRef<DimExpr>(*known->shape);
}

std::optional<ShapeAnalysis::Source>
ShapeAnalysis::getSource(const DimAtom &symbol) const {
  const std::optional<ShapeFacts::Source> source = facts->getSource(symbol);
  if (!source)
    return std::nullopt;
  return Source{source->value, source->index, source->isElement};
}

} // namespace mlir::onnx
