// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/registry.h"

namespace mlir {

/// An entry of this test.
struct Choice {
  llvm::StringRef name;
};

const Choice choice = {"chosen"};
int numCalls = 0;

void registerChosen(Registry &registry) {
  ++numCalls;
  registry.insert(choice);
}

} // namespace mlir
