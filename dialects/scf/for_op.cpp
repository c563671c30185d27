// SPDX-License-Identifier: Apache-2.0
//
// The op for.
#include "core/ir/format/asm_parser.h"
#include "dialects/scf/assembly.h"

using namespace mlir;
using namespace mlir::scf;

void ForOp::build(OpBuilder &builder, OperationState &state, Value lowerBound,
                  Value upperBound, Value step, ValueRange initArgs,
                  BodyBuilderFn bodyBuilder, bool unsignedCmp) {
  state.addOperands({lowerBound, upperBound, step});
  state.addOperands(initArgs);
  state.addTypes(initArgs.getTypes());
  if (unsignedCmp)
    state.getOrAddProperties<Properties>().unsignedCmp = builder.getUnitAttr();

  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(state.addRegion());
  body->addArgument(lowerBound.getType(), state.location);
  for (Value init : initArgs)
    body->addArgument(init.getType(), init.getLoc());
  // With iteration arguments only the caller knows the yielded values.
  if (bodyBuilder)
    bodyBuilder(builder, state.location, body->getArgument(0),
                body->getArguments().drop_front());
  else if (initArgs.empty())
    buildTerminatedBody(builder, state.location);
}

/// Parses the text after `iter_args`: assignments and types.
static ParseResult
parseIterArgs(OpAsmParser &parser, OperationState &result,
              SmallVectorImpl<OpAsmParser::Argument> &arguments,
              SmallVectorImpl<OpAsmParser::UnresolvedOperand> &inits) {
  if (parser.parseOptionalKeyword("iter_args"))
    return success();
  return failure(parser.parseAssignmentList(arguments, inits) ||
                 parser.parseArrowTypeList(result.types));
}

ParseResult ForOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  if (!parser.parseOptionalKeyword("unsigned"))
    result.addAttribute("unsignedCmp", builder.getUnitAttr());

  SmallVector<OpAsmParser::Argument> arguments(1);
  SmallVector<OpAsmParser::UnresolvedOperand> inits;
  OpAsmParser::UnresolvedOperand lowerBound, upperBound, step;
  if (parser.parseOperand(arguments.front().ssaName) || parser.parseEqual() ||
      parser.parseOperand(lowerBound) || parser.parseKeyword("to") ||
      parser.parseOperand(upperBound) || parser.parseKeyword("step") ||
      parser.parseOperand(step) ||
      parseIterArgs(parser, result, arguments, inits))
    return failure();
  if (inits.size() != result.types.size())
    return parser.emitError(
        parser.getNameLoc(),
        "mismatch in number of loop-carried values and defined values");

  Type type = builder.getIndexType();
  if (!parser.parseOptionalColon() && parser.parseType(type))
    return failure();
  arguments.front().type = type;
  for (auto [argument, initType] :
       llvm::zip_equal(llvm::drop_begin(arguments), result.types))
    argument.type = initType;

  Region &body = *result.addRegion();
  if (parser.parseRegion(body, arguments))
    return failure();
  ensureTerminator<YieldOp>(body, OpBuilder(parser.getContext()),
                            result.location);

  // Resolve the operands after the region, so that values defined in the region
  // are not in scope.
  for (const auto &operand : {lowerBound, upperBound, step})
    if (parser.resolveOperand(operand, type, result.operands))
      return failure();
  for (auto [init, initType] : llvm::zip_equal(inits, result.types))
    if (parser.resolveOperand(init, initType, result.operands))
      return failure();
  return parser.parseOptionalAttrDict(result.attributes);
}

void ForOp::print(OpAsmPrinter &p) {
  if (getUnsignedCmp())
    p << " unsigned";
  p << " " << getInductionVar() << " = " << getLowerBound() << " to "
    << getUpperBound() << " step " << getStep();
  printInitializations(p, " iter_args", getRegionIterArgs(), getInitArgs());
  if (!getInitArgs().empty())
    p << " -> (" << getInitArgs().getTypes() << ")";
  p << " ";
  if (Type type = getInductionVar().getType(); !isa<IndexType>(type))
    p << " : " << type << " ";
  p.printRegion(getRegion(), /*printEntryBlockArgs=*/false,
                /*printBlockTerminators=*/!getInitArgs().empty());
  p.printOptionalAttrDict((*this)->getAttrs(), {"unsignedCmp"});
}

/// 1. There are as many results as initial values.
LogicalResult ForOp::verify() {
  if (getInitArgs().size() != (*this)->getNumResults())
    return emitOpError(
        "mismatch in number of loop-carried values and defined values");
  return success();
}

/// 1. The body has an induction variable, of the bounds' type.
/// 2. The body has one more argument for each result.
/// 3. The initial values have the results' types.
/// 4. These arguments have the results' types.
LogicalResult ForOp::verifyRegions() {
  if (getBody()->getNumArguments() == 0 ||
      getInductionVar().getType() != getLowerBound().getType())
    return emitOpError(
        "expected induction variable to be same type as bounds and step");
  if (getNumRegionIterArgs() != (*this)->getNumResults())
    return emitOpError(
        "mismatch in number of basic block args and defined values");
  for (auto [i, init, argument, result] : llvm::enumerate(
           getInitArgs(), getRegionIterArgs(), (*this)->getResults())) {
    if (init.getType() != result.getType())
      return emitOpError() << "types mismatch between " << i
                           << "th iter operand and defined value";
    if (argument.getType() != result.getType())
      return emitOpError() << "types mismatch between " << i
                           << "th iter region arg and defined value";
  }
  return success();
}

SmallVector<Region *> ForOp::getLoopRegions() { return {&getRegion()}; }

std::optional<SmallVector<Value>> ForOp::getLoopInductionVars() {
  return SmallVector<Value>{getInductionVar()};
}

std::optional<SmallVector<OpFoldResult>> ForOp::getLoopLowerBounds() {
  return SmallVector<OpFoldResult>{OpFoldResult(Value(getLowerBound()))};
}

std::optional<SmallVector<OpFoldResult>> ForOp::getLoopUpperBounds() {
  return SmallVector<OpFoldResult>{OpFoldResult(Value(getUpperBound()))};
}

std::optional<SmallVector<OpFoldResult>> ForOp::getLoopSteps() {
  return SmallVector<OpFoldResult>{OpFoldResult(Value(getStep()))};
}

bool ForOp::isLoopUnsigned() { return getUnsignedCmp(); }

MutableArrayRef<OpOperand> ForOp::getInitsMutable() {
  return (*this)->getOpOperands().drop_front(getNumControlOperands());
}

Block::BlockArgListType ForOp::getRegionIterArgs() {
  // Verifiers call this, too, when there may be no induction variable.
  const Block::BlockArgListType arguments = getBody()->getArguments();
  return arguments.empty() ? arguments
                           : arguments.drop_front(getNumInductionVars());
}

std::optional<MutableArrayRef<OpOperand>> ForOp::getYieldedValuesMutable() {
  return getBody()->back().getOpOperands();
}

std::optional<ResultRange> ForOp::getLoopResults() {
  return (*this)->getResults();
}

std::optional<APInt> ForOp::getConstantStep() {
  auto step = getConstantAPIntValue(Value(getStep()));
  return step ? std::optional(step->first) : std::nullopt;
}

OperandRange ForOp::getEntrySuccessorOperands(RegionSuccessor) {
  return getInitArgs();
}

void ForOp::getSuccessorRegions(RegionBranchPoint,
                                SmallVectorImpl<RegionSuccessor> &regions) {
  regions.push_back(RegionSuccessor(&getRegion(), getRegionIterArgs()));
  regions.push_back(RegionSuccessor(getOperation(), (*this)->getResults()));
}

/// A loop with step 1 terminates. Other loops may overflow past the upper bound
/// and may not terminate.
Speculation::Speculatability ForOp::getSpeculatability() {
  const std::optional<APInt> step = getConstantStep();
  return step && step->isOne() ? Speculation::RecursivelySpeculatable
                               : Speculation::NotSpeculatable;
}
