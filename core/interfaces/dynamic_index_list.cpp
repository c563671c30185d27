// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/dynamic_index_list.h"

#include "core/ir/format/asm_parser.h"

using namespace mlir;

/// Returns the brackets of a delimiter, like "[]", or "" for none.
static llvm::StringRef getBrackets(AsmParser::Delimiter delimiter) {
  switch (delimiter) {
  case AsmParser::Delimiter::Paren:
  case AsmParser::Delimiter::OptionalParen:
    return "()";
  case AsmParser::Delimiter::Square:
  case AsmParser::Delimiter::OptionalSquare:
    return "[]";
  case AsmParser::Delimiter::LessGreater:
  case AsmParser::Delimiter::OptionalLessGreater:
    return "<>";
  case AsmParser::Delimiter::Braces:
  case AsmParser::Delimiter::OptionalBraces:
    return "{}";
  case AsmParser::Delimiter::None:
    return "";
  }
  llvm_unreachable("an unknown delimiter");
}

void mlir::printDynamicIndexList(OpAsmPrinter &printer, Operation *,
                                 OperandRange values,
                                 llvm::ArrayRef<int64_t> integers,
                                 llvm::ArrayRef<bool> scalableFlags,
                                 TypeRange valueTypes,
                                 AsmParser::Delimiter delimiter) {
  const llvm::StringRef brackets = getBrackets(delimiter);
  printer << brackets.take_front();
  size_t used = 0;
  for (auto [i, integer] : llvm::enumerate(integers)) {
    const bool isScalable = i < scalableFlags.size() && scalableFlags[i];
    printer << (i == 0 ? "" : ", ") << (isScalable ? "[" : "");
    if (ShapedType::isDynamic(integer)) {
      printer << values[used];
      if (!valueTypes.empty())
        printer << " : " << valueTypes[used];
      ++used;
    } else {
      printer << integer;
    }
    printer << (isScalable ? "]" : "");
  }
  printer << brackets.take_back();
}

ParseResult mlir::parseDynamicIndexList(
    OpAsmParser &parser,
    llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
    DenseI64ArrayAttr &integers, DenseBoolArrayAttr &scalableFlags,
    llvm::SmallVectorImpl<Type> *valueTypes, AsmParser::Delimiter delimiter) {
  llvm::SmallVector<int64_t> parsedIntegers;
  llvm::SmallVector<bool> flags;
  auto parseElement = [&]() -> ParseResult {
    flags.push_back(succeeded(parser.parseOptionalLSquare()));
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult parsed = parser.parseOptionalOperand(operand);
    if (parsed.has_value()) {
      if (*parsed ||
          (valueTypes && parser.parseColonType(valueTypes->emplace_back())))
        return failure();
      values.push_back(operand);
      parsedIntegers.push_back(ShapedType::kDynamic);
    } else if (parser.parseInteger(parsedIntegers.emplace_back())) {
      return failure();
    }
    return failure(flags.back() && failed(parser.parseOptionalRSquare()));
  };
  if (parser.parseCommaSeparatedList(delimiter, parseElement,
                                     " in dynamic index list"))
    return parser.emitError(parser.getNameLoc())
           << "expected SSA value or integer";
  integers = parser.getBuilder().getDenseI64ArrayAttr(parsedIntegers);
  scalableFlags = parser.getBuilder().getDenseBoolArrayAttr(flags);
  return success();
}
