// SPDX-License-Identifier: Apache-2.0
#include "dialects/cf/random_cf.h"

#include "core/random/random_module.h"
#include "dialects/cf/cf.h"

using namespace mlir;

/// Draws a value of the flag's type for each case. They are a vector, as the
/// parser builds them.
static void adjustSwitch(RandomModule &module, OperationState &state) {
  const Type type = state.operands.front().getType();
  const int64_t count = state.successors.size() - 1;
  auto &properties = state.getOrAddProperties<cf::SwitchOp::Properties>();
  if (count == 0)
    properties.case_values = {};
  else
    properties.case_values = cast<DenseIntElementsAttr>(
        drawElements(VectorType::get(count, type), module.getRandom()));
}

static constexpr GenerationHook hook = {.name = "cf.switch",
                                        .adjust = adjustSwitch};

void mlir::cf::registerGenerationHooks(Registry &registry) {
  registry.insert(hook);
}
