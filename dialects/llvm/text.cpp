// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/text.h"

#include "core/ir/format/asm_parser.h"

using namespace mlir;
using namespace mlir::LLVM;

std::optional<int64_t>
LLVM::parseOptionalCase(AsmParser &parser, const EnumDescriptor &enumeration) {
  SmallVector<StringRef, 64> words;
  for (const EnumCaseDescriptor &enumCase : enumeration.cases)
    if (!enumCase.string.empty())
      words.push_back(enumCase.string);
  StringRef word;
  if (failed(parser.parseOptionalKeyword(&word, words)))
    return std::nullopt;
  return symbolize(enumeration, word);
}

SmallVector<NamedAttribute>
LLVM::dropDefaultFastmathFlags(ArrayRef<NamedAttribute> attributes) {
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute attribute : attributes) {
    auto flags = dyn_cast<FastmathFlagsAttr>(attribute.getValue());
    if (!flags || attribute.getName().getValue() != "fastmathFlags" ||
        flags.getValue() != FastmathFlags::none)
      kept.push_back(attribute);
  }
  return kept;
}

// Operand bundles

static ParseResult
parseOpBundle(OpAsmParser &parser,
              SmallVector<OpAsmParser::UnresolvedOperand> &operands,
              SmallVector<Type> &types, SmallVectorImpl<Attribute> &tags) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  std::string tag;
  if (parser.parseString(&tag))
    return parser.emitError(loc, "expect operand bundle tag");
  tags.push_back(StringAttr::get(parser.getContext(), tag));
  if (parser.parseLParen())
    return failure();
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  return failure(parser.parseOperandList(operands) || parser.parseColon() ||
                 parser.parseTypeList(types) || parser.parseRParen());
}

OptionalParseResult LLVM::parseOpBundles(
    OpAsmParser &parser,
    SmallVector<SmallVector<OpAsmParser::UnresolvedOperand>> &operands,
    SmallVector<SmallVector<Type>> &operandTypes, ArrayAttr &tags) {
  if (parser.parseOptionalLSquare())
    return std::nullopt;
  if (succeeded(parser.parseOptionalRSquare()))
    return success();
  SmallVector<Attribute> tagList;
  auto parseOne = [&] {
    return parseOpBundle(parser, operands.emplace_back(),
                         operandTypes.emplace_back(), tagList);
  };
  if (parser.parseCommaSeparatedList(parseOne) || parser.parseRSquare())
    return failure();
  tags = ArrayAttr::get(parser.getContext(), tagList);
  return success();
}

void LLVM::printOpBundles(OpAsmPrinter &printer, Operation *,
                          OperandRangeRange operands, TypeRange operandTypes,
                          std::optional<ArrayAttr> tags) {
  if (!tags || tags->empty())
    return;
  printer << '[';
  bool first = true;
  for (auto [tag, group] : llvm::zip(*tags, operands)) {
    if (!first)
      printer << ", ";
    first = false;
    printer << '"' << cast<StringAttr>(tag).getValue() << "\"(";
    if (!group.empty()) {
      printer.printOperands(group);
      printer << " : ";
      llvm::interleaveComma(group.getTypes(), printer.getStream(),
                            [&](Type type) { printer << type; });
    }
    printer << ')';
  }
  printer << ']';
}

ParseResult ParsedOpBundles::parse(OpAsmParser &parser) {
  OptionalParseResult parsed = parseOpBundles(parser, operands, types, tags);
  return parsed.has_value() ? *parsed : success();
}

int32_t ParsedOpBundles::size() const {
  int32_t count = 0;
  for (const auto &group : operands)
    count += group.size();
  return count;
}

ParseResult ParsedOpBundles::resolve(OpAsmParser &parser, OperationState &state,
                                     StringAttr sizesName,
                                     StringAttr tagsName) const {
  SmallVector<int32_t> sizes;
  for (auto [group, groupTypes] : llvm::zip(operands, types)) {
    sizes.push_back(group.size());
    if (parser.resolveOperands(group, groupTypes, parser.getCurrentLocation(),
                               state.operands))
      return failure();
  }
  state.addAttribute(sizesName,
                     DenseI32ArrayAttr::get(parser.getContext(), sizes));
  if (tags)
    state.addAttribute(tagsName, tags);
  return success();
}
