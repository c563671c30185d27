// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/fuse/row_blocks.h"

#include <utility>

#include "dialects/onnx/indexed/row_blocks.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/transforms/fuse/group.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// The most operators and inputs of a group.
static constexpr unsigned maxRowOperations = 24, maxRowInputs = 12;
/// The columns of factors are copied for products in blocks: fewer rows do not
/// pay for it, and take little memory.
static constexpr int64_t minRows = 8;

static bool isNamed(Operation *op, llvm::StringRef name) {
  return op && op->getName().getStringRef() == name;
}

using Chain = llvm::SmallVector<Operation *>;

/// Returns the product of matrices from which operators with one use compute a
/// value of this type, and these operators, in order; nothing if there is none.
static Chain findProduct(Value value, unsigned depth = 0) {
  Operation *op = value.getDefiningOp();
  if (!op || !value.hasOneUse() || op->getNumResults() != 1 ||
      op->getNumRegions() != 0 || depth > maxRowOperations)
    return {};
  if (isNamed(op, "onnx.MatMul"))
    return {op};
  for (Value operand : op->getOperands()) {
    // A view may list the matrices in another way.
    if (isView(op) ? operand != op->getOperand(0)
                   : operand.getType() != value.getType())
      continue;
    Chain chain = findProduct(operand, depth + 1);
    if (chain.empty())
      continue;
    chain.push_back(op);
    return chain;
  }
  return {};
}

/// Appends the operators after a value up to a product of matrices whose first
/// factor they compute. Returns false if there is none. Each is the only user
/// of the values before it, but for two operators of which one uses the other.
static bool appendUsers(Value value, Chain &chain) {
  while (chain.size() < maxRowOperations) {
    llvm::SmallVector<Operation *, 2> users;
    for (Operation *user : value.getUsers())
      if (!llvm::is_contained(users, user))
        users.push_back(user);
    if (users.empty() || users.size() > 2)
      return false;
    if (users.size() == 2 && users[1]->isBeforeInBlock(users[0]))
      std::swap(users[0], users[1]);
    for (Operation *user : users) {
      if (user->getBlock() != chain.front()->getBlock() ||
          user->getNumResults() != 1 || user->getNumRegions() != 0)
        return false;
      chain.push_back(user);
    }
    if (users.size() == 2 &&
        (!users[0]->getResult(0).hasOneUse() ||
         *users[0]->getResult(0).getUsers().begin() != users[1]))
      return false;
    if (isNamed(chain.back(), "onnx.MatMul"))
      return users.size() == 1 && users[0]->getOperand(0) == value &&
             users[0]->getOperand(1) != value;
    value = chain.back()->getResult(0);
  }
  return false;
}

/// Returns whether blocks of rows are worth it.
static bool hasManyRows(Operation *product, ShapeAnalysis &shapes) {
  const auto shape = shapes.getShape(product->getResult(0));
  if (!shape || shape->size() < 2)
    return false;
  const auto rows = (*shape)[shape->size() - 2].getConstant();
  return !rows || *rows >= minRows;
}

/// Returns the operators of a group around a Softmax, or nothing.
static Chain findChain(Operation *softmax, ShapeAnalysis &shapes) {
  Chain chain = findProduct(softmax->getOperand(0));
  if (chain.empty() || chain.front()->getBlock() != softmax->getBlock() ||
      !hasManyRows(chain.front(), shapes))
    return {};
  chain.push_back(softmax);
  if (!appendUsers(softmax->getResult(0), chain))
    return {};
  llvm::DenseMap<Value, unsigned> inputs;
  for (Value input : getGroupInputs(chain))
    inputs.try_emplace(input, inputs.size());
  const bool isGroup = inputs.size() <= maxRowInputs &&
                       canDivideIntoRowBlocks(chain, inputs, shapes);
  return isGroup ? chain : Chain();
}

unsigned groupRowBlocks(Block &block, ShapeAnalysis &shapes) {
  llvm::SmallVector<Chain> groups;
  llvm::DenseSet<Operation *> members;
  for (Operation &op : block) {
    if (!isNamed(&op, "onnx.Softmax"))
      continue;
    Chain chain = findChain(&op, shapes);
    if (chain.empty() || llvm::any_of(chain, [&](Operation *member) {
          return members.contains(member);
        }))
      continue;
    members.insert(chain.begin(), chain.end());
    groups.push_back(std::move(chain));
  }
  for (const Chain &chain : groups)
    moveIntoGroup(chain);
  return groups.size();
}

} // namespace mlir::onnx
