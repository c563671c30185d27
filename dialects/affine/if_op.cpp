// SPDX-License-Identifier: Apache-2.0
//
// if, yield.
#include "core/ir/format/asm_parser.h"
#include "core/ir/structure/implicit_terminator.h"
#include "dialects/affine/compose.h"
#include "dialects/affine/operands.h"

using namespace mlir;
using namespace mlir::affine;

// if

void AffineIfOp::build(OpBuilder &builder, OperationState &state,
                       TypeRange resultTypes, IntegerSet set, ValueRange args,
                       bool withElseRegion) {
  assert((resultTypes.empty() || withElseRegion) && "results of both regions");
  state.addTypes(resultTypes);
  state.addOperands(args);
  state.getOrAddProperties<Properties>().condition = IntegerSetAttr::get(set);

  OpBuilder::InsertionGuard guard(builder);
  for (bool hasBlock : {true, withElseRegion}) {
    Region *region = state.addRegion();
    if (!hasBlock)
      continue;
    builder.createBlock(region);
    if (resultTypes.empty())
      AffineYieldOp::create(builder, state.location);
  }
}

void AffineIfOp::build(OpBuilder &builder, OperationState &state,
                       IntegerSet set, ValueRange args, bool withElseRegion) {
  build(builder, state, TypeRange(), set, args, withElseRegion);
}

static ParseResult parseBranch(OpAsmParser &parser, OperationState &result,
                               Region &region) {
  if (parser.parseRegion(region))
    return failure();
  ensureTerminator(region, result.location, AffineYieldOp::getOperationName());
  return success();
}

ParseResult AffineIfOp::parse(OpAsmParser &parser, OperationState &result) {
  IntegerSetAttr condition;
  unsigned numDims;
  if (parser.parseAttribute(condition, getConditionAttrStrName(),
                            result.attributes) ||
      parseDimAndSymbolList(parser, result.operands, numDims))
    return failure();
  if (condition.getValue().getNumDims() != numDims)
    return parser.emitError(
        parser.getNameLoc(),
        "dim operand count and integer set dim count must match");
  if (condition.getValue().getNumInputs() != result.operands.size())
    return parser.emitError(
        parser.getNameLoc(),
        "symbol operand count and integer set symbol count must match");
  if (parser.parseOptionalArrowTypeList(result.types))
    return failure();
  Region *thenRegion = result.addRegion(), *elseRegion = result.addRegion();
  if (parseBranch(parser, result, *thenRegion) ||
      (succeeded(parser.parseOptionalKeyword("else")) &&
       parseBranch(parser, result, *elseRegion)))
    return failure();
  return parser.parseOptionalAttrDict(result.attributes);
}

void AffineIfOp::print(OpAsmPrinter &p) {
  const bool hasResults = (*this)->getNumResults() != 0;
  p << " " << getConditionAttr();
  printDimAndSymbolList(p, (*this)->getOperands(),
                        getIntegerSet().getNumDims());
  p.printOptionalArrowTypeList(TypeRange((*this)->getResults()));
  p << " ";
  p.printRegion(getThenRegion(), /*printEntryBlockArgs=*/false, hasResults);
  if (hasElse()) {
    p << " else ";
    p.printRegion(getElseRegion(), /*printEntryBlockArgs=*/false, hasResults);
  }
  p.printOptionalAttrDict((*this)->getAttrs(), {getConditionAttrStrName()});
}

/// 1. There is an operand for each input of the set.
/// 2. The operands are valid dimensions and symbols.
LogicalResult AffineIfOp::verify() {
  const IntegerSet set = getIntegerSet();
  if (getNumOperands() != set.getNumInputs())
    return emitOpError("operand count and condition integer set dimension and "
                       "symbol count must match");
  return verifyDimAndSymbolIdentifiers(*this, (*this)->getOperands(),
                                       set.getNumDims());
}

IntegerSet AffineIfOp::getIntegerSet() { return getConditionAttr().getValue(); }

void AffineIfOp::setIntegerSet(IntegerSet newSet) {
  setConditionAttr(IntegerSetAttr::get(newSet));
}

void AffineIfOp::setConditional(IntegerSet set, ValueRange operands) {
  setIntegerSet(set);
  (*this)->setOperands(operands);
}

void AffineIfOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  const RegionSuccessor behind(getOperation(), (*this)->getResults());
  if (!point.isParent()) {
    regions.push_back(behind);
    return;
  }
  regions.push_back(RegionSuccessor(&getThenRegion()));
  regions.push_back(hasElse() ? RegionSuccessor(&getElseRegion()) : behind);
}

/// Composes the constraints, as results of a map, with the maps of
/// affine.apply.
static void composeSetAndOperands(IntegerSet &set,
                                  SmallVectorImpl<Value> &operands) {
  if (llvm::none_of(operands, [](Value operand) {
        return operand.getDefiningOp<AffineApplyOp>();
      }))
    return;
  auto map = AffineMap::get(set.getNumDims(), set.getNumSymbols(),
                            set.getConstraints(), set.getContext());
  composeAffineMapAndOperands(&map, &operands);
  set = IntegerSet::get(map.getNumDims(), map.getNumSymbols(), map.getResults(),
                        set.getEqFlags());
}

/// Canonicalizes the condition.
LogicalResult AffineIfOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &) {
  IntegerSet set = getIntegerSet();
  SmallVector<Value> operands((*this)->getOperands());
  composeSetAndOperands(set, operands);
  canonicalizeSetAndOperands(&set, &operands);
  if (set == getIntegerSet() && llvm::equal(operands, (*this)->getOperands()))
    return failure();
  setConditional(set, operands);
  return success();
}

// yield

/// 1. The parent is affine.for, affine.if or affine.parallel.
/// 2. There are as many operands as results of the parent.
/// 3. They have the types of these results.
LogicalResult AffineYieldOp::verify() {
  Operation *parent = (*this)->getParentOp();
  // 1.
  if (!isa<AffineIfOp, AffineForOp, AffineParallelOp>(parent))
    return emitOpError() << "only terminates affine.if/for/parallel regions";

  // 2.
  if (parent->getNumResults() != getNumOperands())
    return emitOpError() << "parent of yield must have same number of results "
                            "as the yield operands";

  // 3.
  if (!llvm::equal(parent->getResultTypes(), (*this)->getOperandTypes()))
    return emitOpError() << "types mismatch between yield op and its parent";
  return success();
}
