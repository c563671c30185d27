// SPDX-License-Identifier: Apache-2.0
//
// The op forall.
#include "core/interfaces/view_like.h"
#include "core/ir/format/asm_parser.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/assembly.h"

using namespace mlir;
using namespace mlir::scf;

void ForallOp::build(
    OpBuilder &builder, OperationState &state, ArrayRef<OpFoldResult> lbs,
    ArrayRef<OpFoldResult> ubs, ArrayRef<OpFoldResult> steps,
    ValueRange outputs, std::optional<ArrayAttr> mapping,
    function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilderFn) {
  Properties &properties = state.getOrAddProperties<Properties>();
  int32_t *segment = properties.operandSegmentSizes;
  auto addBounds = [&](ArrayRef<OpFoldResult> bounds) {
    SmallVector<int64_t> integers;
    SmallVector<Value> values;
    dispatchIndexOpFoldResults(bounds, values, integers);
    state.addOperands(values);
    *segment++ = values.size();
    return builder.getDenseI64ArrayAttr(integers);
  };
  properties.staticLowerBound = addBounds(lbs);
  properties.staticUpperBound = addBounds(ubs);
  properties.staticStep = addBounds(steps);
  *segment = outputs.size();
  if (mapping)
    properties.mapping = *mapping;
  state.addOperands(outputs);
  state.addTypes(outputs.getTypes());

  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(state.addRegion());
  for (size_t i = 0; i < lbs.size(); ++i)
    body->addArgument(builder.getIndexType(), state.location);
  for (Value output : outputs)
    body->addArgument(output.getType(), state.location);
  if (bodyBuilderFn)
    bodyBuilderFn(builder, state.location, body->getArguments());
  else
    InParallelOp::create(builder, state.location);
}

void ForallOp::build(
    OpBuilder &builder, OperationState &state, ArrayRef<OpFoldResult> ubs,
    ValueRange outputs, std::optional<ArrayAttr> mapping,
    function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilderFn) {
  const SmallVector<OpFoldResult> zeros(ubs.size(), builder.getIndexAttr(0));
  const SmallVector<OpFoldResult> ones(ubs.size(), builder.getIndexAttr(1));
  build(builder, state, zeros, ubs, ones, outputs, mapping, bodyBuilderFn);
}

/// Parses `(%a, 4)`. Adds the values to the operands and sets `segment` to
/// their number.
static ParseResult parseBounds(OpAsmParser &parser, OperationState &result,
                               Attribute &integers, int32_t &segment) {
  SmallVector<OpAsmParser::UnresolvedOperand> values;
  DenseI64ArrayAttr list;
  if (parseDynamicIndexList(parser, values, list, /*valueTypes=*/nullptr,
                            OpAsmParser::Delimiter::Paren) ||
      parser.resolveOperands(values, parser.getBuilder().getIndexType(),
                             result.operands))
    return failure();
  integers = list;
  segment = values.size();
  return success();
}

/// Parses `in BOUNDS` for `numLoops` loops, or `= BOUNDS to BOUNDS step
/// BOUNDS`.
static ParseResult parseSpace(OpAsmParser &parser, OperationState &result,
                              unsigned numLoops,
                              ForallOp::Properties &properties) {
  Builder &builder = parser.getBuilder();
  int32_t *segments = properties.operandSegmentSizes;
  if (!parser.parseOptionalKeyword("in")) {
    properties.staticLowerBound =
        builder.getDenseI64ArrayAttr(SmallVector<int64_t>(numLoops, 0));
    properties.staticStep =
        builder.getDenseI64ArrayAttr(SmallVector<int64_t>(numLoops, 1));
    return parseBounds(parser, result, properties.staticUpperBound,
                       segments[1]);
  }
  return failure(
      parser.parseEqual() ||
      parseBounds(parser, result, properties.staticLowerBound, segments[0]) ||
      parser.parseKeyword("to") ||
      parseBounds(parser, result, properties.staticUpperBound, segments[1]) ||
      parser.parseKeyword("step") ||
      parseBounds(parser, result, properties.staticStep, segments[2]));
}

/// Parses `shared_outs(%argument = %output, …) -> types`, or nothing. Adds
/// arguments with their types, and operands.
static ParseResult
parseOutputs(OpAsmParser &parser, OperationState &result,
             SmallVectorImpl<OpAsmParser::Argument> &arguments,
             int32_t &segment) {
  const SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOptionalKeyword("shared_outs"))
    return success();
  SmallVector<OpAsmParser::Argument> outArguments;
  SmallVector<OpAsmParser::UnresolvedOperand> outputs;
  if (parser.parseAssignmentList(outArguments, outputs) ||
      parser.parseOptionalArrowTypeList(result.types) ||
      parser.resolveOperands(outputs, result.types, loc, result.operands))
    return failure();
  for (auto [argument, type] : llvm::zip_equal(outArguments, result.types)) {
    argument.type = type;
    arguments.push_back(argument);
  }
  segment = outputs.size();
  return success();
}

ParseResult ForallOp::parse(OpAsmParser &parser, OperationState &result) {
  Properties properties;
  SmallVector<OpAsmParser::Argument> arguments;
  if (parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren))
    return failure();
  for (OpAsmParser::Argument &argument : arguments)
    argument.type = parser.getBuilder().getIndexType();
  if (parseSpace(parser, result, arguments.size(), properties) ||
      parseOutputs(parser, result, arguments,
                   properties.operandSegmentSizes[3]))
    return failure();

  Region &body = *result.addRegion();
  if (parser.parseRegion(body, arguments))
    return failure();
  ensureTerminator<InParallelOp>(body, OpBuilder(parser.getContext()),
                                 result.location);
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  // Add these as attributes, so that an entry in the attribute dictionary is
  // reported as a duplicate.
  result.addAttribute("staticLowerBound", properties.staticLowerBound);
  result.addAttribute("staticUpperBound", properties.staticUpperBound);
  result.addAttribute("staticStep", properties.staticStep);
  result.addAttribute(
      "operandSegmentSizes",
      parser.getBuilder().getDenseI32ArrayAttr(properties.operandSegmentSizes));
  return success();
}

static void printBounds(OpAsmPrinter &p, ForallOp op, OperandRange values,
                        ArrayRef<int64_t> integers) {
  printDynamicIndexList(p, op, values, integers, /*valueTypes=*/TypeRange(),
                        OpAsmParser::Delimiter::Paren);
}

void ForallOp::print(OpAsmPrinter &p) {
  p << " (" << getInductionVars();
  if (isNormalized()) {
    p << ") in ";
    printBounds(p, *this, getDynamicUpperBound(), getStaticUpperBound());
  } else {
    p << ") = ";
    printBounds(p, *this, getDynamicLowerBound(), getStaticLowerBound());
    p << " to ";
    printBounds(p, *this, getDynamicUpperBound(), getStaticUpperBound());
    p << " step ";
    printBounds(p, *this, getDynamicStep(), getStaticStep());
  }
  printInitializations(p, " shared_outs", getRegionOutArgs(), getOutputs());
  p << " ";
  if (!getRegionOutArgs().empty())
    p << "-> (" << (*this)->getResults().getTypes() << ") ";
  p.printRegion(getRegion(), /*printEntryBlockArgs=*/false,
                /*printBlockTerminators=*/(*this)->getNumResults() != 0);
  p.printOptionalAttrDict((*this)->getAttrs(),
                          {"operandSegmentSizes", "staticLowerBound",
                           "staticUpperBound", "staticStep"});
}

/// Verifies the invariants 1 to 3 of ForallOp::verify.
static LogicalResult verifyArguments(ForallOp op) {
  const unsigned rank = op.getRank();
  const OperandRange outputs = op.getOutputs();
  if (op->getNumResults() != outputs.size())
    return op.emitOpError("produces ")
           << op->getNumResults() << " results, but has only " << outputs.size()
           << " outputs";
  Block *body = op.getBody();
  if (body->getNumArguments() != rank + outputs.size())
    return op.emitOpError("region expects ") << rank << " arguments";
  for (unsigned i = 0; i < rank; ++i)
    if (!isa<IndexType>(body->getArgument(i).getType()))
      return op.emitOpError("expects ")
             << i << "-th block argument to be an index";
  for (auto [i, output] : llvm::enumerate(outputs))
    if (body->getArgument(rank + i).getType() != output.getType())
      return op.emitOpError("type mismatch between ")
             << i << "-th output and corresponding block argument";
  return success();
}

/// Verifies the invariant 4 of ForallOp::verify.
static LogicalResult verifyMapping(ForallOp op) {
  if (!op.getMapping() || op.getMapping()->empty())
    return success();
  if (static_cast<int64_t>(op.getDeviceMappingAttrs().size()) != op.getRank())
    return op.emitOpError("mapping attribute size must match op rank");
  if (failed(op.getDeviceMaskingAttr()))
    return op.emitOpError() << op.getMappingAttrName()
                            << " supports at most one device masking attribute";
  return success();
}

/// 1. There are as many results as outputs.
/// 2. The body has an index argument for each loop.
/// 3. The body then has an argument for each output, of its type.
/// 4. A mapping has a unit for each loop, and at most one mask.
/// 5. There is one bound and one step for each loop.
LogicalResult ForallOp::verify() {
  if (failed(verifyArguments(*this)) || failed(verifyMapping(*this)))
    return failure();
  const unsigned rank = getRank();
  return success(succeeded(verifyListOfOperandsOrIntegers(
                     *this, "lower bound", rank, getStaticLowerBound(),
                     getDynamicLowerBound())) &&
                 succeeded(verifyListOfOperandsOrIntegers(
                     *this, "upper bound", rank, getStaticUpperBound(),
                     getDynamicUpperBound())) &&
                 succeeded(verifyListOfOperandsOrIntegers(
                     *this, "step", rank, getStaticStep(), getDynamicStep())));
}

std::optional<SmallVector<Value>> ForallOp::getLoopInductionVars() {
  const auto variables = getBody()->getArguments().take_front(getRank());
  return SmallVector<Value>(variables.begin(), variables.end());
}

std::optional<SmallVector<OpFoldResult>> ForallOp::getLoopLowerBounds() {
  return getMixedValues(getStaticLowerBound(), getDynamicLowerBound(),
                        getContext());
}

std::optional<SmallVector<OpFoldResult>> ForallOp::getLoopUpperBounds() {
  return getMixedValues(getStaticUpperBound(), getDynamicUpperBound(),
                        getContext());
}

std::optional<SmallVector<OpFoldResult>> ForallOp::getLoopSteps() {
  return getMixedValues(getStaticStep(), getDynamicStep(), getContext());
}

SmallVector<Value> ForallOp::getLowerBound(OpBuilder &b) {
  return getValueOrCreateConstantIndexOp(b, getLoc(), getMixedLowerBound());
}

SmallVector<Value> ForallOp::getUpperBound(OpBuilder &b) {
  return getValueOrCreateConstantIndexOp(b, getLoc(), getMixedUpperBound());
}

SmallVector<Value> ForallOp::getStep(OpBuilder &b) {
  return getValueOrCreateConstantIndexOp(b, getLoc(), getMixedStep());
}

SmallVector<Region *> ForallOp::getLoopRegions() { return {&getRegion()}; }

Block::BlockArgListType ForallOp::getRegionIterArgs() {
  return getRegionOutArgs();
}

MutableArrayRef<OpOperand> ForallOp::getInitsMutable() {
  return (*this)->getOpOperands().take_back(getOutputs().size());
}

bool ForallOp::isNormalized() {
  return areAllConstantIntValue(getMixedLowerBound(), 0) &&
         areAllConstantIntValue(getMixedStep(), 1);
}

InParallelOp ForallOp::getTerminator() {
  return cast<InParallelOp>(getBody()->back());
}

SmallVector<Operation *> ForallOp::getCombiningOps(BlockArgument bbArg) {
  SmallVector<Operation *> combining;
  for (Operation &op : getTerminator().getYieldingOps()) {
    auto interface = dyn_cast<ParallelCombiningOpInterface>(op);
    if (!interface)
      continue;
    OperandRange destinations = interface.getUpdatedDestinations();
    if (llvm::is_contained(destinations, Value(bbArg)))
      combining.push_back(&op);
  }
  return combining;
}

SmallVector<DeviceMappingAttrInterface> ForallOp::getDeviceMappingAttrs() {
  SmallVector<DeviceMappingAttrInterface> units;
  if (ArrayAttr mapping = getMappingAttr())
    for (Attribute attribute : mapping.getValue())
      if (auto unit = dyn_cast<DeviceMappingAttrInterface>(attribute))
        units.push_back(unit);
  return units;
}

FailureOr<DeviceMaskingAttrInterface> ForallOp::getDeviceMaskingAttr() {
  DeviceMaskingAttrInterface found;
  if (ArrayAttr mapping = getMappingAttr())
    for (Attribute attribute : mapping.getValue())
      if (auto mask = dyn_cast<DeviceMaskingAttrInterface>(attribute)) {
        if (found)
          return failure();
        found = mask;
      }
  return found;
}

bool ForallOp::usesLinearMapping() {
  const SmallVector<DeviceMappingAttrInterface> units = getDeviceMappingAttrs();
  return !units.empty() && units.front().isLinearMapping();
}

/// The operations in the terminator insert values into the outputs: the
/// terminator itself has no operands, so the region passes no values on.
void ForallOp::getSuccessorRegions(RegionBranchPoint point,
                                   SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.push_back(RegionSuccessor(&getRegion(), getRegionOutArgs()));
  else
    regions.push_back(
        RegionSuccessor(getOperation(), getNoResults(getOperation())));
}
