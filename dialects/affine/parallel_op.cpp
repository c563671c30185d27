// SPDX-License-Identifier: Apache-2.0
//
// affine.parallel: parser, printer, verifier, folds and interfaces.
#include "core/ir/format/asm_parser.h"
#include "core/ir/structure/implicit_terminator.h"
#include "dialects/affine/compose.h"
#include "dialects/affine/operands.h"

using namespace mlir;
using namespace mlir::affine;

/// Concatenates the results of all maps and returns the number of results of
/// each.
static std::pair<AffineMap, DenseIntElementsAttr>
joinBounds(Builder &builder, ArrayRef<AffineMap> maps, ValueRange operands) {
  SmallVector<AffineExpr> results;
  SmallVector<int32_t> groups;
  for (AffineMap map : maps) {
    assert(map.getNumInputs() == operands.size() && "an operand per input");
    llvm::append_range(results, map.getResults());
    groups.push_back(map.getNumResults());
  }
  const unsigned numDims = maps.empty() ? 0 : maps.front().getNumDims();
  return {AffineMap::get(numDims, operands.size() - numDims, results,
                         builder.getContext()),
          builder.getI32TensorAttr(groups)};
}

void AffineParallelOp::build(OpBuilder &builder, OperationState &state,
                             TypeRange resultTypes,
                             ArrayRef<arith::AtomicRMWKind> reductions,
                             ArrayRef<AffineMap> lbMaps, ValueRange lbArgs,
                             ArrayRef<AffineMap> ubMaps, ValueRange ubArgs,
                             ArrayRef<int64_t> steps) {
  assert(lbMaps.size() == steps.size() && ubMaps.size() == steps.size() &&
         reductions.size() == resultTypes.size() &&
         "maps and a step for each dimension, a reduction for each result");
  SmallVector<Attribute> kinds;
  for (arith::AtomicRMWKind reduction : reductions)
    kinds.push_back(builder.getI64IntegerAttr(static_cast<int64_t>(reduction)));
  const auto [lower, lowerGroups] = joinBounds(builder, lbMaps, lbArgs);
  const auto [upper, upperGroups] = joinBounds(builder, ubMaps, ubArgs);
  state.addAttribute("reductions", builder.getArrayAttr(kinds));
  state.addAttribute("lowerBoundsMap", AffineMapAttr::get(lower));
  state.addAttribute("lowerBoundsGroups", lowerGroups);
  state.addAttribute("upperBoundsMap", AffineMapAttr::get(upper));
  state.addAttribute("upperBoundsGroups", upperGroups);
  state.addAttribute("steps", builder.getI64ArrayAttr(steps));
  state.addOperands(lbArgs);
  state.addOperands(ubArgs);
  state.addTypes(resultTypes);

  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(state.addRegion());
  for (size_t i = 0; i < steps.size(); ++i)
    body->addArgument(builder.getIndexType(), state.location);
  if (reductions.empty())
    AffineYieldOp::create(builder, state.location);
}

// Parser and printer

namespace {
/// Parses the bounds of all dimensions.
class BoundsParser {
public:
  BoundsParser(OpAsmParser &parser, StringRef keyword)
      : parser(parser), keyword(keyword) {}

  /// Parses `(…)`, and adds the map, the number of its results for each
  /// dimension, and the unique operands.
  ParseResult parse(OperationState &result, StringRef mapName,
                    StringRef groupsName) {
    Builder &builder = parser.getBuilder();
    if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                       [&] { return parseDimension(); }))
      return failure();
    result.addAttribute(mapName, AffineMapAttr::get(AffineMap::get(
                                     dims.size(), symbols.size(), results,
                                     builder.getContext())));
    result.addAttribute(groupsName, builder.getI32TensorAttr(groups));
    result.addOperands(dims);
    result.addOperands(symbols);
    return success();
  }

private:
  using Operands = SmallVector<OpAsmParser::UnresolvedOperand>;

  /// Parses an expression, or `max` or `min` and several expressions in
  /// parentheses.
  ParseResult parseDimension() {
    if (parser.parseOptionalKeyword(keyword)) {
      Operands dimOperands, symbolOperands;
      AffineExpr expr;
      if (parser.parseAffineExprOfSSAIds(dimOperands, symbolOperands, expr))
        return failure();
      groups.push_back(1);
      return add(expr, dimOperands, symbolOperands);
    }
    Operands operands;
    NamedAttrList attributes;
    Attribute attribute;
    if (parser.parseAffineMapOfSSAIds(operands, attribute, "map", attributes,
                                      OpAsmParser::Delimiter::Paren))
      return failure();
    const AffineMap map = cast<AffineMapAttr>(attribute).getValue();
    const auto all = ArrayRef(operands);
    groups.push_back(map.getNumResults());
    for (AffineExpr expr : map.getResults())
      if (add(expr, all.take_front(map.getNumDims()),
              all.drop_front(map.getNumDims())))
        return failure();
    return success();
  }

  ParseResult add(AffineExpr expr,
                  ArrayRef<OpAsmParser::UnresolvedOperand> dimOperands,
                  ArrayRef<OpAsmParser::UnresolvedOperand> symbolOperands) {
    MLIRContext *context = parser.getContext();
    SmallVector<AffineExpr> dimExprs, symbolExprs;
    for (const auto &operand : dimOperands) {
      FailureOr<unsigned> position = getPosition(operand, dims);
      if (failed(position))
        return failure();
      dimExprs.push_back(getAffineDimExpr(*position, context));
    }
    for (const auto &operand : symbolOperands) {
      FailureOr<unsigned> position = getPosition(operand, symbols);
      if (failed(position))
        return failure();
      symbolExprs.push_back(getAffineSymbolExpr(*position, context));
    }
    results.push_back(expr.replaceDimsAndSymbols(dimExprs, symbolExprs));
    return success();
  }

  FailureOr<unsigned> getPosition(const OpAsmParser::UnresolvedOperand &operand,
                                  SmallVectorImpl<Value> &values) {
    SmallVector<Value, 1> resolved;
    if (parser.resolveOperand(operand, parser.getBuilder().getIndexType(),
                              resolved))
      return failure();
    auto *loc = llvm::find(values, resolved.front());
    if (loc != values.end())
      return static_cast<unsigned>(loc - values.begin());
    values.push_back(resolved.front());
    return static_cast<unsigned>(values.size() - 1);
  }

  OpAsmParser &parser;
  StringRef keyword;
  SmallVector<AffineExpr> results;
  SmallVector<int32_t> groups;
  SmallVector<Value> dims, symbols;
};
} // namespace

/// Parses `step (…)`. The steps default to 1.
static ParseResult parseSteps(OpAsmParser &parser, OperationState &result,
                              size_t numDims) {
  SmallVector<int64_t> steps;
  if (parser.parseOptionalKeyword("step")) {
    steps.assign(numDims, 1);
  } else {
    SmallVector<OpAsmParser::UnresolvedOperand> operands;
    NamedAttrList attributes;
    Attribute map;
    if (parser.parseAffineMapOfSSAIds(operands, map, "steps", attributes,
                                      OpAsmParser::Delimiter::Paren))
      return failure();
    for (AffineExpr expr : cast<AffineMapAttr>(map).getValue().getResults()) {
      auto number = dyn_cast<AffineConstantExpr>(expr);
      if (!number)
        return parser.emitError(parser.getNameLoc(),
                                "steps must be constant integers");
      steps.push_back(number.getValue());
    }
  }
  result.addAttribute("steps", parser.getBuilder().getI64ArrayAttr(steps));
  return success();
}

/// Parses `reduce ("addf", …)`.
static ParseResult parseReductions(OpAsmParser &parser,
                                   OperationState &result) {
  Builder &builder = parser.getBuilder();
  SmallVector<Attribute> reductions;
  auto parseReduction = [&]() -> ParseResult {
    const llvm::SMLoc loc = parser.getCurrentLocation();
    StringAttr name;
    NamedAttrList attributes;
    if (parser.parseAttribute(name, builder.getNoneType(), "reduce",
                              attributes))
      return failure();
    const auto kind = arith::symbolizeAtomicRMWKind(name.getValue());
    if (!kind)
      return parser.emitError(loc, "invalid reduction value: ") << name;
    reductions.push_back(
        builder.getI64IntegerAttr(static_cast<int64_t>(*kind)));
    return success();
  };
  if (!parser.parseOptionalKeyword("reduce") &&
      (parser.parseLParen() || parser.parseCommaSeparatedList(parseReduction) ||
       parser.parseRParen()))
    return failure();
  result.addAttribute("reductions", builder.getArrayAttr(reductions));
  return success();
}

ParseResult AffineParallelOp::parse(OpAsmParser &parser,
                                    OperationState &result) {
  SmallVector<OpAsmParser::Argument> variables;
  if (parser.parseArgumentList(variables, OpAsmParser::Delimiter::Paren) ||
      parser.parseEqual() ||
      BoundsParser(parser, "max")
          .parse(result, "lowerBoundsMap", "lowerBoundsGroups") ||
      parser.parseKeyword("to") ||
      BoundsParser(parser, "min")
          .parse(result, "upperBoundsMap", "upperBoundsGroups") ||
      parseSteps(parser, result, variables.size()) ||
      parseReductions(parser, result) ||
      parser.parseOptionalArrowTypeList(result.types))
    return failure();
  for (OpAsmParser::Argument &variable : variables)
    variable.type = parser.getBuilder().getIndexType();
  Region *body = result.addRegion();
  if (parser.parseRegion(*body, variables) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  ensureTerminator(*body, result.location, AffineYieldOp::getOperationName());
  return success();
}

static void printBounds(OpAsmPrinter &p, AffineMap map,
                        DenseIntElementsAttr groups, OperandRange operands,
                        StringRef keyword) {
  const ValueRange dims = operands.take_front(map.getNumDims());
  const ValueRange symbols = operands.drop_front(map.getNumDims());
  unsigned start = 0;
  p << '(';
  llvm::interleaveComma(
      groups.getValues<APInt>(), p.getStream(), [&](const APInt &group) {
        const unsigned size = group.getZExtValue();
        if (size == 1) {
          p.printAffineExprOfSSAIds(map.getResult(start), dims, symbols);
        } else {
          p << keyword << '(';
          p.printAffineMapOfSSAIds(map.getSliceMap(start, size), operands);
          p << ')';
        }
        start += size;
      });
  p << ')';
}

void AffineParallelOp::print(OpAsmPrinter &p) {
  p << " (" << getBody()->getArguments() << ") = ";
  printBounds(p, getLowerBoundsMap(), getLowerBoundsGroups(),
              getLowerBoundsOperands(), "max");
  p << " to ";
  printBounds(p, getUpperBoundsMap(), getUpperBoundsGroups(),
              getUpperBoundsOperands(), "min");
  const auto steps = getSteps();
  if (llvm::any_of(steps, [](int64_t step) { return step != 1; })) {
    p << " step (";
    llvm::interleaveComma(steps, p.getStream(),
                          [&](int64_t step) { p << step; });
    p << ')';
  }
  const bool isReducing = (*this)->getNumResults() != 0;
  if (isReducing) {
    p << " reduce (";
    llvm::interleaveComma(
        getReductions(), p.getStream(), [&](Attribute reduction) {
          p << '"'
            << stringifyAtomicRMWKind(*arith::symbolizeAtomicRMWKind(
                   cast<IntegerAttr>(reduction).getInt()))
            << '"';
        });
    p << ") -> (" << (*this)->getResultTypes() << ")";
  }
  p << " ";
  p.printRegion(getRegion(), /*printEntryBlockArgs=*/false,
                /*printBlockTerminators=*/isReducing);
  p.printOptionalAttrDict((*this)->getAttrs(),
                          {"reductions", "lowerBoundsMap", "lowerBoundsGroups",
                           "upperBoundsMap", "upperBoundsGroups", "steps"});
}

// Verifier

/// 1. Each dimension has a bound.
/// 2. The numbers of bounds add up to the number of the map's results.
static LogicalResult verifyGroups(AffineParallelOp op,
                                  DenseIntElementsAttr groups, AffineMap map,
                                  StringRef which) {
  uint64_t numResults = 0;
  // 1.
  for (const APInt &group : groups.getValues<APInt>()) {
    if (group.isZero())
      return op.emitOpError() << "expected " << which
                              << " bound map to have at least one result";
    numResults += group.getZExtValue();
  }

  // 2.
  if (numResults != map.getNumResults())
    return op.emitOpError() << "expected " << which << " bounds map to have "
                            << numResults << " results";
  return success();
}

/// Returns true if the reduction applies to values of the type.
static bool canReduce(Type type, arith::AtomicRMWKind kind) {
  using arith::AtomicRMWKind;
  switch (kind) {
  case AtomicRMWKind::addf:
  case AtomicRMWKind::mulf:
  case AtomicRMWKind::maximumf:
  case AtomicRMWKind::minimumf:
    return isa<FloatType>(type);
  case AtomicRMWKind::addi:
  case AtomicRMWKind::muli:
  case AtomicRMWKind::andi:
  case AtomicRMWKind::ori:
    return isa<IntegerType>(type);
  case AtomicRMWKind::maxs:
  case AtomicRMWKind::mins: {
    auto integer = dyn_cast<IntegerType>(type);
    return integer && integer.isSigned();
  }
  case AtomicRMWKind::maxu:
  case AtomicRMWKind::minu: {
    auto integer = dyn_cast<IntegerType>(type);
    return integer && integer.isUnsigned();
  }
  case AtomicRMWKind::assign:
    return true;
  case AtomicRMWKind::maxnumf:
  case AtomicRMWKind::minnumf:
  case AtomicRMWKind::xori:
    return false;
  }
  return false;
}

/// 1. There are groups of bounds and a step for each dimension.
/// 2. The groups match the maps (verifyGroups).
/// 3. There is a reduction for each result.
/// 4. Each reduction is a known one.
/// 5. It applies to the type of its result.
/// 6. The operands match the maps and are valid dimensions and symbols.
LogicalResult AffineParallelOp::verify() {
  // 1.
  const DenseIntElementsAttr lowerGroups = getLowerBoundsGroups();
  const DenseIntElementsAttr upperGroups = getUpperBoundsGroups();
  const int64_t numDims = getNumDims();
  if (lowerGroups.getNumElements() != numDims ||
      upperGroups.getNumElements() != numDims ||
      getBody()->getNumArguments() != numDims)
    return emitOpError() << "the number of region arguments ("
                         << getBody()->getNumArguments()
                         << ") and the number of map groups for lower ("
                         << lowerGroups.getNumElements()
                         << ") and upper bound ("
                         << upperGroups.getNumElements()
                         << "), and the number of steps (" << numDims
                         << ") must all match";

  // 2.
  if (failed(verifyGroups(*this, lowerGroups, getLowerBoundsMap(), "lower")) ||
      failed(verifyGroups(*this, upperGroups, getUpperBoundsMap(), "upper")))
    return failure();

  // 3.
  if (getReductions().size() != (*this)->getNumResults())
    return emitOpError("a reduction must be specified for each output");

  for (auto [reduction, type] :
       llvm::zip(getReductions(), (*this)->getResultTypes())) {
    // 4.
    auto number = dyn_cast<IntegerAttr>(reduction);
    const auto kind =
        number ? arith::symbolizeAtomicRMWKind(number.getInt()) : std::nullopt;
    if (!kind)
      return emitOpError("invalid reduction attribute");

    // 5.
    if (!canReduce(type, *kind))
      return emitOpError("result type cannot match reduction attribute");
  }

  // 6.
  if (getMapOperands().size() !=
      getLowerBoundsMap().getNumInputs() + getUpperBoundsMap().getNumInputs())
    return emitOpError("operand count and affine map dimension and symbol "
                       "count must match");
  return success(
      succeeded(verifyDimAndSymbolIdentifiers(
          *this, getLowerBoundsOperands(), getLowerBoundsMap().getNumDims())) &&
      succeeded(verifyDimAndSymbolIdentifiers(
          *this, getUpperBoundsOperands(), getUpperBoundsMap().getNumDims())));
}

// Bounds

AffineParallelOp::operand_range AffineParallelOp::getLowerBoundsOperands() {
  return getMapOperands().take_front(getLowerBoundsMap().getNumInputs());
}

AffineParallelOp::operand_range AffineParallelOp::getUpperBoundsOperands() {
  return getMapOperands().drop_front(getLowerBoundsMap().getNumInputs());
}

/// Returns the map with the results of one dimension.
static AffineMap getGroupMap(AffineMap map, DenseIntElementsAttr groups,
                             unsigned pos) {
  unsigned start = 0;
  for (const auto &[i, group] : llvm::enumerate(groups.getValues<APInt>())) {
    if (i == pos)
      return map.getSliceMap(start, group.getZExtValue());
    start += group.getZExtValue();
  }
  return {};
}

AffineMap AffineParallelOp::getLowerBoundMap(unsigned pos) {
  return getGroupMap(getLowerBoundsMap(), getLowerBoundsGroups(), pos);
}

AffineMap AffineParallelOp::getUpperBoundMap(unsigned pos) {
  return getGroupMap(getUpperBoundsMap(), getUpperBoundsGroups(), pos);
}

void AffineParallelOp::setLowerBounds(ValueRange operands, AffineMap map) {
  assert(operands.size() == map.getNumInputs() && "an operand per input");
  SmallVector<Value> all(operands);
  llvm::append_range(all, getUpperBoundsOperands());
  getMapOperandsMutable().assign(all);
  setLowerBoundsMap(map);
}

void AffineParallelOp::setUpperBounds(ValueRange operands, AffineMap map) {
  assert(operands.size() == map.getNumInputs() && "an operand per input");
  SmallVector<Value> all(getLowerBoundsOperands());
  llvm::append_range(all, operands);
  getMapOperandsMutable().assign(all);
  setUpperBoundsMap(map);
}

/// Composes the maps of bounds with those of affine.apply.
LogicalResult AffineParallelOp::fold(FoldAdaptor,
                                     SmallVectorImpl<OpFoldResult> &) {
  SmallVector<Value> lowerOperands(getLowerBoundsOperands());
  SmallVector<Value> upperOperands(getUpperBoundsOperands());
  AffineMap lower = getLowerBoundsMap(), upper = getUpperBoundsMap();
  composeAffineMapAndOperands(&lower, &lowerOperands);
  composeAffineMapAndOperands(&upper, &upperOperands);
  const bool lowerChanged =
      lower != getLowerBoundsMap() ||
      !llvm::equal(lowerOperands, getLowerBoundsOperands());
  const bool upperChanged =
      upper != getUpperBoundsMap() ||
      !llvm::equal(upperOperands, getUpperBoundsOperands());
  if (lowerChanged)
    setLowerBounds(lowerOperands, lower);
  if (upperChanged)
    setUpperBounds(upperOperands, upper);
  return success(lowerChanged || upperChanged);
}

// Interfaces

SmallVector<Region *> AffineParallelOp::getLoopRegions() {
  return {&getRegion()};
}

bool affine::isAffineParallelInductionVar(Value val) {
  return static_cast<bool>(getAffineParallelInductionVarOwner(val));
}

AffineParallelOp affine::getAffineParallelInductionVarOwner(Value val) {
  auto argument = dyn_cast<BlockArgument>(val);
  if (!argument)
    return nullptr;
  auto loop =
      dyn_cast_or_null<AffineParallelOp>(argument.getOwner()->getParentOp());
  return loop && loop.getBody() == argument.getOwner() ? loop : nullptr;
}
