// SPDX-License-Identifier: Apache-2.0
//
// Parses the custom form of operations by their format: elements, groups,
// operands, regions and successors.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/format/assembly_format.h"
#include "core/ir/format/assembly_format_parser_impl.h"
#include "core/ir/structure/implicit_terminator.h"

namespace mlir {
namespace detail {

using ods::AttributeForm;
using ods::FormatFlags;
using ods::FormatOpcode;

ParseResult FormatParser::parseSequence() {
  for (unsigned count = reader.takeNumber(); count--;)
    if (parseElement())
      return failure();
  return success();
}

ParseResult FormatParser::parseElement() {
  const FormatOpcode opcode = reader.takeOpcode();
  const uint8_t flags = reader.takeByte();
  switch (opcode) {
  case FormatOpcode::Literal:
    return parseFormatLiteral(parser, reader.takeString());
  case FormatOpcode::Operand:
    return parseOperands(reader.takeNumber());
  case FormatOpcode::Attribute:
    return parseAttribute(flags);
  case FormatOpcode::Property:
    return parseProperty(reader.takeNumber());
  case FormatOpcode::Region:
    return parseRegions(reader.takeNumber());
  case FormatOpcode::Successor:
    return parseSuccessors(reader.takeNumber());
  case FormatOpcode::Operands:
    return parseAllOperands();
  case FormatOpcode::Regions:
    return parseAllRegions();
  case FormatOpcode::Successors:
    return parseSuccessorList(state.allSuccessors);
  case FormatOpcode::AttrDict:
  case FormatOpcode::AttrDictWithKeyword:
    reader.skipNumbers(reader.takeNumber());
    reader.skipNumbers(reader.takeNumber());
    return parseDictionary(opcode == FormatOpcode::AttrDictWithKeyword);
  case FormatOpcode::PropDict:
    return parsePropDict();
  case FormatOpcode::Type:
    return parseTypes(flags);
  case FormatOpcode::FunctionalType:
    return parseFunctionalType();
  case FormatOpcode::Custom: {
    const OptionalParseResult parsed =
        format.directives[reader.takeNumber()].parse(parser, state);
    return parsed.has_value() ? *parsed : ParseResult(success());
  }
  case FormatOpcode::Optional:
    return parseFormatGroup(reader, *this);
  case FormatOpcode::SetUnit:
    setUnit();
    return success();
  case FormatOpcode::OIList:
    return parseClauses();
  default: // Space and Newline
    return success();
  }
}

// Groups.

/// Parses the element that decides about its group. Returns whether it is
/// present.
FailureOr<bool> FormatParser::parseDecision() {
  auto decideIf = [](ParseResult parsed, bool isThere) -> FailureOr<bool> {
    if (parsed)
      return failure();
    return isThere;
  };
  const FormatOpcode opcode = reader.takeOpcode();
  reader.takeByte();
  switch (opcode) {
  case FormatOpcode::Literal:
    return succeeded(parseOptionalFormatLiteral(parser, reader.takeString()));
  case FormatOpcode::Operand: {
    const unsigned index = reader.takeNumber();
    ParseResult parsed = parseOperands(index);
    return decideIf(parsed, !state.operands[index].operands.empty());
  }
  case FormatOpcode::Attribute: {
    const unsigned index = reader.takeNumber();
    return decideBy(
        parseOptionalAttribute(index, AttributeForm(reader.takeByte())));
  }
  case FormatOpcode::Region: {
    const unsigned index = reader.takeNumber();
    if (descriptor.regions[index].isVariadic) {
      ParseResult parsed = parseRegions(index);
      return decideIf(parsed, !state.regions[index].empty());
    }
    auto region = std::make_unique<Region>();
    OptionalParseResult parsed = parser.parseOptionalRegion(*region);
    if (parsed.has_value() && succeeded(*parsed)) {
      finishRegion(*region);
      state.regions[index].push_back(std::move(region));
    }
    return decideBy(parsed);
  }
  case FormatOpcode::Property:
    return decideBy(
        parseOptionalProperty(parser, descriptor, reader.takeNumber(), state));
  default: // Custom
    return decideBy(
        format.directives[reader.takeNumber()].parse(parser, state));
  }
}

/// Parses `oilist(…)`.
ParseResult FormatParser::parseClauses() {
  struct Clause {
    llvm::StringRef literal;
    FormatReader body;
    bool isThere = false;
  };
  llvm::SmallVector<Clause> clauses;
  for (unsigned count = reader.takeNumber(); count--;) {
    reader.skipAnchors();
    FormatReader clause = reader;
    FormatReader body = clause;
    body.takeNumber();
    body.takeOpcode();
    body.takeByte();
    clauses.push_back({body.takeString(), clause});
    reader.skipSequence();
  }
  const FormatReader behind = reader;
  auto findNext = [&] {
    return llvm::find_if(clauses, [&](const Clause &clause) {
      return succeeded(parseOptionalFormatLiteral(parser, clause.literal));
    });
  };
  for (auto *clause = findNext(); clause != clauses.end();
       clause = findNext()) {
    if (clause->isThere)
      return parser.emitError(parser.getNameLoc())
             << "`" << clause->literal
             << "` clause can appear at most once in the expansion of the "
                "oilist directive";
    clause->isThere = true;
    reader = clause->body;
    unsigned count = reader.takeNumber();
    reader.skipElement();
    while (--count)
      if (parseElement())
        return failure();
  }
  reader = behind;
  return success();
}

void FormatParser::setUnit() {
  const bool isProperty = reader.takeByte();
  const unsigned index = reader.takeNumber();
  if (isProperty)
    *static_cast<bool *>(state.getProperty(index)) = true;
  else
    state.setAttribute(index, UnitAttr::get(parser.getContext()));
}

// Operands.

ParseResult FormatParser::parseOperands(unsigned index) {
  OpFormatState::OperandGroup &group = state.operands[index];
  group.location = parser.getCurrentLocation();
  switch (descriptor.operands[index].multiplicity) {
  case Multiplicity::Single:
    return parser.parseOperand(group.operands.emplace_back());
  case Multiplicity::Optional: {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult parsed = parser.parseOptionalOperand(operand);
    if (!parsed.has_value())
      return success();
    group.operands.push_back(operand);
    return *parsed;
  }
  case Multiplicity::Variadic:
    return parser.parseOperandList(group.operands);
  case Multiplicity::VariadicOfVariadic:
    return parseOperandGroups(group);
  }
  return failure();
}

/// Parses `(%a, %b), (), (%c)`.
ParseResult
FormatParser::parseOperandGroups(OpFormatState::OperandGroup &group) {
  do {
    if (parser.parseOptionalLParen())
      break;
    const size_t before = group.operands.size();
    if (parser.parseOperandList(group.operands) || parser.parseRParen())
      return failure();
    group.groupSizes.push_back(group.operands.size() - before);
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}

ParseResult FormatParser::parseAllOperands() {
  state.allOperands.location = parser.getCurrentLocation();
  return parser.parseOperandList(state.allOperands.operands);
}

// Regions and successors.

/// Adds the parts of a region that the text may omit: a terminator or a block.
void FormatParser::finishRegion(Region &region) {
  llvm::StringRef terminator = getImplicitTerminator(result.name);
  if (!terminator.empty())
    ensureTerminator(region, result.location, terminator);
  else if (region.empty() && result.name.hasTrait<OpTrait::SingleBlock>())
    region.emplaceBlock();
}

ParseResult FormatParser::parseRegion(
    llvm::SmallVectorImpl<std::unique_ptr<Region>> &list) {
  auto region = std::make_unique<Region>();
  if (parser.parseRegion(*region))
    return failure();
  list.push_back(std::move(region));
  return success();
}

/// Parses an optional list of regions, separated by commas.
ParseResult FormatParser::parseRegionList(
    llvm::SmallVectorImpl<std::unique_ptr<Region>> &regions) {
  std::unique_ptr<Region> region;
  OptionalParseResult first = parser.parseOptionalRegion(region);
  if (!first.has_value())
    return success();
  if (*first)
    return failure();
  regions.push_back(std::move(region));
  while (succeeded(parser.parseOptionalComma()))
    if (parseRegion(regions))
      return failure();
  for (std::unique_ptr<Region> &parsed : regions)
    finishRegion(*parsed);
  return success();
}

/// Parses all regions in the text; no others are added.
ParseResult FormatParser::parseAllRegions() {
  hasAllRegions = true;
  return parseRegionList(state.allRegions);
}

ParseResult FormatParser::parseRegions(unsigned index) {
  auto &regions = state.regions[index];
  if (descriptor.regions[index].isVariadic)
    return parseRegionList(regions);
  if (parseRegion(regions))
    return failure();
  finishRegion(*regions.back());
  return success();
}

ParseResult
FormatParser::parseSuccessorList(llvm::SmallVectorImpl<Block *> &blocks) {
  Block *block = nullptr;
  OptionalParseResult first = parser.parseOptionalSuccessor(block);
  if (!first.has_value())
    return success();
  if (*first)
    return failure();
  blocks.push_back(block);
  while (succeeded(parser.parseOptionalComma())) {
    if (parser.parseSuccessor(block))
      return failure();
    blocks.push_back(block);
  }
  return success();
}

ParseResult FormatParser::parseSuccessors(unsigned index) {
  auto &blocks = state.successors[index];
  if (descriptor.successors[index].isVariadic)
    return parseSuccessorList(blocks);
  return parser.parseSuccessor(blocks.emplace_back(nullptr));
}

} // namespace detail

ParseResult parseByFormat(OpAsmParser &parser, OperationState &result) {
  return detail::FormatParser(parser, result).parse();
}

void setOperandGroups(
    OpFormatState::OperandGroup &group,
    llvm::ArrayRef<llvm::SmallVector<OpAsmParser::UnresolvedOperand>> groups) {
  for (llvm::ArrayRef<OpAsmParser::UnresolvedOperand> operands : groups) {
    group.operands.append(operands.begin(), operands.end());
    group.groupSizes.push_back(operands.size());
  }
}

} // namespace mlir
