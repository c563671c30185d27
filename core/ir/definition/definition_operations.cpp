// SPDX-License-Identifier: Apache-2.0
//
// Makes operations from definitions.
#include "core/ir/definition/definition_impl.h"
#include "core/ir/descriptor/expression.h"
#include "core/ir/descriptor/op_hooks.h"
#include "core/ir/descriptor/traits.h"
#include "llvm/ADT/Twine.h"

namespace mlir {
namespace detail {

static EncodingLimits getLimits(const OpDefinition &op) {
  return {.operands = op.operands.size(),
          .results = op.results.size(),
          .attributes = op.attributes.size(),
          .properties = op.otherProperties.size(),
          .regions = op.regions.size(),
          .successors = op.successors.size()};
}

static bool hasTrait(const OpDefinition &op, llvm::StringRef name) {
  return llvm::any_of(op.traits, [&](const TraitDefinition &trait) {
    return !trait.isInterface && trait.name == name;
  });
}

//===----------------------------------------------------------------------===//
// Properties

const void *DefinitionMaker::getDefaultValue(const PropertyDefinition &property,
                                             const FieldDescriptor &field,
                                             Owner owner) {
  const llvm::StringRef expression =
      checkExpression(property.defaultValue, owner);
  if (expression.empty())
    return nullptr;
  const FieldLayout layout = getLayout(field);
  void *memory = arena.allocate(layout.size, layout.alignment);
  std::memset(memory, 0, layout.size);
  FieldDescriptor atStart = field;
  atStart.offset = 0;
  if (!setField(atStart, memory, evaluate(expression, {nullptr, ExprValue()}),
                arena)) {
    error(owner, "the default of property '" + property.name + "' of '" +
                     owner.name + "' needs C++");
    return nullptr;
  }
  const auto *bytes = static_cast<const char *>(memory);
  const bool isZero = std::all_of(bytes, bytes + layout.size,
                                  [](char byte) { return byte == 0; });
  return isZero ? nullptr : memory;
}

void DefinitionMaker::fillProperties(const OpDefinition &definition,
                                     OpDescriptor &op) {
  const Owner owner = {definition.name, definition.location};
  llvm::SmallVector<FieldDescriptor> fields;
  for (const AttributeUseDefinition &attribute : definition.attributes)
    fields.push_back(
        {.name = attribute.name,
         .kind = FieldKind::Attribute,
         .offset = 0,
         .optional = attribute.isOptional || attribute.hasDefault ||
                     !attribute.defaultValue.empty(),
         .constraint = getConstraint(attribute.constraint, owner)});
  for (const PropertyDefinition &property : definition.otherProperties) {
    const bool isKnown = isDefinable(property.kind, property.element);
    if (!isKnown)
      error(owner, "property '" + property.name + "' of '" + owner.name +
                       "' is of a type that needs C++");
    fields.push_back({.name = property.name,
                      .kind = isKnown ? property.kind : FieldKind::Attribute,
                      .offset = 0,
                      .optional = property.isOptional,
                      .element = property.element});
    fields.back().defaultValue =
        getDefaultValue(property, fields.back(), owner);
  }
  auto addSizes = [&](llvm::StringRef trait, llvm::StringRef name,
                      size_t count) {
    if (hasTrait(definition, trait))
      fields.push_back({.name = name,
                        .kind = FieldKind::Int32Inline,
                        .offset = 0,
                        .count = static_cast<uint32_t>(count)});
  };
  addSizes("AttrSizedOperandSegments", "operandSegmentSizes",
           definition.operands.size());
  addSizes("AttrSizedResultSegments", "resultSegmentSizes",
           definition.results.size());
  llvm::StringSet<> names;
  for (const FieldDescriptor &field : fields)
    if (!names.insert(field.name).second)
      error(owner, "property '" + field.name + "' of '" + owner.name +
                       "' is defined twice");
  op.properties =
      layOut(makeArray<FieldDescriptor>(fields, [](auto &row) { return row; }));
}

//===----------------------------------------------------------------------===//
// Parts

llvm::ArrayRef<EffectDescriptor>
DefinitionMaker::getEffects(llvm::ArrayRef<EffectDefinition> effects) {
  return makeArray<EffectDescriptor>(
      effects, [](const EffectDefinition &effect) {
        return EffectDescriptor{effect.effect, effect.resource, effect.stage,
                                effect.onFullRegion};
      });
}

llvm::ArrayRef<ValueDescriptor>
DefinitionMaker::getValues(llvm::ArrayRef<ValueDefinition> values,
                           Owner owner) {
  return makeArray<ValueDescriptor>(values, [&](const ValueDefinition &value) {
    return ValueDescriptor{.name = value.name,
                           .constraint = getConstraint(value.constraint, owner),
                           .multiplicity = value.multiplicity,
                           .segments = value.segments,
                           .effects = getEffects(value.effects),
                           .summary = value.summary};
  });
}

/// Returns true if no region (successor) except the last one is variadic.
template <typename Part>
static bool onlyLastIsVariadic(llvm::ArrayRef<Part> parts) {
  return parts.empty() ||
         llvm::none_of(parts.drop_back(),
                       [](const Part &part) { return part.isVariadic; });
}

void DefinitionMaker::fillParts(const OpDefinition &definition,
                                OpDescriptor &op) {
  const Owner owner = {definition.name, definition.location};
  const EncodingLimits limits = getLimits(definition);
  op.operands = getValues(definition.operands, owner);
  op.results = getValues(definition.results, owner);
  op.attributes = makeArray<OpAttributeDescriptor>(
      definition.attributes, [&](const AttributeUseDefinition &attribute) {
        return OpAttributeDescriptor{
            .name = attribute.name,
            .constraint = getConstraint(attribute.constraint, owner),
            .isOptional = attribute.isOptional,
            .defaultValue = checkExpression(attribute.defaultValue, owner),
            .valueType = checkExpression(attribute.valueType, owner),
            .enumeration = getEnum(attribute.enumeration, owner),
            .effects = getEffects(attribute.effects),
            .summary = attribute.summary};
      });
  op.otherProperties = makeArray<PropertyUse>(
      definition.otherProperties, [&](const PropertyDefinition &property) {
        return PropertyUse{
            .name = property.name,
            .constraint = getConstraint(property.constraint, owner),
            .enumeration = getEnum(property.enumeration, property.kind,
                                   property.element, owner),
            .isPlainOptional = property.isPlainOptional,
            .summary = property.summary};
      });
  op.regions = makeArray<RegionDescriptor>(
      definition.regions, [&](const RegionDefinition &region) {
        return RegionDescriptor{region.name,
                                getConstraint(region.constraint, owner),
                                region.isVariadic, region.summary};
      });
  op.successors = makeArray<SuccessorDescriptor>(
      definition.successors, [&](const SuccessorDefinition &successor) {
        return SuccessorDescriptor{successor.name,
                                   getConstraint(successor.constraint, owner),
                                   successor.isVariadic, successor.summary};
      });
  if (!onlyLastIsVariadic(op.regions) || !onlyLastIsVariadic(op.successors))
    error(owner, "'" + owner.name +
                     "' has a variadic region or successor that is not last");
  op.predicates = makeArray<OpPredicate>(
      definition.predicates, [&](const OpPredicateDefinition &predicate) {
        return OpPredicate{
            predicate.summary,
            checkExpression(predicate.expression, owner, limits)};
      });
}

//===----------------------------------------------------------------------===//
// Types and text

llvm::ArrayRef<TypeRule>
DefinitionMaker::getTypeRules(llvm::ArrayRef<TypeRuleDefinition> rules,
                              const EncodingLimits &limits, Owner owner) {
  return makeArray<TypeRule>(rules, [&](const TypeRuleDefinition &rule) {
    using Source = TypeRule::Source;
    size_t limit = 0;
    if (rule.source == Source::Operand)
      limit = limits.operands;
    else if (rule.source == Source::Result)
      limit = limits.results;
    else if (rule.source == Source::Attribute)
      limit = limits.attributes;
    else
      limit = size_t(rule.index) + 1;
    if (rule.index >= limit)
      error(owner, "'" + owner.name + "' has a type that follows from nothing");
    return TypeRule{rule.source, rule.index,
                    checkExpression(rule.expression, owner, limits)};
  });
}

void DefinitionMaker::fillFormat(const OpDefinition &definition,
                                 OpDescriptor &op) {
  const Owner owner = {definition.name, definition.location};
  EncodingLimits limits = getLimits(definition);
  limits.attributeUses = op.attributes;
  op.resultTypes = getTypeRules(definition.resultTypes, limits, owner);
  if (!definition.format)
    return;
  const FormatDefinition &from = *definition.format;
  auto *format = make<AssemblyFormat>();
  format->program = from.program;
  format->operandTypes = getTypeRules(from.operandTypes, limits, owner);
  format->resultTypes = getTypeRules(from.resultTypes, limits, owner);
  format->infersResultTypes = from.infersResultTypes;
  auto isComplete = [](auto rules, size_t count) {
    return rules.empty() || rules.size() == count;
  };
  if (!isOpFormat(format->program, limits) ||
      !isComplete(format->operandTypes, limits.operands) ||
      !isComplete(format->resultTypes, limits.results) ||
      !isComplete(op.resultTypes, limits.results))
    error(owner, "'" + owner.name + "' has a format that needs C++");
  op.format = format;
}

void DefinitionMaker::fillOperation(const OpDefinition &definition,
                                    OpDescriptor &op) {
  const Owner owner = {definition.name, definition.location};
  op.summary = definition.summary;
  op.description = definition.description;
  fillProperties(definition, op);
  fillParts(definition, op);
  fillFormat(definition, op);
  op.effects = getEffects(definition.effects);
  op.traits = getTraits(definition.traits, owner, /*isOp=*/true);
  op.interfaces = getInterfaces(definition.interfaces, owner, op);
  if (!definition.namesResults)
    return;
  llvm::SmallVector<InterfaceImplementation> all(op.interfaces);
  all.insert(all.begin(),
             {TypeID::get<OpAsmOpInterface>(), &describedResultNames});
  op.interfaces = arena.copyInto(llvm::ArrayRef(all));
}

} // namespace detail
} // namespace mlir
