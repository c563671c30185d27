// SPDX-License-Identifier: Apache-2.0
//
// Parses types of operations by their format, and infers types from the parsed
// parts.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/descriptor/result_types.h"
#include "core/ir/format/assembly_format_parser_impl.h"
#include "core/ir/format/stripped_form.h"
#include "llvm/ADT/SmallVectorExtras.h"

namespace mlir {
namespace detail {

using ods::FormatFlags;
using ods::TypeSource;

// Types.

/// Parses `(i32, f32), (), (i1)`.
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
    if (parseStripped(parser, value.constraint, isQualified, type))
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

/// Parses `type(…)`.
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
    state.allOperands.hasTypes = true;
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
    state.allOperands.hasTypes = true;
    break;
  case TypeSource::Results:
    state.allResultTypes.assign(types.begin(), types.end());
    break;
  }
}

/// Parses `functional-type(…, …)`.
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

// Inference from the parsed parts.

void FormatParser::addRegionsAndSuccessors() {
  for (auto [group, regions] :
       llvm::zip_equal(descriptor.regions, state.regions)) {
    // An omitted optional group may contain a region that is not optional.
    if (regions.empty() && !group.isVariadic && !hasAllRegions)
      regions.push_back(std::make_unique<Region>());
    for (std::unique_ptr<Region> &region : regions)
      result.addRegion(std::move(region));
  }
  for (std::unique_ptr<Region> &region : state.allRegions)
    result.addRegion(std::move(region));
  for (llvm::ArrayRef<Block *> blocks : state.successors)
    result.addSuccessors(blocks);
  result.addSuccessors(llvm::ArrayRef<Block *>(state.allSuccessors));
}

void FormatParser::setSegments(llvm::StringRef property,
                               llvm::ArrayRef<size_t> sizes) {
  const FieldDescriptor *field = findSegments(descriptor, property);
  if (!field || field->count != sizes.size())
    return;
  int32_t *segments =
      &getField<int32_t>(*field, result.getOrAddPropertiesStorage());
  llvm::copy(sizes, segments);
}

/// Sets the segment sizes of groups that the text contains separately.
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

/// Sets the attributes with the inner sizes of VariadicOfVariadic groups.
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

static bool isGroup(const ValueDescriptor &value) {
  return value.multiplicity != Multiplicity::Single;
}

/// Returns the source types of a rule.
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

/// Returns true if the source of a rule is a group instead of a single value.
bool FormatParser::isOfGroup(const TypeRule &rule) const {
  if (rule.source == TypeRule::Source::Operand)
    return isGroup(descriptor.operands[rule.index]);
  return rule.source == TypeRule::Source::Result &&
         isGroup(descriptor.results[rule.index]);
}

/// Appends the types that a rule infers for a group, if there is a rule.
/// Returns true if it infers one type for all values of the group.
bool FormatParser::getTypes(const TypeRule &rule,
                            llvm::SmallVectorImpl<Type> &types) {
  if (rule.source == TypeRule::Source::None)
    return false;
  llvm::SmallVector<Type, 1> scratch;
  return applyTypeRule(rule, parser.getContext(), getTypesOf(rule, scratch),
                       isOfGroup(rule), types);
}

/// Verifies the types of operands or results that are the source of a rule with
/// a transformation, since the transformation may require valid types.
ParseResult FormatParser::verifySource(const TypeRule &rule) {
  if (rule.expression.empty() && !rule.transform)
    return success();
  const bool isOperand = rule.source == TypeRule::Source::Operand;
  if (!isOperand && rule.source != TypeRule::Source::Result)
    return success();
  const ValueDescriptor &value = isOperand ? descriptor.operands[rule.index]
                                           : descriptor.results[rule.index];
  llvm::SmallVector<Type, 1> scratch;
  for (Type type : getTypesOf(rule, scratch))
    if (value.constraint && !isSatisfied(*value.constraint, type))
      return parser.emitError(parser.getNameLoc())
             << "'" << value.name << "' must be " << value.constraint->summary
             << ", but got " << type;
  return success();
}

/// Verifies the sources of all rules, of results first.
ParseResult FormatParser::verifySources() {
  for (const TypeRule &rule : format.resultTypes)
    if (verifySource(rule))
      return failure();
  for (const TypeRule &rule : format.operandTypes)
    if (verifySource(rule))
      return failure();
  return success();
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

/// Returns the number of operands in `operands` that belong to the variadic
/// group.
size_t FormatParser::getNumInGroup() const {
  const size_t count = state.allOperands.operands.size();
  const size_t numOthers = llvm::count_if(
      descriptor.operands, [](const auto &value) { return !isGroup(value); });
  return count > numOthers ? count - numOthers : 0;
}

/// Resolves operands of the directive `operands`: one list for all groups.
ParseResult FormatParser::resolveAllOperands() {
  llvm::SmallVector<Type> types;
  types.append(state.allOperands.types);
  for (auto [i, group] : llvm::enumerate(state.operands)) {
    if (state.allOperands.hasTypes)
      break;
    bool isForEach = false;
    if (i < format.operandTypes.size() && group.types.empty())
      isForEach = getTypes(format.operandTypes[i], group.types);
    // One type stands for all operands of the group: those that are not single.
    if (isForEach && group.types.size() == 1 && isGroup(descriptor.operands[i]))
      group.types.assign(getNumInGroup(), group.types.front());
    types.append(group.types);
  }
  return parser.resolveOperands(state.allOperands.operands, types,
                                state.allOperands.location, result.operands);
}

/// Resolves groups that are separate in the text but share one list of types.
ParseResult FormatParser::resolveByAllTypes() {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
  for (const OpFormatState::OperandGroup &group : state.operands)
    operands.append(group.operands);
  return parser.resolveOperands(operands, state.allOperands.types,
                                parser.getNameLoc(), result.operands);
}

ParseResult FormatParser::resolveGroup(unsigned index) {
  OpFormatState::OperandGroup &group = state.operands[index];
  const bool isForEach = index < format.operandTypes.size() &&
                         !group.hasTypes &&
                         getTypes(format.operandTypes[index], group.types);
  if (isForEach && !group.types.empty())
    return parser.resolveOperands(group.operands, group.types.front(),
                                  group.location, result.operands);
  return parser.resolveOperands(group.operands, group.types, group.location,
                                result.operands);
}

ParseResult FormatParser::resolveOperands() {
  if (state.allOperands.location.isValid())
    return resolveAllOperands();
  if (state.allOperands.hasTypes)
    return resolveByAllTypes();
  for (unsigned i = 0, e = state.operands.size(); i != e; ++i)
    if (resolveGroup(i))
      return failure();
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
  if (verifySources() || addResultTypes() || resolveOperands())
    return failure();
  return format.infersResultTypes ? inferResultTypes() : ParseResult(success());
}

} // namespace detail
} // namespace mlir
