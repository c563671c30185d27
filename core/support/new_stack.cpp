// SPDX-License-Identifier: Apache-2.0
#include "core/support/new_stack.h"

#include "llvm/Support/thread.h"

namespace mlir {

void runOnNewStack(llvm::function_ref<void()> work) {
  llvm::thread thread(std::optional<unsigned>(newStackSize), work);
  thread.join();
}

} // namespace mlir
