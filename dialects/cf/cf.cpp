// SPDX-License-Identifier: Apache-2.0
#include "dialects/cf/cf.h"

#include "core/interfaces/inliner.h"

#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::cf;

void ControlFlowDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/cf/cf_op.cpp.inc"
      >();
  addInterfaces<InlinesAllOperations>(*this);
}

/// Declares a write to an unknown resource, so that an assertion is never dead.
void AssertOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  effects.emplace_back(MemoryEffects::Write::get());
}

void BranchOp::setDest(Block *block) { (*this)->setSuccessor(block, 0); }

void BranchOp::eraseOperand(unsigned index) { (*this)->eraseOperand(index); }

SuccessorOperands BranchOp::getSuccessorOperands(unsigned index) {
  assert(index == 0 && "there is one successor");
  return SuccessorOperands(getDestOperandsMutable());
}

Block *BranchOp::getSuccessorForOperands(ArrayRef<Attribute>) {
  return getDest();
}

SuccessorOperands CondBranchOp::getSuccessorOperands(unsigned index) {
  assert(index <= falseIndex && "there are two successors");
  return SuccessorOperands(index == trueIndex ? getTrueDestOperandsMutable()
                                              : getFalseDestOperandsMutable());
}

Block *CondBranchOp::getSuccessorForOperands(ArrayRef<Attribute> operands) {
  auto condition = dyn_cast_or_null<IntegerAttr>(operands.front());
  if (!condition)
    return nullptr;
  return condition.getValue().isZero() ? getFalseDest() : getTrueDest();
}

// switch

/// Returns `values` as a vector attribute for `case_values`, or null if there
/// are none.
template <typename T>
static DenseIntElementsAttr makeCaseValues(Type flagType, ArrayRef<T> values) {
  if (values.empty())
    return nullptr;
  auto type = VectorType::get(static_cast<int64_t>(values.size()), flagType);
  return DenseIntElementsAttr::get(cast<ShapedType>(type), values);
}

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value flag,
                     Block *defaultDestination, ValueRange defaultOperands,
                     DenseIntElementsAttr caseValues,
                     BlockRange caseDestinations,
                     ArrayRef<ValueRange> caseOperands) {
  build(builder, state, flag, defaultOperands, caseOperands, caseValues,
        defaultDestination, caseDestinations);
}

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value flag,
                     Block *defaultDestination, ValueRange defaultOperands,
                     ArrayRef<APInt> caseValues, BlockRange caseDestinations,
                     ArrayRef<ValueRange> caseOperands) {
  build(builder, state, flag, defaultDestination, defaultOperands,
        makeCaseValues(flag.getType(), caseValues), caseDestinations,
        caseOperands);
}

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value flag,
                     Block *defaultDestination, ValueRange defaultOperands,
                     ArrayRef<int32_t> caseValues, BlockRange caseDestinations,
                     ArrayRef<ValueRange> caseOperands) {
  build(builder, state, flag, defaultDestination, defaultOperands,
        makeCaseValues(flag.getType(), caseValues), caseDestinations,
        caseOperands);
}

/// Parses `^block` or `^block(%operands : types)`.
static ParseResult
parseDestination(OpAsmParser &parser, Block *&destination,
                 SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands,
                 SmallVectorImpl<Type> &types) {
  if (parser.parseSuccessor(destination))
    return failure();
  if (parser.parseOptionalLParen())
    return success();
  return failure(parser.parseOperandList(operands) ||
                 parser.parseColonTypeList(types) || parser.parseRParen());
}

/// Parses `default: DESTINATION, VALUE: DESTINATION, …`. Values are truncated
/// or sign-extended to the width of the flag.
/// Errors: an integer that needs more than max(width, 64) bits and a sign.
static ParseResult parseSwitchOpCases(
    OpAsmParser &parser, Type flagType, Block *&defaultDestination,
    SmallVectorImpl<OpAsmParser::UnresolvedOperand> &defaultOperands,
    SmallVectorImpl<Type> &defaultOperandTypes,
    DenseIntElementsAttr &caseValues,
    SmallVectorImpl<Block *> &caseDestinations,
    SmallVectorImpl<SmallVector<OpAsmParser::UnresolvedOperand>> &caseOperands,
    SmallVectorImpl<SmallVector<Type>> &caseOperandTypes) {
  if (parser.parseKeyword("default") || parser.parseColon() ||
      parseDestination(parser, defaultDestination, defaultOperands,
                       defaultOperandTypes))
    return failure();

  SmallVector<APInt> values;
  const unsigned width = cast<IntegerType>(flagType).getWidth();
  while (!parser.parseOptionalComma()) {
    APInt value;
    const llvm::SMLoc loc = parser.getCurrentLocation();
    if (parser.parseInteger(value))
      return failure();
    // One bit more is for the sign.
    if (value.getSignificantBits() > std::max(width, 64u) + 1)
      return parser.emitError(loc, "integer value too large");
    if (parser.parseColon() ||
        parseDestination(parser, caseDestinations.emplace_back(),
                         caseOperands.emplace_back(),
                         caseOperandTypes.emplace_back()))
      return failure();
    values.push_back(value.sextOrTrunc(width));
  }
  caseValues = makeCaseValues<APInt>(flagType, values);
  return success();
}

static void printSwitchOpCases(OpAsmPrinter &printer, SwitchOp, Type,
                               Block *defaultDestination,
                               OperandRange defaultOperands, TypeRange,
                               DenseIntElementsAttr caseValues,
                               SuccessorRange caseDestinations,
                               const OperandRangeRange &caseOperands,
                               TypeRange) {
  printer << "  default: ";
  printer.printSuccessorAndUseList(defaultDestination, defaultOperands);
  if (!caseValues)
    return;
  for (auto [i, value] : llvm::enumerate(caseValues)) {
    printer << ",";
    printer.printNewline();
    printer << "  ";
    value.print(printer.getStream(), /*isSigned=*/false);
    printer << ": ";
    printer.printSuccessorAndUseList(caseDestinations[i], caseOperands[i]);
  }
  printer.printNewline();
}

/// 1. The element type of the case values is the flag's type.
/// 2. There are as many case values as case blocks.
/// 3. There is a group of operands for each case block.
LogicalResult SwitchOp::verify() {
  DenseIntElementsAttr caseValues = getCaseValuesAttr();
  const size_t numDestinations = getCaseDestinations().size();
  if (caseValues && caseValues.getElementType() != getFlag().getType())
    return emitOpError() << "'flag' type (" << getFlag().getType()
                         << ") should match case value type ("
                         << caseValues.getElementType() << ")";
  const int64_t numValues = caseValues ? caseValues.size() : 0;
  if (numValues != static_cast<int64_t>(numDestinations))
    return emitOpError() << "number of case values (" << numValues
                         << ") should match number of case destinations ("
                         << numDestinations << ")";
  if (getCaseOperandSegments().size() < numDestinations)
    return emitOpError() << "number of case operand segments ("
                         << getCaseOperandSegments().size()
                         << ") should match number of case destinations ("
                         << numDestinations << ")";
  return success();
}

SuccessorOperands SwitchOp::getSuccessorOperands(unsigned index) {
  assert(index < (*this)->getNumSuccessors() && "no such successor");
  if (index == 0)
    return SuccessorOperands(getDefaultOperandsMutable());
  // The verifier of BranchOpInterface may call this before verify() has checked
  // the number of groups.
  if (index > getCaseOperandSegments().size())
    return SuccessorOperands(MutableOperandRange(getOperation(), 0, 0));
  return SuccessorOperands(getCaseOperandsMutable(index - 1));
}

Block *SwitchOp::getSuccessorForOperands(ArrayRef<Attribute> operands) {
  DenseIntElementsAttr caseValues = getCaseValuesAttr();
  if (!caseValues)
    return getDefaultDestination();
  auto flag = dyn_cast_or_null<IntegerAttr>(operands.front());
  if (!flag)
    return nullptr;
  for (auto [i, value] : llvm::enumerate(caseValues))
    if (value == flag.getValue())
      return getCaseDestinations()[i];
  return getDefaultDestination();
}

#include "dialects/cf/cf_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/cf/cf_op.cpp.inc"
