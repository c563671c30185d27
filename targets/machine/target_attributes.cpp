// SPDX-License-Identifier: Apache-2.0
#include "targets/machine/target_attributes.h"

#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"
#include "dialects/llvm/llvm.h"
#include "targets/llvmir/data_layout_import.h"

namespace mlir::machine {

TargetNames getTargetNames(ModuleOp module) {
  if (auto target = module->getAttrOfType<LLVM::TargetAttr>(
          LLVM::LLVMDialect::getTargetAttrName()))
    return {
        target.getTriple().getValue().str(), target.getChip().getValue().str(),
        target.getFeatures() ? target.getFeatures().getFeaturesString() : ""};
  if (auto triple = module->getAttrOfType<StringAttr>(
          LLVM::LLVMDialect::getTargetTripleAttrName()))
    return {triple.getValue().str(), "", ""};
  return {};
}

TargetNames completeTargetNames(TargetNames asked, ModuleOp module) {
  TargetNames known = getTargetNames(module);
  if (asked.triple.empty())
    asked.triple = known.triple;
  const Architecture *architecture = lookupArchitecture(asked.triple);
  if (!architecture || architecture != lookupArchitecture(known.triple))
    return asked;
  // Features belong to the chip that they were specified with.
  if (asked.chip.empty()) {
    asked.chip = known.chip;
    if (!asked.features.empty() && !known.features.empty())
      known.features += ",";
    asked.features = known.features + asked.features;
  }
  return asked;
}

/// Returns the products of unsigned and signed bytes that one instruction adds
/// to each 32-bit lane of the widest vectors, or 0.
static uint64_t getByteProducts(const Machine &machine) {
  auto has = [&](StringRef feature) {
    return llvm::is_contained(machine.features, "+" + feature.str());
  };
  if (machine.model.architecture != llvm::Triple::x86_64)
    return 0;
  const bool hasWide = machine.model.vectorBits == 512 && has("avx512vnni");
  const bool hasNarrow =
      machine.model.vectorBits == 256 &&
      (has("avxvnni") || (has("avx512vnni") && has("avx512vl")));
  return hasWide || hasNarrow ? 4 : 0;
}

TargetDeviceSpecAttr getDeviceSpec(const Machine &machine,
                                   MLIRContext *context) {
  const MachineModel &model = machine.model;
  Builder builder(context);
  SmallVector<DataLayoutEntryInterface> entries;
  auto add = [&](StringRef name, uint64_t number) {
    if (number)
      entries.push_back(DataLayoutEntryAttr::get(
          builder.getStringAttr(name), builder.getI64IntegerAttr(number)));
  };
  add("L1_cache_size_in_bytes", model.caches.l1d);
  add("L2_cache_size_in_bytes", model.caches.l2);
  add("L3_cache_size_in_bytes", model.caches.l3);
  add("cache_line_size_in_bytes", model.caches.line);
  add("max_vector_op_width", model.vectorBits);
  add("vector_register_count", model.vectorRegisters);
  add("fma_ops_per_cycle", model.fmaPorts);
  add("fma_latency_in_cycles", model.fmaLatency);
  add("byte_dot_product_size", getByteProducts(machine));
  return TargetDeviceSpecAttr::get(context, entries);
}

DataLayoutSpecAttr getDataLayoutSpec(const Architecture &architecture,
                                     Location loc) {
  MLIRContext *context = loc.getContext();
  DataLayoutSpecAttr types =
      *LLVM::translateDataLayout(architecture.dataLayout, loc);
  Builder builder(context);
  SmallVector<DataLayoutEntryInterface> entries = {DataLayoutEntryAttr::get(
      builder.getIndexType(),
      builder.getI64IntegerAttr(architecture.pointerBits))};
  llvm::append_range(entries, types.getEntries());
  auto stack = builder.getStringAttr(DLTIDialect::kDataLayoutStackAlignmentKey);
  if (failed(types.query(stack)))
    entries.push_back(DataLayoutEntryAttr::get(
        stack, builder.getI64IntegerAttr(architecture.stackAlignmentBits)));
  return DataLayoutSpecAttr::get(context, entries);
}

/// Returns the devices of a module after replacing its CPU by `cpu`.
static TargetSystemSpecAttr getSystemSpec(ModuleOp module,
                                          TargetDeviceSpecAttr cpu) {
  auto name = StringAttr::get(module.getContext(), "CPU");
  SmallVector<DataLayoutEntryInterface> entries = {
      DataLayoutEntryAttr::get(name, cpu)};
  if (auto known = module->getAttrOfType<TargetSystemSpecAttr>(
          DLTIDialect::kTargetSystemDescAttrName))
    for (DataLayoutEntryInterface entry : known.getEntries())
      if (entry.getKey() != DataLayoutEntryKey(name))
        entries.push_back(entry);
  return TargetSystemSpecAttr::get(module.getContext(), entries);
}

void attachTarget(ModuleOp module, const Machine &machine) {
  MLIRContext *context = module.getContext();
  const Architecture &architecture = getArchitecture(machine.model);
  auto triple = StringAttr::get(context, machine.triple);
  LLVM::TargetFeaturesAttr features;
  if (!machine.features.empty())
    features = LLVM::TargetFeaturesAttr::get(
        context, SmallVector<StringRef>(machine.features.begin(),
                                        machine.features.end()));
  module->setAttr(LLVM::LLVMDialect::getTargetAttrName(),
                  LLVM::TargetAttr::get(
                      context, triple,
                      StringAttr::get(context, machine.model.cpu), features));
  module->setAttr(LLVM::LLVMDialect::getTargetTripleAttrName(), triple);
  module->setAttr(LLVM::LLVMDialect::getDataLayoutAttrName(),
                  StringAttr::get(context, architecture.dataLayout));
  module->setAttr(DLTIDialect::kDataLayoutAttrName,
                  getDataLayoutSpec(architecture, module.getLoc()));
  module->setAttr(DLTIDialect::kTargetSystemDescAttrName,
                  getSystemSpec(module, getDeviceSpec(machine, context)));
}

} // namespace mlir::machine
