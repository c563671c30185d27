// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/shape_analysis.h"

#include <utility>

#include "core/interfaces/function.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/shape/dim_params.h"
#include "dialects/onnx/shape/needed_ranks.h"
#include "dialects/onnx/shape/shape_facts.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/DenseSet.h"
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

  void add(bool withResults) {
    addSymbols();
    if (withResults)
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

/// Keeps the ranks of results for the values that are returned. Their sizes do
/// not count: exporters declare those of the example that they traced.
void Signature::addResults() {
  Block &body = function.getFunctionBody().front();
  if (body.empty() || body.back().getNumOperands() != function.getNumResults())
    return;
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    if (const DimShape shape = getTypeShape(context, type))
      facts.declare(body.back().getOperand(i), DimList(shape->size()));
}

bool hasShapeRule(llvm::StringRef operation) {
  return operation.consume_front("onnx.") &&
         llvm::any_of(getInferShapesTables(), [&](InferShapesTable table) {
           return llvm::any_of(table, [&](const InferShapesRow &row) {
             return row.op == operation;
           });
         });
}

namespace {

/// A value, and a rank that it is assumed to have.
using Assumption = std::pair<Value, int64_t>;

/// Facts, whether the function is valid, and whether they use what its
/// signature declares of results.
struct Analyzed {
  std::unique_ptr<ShapeFacts> facts;
  bool isValid = false;
  bool withResults = true;
};

} // namespace

static Analyzed analyze(FunctionOpInterface function,
                        llvm::ArrayRef<Assumption> assumptions, bool isSilent,
                        bool withResults) {
  Analyzed result = {std::make_unique<ShapeFacts>(), false, withResults};
  ShapeFacts &facts = *result.facts;
  facts.isSilent = isSilent;
  function->walk([&](Operation *) { ++facts.budget; });
  facts.budget *= 16;
  Signature(facts, function).add(withResults);
  for (auto [value, rank] : assumptions)
    facts.declare(value, DimList(rank));
  declareNeededRanks(facts, function);
  result.isValid = succeeded(facts.visit(function.getFunctionBody()));
  return result;
}

/// Returns the ranks of the values that the branches of an If yield for a
/// result, if they are known and differ.
static std::optional<std::pair<int64_t, int64_t>>
getBranchRanks(const ShapeFacts &facts, OpResult result) {
  auto getRank = [&](Region &region) -> std::optional<int64_t> {
    const ValueFacts *known = facts.lookup(
        region.front().back().getOperand(result.getResultNumber()));
    if (!known || !known->shape)
      return std::nullopt;
    return int64_t(known->shape->size());
  };
  const ValueFacts *own = facts.lookup(result);
  if (!own || own->shape || !isa<TensorType>(result.getType()))
    return std::nullopt;
  const auto a = getRank(result.getOwner()->getRegion(0));
  const auto b = getRank(result.getOwner()->getRegion(1));
  if (!a || !b || *a == *b)
    return std::nullopt;
  return std::pair(*a, *b);
}

/// Returns a result of an If that has one of two ranks and is not in `tried`.
static OpResult findUndecided(const ShapeFacts &facts, Operation *function,
                              const llvm::DenseSet<Value> &tried) {
  OpResult found;
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->getName().getStringRef() != "onnx.If")
      return WalkResult::advance();
    for (OpResult result : op->getResults())
      if (!tried.contains(result) && getBranchRanks(facts, result)) {
        found = result;
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  return found;
}

/// Assumes the rank of a branch for results of Ifs, if the function is valid
/// with it and not with that of the other one.
static void decideRanks(FunctionOpInterface function, Analyzed &analyzed) {
  llvm::SmallVector<Assumption> assumptions;
  llvm::DenseSet<Value> tried;
  constexpr size_t maxTried = 64;
  while (analyzed.isValid && tried.size() < maxTried) {
    const OpResult result = findUndecided(*analyzed.facts, function, tried);
    if (!result)
      return;
    tried.insert(result);
    const auto [a, b] = *getBranchRanks(*analyzed.facts, result);
    auto isValidWith = [&](int64_t rank) {
      assumptions.push_back({result, rank});
      const bool isValid = analyze(function, assumptions, /*isSilent=*/true,
                                   analyzed.withResults)
                               .isValid;
      assumptions.pop_back();
      return isValid;
    };
    const bool canBeFirst = isValidWith(a), canBeSecond = isValidWith(b);
    if (canBeFirst == canBeSecond)
      continue;
    assumptions.push_back({result, canBeFirst ? a : b});
    analyzed = analyze(function, assumptions, /*isSilent=*/false,
                       analyzed.withResults);
  }
}

/// Exporters declare wrong types of results, which then do not count: an error
/// is one of the operations alone.
static Analyzed analyze(FunctionOpInterface function) {
  for (bool withResults : {true, false}) {
    Analyzed analyzed = analyze(function, {}, /*isSilent=*/true, withResults);
    if (analyzed.isValid)
      return analyzed;
  }
  return analyze(function, {}, /*isSilent=*/false, /*withResults=*/true);
}

ShapeAnalysis::ShapeAnalysis(Operation *operation)
    : facts(std::make_unique<ShapeFacts>()) {
  auto function = dyn_cast<FunctionOpInterface>(operation);
  if (!function || function.getFunctionBody().empty())
    return;
  Analyzed analyzed = analyze(function);
  decideRanks(function, analyzed);
  facts = std::move(analyzed.facts);
  valid = analyzed.isValid;
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
