// SPDX-License-Identifier: Apache-2.0
//
// The ops while and condition.
#include "core/ir/format/asm_parser.h"
#include "dialects/scf/assembly.h"

using namespace mlir;
using namespace mlir::scf;

void WhileOp::build(OpBuilder &builder, OperationState &state,
                    TypeRange resultTypes, ValueRange inits,
                    BodyBuilderFn beforeBuilder, BodyBuilderFn afterBuilder) {
  state.addOperands(inits);
  state.addTypes(resultTypes);
  OpBuilder::InsertionGuard guard(builder);
  Block *before = builder.createBlock(state.addRegion());
  for (Value init : inits)
    before->addArgument(init.getType(), init.getLoc());
  if (beforeBuilder)
    beforeBuilder(builder, state.location, before->getArguments());
  Block *after = builder.createBlock(state.addRegion());
  for (Type type : resultTypes)
    after->addArgument(type, state.location);
  if (afterBuilder)
    afterBuilder(builder, state.location, after->getArguments());
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> inits;
  OptionalParseResult list =
      parser.parseOptionalAssignmentList(arguments, inits);
  if (list.has_value() && list.value())
    return failure();
  FunctionType type;
  const SMLoc typeLoc = parser.getCurrentLocation();
  if (parser.parseColonType(type))
    return failure();
  if (type.getNumInputs() != inits.size())
    return parser.emitError(typeLoc)
           << "expected as many input types as operands (expected "
           << inits.size() << " got " << type.getNumInputs() << ")";
  result.addTypes(type.getResults());
  if (parser.resolveOperands(inits, type.getInputs(),
                             parser.getCurrentLocation(), result.operands))
    return failure();
  for (auto [argument, input] : llvm::zip_equal(arguments, type.getInputs()))
    argument.type = input;
  return failure(parser.parseRegion(*result.addRegion(), arguments) ||
                 parser.parseKeyword("do") ||
                 parser.parseRegion(*result.addRegion()) ||
                 parser.parseOptionalAttrDictWithKeyword(result.attributes));
}

void WhileOp::print(OpAsmPrinter &p) {
  printInitializations(p, " ", getBeforeArguments(), getInits());
  p << " : ";
  p.printFunctionalType(getInits().getTypes(),
                        (*this)->getResults().getTypes());
  p << " ";
  p.printRegion(getBefore(), /*printEntryBlockArgs=*/false);
  p << " do ";
  p.printRegion(getAfter());
  p.printOptionalAttrDictWithKeyword((*this)->getAttrs());
}

/// 1. `before` ends with `scf.condition`.
/// 2. `after` ends with `scf.yield`.
LogicalResult WhileOp::verify() {
  return success(
      verifyTerminator<ConditionOp>(
          *this, getBefore(),
          "expects the 'before' region to terminate with 'scf.condition'") &&
      verifyTerminator<YieldOp>(
          *this, getAfter(),
          "expects the 'after' region to terminate with 'scf.yield'"));
}

ConditionOp WhileOp::getConditionOp() {
  return cast<ConditionOp>(getBeforeBody()->back());
}

YieldOp WhileOp::getYieldOp() { return cast<YieldOp>(getAfterBody()->back()); }

Block::BlockArgListType WhileOp::getBeforeArguments() {
  return getBeforeBody()->getArguments();
}

Block::BlockArgListType WhileOp::getAfterArguments() {
  return getAfterBody()->getArguments();
}

SmallVector<Region *> WhileOp::getLoopRegions() {
  return {&getBefore(), &getAfter()};
}

Block::BlockArgListType WhileOp::getRegionIterArgs() {
  return getBeforeArguments();
}

std::optional<MutableArrayRef<OpOperand>> WhileOp::getYieldedValuesMutable() {
  return getYieldOp()->getOpOperands();
}

OperandRange WhileOp::getEntrySuccessorOperands(RegionSuccessor) {
  return getInits();
}

void WhileOp::getSuccessorRegions(RegionBranchPoint point,
                                  SmallVectorImpl<RegionSuccessor> &regions) {
  Operation *terminator = point.getTerminatorPredecessorOrNull();
  if (!terminator || terminator->getParentRegion() == &getAfter()) {
    regions.push_back(RegionSuccessor(&getBefore(), getBeforeArguments()));
    return;
  }
  regions.push_back(RegionSuccessor(getOperation(), (*this)->getResults()));
  regions.push_back(RegionSuccessor(&getAfter(), getAfterArguments()));
}

// condition

MutableOperandRange ConditionOp::getMutableSuccessorOperands(RegionSuccessor) {
  return getArgsMutable();
}

void ConditionOp::getSuccessorRegions(
    ArrayRef<Attribute> operands, SmallVectorImpl<RegionSuccessor> &regions) {
  auto loop = cast<WhileOp>((*this)->getParentOp());
  auto condition = dyn_cast_or_null<IntegerAttr>(operands.front());
  if (!condition || !condition.getValue().isZero())
    regions.push_back(
        RegionSuccessor(&loop.getAfter(), loop.getAfterArguments()));
  if (!condition || condition.getValue().isZero())
    regions.push_back(RegionSuccessor(loop.getOperation(), loop->getResults()));
}
