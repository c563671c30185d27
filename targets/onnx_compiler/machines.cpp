// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_compiler/machines.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/attr_type_sub_elements.h"
#include "core/ir/structure/builders.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/dlti/dlti.h"
#include "dialects/func/func.h"
#include "dialects/krnl/contract_op.h"
#include "targets/machine/target_attributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace onnx_mlir {

namespace {

constexpr llvm::StringLiteral machinesName = "krnl.machines";
constexpr llvm::StringLiteral machineName = "krnl.machine";
constexpr llvm::StringLiteral cpuName = "cpu";
constexpr llvm::StringLiteral systemName = "system";
constexpr llvm::StringLiteral byteProductsName = "byte_dot_product_size";

} // namespace

/// Returns what passes look up for a machine. Without `hasByteProducts`, the
/// machine has no instruction for products of bytes.
static mlir::TargetSystemSpecAttr
getSystem(const mlir::machine::Machine &machine, bool hasByteProducts,
          mlir::MLIRContext *context) {
  mlir::TargetDeviceSpecAttr device =
      mlir::machine::getDeviceSpec(machine, context);
  auto name = mlir::StringAttr::get(context, byteProductsName);
  if (!hasByteProducts) {
    llvm::SmallVector<mlir::DataLayoutEntryInterface> entries;
    for (mlir::DataLayoutEntryInterface entry : device.getEntries())
      if (entry.getKey() != mlir::DataLayoutEntryKey(name))
        entries.push_back(entry);
    device = mlir::TargetDeviceSpecAttr::get(context, entries);
  }
  return mlir::TargetSystemSpecAttr::get(
      context, {mlir::DataLayoutEntryAttr::get(
                   mlir::StringAttr::get(context, "CPU"), device)});
}

void setMachines(mlir::ModuleOp module,
                 llvm::ArrayRef<mlir::machine::Machine> machines) {
  mlir::machine::attachTarget(module, machines.front());
  if (machines.size() == 1)
    return;
  mlir::MLIRContext *context = module.getContext();
  mlir::Builder builder(context);
  const auto name = builder.getStringAttr(byteProductsName);
  // They need an order of constants that no other machine can read.
  const bool haveByteProducts =
      llvm::all_of(machines, [&](const mlir::machine::Machine &machine) {
        return mlir::succeeded(
            mlir::machine::getDeviceSpec(machine, context).query(name));
      });
  llvm::SmallVector<mlir::Attribute> list;
  for (const mlir::machine::Machine &machine : machines)
    list.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr(cpuName,
                              builder.getStringAttr(machine.model.cpu)),
         builder.getNamedAttr(systemName,
                              getSystem(machine, haveByteProducts, context))}));
  module->setAttr(mlir::DLTIDialect::kTargetSystemDescAttrName,
                  getSystem(machines.front(), haveByteProducts, context));
  module->setAttr(machinesName, builder.getArrayAttr(list));
}

/// Returns the descriptions of the machines, or none if there is one.
static llvm::SmallVector<mlir::DictionaryAttr> getList(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::DictionaryAttr> machines;
  auto list = module->getAttrOfType<mlir::ArrayAttr>(machinesName);
  if (!list)
    return machines;
  for (mlir::Attribute element : list) {
    auto machine = llvm::dyn_cast<mlir::DictionaryAttr>(element);
    if (machine && machine.getAs<mlir::StringAttr>(cpuName) &&
        machine.getAs<mlir::TargetSystemSpecAttr>(systemName))
      machines.push_back(machine);
  }
  return machines;
}

static mlir::StringAttr getCpu(mlir::DictionaryAttr machine) {
  return machine.getAs<mlir::StringAttr>(cpuName);
}

std::vector<std::string> getMachines(mlir::ModuleOp module) {
  std::vector<std::string> names;
  for (mlir::DictionaryAttr machine : getList(module))
    names.push_back(getCpu(machine).getValue().str());
  if (names.empty())
    names.push_back(mlir::machine::getTargetNames(module).chip);
  return names;
}

llvm::StringRef getMachine(mlir::Operation *function) {
  auto name = function->getAttrOfType<mlir::StringAttr>(machineName);
  return name ? name.getValue() : llvm::StringRef();
}

/// Removes the schedules that depend on the machine only.
static void removeSchedules(mlir::func::FuncOp function) {
  function->walk([](mlir::krnl::ContractOp op) {
    if (!op.getPacked())
      op.removeScheduleAttr();
  });
}

std::vector<std::string> addVariants(mlir::ModuleOp module,
                                     llvm::StringRef function) {
  std::vector<std::string> names = {function.str()};
  const auto machines = getList(module);
  if (machines.empty())
    return names;
  llvm::SmallVector<mlir::func::FuncOp> originals;
  for (auto original : module.getOps<mlir::func::FuncOp>())
    if (!original.isExternal())
      originals.push_back(original);
  for (mlir::func::FuncOp original : originals)
    original->setAttr(machineName, getCpu(machines.front()));

  mlir::SymbolTable symbols(module);
  for (mlir::DictionaryAttr machine : llvm::ArrayRef(machines).drop_front()) {
    llvm::DenseMap<mlir::StringAttr, mlir::FlatSymbolRefAttr> copies;
    llvm::SmallVector<mlir::func::FuncOp> variants;
    for (mlir::func::FuncOp original : originals) {
      auto copy = llvm::cast<mlir::func::FuncOp>(original->clone());
      copy.setSymName(
          (original.getSymName() + "." + getCpu(machine).getValue()).str());
      copy->setAttr(machineName, getCpu(machine));
      copy->setAttr(mlir::DLTIDialect::kTargetSystemDescAttrName,
                    machine.get(systemName));
      symbols.insert(copy);
      removeSchedules(copy);
      copies[original.getSymNameAttr()] =
          mlir::FlatSymbolRefAttr::get(copy.getSymNameAttr());
      variants.push_back(copy);
      if (original.getSymName() == function)
        names.push_back(copy.getSymName().str());
    }
    mlir::AttrTypeReplacer replacer;
    replacer.addReplacement(
        [&](mlir::FlatSymbolRefAttr name) -> mlir::Attribute {
          mlir::FlatSymbolRefAttr copy = copies.lookup(name.getAttr());
          return copy ? copy : name;
        });
    for (mlir::func::FuncOp variant : variants)
      replacer.recursivelyReplaceElementsIn(variant);
  }
  return names;
}

} // namespace onnx_mlir
