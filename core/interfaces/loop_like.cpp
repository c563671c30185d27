// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/loop_like.h"

#include "core/interfaces/function.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

std::optional<size_t> detail::getIndex(llvm::ArrayRef<BlockArgument> arguments,
                                       BlockArgument argument) {
  const auto *found = llvm::find(arguments, argument);
  if (found == arguments.end())
    return std::nullopt;
  return found - arguments.begin();
}

std::optional<size_t> detail::getIndex(std::optional<ResultRange> results,
                                       OpResult result) {
  if (results)
    for (auto [i, candidate] : llvm::enumerate(*results))
      if (candidate == result)
        return i;
  return std::nullopt;
}

/// Returns true if control may flow from a block back to it.
static bool isInCycle(Block *block) {
  llvm::DenseSet<Block *> visited;
  llvm::SmallVector<Block *> pending = {block};
  while (!pending.empty())
    for (Block *successor : pending.pop_back_val()->getSuccessors()) {
      if (successor == block)
        return true;
      if (visited.insert(successor).second)
        pending.push_back(successor);
    }
  return false;
}

bool LoopLikeOpInterface::blockIsInLoop(Block *block) {
  Operation *parent = block->getParentOp();
  if (llvm::isa<LoopLikeOpInterface>(parent) ||
      parent->getParentOfType<LoopLikeOpInterface>())
    return true;
  // Check the enclosing blocks up to the function.
  for (; block; block = parent->getBlock()) {
    if (isInCycle(block))
      return true;
    parent = block->getParentOp();
    if (!parent || llvm::isa<FunctionOpInterface>(parent))
      return false;
  }
  return false;
}

// Verification. RegionBranchOpInterface verifies similar properties; these
// diagnostics are more specific.

namespace {
/// A list of carried values and its names in diagnostics.
struct Carried {
  llvm::StringRef name;
  llvm::StringRef names;
  ValueRange values;
};
} // namespace

static LogicalResult verifyNumbers(Operation *op, const Carried &a,
                                   const Carried &b) {
  if (a.values.size() == b.values.size())
    return success();
  return op->emitOpError("different number of ")
         << a.names << " and " << b.names << ": " << a.values.size()
         << " != " << b.values.size();
}

static LogicalResult verifyTypes(Operation *op, const Carried &a,
                                 const Carried &b, size_t i) {
  const Type typeA = a.values[i].getType(), typeB = b.values[i].getType();
  if (typeA == typeB)
    return success();
  return op->emitOpError() << i << "-th " << a.name << " and " << i << "-th "
                           << b.name << " have different type: " << typeA
                           << " != " << typeB;
}

LogicalResult detail::verifyLoopLikeOpInterface(Operation *op) {
  LoopLikeOpInterface loop(op);
  std::optional<ResultRange> loopResults = loop.getLoopResults();
  const Carried inits = {"init", "inits", loop.getInits()};
  const Carried arguments = {"region iter_arg", "region iter_args",
                             loop.getRegionIterArgs()};
  const Carried yielded = {"yielded value", "yielded values",
                           loop.getYieldedValues()};
  const Carried results = {"loop result", "loop results",
                           loopResults ? ValueRange(*loopResults)
                                       : ValueRange()};
  const bool yields = !yielded.values.empty();

  // Invariant 1.
  if (failed(verifyNumbers(op, inits, arguments)) ||
      (yields && failed(verifyNumbers(op, arguments, yielded))) ||
      (loopResults && failed(verifyNumbers(op, results, arguments))))
    return failure();

  // Invariant 2.
  for (size_t i = 0; i < arguments.values.size(); ++i)
    if (failed(verifyTypes(op, inits, arguments, i)) ||
        (yields && failed(verifyTypes(op, arguments, yielded, i))))
      return failure();
  if (loopResults)
    for (size_t i = 0; i < arguments.values.size(); ++i)
      if (failed(verifyTypes(op, arguments, results, i)))
        return failure();
  return success();
}
