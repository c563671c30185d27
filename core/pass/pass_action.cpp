// SPDX-License-Identifier: Apache-2.0
#include "core/pass/pass_action.h"

namespace mlir {

void PassExecutionAction::print(llvm::raw_ostream &os) const {
  os << '`' << tag << "` running `" << pass.getName() << "` on Operation `"
     << getOp()->getName() << "`";
}

void detail::executePass(const Pass &pass, Operation *op,
                         llvm::function_ref<void()> run) {
  executeAction<PassExecutionAction>(op->getContext(), run, {op}, pass);
}

} // namespace mlir
