// SPDX-License-Identifier: Apache-2.0
#include "core/random/operation_draft.h"

#include "core/interfaces/call.h"
#include "core/ir/descriptor/expression.h"
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/descriptor/result_types.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/ir/verify/symbol_table.h"
#include "core/random/enumerations.h"

namespace mlir {
namespace {

constexpr unsigned maximumGroup = 4;
/// The number of attempts to draw an attribute.
constexpr unsigned operandAttempts = 16;

bool isSymbolClass(const Constraint *constraint) {
  return constraint &&
         (constraint->entityClass == ods::EntityClass::SymbolRefAttr ||
          constraint->entityClass == ods::EntityClass::FlatSymbolRefAttr);
}

bool isRequired(const OpAttributeDescriptor &use) {
  return !use.isOptional && use.defaultValue.empty() && !use.makeDefaultValue;
}

/// Returns true if `name` is the attribute with the inner sizes of a
/// VariadicOfVariadic group.
bool isSegments(const OpDescriptor &descriptor, llvm::StringRef name) {
  return llvm::any_of(descriptor.operands, [&](const ValueDescriptor &group) {
    return group.segments == name;
  });
}

} // namespace

OperationDraft::OperationDraft(RandomModule &module, OperationName name)
    : module(module), random(module.getRandom()),
      descriptor(*name.getDescriptor()), state(module.getLocation(), name),
      visible(module.getVisibleValues()),
      commonOperands(random.below(maximumGroup)),
      commonResults(random.below(maximumGroup)),
      sameness(random.below(3) * 40 + 10) {}

Operation *OperationDraft::create() {
  if (descriptor.properties.size)
    state.getOrAddPropertiesStorage();
  if (!drawAttributes() || !drawProperties() || !drawOperands() ||
      !drawRegions() || !drawResults() || !areTypesTextual())
    return nullptr;
  drawDiscardableAttributes();
  const GenerationHook *hook = module.generator.getHook(state.name);
  if (hook && hook->adjust)
    hook->adjust(module, state);
  Operation *op = module.getBuilder().create(state);
  if (changeRegions(op))
    return op;
  op->erase();
  return nullptr;
}

/// Types that the trait treats as equal may differ, but the custom form
/// contains only one of them.
bool OperationDraft::areTypesTextual() const {
  if (!state.name.hasTrait<OpTrait::SameOperandsAndResultType>())
    return true;
  llvm::SmallVector<Type> types(state.types.begin(), state.types.end());
  for (Value operand : state.operands)
    types.push_back(operand.getType());
  return llvm::all_equal(types);
}

// Attributes and other properties.

bool OperationDraft::drawAttributes() {
  for (unsigned i = 0; i < descriptor.attributes.size(); ++i)
    if (!drawAttribute(i))
      return false;
  return true;
}

bool OperationDraft::drawAttribute(unsigned index) {
  const OpAttributeDescriptor &use = descriptor.attributes[index];
  if (isSegments(descriptor, use.name))
    return true;
  if (!isRequired(use) && random.chance(60))
    return true;
  Attribute value = drawValueOf(use);
  // The text does not distinguish an absent value from the default.
  if (!value || value == getDefaultAttribute(state.name, index))
    return !isRequired(use);
  getField<Attribute>(descriptor.properties.fields[index],
                      state.getOrAddPropertiesStorage()) = value;
  if (auto typed = llvm::dyn_cast<TypedAttr>(value))
    note(typed.getType());
  if (auto type = llvm::dyn_cast<TypeAttr>(value))
    note(type.getValue());
  return true;
}

Attribute OperationDraft::drawValueOf(const OpAttributeDescriptor &use) {
  Builder &builder = module.getBuilder();
  if (use.name == SymbolTable::getSymbolAttrName())
    return module.makeSymbolName();
  if (use.name == SymbolTable::getVisibilityAttrName()) {
    constexpr llvm::StringLiteral visibilities[] = {"public", "private",
                                                    "nested"};
    return builder.getStringAttr(visibilities[random.below(3)]);
  }
  if (isSymbolClass(use.constraint))
    return drawSymbolReference();
  if (use.enumeration && (!use.constraint || !use.constraint->kind)) {
    const Attribute value =
        IntegerAttr::get(builder.getIntegerType(use.enumeration->width),
                         drawValue(*use.enumeration, random));
    if (!use.constraint || isSatisfied(*use.constraint, value))
      return value;
  }
  llvm::ArrayRef<Attribute> candidates =
      module.getAttributes().getAttributes(use.constraint);
  if (candidates.empty())
    return Attribute();
  const Attribute value = random.pick(candidates);
  // The text omits the type of a string in attributes that accept untyped
  // strings.
  if (auto string = llvm::dyn_cast<StringAttr>(value); string && use.constraint)
    if (const Attribute untyped = builder.getStringAttr(string.getValue());
        isSatisfied(*use.constraint, untyped))
      return untyped;
  return value;
}

Attribute OperationDraft::drawSymbolReference() {
  const bool isCall = state.name.hasInterface<CallOpInterface>();
  Operation *symbol = module.drawSymbol([&](Operation *op) {
    return !isCall || llvm::isa<FunctionOpInterface>(op);
  });
  if (!symbol)
    return Attribute();
  if (auto function = llvm::dyn_cast<FunctionOpInterface>(symbol)) {
    seen.push_back(function.getFunctionType());
    if (isCall) {
      expectOperands(function.getArgumentTypes());
      expectResults(function.getResultTypes());
    }
  } else {
    for (NamedAttribute attribute : symbol->getAttrs())
      if (auto type = llvm::dyn_cast<TypeAttr>(attribute.getValue()))
        note(type.getValue());
  }
  return FlatSymbolRefAttr::get(symbol);
}

bool OperationDraft::drawProperties() {
  const size_t first = descriptor.attributes.size();
  for (auto [i, use] : llvm::enumerate(descriptor.otherProperties)) {
    const FieldDescriptor &field = descriptor.properties.fields[first + i];
    if (field.kind == FieldKind::Int32Inline || random.chance(30))
      continue;
    auto set = [&](Attribute value) {
      return succeeded(setPropertyFromAttribute(
          field, state.getOrAddPropertiesStorage(), value, nullptr));
    };
    if (use.enumeration) {
      set(module.getBuilder().getI64IntegerAttr(
          drawValue(*use.enumeration, random)));
      continue;
    }
    for (unsigned attempt = 0; attempt < operandAttempts; ++attempt)
      if (set(random.pick(module.getAttributes().getAttributes())))
        break;
  }
  return true;
}

void OperationDraft::drawDiscardableAttributes() {
  // The text omits implicit terminators completely.
  if (state.name.hasTrait<OpTrait::IsTerminator>() && state.successors.empty())
    return;
  constexpr llvm::StringLiteral names[] = {"tag", "a.b", "some name"};
  for (llvm::StringRef name : names)
    if (random.chance(3) && !lookupProperty(descriptor.properties, name))
      state.addAttribute(name,
                         random.pick(module.getAttributes().getAttributes()));
}

// Types.

bool OperationDraft::isGood(const Constraint *constraint, Type type) const {
  return !constraint || isSatisfied(*constraint, type);
}

/// Records a type that occurs in the operation.
void OperationDraft::note(Type type) {
  if (!llvm::is_contained(seen, type))
    seen.push_back(type);
  if (auto function = llvm::dyn_cast<FunctionType>(type);
      function && state.name.hasInterface<CallOpInterface>()) {
    expectOperands(function.getInputs());
    expectResults(function.getResults());
  }
}

Type OperationDraft::drawTypeFor(const Constraint *constraint) {
  if (!seen.empty() && random.chance(sameness))
    for (unsigned i = 0; i < 4; ++i) {
      Type type = random.pick(llvm::ArrayRef(seen));
      if (random.chance(40))
        type = module.getTypes().getRelative(type, random);
      if (isGood(constraint, type))
        return type;
    }
  if (!visible.empty() && random.chance(60))
    for (unsigned i = 0; i < 6; ++i) {
      const Type type = random.pick(llvm::ArrayRef(visible)).getType();
      if (isGood(constraint, type))
        return type;
    }
  llvm::ArrayRef<Type> types = module.getTypes().getTypes(constraint);
  return types.empty() ? Type() : random.pick(types);
}

// Operands and results.

bool OperationDraft::hasSegments(llvm::StringRef name) const {
  return lookupProperty(descriptor.properties, name) != nullptr;
}

unsigned OperationDraft::drawGroupSize(const ValueDescriptor &group) {
  switch (group.multiplicity) {
  case Multiplicity::Single:
    return 1;
  case Multiplicity::Optional:
    return random.below(2);
  default:
    return random.below(maximumGroup);
  }
}

void OperationDraft::setSegment(llvm::StringRef name, unsigned index,
                                unsigned size) {
  const FieldDescriptor *field = lookupProperty(descriptor.properties, name);
  if (field && index < field->count)
    (&getField<int32_t>(*field, state.getOrAddPropertiesStorage()))[index] =
        static_cast<int32_t>(size);
}

bool OperationDraft::drawOperands() {
  const bool hasSizes = hasSegments("operandSegmentSizes");
  for (auto [i, group] : llvm::enumerate(descriptor.operands)) {
    const bool isSingle = group.multiplicity == Multiplicity::Single;
    unsigned size = drawGroupSize(group);
    if (!isSingle && !hasSizes)
      size = group.multiplicity == Multiplicity::Optional
                 ? std::min(commonOperands, 1u)
                 : commonOperands;
    if (!drawOperandGroup(group, i, size))
      return false;
  }
  return true;
}

bool OperationDraft::drawOperandGroup(const ValueDescriptor &group,
                                      unsigned index, unsigned size) {
  llvm::SmallVector<Type> types;
  if (group.multiplicity != Multiplicity::Single && expectedOperands)
    types = *expectedOperands;
  else
    for (unsigned i = 0; i < size; ++i) {
      types.push_back(drawTypeFor(group.constraint));
      if (!types.back())
        return false;
      note(types.back());
    }
  for (Type type : types) {
    Value value = module.getValue(type);
    if (!value)
      return false;
    state.addOperands(value);
  }
  setSegment("operandSegmentSizes", index, types.size());
  if (group.multiplicity == Multiplicity::VariadicOfVariadic)
    setGroupSizes(index, types.size());
  return true;
}

/// Splits the operands of a VariadicOfVariadic group: one inner group per
/// successor of a variadic successor, otherwise at random.
void OperationDraft::setGroupSizes(unsigned index, unsigned size) {
  llvm::SmallVector<int32_t> sizes;
  if (!descriptor.successors.empty() &&
      descriptor.successors.back().isVariadic) {
    sizes.assign(state.successors.size() + 1 - descriptor.successors.size(), 0);
    if (!sizes.empty())
      sizes.front() = size;
  } else {
    for (int32_t left = size; left > 0;) {
      sizes.push_back(random.between(0, left));
      left -= sizes.back();
    }
  }
  const llvm::StringRef name = descriptor.operands[index].segments;
  if (const FieldDescriptor *field =
          lookupProperty(descriptor.properties, name))
    getField<Attribute>(*field, state.getOrAddPropertiesStorage()) =
        module.getBuilder().getDenseI32ArrayAttr(sizes);
}

bool OperationDraft::drawResults() {
  const bool infersWithRegions =
      descriptor.hooks.inferResultTypes && !descriptor.regions.empty();
  const bool infers =
      descriptor.hooks.inferResultTypes || !descriptor.resultTypes.empty();
  if (infers && !infersWithRegions)
    return succeeded(inferResultTypes(state, state.types));
  const bool hasSizes = hasSegments("resultSegmentSizes");
  for (auto [i, group] : llvm::enumerate(descriptor.results)) {
    unsigned size = drawGroupSize(group);
    if (group.multiplicity == Multiplicity::Variadic && !hasSizes)
      size = commonResults;
    if (group.multiplicity != Multiplicity::Single && expectedResults) {
      state.addTypes(*expectedResults);
      continue;
    }
    for (unsigned k = 0; k < size; ++k) {
      state.addTypes(drawTypeFor(group.constraint));
      if (!state.types.back())
        return false;
      note(state.types.back());
    }
    setSegment("resultSegmentSizes", i, size);
  }
  return true;
}

// Regions.

bool OperationDraft::drawRegions() {
  if (descriptor.regions.empty())
    return true;
  for (const RegionDescriptor &group : descriptor.regions) {
    const unsigned size = group.isVariadic ? random.below(maximumGroup) : 1;
    for (unsigned i = 0; i < size; ++i) {
      Region &region = *state.addRegion();
      if (random.chance(80))
        drawRegion(region);
    }
  }
  return true;
}

/// Makes regions empty or non-empty if their constraints require it.
bool OperationDraft::changeRegions(Operation *op) {
  for (auto [i, group] : llvm::enumerate(descriptor.regions)) {
    for (Region &region : getRegionGroup(op, i)) {
      if (!group.constraint || isSatisfied(*group.constraint, region))
        continue;
      if (region.empty())
        drawRegion(region);
      else
        region.front().erase();
      if (!isSatisfied(*group.constraint, region))
        return false;
    }
  }
  return true;
}

void OperationDraft::drawRegion(Region &region) {
  llvm::SmallVector<Type> types;
  if (!state.name.hasTrait<OpTrait::NoRegionArguments>())
    types = drawArgumentTypes();
  module.addBlock(region, types);
}

/// Draws types that are likely to fit operations on their block arguments.
llvm::SmallVector<Type> OperationDraft::drawArgumentTypes() {
  llvm::SmallVector<Type> types;
  switch (random.below(4)) {
  case 0:
    break;
  case 1:
    for (Value operand : state.operands)
      types.push_back(operand.getType());
    break;
  case 2:
    if (!state.operands.empty()) {
      const Type first = state.operands.front().getType();
      auto shaped = llvm::dyn_cast<ShapedType>(first);
      types.push_back(shaped ? shaped.getElementType() : first);
    }
    break;
  default:
    return module.drawTypes();
  }
  return types;
}

} // namespace mlir
