// SPDX-License-Identifier: Apache-2.0
//
// Parses the custom form of operations by their format.
#include "core/ir/assembly_format.h"
#include "core/ir/assembly_format_impl.h"
#include "core/ir/builtin_attributes.h"
#include "core/ir/builtin_types.h"
#include "core/ir/expression.h"
#include "core/ir/field_text.h"
#include "core/ir/implicit_terminator.h"
#include "core/ir/op_invariants.h"
#include "core/ir/properties.h"
#include "core/ir/result_types.h"
#include "core/ir/traits.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace mlir {
namespace {

using detail::FormatReader;
using ods::AttributeForm;
using ods::FormatFlags;
using ods::FormatOpcode;
using ods::TypeSource;
using Delimiter = AsmParser::Delimiter;

/// One operation.
class FormatParser {
public:
  FormatParser(OpAsmParser &parser, OperationState &result)
      : parser(parser), result(result),
        descriptor(*result.name.getDescriptor()), format(*descriptor.format),
        reader(format.program), state(descriptor, result) {}

  ParseResult parse() { return failure(parseSequence() || finish()); }

private:
  // The text, element by element.
  ParseResult parseSequence();
  ParseResult parseElement();
  ParseResult parseLiteral(llvm::StringRef literal);
  ParseResult parseOptionalLiteral(llvm::StringRef literal);
  ParseResult parseGroup();
  FailureOr<bool> parseDecision();
  ParseResult parseClauses();
  void setUnit();

  ParseResult parseOperands(unsigned index);
  ParseResult parseOperandGroups(OpFormatState::OperandGroup &group);
  ParseResult parseAllOperands();

  ParseResult parseAttribute(uint8_t flags);
  OptionalParseResult parseOptionalAttribute(unsigned index,
                                             AttributeForm form);
  ParseResult parseAttribute(unsigned index, AttributeForm form, uint8_t flags);
  OptionalParseResult parseEnumCase(unsigned index, bool isOptional);
  ParseResult setAttribute(unsigned index, Attribute attribute,
                           llvm::SMLoc place);
  ParseResult parseProperty(unsigned index);
  ParseResult parseDictionary(bool withKeyword);
  ParseResult parsePropDict();

  ParseResult parseTypes(uint8_t flags);
  ParseResult parseTypes(const ValueDescriptor &value,
                         llvm::SmallVectorImpl<Type> &types,
                         llvm::SmallVectorImpl<int32_t> *groupSizes,
                         bool isQualified);
  ParseResult parseType(const Constraint &constraint, Type &type,
                        bool isQualified);
  ParseResult parseTypeGroups(llvm::SmallVectorImpl<Type> &types,
                              llvm::SmallVectorImpl<int32_t> *groupSizes);
  ParseResult parseFunctionalType();
  void assignTypes(TypeSource source, unsigned index,
                   llvm::ArrayRef<Type> types);

  ParseResult parseRegions(unsigned index);
  ParseResult
  parseRegionList(llvm::SmallVectorImpl<std::unique_ptr<Region>> &regions);
  ParseResult parseRegion(llvm::SmallVectorImpl<std::unique_ptr<Region>> &list);
  void finishRegion(Region &region);
  ParseResult parseSuccessors(unsigned index);
  ParseResult parseSuccessorList(llvm::SmallVectorImpl<Block *> &blocks);

  // What follows from the text.
  ParseResult finish();
  void addRegionsAndSuccessors();
  void setSegments();
  void setSegments(llvm::StringRef property, llvm::ArrayRef<size_t> sizes);
  void setInnerSegments();
  ParseResult addResultTypes();
  ParseResult resolveOperands();
  ParseResult resolveAllOperands();
  bool isOfGroup(const TypeRule &rule) const;
  bool getTypes(const TypeRule &rule, llvm::SmallVectorImpl<Type> &types);
  llvm::ArrayRef<Type> getTypesOf(const TypeRule &rule,
                                  llvm::SmallVectorImpl<Type> &scratch);
  ParseResult inferResultTypes();

  OpAsmParser &parser;
  OperationState &result;
  const OpDescriptor &descriptor;
  const AssemblyFormat &format;
  FormatReader reader;
  OpFormatState state;
};

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
    return parseLiteral(reader.takeString());
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
    return parseRegionList(state.allRegions);
  case FormatOpcode::Successors:
    return parseSuccessorList(state.allSuccessors);
  case FormatOpcode::AttrDict:
  case FormatOpcode::AttrDictWithKeyword:
    reader.skipNumbers(reader.takeNumber());
    reader.skipNumbers(reader.takeNumber());
    return parseDictionary(opcode == FormatOpcode::AttrDictWithKeyword);
  case FormatOpcode::PropDict:
    reader.skipNumbers(reader.takeNumber());
    reader.skipNumbers(reader.takeNumber());
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
    return parseGroup();
  case FormatOpcode::SetUnit:
    setUnit();
    return success();
  case FormatOpcode::OIList:
    return parseClauses();
  default: // Space and Newline
    return success();
  }
}

// Literals.

using TokenParser = ParseResult (AsmParser::*)();

/// The functions for a punctuation: required and optional.
std::pair<TokenParser, TokenParser> getTokenParsers(llvm::StringRef literal) {
  using P = AsmParser;
  using Pair = std::pair<TokenParser, TokenParser>;
  return llvm::StringSwitch<Pair>(literal)
      .Case("->", Pair(&P::parseArrow, &P::parseOptionalArrow))
      .Case("&", Pair(nullptr, nullptr))
      .Case(":", Pair(&P::parseColon, &P::parseOptionalColon))
      .Case(",", Pair(&P::parseComma, &P::parseOptionalComma))
      .Case("=", Pair(&P::parseEqual, &P::parseOptionalEqual))
      .Case("<", Pair(&P::parseLess, &P::parseOptionalLess))
      .Case(">", Pair(&P::parseGreater, &P::parseOptionalGreater))
      .Case("{", Pair(&P::parseLBrace, &P::parseOptionalLBrace))
      .Case("}", Pair(&P::parseRBrace, &P::parseOptionalRBrace))
      .Case("(", Pair(&P::parseLParen, &P::parseOptionalLParen))
      .Case(")", Pair(&P::parseRParen, &P::parseOptionalRParen))
      .Case("[", Pair(&P::parseLSquare, &P::parseOptionalLSquare))
      .Case("]", Pair(&P::parseRSquare, &P::parseOptionalRSquare))
      .Case("?", Pair(&P::parseQuestion, &P::parseOptionalQuestion))
      .Case("+", Pair(&P::parsePlus, &P::parseOptionalPlus))
      .Case("*", Pair(&P::parseStar, &P::parseOptionalStar))
      .Case("/", Pair(&P::parseSlash, &P::parseOptionalSlash))
      .Case("-", Pair(&P::parseMinus, &P::parseOptionalMinus))
      .Case("|", Pair(&P::parseVerticalBar, &P::parseOptionalVerticalBar))
      .Case("...", Pair(&P::parseEllipsis, &P::parseOptionalEllipsis))
      .Default(Pair(nullptr, nullptr));
}

} // namespace

ParseResult detail::parseFormatLiteral(AsmParser &parser,
                                       llvm::StringRef literal) {
  if (auto parse = getTokenParsers(literal).first)
    return (parser.*parse)();
  return parser.parseKeyword(literal);
}

ParseResult detail::parseOptionalFormatLiteral(AsmParser &parser,
                                               llvm::StringRef literal) {
  if (auto parse = getTokenParsers(literal).second)
    return (parser.*parse)();
  return parser.parseOptionalKeyword(literal);
}

namespace {

ParseResult FormatParser::parseLiteral(llvm::StringRef literal) {
  return detail::parseFormatLiteral(parser, literal);
}

ParseResult FormatParser::parseOptionalLiteral(llvm::StringRef literal) {
  return detail::parseOptionalFormatLiteral(parser, literal);
}

// Groups.

/// (… : …)?
ParseResult FormatParser::parseGroup() {
  reader.skipAnchors();
  unsigned numBefore = reader.takeNumber();
  unsigned count = reader.takeNumber();
  for (; numBefore; --numBefore, --count)
    reader.skipElement();
  const FailureOr<bool> isThere = parseDecision();
  if (failed(isThere))
    return failure();
  while (--count) {
    if (!*isThere)
      reader.skipElement();
    else if (parseElement())
      return failure();
  }
  if (!*isThere)
    return parseSequence();
  reader.skipSequence();
  return success();
}

/// The element that decides about its group: whether it is there.
FailureOr<bool> FormatParser::parseDecision() {
  auto decide = [](OptionalParseResult parsed) -> FailureOr<bool> {
    if (parsed.has_value() && *parsed)
      return failure();
    return parsed.has_value();
  };
  auto decideBy = [](ParseResult parsed, bool isThere) -> FailureOr<bool> {
    if (parsed)
      return failure();
    return isThere;
  };
  const FormatOpcode opcode = reader.takeOpcode();
  reader.takeByte();
  switch (opcode) {
  case FormatOpcode::Literal:
    return succeeded(parseOptionalLiteral(reader.takeString()));
  case FormatOpcode::Operand: {
    const unsigned index = reader.takeNumber();
    ParseResult parsed = parseOperands(index);
    return decideBy(parsed, !state.operands[index].operands.empty());
  }
  case FormatOpcode::Attribute: {
    const unsigned index = reader.takeNumber();
    return decide(
        parseOptionalAttribute(index, AttributeForm(reader.takeByte())));
  }
  case FormatOpcode::Region: {
    const unsigned index = reader.takeNumber();
    if (descriptor.regions[index].isVariadic) {
      ParseResult parsed = parseRegions(index);
      return decideBy(parsed, !state.regions[index].empty());
    }
    auto region = std::make_unique<Region>();
    OptionalParseResult parsed = parser.parseOptionalRegion(*region);
    if (parsed.has_value() && succeeded(*parsed)) {
      finishRegion(*region);
      state.regions[index].push_back(std::move(region));
    }
    return decide(parsed);
  }
  case FormatOpcode::Property:
    return decide(detail::parseOptionalProperty(parser, descriptor,
                                                reader.takeNumber(), state));
  default: // Custom
    return decide(format.directives[reader.takeNumber()].parse(parser, state));
  }
}

/// oilist(…)
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
      return succeeded(parseOptionalLiteral(clause.literal));
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

/// (%a, %b), (), (%c)
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

// Attributes and properties.

ParseResult FormatParser::setAttribute(unsigned index, Attribute attribute,
                                       llvm::SMLoc place) {
  if (!isOfClass(*descriptor.attributes[index].constraint, attribute))
    return parser.emitError(place, "invalid kind of attribute specified");
  state.setAttribute(index, attribute);
  return success();
}

ParseResult FormatParser::parseAttribute(uint8_t flags) {
  const unsigned index = reader.takeNumber();
  const auto form = AttributeForm(reader.takeByte());
  if (!(flags & FormatFlags::MayBeMissing))
    return parseAttribute(index, form, flags);
  const OptionalParseResult parsed = parseOptionalAttribute(index, form);
  return parsed.has_value() ? *parsed : ParseResult(success());
}

Type getValueType(const AttributeUse &use, MLIRContext *context) {
  return use.valueType.empty()
             ? Type()
             : evaluate(use.valueType, {context, ExprValue()}).getType();
}

ParseResult FormatParser::parseAttribute(unsigned index, AttributeForm form,
                                         uint8_t flags) {
  const AttributeUse &use = descriptor.attributes[index];
  const llvm::SMLoc place = parser.getCurrentLocation();
  Attribute attribute;
  if (form == AttributeForm::Enum) {
    OptionalParseResult parsed = parseEnumCase(index, /*isOptional=*/false);
    return *parsed;
  }
  if (form == AttributeForm::SymbolName) {
    StringAttr name;
    if (parser.parseSymbolName(name))
      return failure();
    attribute = name;
  } else if (use.constraint->kind && !(flags & FormatFlags::Qualified)) {
    const auto &kind =
        *static_cast<const AttributeDescriptor *>(use.constraint->kind);
    if (parser.parseCustomAttributeWithFallback(
            attribute, getValueType(use, parser.getContext()),
            [&](Attribute &stripped, Type type) -> ParseResult {
              stripped = parseAfterMnemonic(parser, kind, type);
              return success(stripped != nullptr);
            }))
      return failure();
  } else if (parser.parseAttribute(attribute,
                                   form == AttributeForm::WithoutType
                                       ? getValueType(use, parser.getContext())
                                       : Type())) {
    return failure();
  }
  return setAttribute(index, attribute, place);
}

OptionalParseResult FormatParser::parseOptionalAttribute(unsigned index,
                                                         AttributeForm form) {
  const AttributeUse &use = descriptor.attributes[index];
  const llvm::SMLoc place = parser.getCurrentLocation();
  if (form == AttributeForm::Enum)
    return parseEnumCase(index, /*isOptional=*/true);
  Attribute attribute;
  OptionalParseResult parsed;
  Type type = form == AttributeForm::WithoutType
                  ? getValueType(use, parser.getContext())
                  : Type();
  auto parseAs = [&]<typename T>(T typed) {
    parsed = parser.parseOptionalAttribute(typed, type);
    attribute = typed;
  };
  if (form == AttributeForm::SymbolName) {
    StringAttr name;
    if (parser.parseOptionalSymbolName(name))
      return std::nullopt;
    attribute = name;
    parsed = success();
  } else if (use.constraint->entityClass == ods::EntityClass::StringAttr) {
    parseAs(StringAttr());
  } else if (use.constraint->entityClass == ods::EntityClass::ArrayAttr) {
    parseAs(ArrayAttr());
  } else if (use.constraint->entityClass == ods::EntityClass::SymbolRefAttr ||
             use.constraint->entityClass ==
                 ods::EntityClass::FlatSymbolRefAttr) {
    parseAs(SymbolRefAttr());
  } else {
    parseAs(Attribute());
  }
  if (!parsed.has_value() || *parsed)
    return parsed;
  return setAttribute(index, attribute, place);
}

/// A case by keyword or string, for an attribute that holds its number.
OptionalParseResult FormatParser::parseEnumCase(unsigned index,
                                                bool isOptional) {
  const AttributeUse &use = descriptor.attributes[index];
  const EnumDescriptor &enumeration = *use.enumeration;
  const llvm::SMLoc place = parser.getCurrentLocation();
  auto strings = llvm::map_to_vector(
      enumeration.cases, [](const EnumCaseDescriptor &c) { return c.string; });
  llvm::StringRef text;
  std::string string;
  if (parser.parseOptionalKeyword(&text, strings)) {
    StringAttr quoted;
    OptionalParseResult parsed = parser.parseOptionalAttribute(
        quoted, NoneType::get(parser.getContext()));
    if (parsed.has_value() && *parsed)
      return parsed;
    if (!parsed.has_value()) {
      if (isOptional)
        return std::nullopt;
      return parser.emitError(place)
             << "expected string or keyword containing one of the following "
                "enum values for attribute '"
             << use.name << "' [" << llvm::join(strings, ", ") << "]";
    }
    text = quoted.getValue();
  }
  if (text.empty())
    return success();
  std::optional<int64_t> value = symbolize(enumeration, text);
  if (!value)
    return parser.emitError(place, "invalid ")
           << use.name << " attribute specification: \"" << text << '"';
  state.setAttribute(
      index,
      IntegerAttr::get(IntegerType::get(parser.getContext(), enumeration.width),
                       *value));
  return success();
}

ParseResult FormatParser::parseProperty(unsigned index) {
  const llvm::SMLoc place = parser.getCurrentLocation();
  const PropertyUse &use = descriptor.otherProperties[index];
  if (succeeded(detail::parseProperty(parser, descriptor, index, state)))
    return success();
  return parser.emitError(place, "invalid value for property ")
         << use.name << ", expected "
         << (use.constraint ? use.constraint->summary : "");
}

ParseResult FormatParser::parseDictionary(bool withKeyword) {
  const llvm::SMLoc place = parser.getCurrentLocation();
  if (withKeyword ? parser.parseOptionalAttrDictWithKeyword(result.attributes)
                  : parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return verifyInherentAttributes(descriptor, result.attributes, [&] {
    return parser.emitError(place)
           << "'" << result.name.getStringRef() << "' op ";
  });
}

/// <{…}>
ParseResult FormatParser::parsePropDict() {
  const llvm::SMLoc place = parser.getCurrentLocation();
  if (parser.parseOptionalLess())
    return success();
  Attribute attribute;
  if (parser.parseAttribute(attribute) || parser.parseGreater())
    return failure();
  auto emitError = [&] {
    return parser.emitError(place)
           << "invalid properties " << attribute << " for op "
           << result.name.getStringRef() << ": ";
  };
  return setPropertiesFromParsedAttr(
      descriptor, result.getOrAddPropertiesStorage(), attribute, emitError);
}

// Types.

ParseResult FormatParser::parseType(const Constraint &constraint, Type &type,
                                    bool isQualified) {
  const llvm::SMLoc place = parser.getCurrentLocation();
  if (constraint.kind && !isQualified) {
    const auto &kind = *static_cast<const TypeDescriptor *>(constraint.kind);
    if (parser.parseCustomTypeWithFallback(
            type, [&](Type &stripped) -> ParseResult {
              stripped = parseAfterMnemonic(parser, kind);
              return success(stripped != nullptr);
            }))
      return failure();
  } else if (parser.parseType(type)) {
    return failure();
  }
  if (!isOfClass(constraint, type))
    return parser.emitError(place, "invalid kind of type specified");
  return success();
}

/// (i32, f32), (), (i1)
ParseResult
FormatParser::parseTypeGroups(llvm::SmallVectorImpl<Type> &types,
                              llvm::SmallVectorImpl<int32_t> *groupSizes) {
  do {
    if (parser.parseOptionalLParen())
      break;
    const size_t before = types.size();
    if (parser.parseOptionalRParen() &&
        (parser.parseTypeList(types) || parser.parseRParen()))
      return failure();
    if (groupSizes)
      groupSizes->push_back(types.size() - before);
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}

ParseResult FormatParser::parseTypes(const ValueDescriptor &value,
                                     llvm::SmallVectorImpl<Type> &types,
                                     llvm::SmallVectorImpl<int32_t> *groupSizes,
                                     bool isQualified) {
  switch (value.multiplicity) {
  case Multiplicity::Single: {
    Type type;
    if (parseType(*value.constraint, type, isQualified))
      return failure();
    types.push_back(type);
    return success();
  }
  case Multiplicity::Optional: {
    Type type;
    OptionalParseResult parsed = parser.parseOptionalType(type);
    if (!parsed.has_value())
      return success();
    types.push_back(type);
    return *parsed;
  }
  case Multiplicity::Variadic:
    return parser.parseTypeList(types);
  case Multiplicity::VariadicOfVariadic:
    return parseTypeGroups(types, groupSizes);
  }
  return failure();
}

/// type(…)
ParseResult FormatParser::parseTypes(uint8_t flags) {
  const bool isQualified = flags & FormatFlags::Qualified;
  switch (TypeSource(reader.takeByte())) {
  case TypeSource::Operand: {
    const unsigned index = reader.takeNumber();
    OpFormatState::OperandGroup &group = state.operands[index];
    group.hasTypes = true;
    llvm::SmallVector<int32_t> groupSizes;
    return parseTypes(descriptor.operands[index], group.types, &groupSizes,
                      isQualified);
  }
  case TypeSource::Result: {
    const unsigned index = reader.takeNumber();
    return parseTypes(descriptor.results[index], state.resultTypes[index],
                      nullptr, isQualified);
  }
  case TypeSource::Operands:
    return parser.parseTypeList(state.allOperands.types);
  case TypeSource::Results:
    return parser.parseTypeList(state.allResultTypes);
  }
  return failure();
}

void FormatParser::assignTypes(TypeSource source, unsigned index,
                               llvm::ArrayRef<Type> types) {
  switch (source) {
  case TypeSource::Operand:
    state.operands[index].types.assign(types.begin(), types.end());
    state.operands[index].hasTypes = true;
    break;
  case TypeSource::Result:
    state.resultTypes[index].assign(types.begin(), types.end());
    break;
  case TypeSource::Operands:
    state.allOperands.types.assign(types.begin(), types.end());
    break;
  case TypeSource::Results:
    state.allResultTypes.assign(types.begin(), types.end());
    break;
  }
}

/// functional-type(…, …)
ParseResult FormatParser::parseFunctionalType() {
  FunctionType type;
  if (parser.parseType(type))
    return failure();
  for (llvm::ArrayRef<Type> types : {type.getInputs(), type.getResults()}) {
    const auto source = TypeSource(reader.takeByte());
    const unsigned index =
        source <= TypeSource::Result ? reader.takeNumber() : 0;
    assignTypes(source, index, types);
  }
  return success();
}

// Regions and successors.

/// What may be left out of a region.
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

/// A list with commas, or nothing.
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

// What follows from the text.

void FormatParser::addRegionsAndSuccessors() {
  for (auto [group, regions] :
       llvm::zip_equal(descriptor.regions, state.regions)) {
    // A group that was left out, but always has its region.
    if (regions.empty() && !group.isVariadic && state.allRegions.empty())
      regions.push_back(std::make_unique<Region>());
    for (std::unique_ptr<Region> &region : regions)
      result.addRegion(std::move(region));
  }
  for (std::unique_ptr<Region> &region : state.allRegions)
    result.addRegion(std::move(region));
  for (llvm::ArrayRef<Block *> blocks : state.successors)
    result.addSuccessors(blocks);
  result.addSuccessors(state.allSuccessors);
}

void FormatParser::setSegments(llvm::StringRef property,
                               llvm::ArrayRef<size_t> sizes) {
  const FieldDescriptor *field = detail::findSegments(descriptor, property);
  if (!field || field->count != sizes.size())
    return;
  int32_t *segments =
      &getField<int32_t>(*field, result.getOrAddPropertiesStorage());
  llvm::copy(sizes, segments);
}

/// The sizes of groups that the text has one by one.
void FormatParser::setSegments() {
  if (state.allOperands.operands.empty() && !descriptor.operands.empty())
    setSegments("operandSegmentSizes",
                llvm::map_to_vector(state.operands, [](const auto &group) {
                  return group.operands.size();
                }));
  if (state.allResultTypes.empty() && !descriptor.results.empty())
    setSegments("resultSegmentSizes",
                llvm::map_to_vector(state.resultTypes, [](const auto &types) {
                  return types.size();
                }));
  setInnerSegments();
}

/// The attributes with the sizes of groups of groups.
void FormatParser::setInnerSegments() {
  for (auto [value, group] :
       llvm::zip_equal(descriptor.operands, state.operands)) {
    if (value.multiplicity != Multiplicity::VariadicOfVariadic)
      continue;
    for (auto [i, use] : llvm::enumerate(descriptor.attributes))
      if (use.name == value.segments)
        state.setAttribute(
            i, DenseI32ArrayAttr::get(parser.getContext(), group.groupSizes));
  }
}

/// The types from which those of a group follow.
llvm::ArrayRef<Type>
FormatParser::getTypesOf(const TypeRule &rule,
                         llvm::SmallVectorImpl<Type> &scratch) {
  switch (rule.source) {
  case TypeRule::Source::Operand:
    return state.operands[rule.index].types;
  case TypeRule::Source::Result:
    return state.resultTypes[rule.index];
  case TypeRule::Source::Attribute:
    if (auto typed =
            llvm::dyn_cast_or_null<TypedAttr>(state.getAttribute(rule.index)))
      scratch.push_back(typed.getType());
    return scratch;
  default:
    return {};
  }
}

/// Whether the source of a rule is a group, not one value.
bool FormatParser::isOfGroup(const TypeRule &rule) const {
  if (rule.source == TypeRule::Source::Operand)
    return descriptor.operands[rule.index].multiplicity != Multiplicity::Single;
  return rule.source == TypeRule::Source::Result &&
         descriptor.results[rule.index].multiplicity != Multiplicity::Single;
}

/// The types of a group by its rule; false if there is none.
bool FormatParser::getTypes(const TypeRule &rule,
                            llvm::SmallVectorImpl<Type> &types) {
  if (rule.source == TypeRule::Source::None)
    return false;
  llvm::SmallVector<Type, 1> scratch;
  applyTypeRule(rule, parser.getContext(), getTypesOf(rule, scratch),
                isOfGroup(rule), types);
  return true;
}

ParseResult FormatParser::addResultTypes() {
  result.addTypes(state.allResultTypes);
  for (auto [i, types] : llvm::enumerate(state.resultTypes)) {
    if (i < format.resultTypes.size() && types.empty())
      getTypes(format.resultTypes[i], types);
    result.addTypes(types);
  }
  return success();
}

ParseResult FormatParser::resolveAllOperands() {
  llvm::SmallVector<Type> types(state.allOperands.types.begin(),
                                state.allOperands.types.end());
  for (auto [i, group] : llvm::enumerate(state.operands)) {
    if (i < format.operandTypes.size() && group.types.empty())
      getTypes(format.operandTypes[i], group.types);
    types.append(group.types.begin(), group.types.end());
  }
  return parser.resolveOperands(state.allOperands.operands, types,
                                state.allOperands.location, result.operands);
}

ParseResult FormatParser::resolveOperands() {
  if (state.allOperands.location.isValid())
    return resolveAllOperands();
  for (auto [i, group] : llvm::enumerate(state.operands)) {
    const bool byRule = i < format.operandTypes.size() && !group.hasTypes &&
                        getTypes(format.operandTypes[i], group.types);
    // One type for each operand of the group.
    if (byRule && group.types.size() == 1) {
      if (parser.resolveOperands(group.operands, group.types.front(),
                                 group.location, result.operands))
        return failure();
    } else if (parser.resolveOperands(group.operands, group.types,
                                      group.location, result.operands)) {
      return failure();
    }
  }
  return success();
}

ParseResult FormatParser::inferResultTypes() {
  llvm::SmallVector<Type> types;
  if (failed(mlir::inferResultTypes(result, types)))
    return failure();
  result.addTypes(types);
  return success();
}

ParseResult FormatParser::finish() {
  addRegionsAndSuccessors();
  setSegments();
  if (addResultTypes() || resolveOperands())
    return failure();
  return format.infersResultTypes ? inferResultTypes() : ParseResult(success());
}

} // namespace

ParseResult parseByFormat(OpAsmParser &parser, OperationState &result) {
  return FormatParser(parser, result).parse();
}

} // namespace mlir
