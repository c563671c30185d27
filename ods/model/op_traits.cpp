// SPDX-License-Identifier: Apache-2.0
#include "ods/model/op_traits.h"

#include "ods/model/side_effects.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

/// Returns the trait for zero, one, N, at least N, or any number of entities.
static TraitUseModel getSizeTrait(StringRef kind, unsigned total,
                                  unsigned variable) {
  auto getName = [&](StringRef amount, StringRef plural) {
    return ("::mlir::OpTrait::" + amount + kind + plural).str();
  };
  if (variable != 0 && variable == total)
    return {getName("Variadic", "s")};
  if (variable != 0)
    return {getName("AtLeastN", "s"), false, total - variable};
  if (total == 0)
    return {getName("Zero", "s")};
  if (total == 1)
    return {getName("One", "")};
  return {getName("N", "s"), false, total};
}

/// Returns a C++ trait: `NAME`, or `NAME<ARGUMENTS>::Impl` whose arguments are
/// a number or classes of operations.
static TraitUseModel getNativeTrait(const NativeTrait &trait) {
  const std::string qualified = trait.getFullyQualifiedTraitName();
  StringRef text = qualified;
  text.consume_back("::Impl");
  const size_t open = text.find('<');
  if (open == StringRef::npos)
    return {text.str()};
  const StringRef name = text.take_front(open);
  StringRef arguments = text.drop_front(open + 1);
  arguments = arguments.take_front(arguments.rfind('>')).trim();
  int64_t number;
  if (!arguments.getAsInteger(10, number))
    return {name.str(), false, number};
  if (name != "::mlir::OpTrait::HasParent" &&
      name != "::mlir::OpTrait::SingleBlockImplicitTerminator")
    return {(name + "<" + arguments + ">").str()};
  TraitUseModel use = {name.str()};
  llvm::SmallVector<StringRef> classes;
  arguments.split(classes, ',');
  for (StringRef cppClass : classes)
    use.classes.push_back(cppClass.trim().str());
  return use;
}

std::optional<Interface> mlir::ods::getInterfaceOf(const Trait &trait) {
  if (!InterfaceTrait::classof(&trait) ||
      !trait.getDef().isSubClassOf("Interface"))
    return std::nullopt;
  return static_cast<const InterfaceTrait &>(trait).getInterface();
}

static void addNativeTraits(const Operator &op, bool structural,
                            std::vector<TraitUseModel> &uses) {
  for (const Trait &trait : op.getTraits()) {
    if (NativeTrait::classof(&trait)) {
      const auto &native = static_cast<const NativeTrait &>(trait);
      if (native.isStructuralOpTrait() == structural)
        uses.push_back(getNativeTrait(native));
    } else if (!structural) {
      const std::optional<Interface> interface = getInterfaceOf(trait);
      if (!interface || !interface->getVerify())
        continue;
      // An interface may be listed twice, once with declared methods.
      const std::string name = interface->getFullyQualifiedName();
      if (llvm::none_of(uses, [&](const TraitUseModel &use) {
            return use.isInterface && use.name == name;
          }))
        uses.push_back({name, true});
    }
  }
}

std::vector<TraitUseModel> mlir::ods::getTraitUses(const Operator &op) {
  std::vector<TraitUseModel> uses = {
      getSizeTrait("Region", op.getNumRegions(), op.getNumVariadicRegions()),
      getSizeTrait("Result", op.getNumResults(),
                   op.getNumVariableLengthResults())};
  if (op.getNumResults() == 1 && op.getNumVariableLengthResults() == 0)
    uses.push_back({"::mlir::OpTrait::OneTypedResult"});
  uses.push_back(getSizeTrait("Successor", op.getNumSuccessors(),
                              op.getNumVariadicSuccessors()));
  uses.push_back(getSizeTrait("Operand", op.getNumOperands(),
                              op.getNumVariableLengthOperands()));
  addNativeTraits(op, /*structural=*/true, uses);
  uses.push_back({"::mlir::OpTrait::OpInvariants"});
  addNativeTraits(op, /*structural=*/false, uses);
  if (!op.getDialect().usePropertiesForAttributes())
    uses.push_back({"::mlir::OpTrait::AttributesInDictionary"});
  return uses;
}

std::vector<EffectInterface>
mlir::ods::getEffectInterfaces(const Operator &op) {
  std::vector<EffectInterface> interfaces;
  auto add = [&](StringRef effect, StringRef trait) {
    trait.consume_back("::Trait");
    for (const EffectInterface &known : interfaces)
      if (known.interface == trait)
        return;
    interfaces.push_back({effect.str(), trait.str()});
  };
  for (const Trait &trait : op.getTraits())
    if (SideEffectTrait::classof(&trait)) {
      const auto &effects = static_cast<const SideEffectTrait &>(trait);
      add(effects.getBaseEffectName(), effects.getFullyQualifiedTraitName());
    }
  for (const EffectUse &use : getSideEffects(op))
    add(use.effect.getBaseEffectName(), use.effect.getInterfaceTrait());
  return interfaces;
}

std::vector<std::string> mlir::ods::getInterfaceNames(const Operator &op) {
  std::vector<std::string> names;
  auto add = [&](const std::string &name) {
    if (!llvm::is_contained(names, name))
      names.push_back(name);
  };
  for (const Trait &trait : op.getTraits())
    if (const std::optional<Interface> interface = getInterfaceOf(trait))
      add(interface->getFullyQualifiedName());
  for (const EffectInterface &interface : getEffectInterfaces(op))
    add(interface.interface);
  if (op.getNumAttributes() != op.getNumNativeAttributes())
    add("::mlir::DerivedAttributeOpInterface");
  return names;
}

bool mlir::ods::namesResults(const Operator &op) {
  if (op.getNumResults() <= 1 || op.getTrait("::mlir::OpAsmOpInterface::Trait"))
    return false;
  return llvm::any_of(op.getResults(), [](const NamedTypeConstraint &result) {
    return !result.name.empty();
  });
}
