// SPDX-License-Identifier: Apache-2.0
#include "ods/model/side_effects.h"

#include "ods/model/record.h"

using namespace mlir::ods;
using llvm::StringRef;

StringRef SideEffect::getName() const {
  return def->getValueAsString("effect");
}

StringRef SideEffect::getBaseEffectName() const {
  return def->getValueAsString("baseEffectName");
}

std::string SideEffect::getInterfaceTrait() const {
  const StringRef trait = def->getValueAsString("interfaceTrait");
  const StringRef cppNamespace = def->getValueAsString("cppNamespace");
  return cppNamespace.empty() ? trait.str()
                              : (cppNamespace + "::" + trait).str();
}

StringRef SideEffect::getResource() const {
  return def->getValueAsString("resource");
}

int64_t SideEffect::getStage() const { return def->getValueAsInt("stage"); }

bool SideEffect::getEffectOnfullRegion() const {
  return def->getValueAsBit("effectOnFullRegion");
}

bool SideEffect::classof(const Operator::VariableDecorator *var) {
  return var->getDef().isSubClassOf("SideEffect");
}

std::vector<SideEffect> SideEffectTrait::getEffects() const {
  std::vector<SideEffect> effects;
  for (const llvm::Init *init : getOptionalList(*def, "effects"))
    effects.emplace_back(&getDefOf(init, *def, "'effects'", "SideEffect"));
  return effects;
}

StringRef SideEffectTrait::getBaseEffectName() const {
  return def->getValueAsString("baseEffectName");
}

bool SideEffectTrait::classof(const Trait *t) {
  return t->getDef().isSubClassOf("SideEffectsTraitBase");
}

/// Appends the decorators that are effects.
static void addEffects(std::vector<EffectUse> &effects, EffectUse::On on,
                       unsigned index,
                       const Operator::VariableDecorators &decorators) {
  for (const Operator::VariableDecorator &decorator : decorators)
    if (SideEffect::classof(&decorator))
      effects.push_back({on, index, SideEffect(&decorator.getDef())});
}

std::vector<EffectUse> mlir::ods::getSideEffects(const Operator &op) {
  std::vector<EffectUse> effects;
  for (const Trait &trait : op.getTraits())
    if (SideEffectTrait::classof(&trait))
      for (const SideEffect &effect :
           static_cast<const SideEffectTrait &>(trait).getEffects())
        effects.push_back({EffectUse::On::Operation, 0, effect});
  for (int i = 0; i < op.getNumResults(); ++i)
    addEffects(effects, EffectUse::On::Result, i, op.getResultDecorators(i));
  for (int i = 0; i < op.getNumArgs(); ++i) {
    using Kind = Operator::OperandAttrOrProp::Kind;
    const auto argument = op.getArgToOperandAttrOrProp(i);
    if (argument.kind() != Kind::Property)
      addEffects(effects,
                 argument.kind() == Kind::Operand ? EffectUse::On::Operand
                                                  : EffectUse::On::Attribute,
                 argument.operandOrAttributeIndex(), op.getArgDecorators(i));
  }
  return effects;
}
