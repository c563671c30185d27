// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/op_traits.h"

#include "ods/gen_op/op_hooks.h"
#include "ods/model/op_traits.h"

using namespace mlir::ods;
using llvm::StringRef;

constexpr char inferTypeInterface[] = "::mlir::InferTypeOpInterface";

static std::string getUse(const Operator &op, const TraitUseModel &use,
                          ConstantPool &pool) {
  if (use.isInterface && use.name == inferTypeInterface &&
      infersByDescriptor(op))
    return "{&::mlir::detail::inferredTypesTrait}";
  if (use.isInterface)
    return "{&" + use.name + "::Model<" + op.getCppClassName().str() +
           ">::trait}";
  const std::string descriptor = "{&" + use.name + "::descriptor";
  if (use.number)
    return descriptor + ", " + std::to_string(*use.number) + "}";
  if (use.classes.empty())
    return descriptor + "}";
  std::vector<std::string> names;
  for (const std::string &cppClass : use.classes)
    names.push_back(cppClass + "::getOperationName()");
  return descriptor + ", 0, " +
         pool.getArray("::llvm::StringRef", "odsOpNames", names) + "}";
}

std::string mlir::ods::getTraitArray(const Operator &op, ConstantPool &pool) {
  std::vector<std::string> uses;
  for (const TraitUseModel &use : getTraitUses(op))
    uses.push_back(getUse(op, use, pool));
  return pool.getArray("::mlir::TraitUse", "odsTraits", uses);
}

/// Returns the table of an interface: one of core for operations whose records
/// contain the information, otherwise that of the class.
static std::string getTable(const Operator &op, StringRef interface,
                            ConstantPool &pool) {
  const std::string detail = "&::mlir::detail::";
  if (interface == "::mlir::MemoryEffectOpInterface" &&
      llvm::any_of(getEffectInterfaces(op), [&](const EffectInterface &effect) {
        return effect.interface == interface;
      }))
    return detail + "describedMemoryEffects";
  if (interface == "::mlir::ConditionallySpeculatable") {
    if (op.getTrait("::mlir::OpTrait::AlwaysSpeculatableImplTrait"))
      return detail + "alwaysSpeculatable";
    if (op.getTrait("::mlir::OpTrait::RecursivelySpeculatableImplTrait"))
      return detail + "recursivelySpeculatable";
  }
  if (interface == inferTypeInterface && infersByDescriptor(op))
    return "&" + pool.get("odsInferredTypes", [&](StringRef name,
                                                  llvm::raw_ostream &os) {
      os << "constexpr ::mlir::detail::InferredTypesTable " << name << "("
         << op.getCppClassName() << "::descriptor);\n";
    });
  return ("&" + interface + "::Model<" + op.getCppClassName() + ">::table")
      .str();
}

std::string mlir::ods::getInterfaceArray(const Operator &op,
                                         ConstantPool &pool) {
  std::vector<std::string> rows;
  for (const std::string &interface : getInterfaceNames(op))
    rows.push_back("{::mlir::TypeID::get<" + interface + ">(), " +
                   getTable(op, interface, pool) + "}");
  if (namesResults(op))
    rows.push_back("{::mlir::TypeID::get<::mlir::OpAsmOpInterface>(), "
                   "&::mlir::describedResultNames}");
  return pool.getArray("::mlir::InterfaceImplementation", "odsInterfaces",
                       rows);
}
