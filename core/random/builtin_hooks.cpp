// SPDX-License-Identifier: Apache-2.0
#include "core/random/builtin_hooks.h"

#include "core/random/random_module.h"

namespace mlir {
namespace {

void addAttribute(RandomModule &module, Operation *op) {
  if (module.getRandom().chance(50))
    op->setDiscardableAttr(
        "tag", module.getRandom().pick(module.getAttributes().getAttributes()));
}

Operation *buildModule(RandomModule &module) {
  std::optional<llvm::StringRef> name;
  if (module.getRandom().chance(60))
    name = module.makeSymbolName().getValue();
  auto op = module.getBuilder().create<ModuleOp>(module.getLocation(), name);
  addAttribute(module, op);
  return op;
}

/// From any values to at least one of any types.
Operation *buildCast(RandomModule &module) {
  llvm::SmallVector<Value> inputs;
  for (Type type : module.drawTypes())
    inputs.push_back(module.getValue(type));
  llvm::SmallVector<Type> outputs = module.drawTypes();
  outputs.push_back(module.drawType([](Type) { return true; }));
  auto op = module.getBuilder().create<UnrealizedConversionCastOp>(
      module.getLocation(), TypeRange(outputs), ValueRange(inputs));
  addAttribute(module, op);
  return op;
}

constexpr GenerationHook hooks[] = {
    {"builtin.module", buildModule},
    {"builtin.unrealized_conversion_cast", buildCast}};

} // namespace

llvm::ArrayRef<GenerationHook> getBuiltinGenerationHooks() { return hooks; }

} // namespace mlir
