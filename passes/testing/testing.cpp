// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/testing.h"

#include "passes/testing/analyses.h"
#include "passes/testing/attributes.h"
#include "passes/testing/function_utilities.h"
#include "passes/testing/ir_changes.h"
#include "passes/testing/ir_printing.h"
#include "passes/testing/ir_visitors.h"
#include "passes/testing/locations.h"
#include "passes/testing/loop_transforms.h"
#include "passes/testing/loop_utilities.h"
#include "passes/testing/memory_accesses.h"
#include "passes/testing/order.h"
#include "passes/testing/pass_manager.h"
#include "passes/testing/pipelines.h"
#include "passes/testing/queries.h"
#include "passes/testing/simplification.h"

namespace mlir::testing {

void registerTestPasses(Registry &registry) {
  registerAnalysesPasses(registry);
  registerAttributesPasses(registry);
  registerFunctionUtilitiesPasses(registry);
  registerIrChangesPasses(registry);
  registerIrPrintingPasses(registry);
  registerIrVisitorsPasses(registry);
  registerLocationsPasses(registry);
  registerLoopTransformsPasses(registry);
  registerLoopUtilitiesPasses(registry);
  registerMemoryAccessesPasses(registry);
  registerOrderPasses(registry);
  registerPassManagerPasses(registry);
  registerQueriesPasses(registry);
  registerSimplificationPasses(registry);
  registerTestPipelines(registry);
}

} // namespace mlir::testing
