// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/op_traits.h"

#include "ods/gen_op/op_class.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

static std::string getUse(const std::string &name) {
  return "{&" + name + "::descriptor}";
}

/// Zero, one, N, at least N or any number of them.
static std::string getSizeTrait(StringRef what, unsigned total,
                                unsigned variable) {
  const std::string prefix = "::mlir::OpTrait::";
  const std::string kind = what.str();
  auto withNumber = [&](const std::string &name, unsigned number) {
    return "{&" + prefix + name + kind + "s::descriptor, " +
           std::to_string(number) + "}";
  };
  if (variable != 0)
    return variable == total ? getUse(prefix + "Variadic" + kind + "s")
                             : withNumber("AtLeastN", total - variable);
  if (total == 0)
    return getUse(prefix + "Zero" + kind + "s");
  if (total == 1)
    return getUse(prefix + "One" + kind);
  return withNumber("N", total);
}

/// A trait of C++: `NAME`, or `NAME<ARGUMENTS>::Impl` whose arguments are a
/// number or classes of operations.
static std::string getNativeTrait(const Operator &op, const std::string &trait,
                                  ConstantPool &pool) {
  const StringRef text = trait;
  const size_t open = text.find('<');
  if (open == StringRef::npos)
    return getUse(trait);
  const StringRef name = text.take_front(open);
  StringRef arguments = text.drop_front(open + 1);
  arguments = arguments.take_front(arguments.rfind('>')).trim();
  int64_t number;
  if (!arguments.getAsInteger(10, number))
    return ("{&" + name + "::descriptor, " + llvm::Twine(number) + "}").str();
  if (name != "::mlir::OpTrait::HasParent" &&
      name != "::mlir::OpTrait::SingleBlockImplicitTerminator")
    return getUse((name + "<" + arguments + ">").str());
  llvm::SmallVector<StringRef> classes;
  arguments.split(classes, ',');
  std::vector<std::string> names;
  for (StringRef cppClass : classes)
    names.push_back((cppClass.trim() + "::getOperationName()").str());
  return ("{&" + name + "::descriptor, 0, ").str() +
         pool.getArray("::llvm::StringRef", "odsOpNames", names) + "}";
}

/// The name in C++ without the `Impl` that traits with arguments have.
static std::string stripImpl(const NativeTrait &trait) {
  std::string name = trait.getFullyQualifiedTraitName();
  StringRef text = name;
  text.consume_back("::Impl");
  return text.str();
}

static void addNativeTraits(const Operator &op, bool structural,
                            ConstantPool &pool,
                            std::vector<std::string> &uses) {
  for (const Trait &trait : op.getTraits()) {
    if (NativeTrait::classof(&trait)) {
      const auto &native = static_cast<const NativeTrait &>(trait);
      if (native.isStructuralOpTrait() == structural)
        uses.push_back(getNativeTrait(op, stripImpl(native), pool));
    } else if (!structural) {
      const std::optional<Interface> interface = getInterfaceOf(trait);
      if (interface && interface->getVerify())
        uses.push_back("{&" + interface->getFullyQualifiedName() + "::Model<" +
                       op.getCppClassName().str() + ">::trait}");
    }
  }
}

std::string mlir::ods::getTraitArray(const Operator &op, ConstantPool &pool) {
  std::vector<std::string> uses;
  uses.push_back(
      getSizeTrait("Region", op.getNumRegions(), op.getNumVariadicRegions()));
  uses.push_back(getSizeTrait("Result", op.getNumResults(),
                              op.getNumVariableLengthResults()));
  if (op.getNumResults() == 1 && op.getNumVariableLengthResults() == 0)
    uses.push_back(getUse("::mlir::OpTrait::OneTypedResult"));
  uses.push_back(getSizeTrait("Successor", op.getNumSuccessors(),
                              op.getNumVariadicSuccessors()));
  uses.push_back(getSizeTrait("Operand", op.getNumOperands(),
                              op.getNumVariableLengthOperands()));
  addNativeTraits(op, /*structural=*/true, pool, uses);
  uses.push_back(getUse("::mlir::OpTrait::OpInvariants"));
  addNativeTraits(op, /*structural=*/false, pool, uses);
  return pool.getArray("::mlir::TraitUse", "odsTraits", uses);
}

std::string mlir::ods::getInterfaceArray(const Operator &op,
                                         ConstantPool &pool) {
  std::vector<std::string> rows;
  auto addModel = [&](const std::string &interface) {
    const std::string row = "{::mlir::TypeID::get<" + interface + ">(), &" +
                            interface + "::Model<" +
                            op.getCppClassName().str() + ">::table}";
    if (!llvm::is_contained(rows, row))
      rows.push_back(row);
  };
  for (const Trait &trait : op.getTraits())
    if (const std::optional<Interface> interface = getInterfaceOf(trait))
      addModel(interface->getFullyQualifiedName());
  for (const EffectInterface &interface : getEffectInterfaces(op))
    addModel(interface.interface);
  if (op.getNumAttributes() != op.getNumNativeAttributes())
    addModel("::mlir::DerivedAttributeOpInterface");
  if (namesResults(op))
    rows.push_back("{::mlir::TypeID::get<::mlir::OpAsmOpInterface>(), "
                   "&::mlir::describedResultNames}");
  return pool.getArray("::mlir::InterfaceImplementation", "odsInterfaces",
                       rows);
}
