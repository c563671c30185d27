// SPDX-License-Identifier: Apache-2.0
//
// The ops parallel, reduce and reduce.return.
#include "core/ir/format/asm_parser.h"
#include "dialects/scf/assembly.h"

using namespace mlir;
using namespace mlir::scf;

// parallel

void ParallelOp::build(
    OpBuilder &builder, OperationState &state, ValueRange lowerBounds,
    ValueRange upperBounds, ValueRange steps, ValueRange initVals,
    function_ref<void(OpBuilder &, Location, ValueRange, ValueRange)>
        bodyBuilderFn) {
  int32_t *segment = state.getOrAddProperties<Properties>().operandSegmentSizes;
  for (ValueRange values : {lowerBounds, upperBounds, steps, initVals}) {
    state.addOperands(values);
    *segment++ = values.size();
  }
  state.addTypes(initVals.getTypes());

  OpBuilder::InsertionGuard guard(builder);
  Region &region = *state.addRegion();
  Block *body = builder.createBlock(&region);
  for (size_t i = 0; i < steps.size(); ++i)
    body->addArgument(builder.getIndexType(), state.location);
  if (bodyBuilderFn)
    bodyBuilderFn(builder, state.location, body->getArguments(), ValueRange());
  // With reductions only the caller knows the reduced values.
  if (initVals.empty())
    ensureTerminator<ReduceOp>(region, builder, state.location);
}

void ParallelOp::build(
    OpBuilder &builder, OperationState &state, ValueRange lowerBounds,
    ValueRange upperBounds, ValueRange steps,
    function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilderFn) {
  auto fill = [&](OpBuilder &bodyBuilder, Location loc, ValueRange variables,
                  ValueRange) {
    if (bodyBuilderFn)
      bodyBuilderFn(bodyBuilder, loc, variables);
  };
  build(builder, state, lowerBounds, upperBounds, steps, ValueRange(), fill);
}

/// Parses `(%a, %b)`, of type index. Adds the values to the operands and sets
/// `segment` to their number.
static ParseResult parseBounds(OpAsmParser &parser, OperationState &result,
                               size_t count, int32_t &segment) {
  SmallVector<OpAsmParser::UnresolvedOperand> bounds;
  segment = count;
  return failure(
      parser.parseOperandList(bounds, count, OpAsmParser::Delimiter::Paren) ||
      parser.resolveOperands(bounds, parser.getBuilder().getIndexType(),
                             result.operands));
}

ParseResult ParallelOp::parse(OpAsmParser &parser, OperationState &result) {
  int32_t segments[4] = {};
  SmallVector<OpAsmParser::Argument> variables;
  if (parser.parseArgumentList(variables, OpAsmParser::Delimiter::Paren) ||
      parser.parseEqual() ||
      parseBounds(parser, result, variables.size(), segments[0]) ||
      parser.parseKeyword("to") ||
      parseBounds(parser, result, variables.size(), segments[1]) ||
      parser.parseKeyword("step") ||
      parseBounds(parser, result, variables.size(), segments[2]))
    return failure();
  for (OpAsmParser::Argument &variable : variables)
    variable.type = parser.getBuilder().getIndexType();

  SmallVector<OpAsmParser::UnresolvedOperand> inits;
  if (!parser.parseOptionalKeyword("init") &&
      parser.parseOperandList(inits, OpAsmParser::Delimiter::Paren))
    return failure();
  segments[3] = inits.size();
  result.addAttribute("operandSegmentSizes",
                      parser.getBuilder().getDenseI32ArrayAttr(segments));

  Region &body = *result.addRegion();
  if (parser.parseOptionalArrowTypeList(result.types) ||
      parser.parseRegion(body, variables) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.resolveOperands(inits, result.types, parser.getNameLoc(),
                             result.operands))
    return failure();
  ensureTerminator<ReduceOp>(body, OpBuilder(parser.getContext()),
                             result.location);
  return success();
}

void ParallelOp::print(OpAsmPrinter &p) {
  p << " (" << ValueRange(getBody()->getArguments()) << ") = ("
    << getLowerBound() << ") to (" << getUpperBound() << ") step (" << getStep()
    << ")";
  if (!getInitVals().empty())
    p << " init (" << getInitVals() << ")";
  p.printOptionalArrowTypeList((*this)->getResults().getTypes());
  p << " ";
  p.printRegion(getRegion(), /*printEntryBlockArgs=*/false);
  p.printOptionalAttrDict((*this)->getAttrs(), {"operandSegmentSizes"});
}

/// Verifies the invariants 1 to 3 of ParallelOp::verify.
static LogicalResult verifySpace(ParallelOp op) {
  const OperandRange steps = op.getStep();
  if (steps.empty())
    return op.emitOpError("needs at least one tuple element for lowerBound, "
                          "upperBound and step");
  for (Value step : steps)
    if (getConstantIntValue(step).value_or(1) <= 0)
      return op.emitOpError("constant step operand must be positive");

  Block *body = op.getBody();
  if (body->getNumArguments() != steps.size())
    return op.emitOpError("expects the same number of induction variables: ")
           << body->getNumArguments()
           << " as bound and step values: " << steps.size();
  for (BlockArgument argument : body->getArguments())
    if (!isa<IndexType>(argument.getType()))
      return op.emitOpError("expects arguments for the induction variable to "
                            "be of index type");
  return success();
}

/// 1. There is at least one dimension.
/// 2. Constant steps are positive.
/// 3. The body has an index argument for each dimension.
/// 4. The body ends with `reduce`.
/// 5. `reduce` has as many regions as the op has results.
/// 6. There are as many results as initial values.
/// 7. The results have the types of the operands of `reduce`.
LogicalResult ParallelOp::verify() {
  if (failed(verifySpace(*this)))
    return failure();
  auto reduce = verifyTerminator<ReduceOp>(
      *this, getRegion(), "expects body to terminate with 'scf.reduce'");
  if (!reduce)
    return failure();

  const size_t numResults = (*this)->getNumResults();
  if (numResults != reduce.getReductions().size())
    return emitOpError("expects number of results: ")
           << numResults << " to be the same as number of reductions: "
           << reduce.getReductions().size();
  if (numResults != getInitVals().size())
    return emitOpError("expects number of results: ")
           << numResults << " to be the same as number of initial values: "
           << getInitVals().size();

  // `reduce` itself verifies later that it has an operand for each region.
  unsigned i = 0;
  for (auto [result, operand] :
       llvm::zip((*this)->getResultTypes(), reduce->getOperandTypes())) {
    if (result != operand)
      return reduce.emitOpError("expects type of ")
             << i << "-th reduction operand: " << operand
             << " to be the same as the " << i << "-th result type: " << result;
    ++i;
  }
  return success();
}

SmallVector<Region *> ParallelOp::getLoopRegions() { return {&getRegion()}; }

std::optional<SmallVector<Value>> ParallelOp::getLoopInductionVars() {
  const auto variables = getBody()->getArguments();
  return SmallVector<Value>(variables.begin(), variables.end());
}

static SmallVector<OpFoldResult> getBounds(OperandRange values) {
  return SmallVector<OpFoldResult>(values.begin(), values.end());
}

std::optional<SmallVector<OpFoldResult>> ParallelOp::getLoopLowerBounds() {
  return getBounds(getLowerBound());
}

std::optional<SmallVector<OpFoldResult>> ParallelOp::getLoopUpperBounds() {
  return getBounds(getUpperBound());
}

std::optional<SmallVector<OpFoldResult>> ParallelOp::getLoopSteps() {
  return getBounds(getStep());
}

/// The regions pass no values on: an iteration does not see the results of
/// others.
void ParallelOp::getSuccessorRegions(
    RegionBranchPoint, SmallVectorImpl<RegionSuccessor> &regions) {
  regions.push_back(RegionSuccessor(&getRegion()));
  regions.push_back(
      RegionSuccessor(getOperation(), getNoResults(getOperation())));
}

// reduce

void ReduceOp::build(OpBuilder &, OperationState &) {}

void ReduceOp::build(OpBuilder &builder, OperationState &state,
                     ValueRange operands) {
  OpBuilder::InsertionGuard guard(builder);
  state.addOperands(operands);
  for (Value operand : operands) {
    Block *body = builder.createBlock(state.addRegion());
    for (int i = 0; i < 2; ++i)
      body->addArgument(operand.getType(), state.location);
  }
}

/// 1. There is a region for each operand.
/// 2. Each region has operations.
/// 3. Each region has two arguments of the operand's type.
/// 4. Each region ends with `reduce.return`.
LogicalResult ReduceOp::verifyRegions() {
  MutableArrayRef<Region> reductions = getReductions();
  if (reductions.size() != getOperands().size())
    return emitOpError("expects number of reduction regions: ")
           << reductions.size()
           << " to be the same as number of reduction operands: "
           << getOperands().size();
  for (auto [i, operand, region] : llvm::enumerate(getOperands(), reductions)) {
    const Type type = operand.getType();
    Block &block = region.front();
    if (block.empty())
      return emitOpError() << i << "-th reduction has an empty body";
    if (block.getNumArguments() != 2 ||
        llvm::any_of(block.getArguments(), [&](BlockArgument argument) {
          return argument.getType() != type;
        }))
      return emitOpError("expected two block arguments with type ")
             << type << " in the " << i << "-th reduction region";
    if (!isa<ReduceReturnOp>(block.back()))
      return emitOpError("reduction bodies must be terminated with an "
                         "'scf.reduce.return' op");
  }
  return success();
}

MutableOperandRange ReduceOp::getMutableSuccessorOperands(RegionSuccessor) {
  return MutableOperandRange(getOperation(), 0, 0);
}

// reduce.return

/// 1. The operand has the type of the region's arguments.
LogicalResult ReduceReturnOp::verify() {
  Block *block = (*this)->getBlock();
  // `reduce` verifies later that there are two arguments.
  if (block->getNumArguments() == 0)
    return success();
  const Type expected = block->getArgument(0).getType();
  if (expected != (*this)->getOperand(0).getType())
    return emitOpError("must have type ")
           << expected << " (the type of the reduction inputs)";
  return success();
}
