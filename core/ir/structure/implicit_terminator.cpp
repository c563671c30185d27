// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/implicit_terminator.h"

#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/operation_state.h"

namespace mlir {

llvm::StringRef getImplicitTerminator(OperationName name) {
  const TraitUse *use =
      name.getTraitUse(TypeID::get<OpTrait::SingleBlockImplicitTerminator>());
  return use ? use->names.front() : llvm::StringRef();
}

void ensureTerminator(Region &region, Location location,
                      llvm::StringRef terminator) {
  if (region.empty())
    region.emplaceBlock();
  Block &block = region.back();
  if (!block.empty() && block.back().hasTrait<OpTrait::IsTerminator>())
    return;
  OperationState state(location, terminator);
  block.push_back(Operation::create(state));
}

} // namespace mlir
