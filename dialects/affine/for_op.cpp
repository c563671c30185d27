// SPDX-License-Identifier: Apache-2.0
//
// affine.for: parser, printer, verifier and interfaces.
#include "core/ir/format/asm_parser.h"
#include "core/ir/structure/implicit_terminator.h"
#include "dialects/affine/operands.h"

using namespace mlir;
using namespace mlir::affine;

void AffineForOp::build(OpBuilder &builder, OperationState &state,
                        ValueRange lbOperands, AffineMap lbMap,
                        ValueRange ubOperands, AffineMap ubMap, int64_t step,
                        ValueRange iterArgs, BodyBuilderFn bodyBuilder) {
  assert(step > 0 && "a step is positive");
  auto &properties = state.getOrAddProperties<Properties>();
  properties.lowerBoundMap = AffineMapAttr::get(lbMap);
  properties.upperBoundMap = AffineMapAttr::get(ubMap);
  properties.step = builder.getIndexAttr(step);
  state.addAttribute(
      "operandSegmentSizes",
      builder.getDenseI32ArrayAttr({static_cast<int32_t>(lbOperands.size()),
                                    static_cast<int32_t>(ubOperands.size()),
                                    static_cast<int32_t>(iterArgs.size())}));
  state.addOperands(lbOperands);
  state.addOperands(ubOperands);
  state.addOperands(iterArgs);
  state.addTypes(iterArgs.getTypes());

  OpBuilder::InsertionGuard guard(builder);
  Region *region = state.addRegion();
  Block *body = builder.createBlock(region);
  body->addArgument(builder.getIndexType(), state.location);
  for (Value value : iterArgs)
    body->addArgument(value.getType(), value.getLoc());
  // A loop with iteration arguments gets no terminator, since the yielded
  // values are unknown.
  if (bodyBuilder)
    bodyBuilder(builder, state.location, body->getArgument(0),
                body->getArguments().drop_front());
  else if (iterArgs.empty())
    AffineYieldOp::create(builder, state.location);
}

void AffineForOp::build(OpBuilder &builder, OperationState &state,
                        int64_t lowerBound, int64_t upperBound, int64_t step,
                        ValueRange iterArgs, BodyBuilderFn bodyBuilder) {
  build(builder, state, ValueRange(), builder.getConstantAffineMap(lowerBound),
        ValueRange(), builder.getConstantAffineMap(upperBound), step, iterArgs,
        bodyBuilder);
}

// Parser and printer

/// Parses the operands of the map of a bound. A map with several results
/// requires the prefix `max` or `min`.
static ParseResult parseMapOperands(OpAsmParser &parser, AffineMap map,
                                    bool isLower, bool hasPrefix,
                                    llvm::SMLoc loc, OperationState &result) {
  const size_t before = result.operands.size();
  unsigned numDims;
  if (parseDimAndSymbolList(parser, result.operands, numDims))
    return failure();
  if (map.getNumDims() != numDims)
    return parser.emitError(
        parser.getNameLoc(),
        "dim operand count and affine map dim count must match");
  if (map.getNumInputs() != result.operands.size() - before)
    return parser.emitError(
        parser.getNameLoc(),
        "symbol operand count and affine map symbol count must match");
  if (map.getNumResults() <= 1 || hasPrefix)
    return success();
  return parser.emitError(loc,
                          isLower ? "lower loop bound affine map with multiple "
                                    "results requires 'max' prefix"
                                  : "upper loop bound affine map with multiple "
                                    "results requires 'min' prefix");
}

/// Parses a bound: an integer, a value, or a map and its operands; `max` or
/// `min` precedes a map with several results.
static ParseResult parseBound(OpAsmParser &parser, bool isLower,
                              OperationState &result) {
  Builder &builder = parser.getBuilder();
  const StringRef name = isLower ? "lowerBoundMap" : "upperBoundMap";
  const bool hasPrefix =
      succeeded(parser.parseOptionalKeyword(isLower ? "max" : "min"));
  SmallVector<OpAsmParser::UnresolvedOperand, 1> values;
  if (parser.parseOperandList(values))
    return failure();
  if (values.size() > 1)
    return parser.emitError(parser.getNameLoc(),
                            "expected only one loop bound operand");
  if (values.size() == 1) {
    result.addAttribute(name,
                        AffineMapAttr::get(builder.getSymbolIdentityMap()));
    return parser.resolveOperand(values.front(), builder.getIndexType(),
                                 result.operands);
  }

  const llvm::SMLoc loc = parser.getCurrentLocation();
  Attribute bound;
  if (parser.parseAttribute(bound, builder.getIndexType()))
    return failure();
  if (auto map = dyn_cast<AffineMapAttr>(bound)) {
    result.addAttribute(name, map);
    return parseMapOperands(parser, map.getValue(), isLower, hasPrefix, loc,
                            result);
  }
  auto number = dyn_cast<IntegerAttr>(bound);
  if (!number)
    return parser.emitError(
        parser.getNameLoc(),
        "expected valid affine map representation for loop bounds");
  result.addAttribute(
      name, AffineMapAttr::get(builder.getConstantAffineMap(number.getInt())));
  return success();
}

static ParseResult parseStep(OpAsmParser &parser, OperationState &result) {
  const Type index = parser.getBuilder().getIndexType();
  if (parser.parseOptionalKeyword("step")) {
    result.addAttribute("step", IntegerAttr::get(index, 1));
    return success();
  }
  const llvm::SMLoc loc = parser.getCurrentLocation();
  IntegerAttr step;
  if (parser.parseAttribute(step, index, "step", result.attributes))
    return failure();
  if (step.getValue().isNegative())
    return parser.emitError(
        loc, "expected step to be representable as a positive signed integer");
  return success();
}

ParseResult AffineForOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  SmallVector<OpAsmParser::Argument> arguments(1);
  SmallVector<OpAsmParser::UnresolvedOperand> inits;
  arguments.front().type = builder.getIndexType();
  if (parser.parseArgument(arguments.front()) || parser.parseEqual() ||
      parseBound(parser, /*isLower=*/true, result))
    return failure();
  const int32_t numLower = result.operands.size();
  if (parser.parseKeyword("to", " between bounds") ||
      parseBound(parser, /*isLower=*/false, result))
    return failure();
  const int32_t numUpper = result.operands.size() - numLower;
  if (parseStep(parser, result))
    return failure();

  if (!parser.parseOptionalKeyword("iter_args")) {
    if (parser.parseAssignmentList(arguments, inits) ||
        parser.parseArrowTypeList(result.types))
      return failure();
    for (auto [argument, init, type] :
         llvm::zip(llvm::drop_begin(arguments), inits, result.types)) {
      argument.type = type;
      if (parser.resolveOperand(init, type, result.operands))
        return failure();
    }
  }
  result.addAttribute(
      "operandSegmentSizes",
      builder.getDenseI32ArrayAttr(
          {numLower, numUpper, static_cast<int32_t>(inits.size())}));
  if (arguments.size() != result.types.size() + 1)
    return parser.emitError(
        parser.getNameLoc(),
        "mismatch between the number of loop-carried values and results");
  Region *body = result.addRegion();
  if (parser.parseRegion(*body, arguments))
    return failure();
  ensureTerminator(*body, result.location, AffineYieldOp::getOperationName());
  return parser.parseOptionalAttrDict(result.attributes);
}

/// Prints an integer or a value if that represents the map completely.
static void printBound(OpAsmPrinter &p, AffineMapAttr attribute,
                       OperandRange operands, StringRef prefix) {
  const AffineMap map = attribute.getValue();
  if (map.getNumResults() == 1 && map.getNumInputs() == 0) {
    if (auto number = dyn_cast<AffineConstantExpr>(map.getResult(0))) {
      p << number.getValue();
      return;
    }
  }
  if (map.getNumResults() == 1 && map.getNumDims() == 0 &&
      map.getNumSymbols() == 1 && isa<AffineSymbolExpr>(map.getResult(0))) {
    p << operands.front();
    return;
  }
  if (map.getNumResults() != 1)
    p << prefix << " ";
  p << attribute;
  printDimAndSymbolList(p, operands, map.getNumDims());
}

void AffineForOp::print(OpAsmPrinter &p) {
  p << " ";
  p.printRegionArgument(getInductionVar(), {}, /*omitType=*/true);
  p << " = ";
  printBound(p, getLowerBoundMapAttr(), getLowerBoundOperands(), "max");
  p << " to ";
  printBound(p, getUpperBoundMapAttr(), getUpperBoundOperands(), "min");
  if (getStepAsInt() != 1)
    p << " step " << getStepAsInt();
  const bool isCarrying = getNumIterOperands() != 0;
  if (isCarrying) {
    p << " iter_args(";
    llvm::interleaveComma(llvm::zip(getRegionIterArgs(), getInits()),
                          p.getStream(), [&](auto pair) {
                            p << std::get<0>(pair) << " = "
                              << std::get<1>(pair);
                          });
    p << ") -> (" << TypeRange((*this)->getResults()) << ")";
  }
  p << " ";
  p.printRegion(getRegion(), /*printEntryBlockArgs=*/false,
                /*printBlockTerminators=*/isCarrying);
  p.printOptionalAttrDict(
      (*this)->getAttrs(),
      {"lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes"});
}

/// 1. The first argument of the body is the induction variable, an index.
/// 2. The operands of each bound match its map and are valid dimensions and
/// symbols.
/// 3. There are as many initial values as results.
/// 4. There are as many iteration arguments as results.
LogicalResult AffineForOp::verifyRegions() {
  // 1.
  if (getBody()->getNumArguments() == 0 ||
      !getBody()->getArgument(0).getType().isIndex())
    return emitOpError("expected body to have a single index argument for the "
                       "induction variable");

  // 2.
  for (const AffineBound &bound : {getLowerBound(), getUpperBound()}) {
    const AffineMap map = bound.getMap();
    if (map.getNumInputs() != bound.getNumOperands())
      return emitOpError("operand count and affine map dimension and symbol "
                         "count must match");
    if (map.getNumResults() == 0)
      return emitOpError("expected a bound to have a result");
    if (failed(verifyDimAndSymbolIdentifiers(*this, bound.getOperands(),
                                             map.getNumDims())))
      return failure();
  }

  // 3.
  const unsigned numResults = (*this)->getNumResults();
  if (getNumIterOperands() != numResults)
    return emitOpError(
        "mismatch between the number of loop-carried values and results");

  // 4.
  if (getNumRegionIterArgs() != numResults)
    return emitOpError(
        "mismatch between the number of basic block args and results");
  return success();
}

// Bounds

Block::BlockArgListType AffineForOp::getRegionIterArgs() {
  // Verifiers call this, too, when there may be no induction variable.
  const Block::BlockArgListType arguments = getBody()->getArguments();
  return arguments.empty() ? arguments : arguments.drop_front();
}

AffineForOp::operand_range AffineForOp::getControlOperands() {
  return (*this)->getOperands().take_front(getNumControlOperands());
}

AffineBound AffineForOp::getLowerBound() {
  return AffineBound(*this, getLowerBoundOperands(), getLowerBoundMap());
}

AffineBound AffineForOp::getUpperBound() {
  return AffineBound(*this, getUpperBoundOperands(), getUpperBoundMap());
}

void AffineForOp::setLowerBound(ValueRange operands, AffineMap map) {
  assert(operands.size() == map.getNumInputs() && "an operand per input");
  getLowerBoundOperandsMutable().assign(operands);
  setLowerBoundMap(map);
}

void AffineForOp::setUpperBound(ValueRange operands, AffineMap map) {
  assert(operands.size() == map.getNumInputs() && "an operand per input");
  getUpperBoundOperandsMutable().assign(operands);
  setUpperBoundMap(map);
}

bool AffineForOp::hasConstantLowerBound() {
  return getLowerBoundMap().isSingleConstant();
}
bool AffineForOp::hasConstantUpperBound() {
  return getUpperBoundMap().isSingleConstant();
}
int64_t AffineForOp::getConstantLowerBound() {
  return getLowerBoundMap().getSingleConstantResult();
}
int64_t AffineForOp::getConstantUpperBound() {
  return getUpperBoundMap().getSingleConstantResult();
}
void AffineForOp::setConstantLowerBound(int64_t value) {
  setLowerBound({}, AffineMap::getConstantMap(value, getContext()));
}
void AffineForOp::setConstantUpperBound(int64_t value) {
  setUpperBound({}, AffineMap::getConstantMap(value, getContext()));
}

bool AffineForOp::matchingBoundOperandList() {
  const AffineMap lower = getLowerBoundMap(), upper = getUpperBoundMap();
  return lower.getNumDims() == upper.getNumDims() &&
         lower.getNumSymbols() == upper.getNumSymbols() &&
         llvm::equal(getLowerBoundOperands(), getUpperBoundOperands());
}

// Interfaces

SmallVector<Region *> AffineForOp::getLoopRegions() { return {&getRegion()}; }

std::optional<SmallVector<Value>> AffineForOp::getLoopInductionVars() {
  return SmallVector<Value>{getInductionVar()};
}

static SmallVector<OpFoldResult> getNumber(Operation *op, int64_t number) {
  return {OpFoldResult(Builder(op).getI64IntegerAttr(number))};
}

std::optional<SmallVector<OpFoldResult>> AffineForOp::getLoopLowerBounds() {
  if (!hasConstantLowerBound())
    return std::nullopt;
  return getNumber(*this, getConstantLowerBound());
}

std::optional<SmallVector<OpFoldResult>> AffineForOp::getLoopUpperBounds() {
  if (!hasConstantUpperBound())
    return std::nullopt;
  return getNumber(*this, getConstantUpperBound());
}

std::optional<SmallVector<OpFoldResult>> AffineForOp::getLoopSteps() {
  return getNumber(*this, getStepAsInt());
}

std::optional<MutableArrayRef<OpOperand>>
AffineForOp::getYieldedValuesMutable() {
  return getBody()->back().getOpOperands();
}

/// A loop with step 1 terminates. Other loops may step over the largest index.
Speculation::Speculatability AffineForOp::getSpeculatability() {
  return getStepAsInt() == 1 ? Speculation::RecursivelySpeculatable
                             : Speculation::NotSpeculatable;
}

OperandRange AffineForOp::getEntrySuccessorOperands(RegionSuccessor) {
  return getInits();
}

void AffineForOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  const std::optional<uint64_t> count = getTrivialConstantTripCount(*this);
  // The body is entered from the parent unless there is no iteration, and from
  // its end unless there is only one.
  const bool mayEnter = !count || (point.isParent() ? *count != 0 : *count > 1);
  const bool mayLeave =
      !count || (point.isParent() ? *count == 0 : *count != 0);
  if (mayEnter)
    regions.push_back(RegionSuccessor(&getRegion(), getRegionIterArgs()));
  if (mayLeave)
    regions.push_back(RegionSuccessor(getOperation(), (*this)->getResults()));
}

bool affine::isAffineForInductionVar(Value val) {
  return static_cast<bool>(getForInductionVarOwner(val));
}

bool affine::isAffineInductionVar(Value val) {
  return isAffineForInductionVar(val) || isAffineParallelInductionVar(val);
}

AffineForOp affine::getForInductionVarOwner(Value val) {
  auto argument = dyn_cast<BlockArgument>(val);
  if (!argument || argument.getArgNumber() != 0)
    return nullptr;
  auto loop = dyn_cast_or_null<AffineForOp>(argument.getOwner()->getParentOp());
  return loop && loop.getBody() == argument.getOwner() ? loop : nullptr;
}

void affine::extractForInductionVars(ArrayRef<AffineForOp> forInsts,
                                     SmallVectorImpl<Value> *ivs) {
  for (AffineForOp loop : forInsts)
    ivs->push_back(loop.getInductionVar());
}
