// SPDX-License-Identifier: Apache-2.0
//
// Copies of the regions of contractions.
#include "core/ir/structure/ir_mapping.h"
#include "dialects/krnl/transforms/lower_contract/contract_lowering.h"

using namespace mlir;
using namespace mlir::krnl;

SmallVector<Value> krnl::cloneRegion(OpBuilder &builder, Region &region,
                                     ValueRange arguments) {
  if (region.empty())
    return SmallVector<Value>(arguments);
  Block &body = region.front();
  IRMapping mapping;
  mapping.map(ValueRange(body.getArguments()), arguments);
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  SmallVector<Value> results;
  for (Value value : body.getTerminator()->getOperands())
    results.push_back(mapping.lookupOrDefault(value));
  return results;
}
