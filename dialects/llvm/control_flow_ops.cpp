// SPDX-License-Identifier: Apache-2.0
//
// Branches and returns: parsers, printers, verifiers and builders.
#include "core/ir/format/asm_parser.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// Successor operands

SuccessorOperands BrOp::getSuccessorOperands(unsigned index) {
  assert(index == 0 && "one successor");
  return SuccessorOperands(getDestOperandsMutable());
}

SuccessorOperands CondBrOp::getSuccessorOperands(unsigned index) {
  assert(index < 2 && "two successors");
  return SuccessorOperands(index == 0 ? getTrueDestOperandsMutable()
                                      : getFalseDestOperandsMutable());
}

SuccessorOperands SwitchOp::getSuccessorOperands(unsigned index) {
  return SuccessorOperands(index == 0 ? getDefaultOperandsMutable()
                                      : getCaseOperandsMutable(index - 1));
}

SuccessorOperands IndirectBrOp::getSuccessorOperands(unsigned index) {
  return SuccessorOperands(getSuccOperandsMutable()[index]);
}

void CondBrOp::build(OpBuilder &builder, OperationState &state, Value condition,
                     Block *trueDest, ValueRange trueOperands, Block *falseDest,
                     ValueRange falseOperands,
                     std::optional<std::pair<uint32_t, uint32_t>> weights) {
  DenseI32ArrayAttr attribute;
  if (weights)
    attribute =
        builder.getDenseI32ArrayAttr({static_cast<int32_t>(weights->first),
                                      static_cast<int32_t>(weights->second)});
  build(builder, state, condition, trueOperands, falseOperands, attribute,
        /*loop_annotation=*/{}, trueDest, falseDest);
}

// switch

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value value,
                     Block *defaultDestination, ValueRange defaultOperands,
                     DenseIntElementsAttr caseValues,
                     BlockRange caseDestinations,
                     ArrayRef<ValueRange> caseOperands,
                     ArrayRef<int32_t> branchWeights) {
  DenseI32ArrayAttr weights;
  if (!branchWeights.empty())
    weights = builder.getDenseI32ArrayAttr(branchWeights);
  build(builder, state, value, defaultOperands, caseOperands, caseValues,
        weights, defaultDestination, caseDestinations);
}

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value value,
                     Block *defaultDestination, ValueRange defaultOperands,
                     ArrayRef<APInt> caseValues, BlockRange caseDestinations,
                     ArrayRef<ValueRange> caseOperands,
                     ArrayRef<int32_t> branchWeights) {
  DenseIntElementsAttr values;
  if (!caseValues.empty())
    values = cast<DenseIntElementsAttr>(DenseElementsAttr::get(
        VectorType::get(int64_t(caseValues.size()), value.getType()),
        caseValues));
  build(builder, state, value, defaultDestination, defaultOperands, values,
        caseDestinations, caseOperands, branchWeights);
}

void SwitchOp::build(OpBuilder &builder, OperationState &state, Value value,
                     Block *defaultDestination, ValueRange defaultOperands,
                     ArrayRef<int32_t> caseValues, BlockRange caseDestinations,
                     ArrayRef<ValueRange> caseOperands,
                     ArrayRef<int32_t> branchWeights) {
  const unsigned width = cast<IntegerType>(value.getType()).getWidth();
  build(builder, state, value, defaultDestination, defaultOperands,
        llvm::map_to_vector(caseValues,
                            [&](int32_t number) {
                              return APInt(width, number, /*isSigned=*/true);
                            }),
        caseDestinations, caseOperands, branchWeights);
}

/// Parses `^bb1(%a, %b : i32, f32)`.
static ParseResult
parseDestination(OpAsmParser &parser, SmallVectorImpl<Block *> &destinations,
                 SmallVector<OpAsmParser::UnresolvedOperand> &operands,
                 SmallVector<Type> &types) {
  Block *destination = nullptr;
  if (parser.parseSuccessor(destination))
    return failure();
  destinations.push_back(destination);
  if (failed(parser.parseOptionalLParen()))
    return success();
  return failure(parser.parseOperandList(operands) ||
                 parser.parseColonTypeList(types) || parser.parseRParen());
}

ParseResult LLVM::parseSwitchOpCases(
    OpAsmParser &parser, Type flagType, DenseIntElementsAttr &caseValues,
    SmallVectorImpl<Block *> &caseDestinations,
    SmallVector<SmallVector<OpAsmParser::UnresolvedOperand>> &caseOperands,
    SmallVector<SmallVector<Type>> &caseOperandTypes) {
  if (parser.parseLSquare())
    return failure();
  if (succeeded(parser.parseOptionalRSquare()))
    return success();
  auto integer = dyn_cast<IntegerType>(flagType);
  if (!integer)
    return parser.emitError(parser.getCurrentLocation(),
                            "expected an integer to switch on");
  SmallVector<APInt> values;
  do {
    int64_t value = 0;
    if (parser.parseInteger(value) || parser.parseColon() ||
        parseDestination(parser, caseDestinations, caseOperands.emplace_back(),
                         caseOperandTypes.emplace_back()))
      return failure();
    values.push_back(
        APInt(64, value, /*isSigned=*/true).sextOrTrunc(integer.getWidth()));
  } while (succeeded(parser.parseOptionalComma()));
  caseValues = cast<DenseIntElementsAttr>(DenseElementsAttr::get(
      VectorType::get(int64_t(values.size()), flagType), values));
  return parser.parseRSquare();
}

/// Prints one line for each element, in square brackets.
static void printLines(OpAsmPrinter &printer, size_t count,
                       function_ref<void(size_t)> printLine) {
  printer << '[';
  printer.printNewline();
  for (size_t i = 0; i != count; ++i) {
    printLine(i);
    if (i + 1 != count)
      printer << ',';
    printer.printNewline();
  }
  printer << ']';
}

void LLVM::printSwitchOpCases(OpAsmPrinter &printer, SwitchOp, Type,
                              DenseIntElementsAttr caseValues,
                              SuccessorRange caseDestinations,
                              OperandRangeRange caseOperands, TypeRange) {
  SmallVector<APInt> values;
  if (caseValues)
    llvm::append_range(values, caseValues.getValues<APInt>());
  printLines(printer, values.size(), [&](size_t i) {
    printer << "  ";
    values[i].print(printer.getStream(), /*isSigned=*/true);
    printer << ": ";
    printer.printSuccessorAndUseList(caseDestinations[i], caseOperands[i]);
  });
}

/// 1. There are as many case values as case blocks.
/// 2. They have the type of the flag.
LogicalResult SwitchOp::verify() {
  const std::optional<DenseIntElementsAttr> values = getCaseValues();
  if ((values ? size_t(values->size()) : 0) != getCaseDestinations().size())
    return emitOpError("expects number of case values to match number of "
                       "case destinations");
  if (values && getValue().getType() != values->getElementType())
    return emitError("expects case value type to match condition value type");
  return success();
}

// indirectbr

void IndirectBrOp::build(OpBuilder &builder, OperationState &state, Value addr,
                         ArrayRef<ValueRange> succOperands,
                         BlockRange successors) {
  state.addOperands(addr);
  SmallVector<int32_t> sizes;
  for (ValueRange group : succOperands) {
    state.addOperands(group);
    sizes.push_back(group.size());
  }
  state.getOrAddProperties<Properties>().indbr_operand_segments =
      builder.getDenseI32ArrayAttr(sizes);
  state.addSuccessors(successors);
}

ParseResult LLVM::parseIndirectBrOpSucessors(
    OpAsmParser &parser, Type, SmallVectorImpl<Block *> &successors,
    SmallVector<SmallVector<OpAsmParser::UnresolvedOperand>> &operands,
    SmallVector<SmallVector<Type>> &operandTypes) {
  return parser.parseCommaSeparatedList(
      OpAsmParser::Delimiter::Square,
      [&] {
        return parseDestination(parser, successors, operands.emplace_back(),
                                operandTypes.emplace_back());
      },
      "successor blocks");
}

void LLVM::printIndirectBrOpSucessors(OpAsmPrinter &printer, IndirectBrOp, Type,
                                      SuccessorRange successors,
                                      OperandRangeRange operands, TypeRange) {
  printLines(printer, successors.size(), [&](size_t i) {
    printer.printSuccessorAndUseList(successors[i], operands[i]);
  });
}

// return

/// 1. In a function, there is an operand if and only if the function has a
/// result.
/// 2. The operand has the type of the result.
LogicalResult ReturnOp::verify() {
  auto parent = dyn_cast<LLVMFuncOp>((*this)->getParentOp());
  if (!parent)
    return success();
  auto complain = [&](const Twine &message) {
    InFlightDiagnostic diagnostic = emitOpError(message);
    diagnostic.attachNote(parent->getLoc()) << "when returning from function";
    return diagnostic;
  };
  const Type expected = parent.getFunctionType().getReturnType();
  if (isa<LLVMVoidType>(expected))
    return getArg() ? LogicalResult(complain("expected no operands"))
                    : success();
  if (!getArg())
    return complain("expected 1 operand");
  if (getArg().getType() != expected)
    return complain("mismatching result types");
  return success();
}
