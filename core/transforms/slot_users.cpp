// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/slot_users.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;

llvm::SmallVector<Operation *> mlir::getUsersInOrder(Value value) {
  struct Frame {
    Operation *op;
    llvm::SmallVector<Operation *> users;
  };
  auto getUsers = [](ValueRange values) {
    llvm::SmallVector<Operation *> users;
    for (Value value : values)
      llvm::append_range(users, value.getUsers());
    return users;
  };
  llvm::SmallVector<Operation *> order;
  llvm::DenseSet<Operation *> visited;
  llvm::SmallVector<Frame> stack;
  stack.push_back({nullptr, getUsers(value)});
  while (!stack.empty()) {
    Frame &frame = stack.back();
    if (frame.users.empty()) {
      if (frame.op)
        order.push_back(frame.op);
      stack.pop_back();
      continue;
    }
    Operation *user = frame.users.pop_back_val();
    if (visited.insert(user).second)
      stack.push_back({user, getUsers(user->getResults())});
  }
  std::reverse(order.begin(), order.end());
  return order;
}
