// SPDX-License-Identifier: Apache-2.0
#include "core/support/fresh_stack.h"

#include "llvm/Support/thread.h"

namespace mlir {

void runOnFreshStack(llvm::function_ref<void()> work) {
  llvm::thread thread(std::optional<unsigned>(freshStackSize), work);
  thread.join();
}

} // namespace mlir
