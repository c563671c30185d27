// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/operation_folder.h"

#include "core/interfaces/fold.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/dialect.h"
#include "core/ir/structure/matchers.h"

namespace mlir {

/// Returns the region whose entry block holds the constants for uses in
/// `block`.
static Region *getInsertionRegion(Block *block) {
  while (Region *region = block->getParent()) {
    Operation *parent = region->getParentOp();
    if (parent->mightHaveTrait<OpTrait::IsIsolatedFromAbove>() ||
        !parent->getBlock())
      return region;
    const auto *interface =
        getDialectInterface<DialectFoldInterface>(parent->getDialect());
    if (interface && interface->shouldMaterializeInto(region))
      return region;
    block = parent->getBlock();
  }
  llvm_unreachable("the outermost region is one");
}

OperationFolder::OperationFolder(MLIRContext *context,
                                 OpBuilder::Listener *listener)
    : rewriter(context, listener), erasedLocation(UnknownLoc::get(context)) {}

void OperationFolder::clear() {
  foldScopes.clear();
  referencedDialects.clear();
}

/// Moves a registered constant before the operations that are not registered
/// constants.
void OperationFolder::hoist(Operation *constant) {
  Operation *first = &constant->getBlock()->front();
  if (first == constant || isFolderOwnedConstant(constant->getPrevNode()))
    return;
  constant->moveBefore(first);
  constant->setLoc(erasedLocation);
}

LogicalResult OperationFolder::tryToFold(Operation *op, bool *inPlaceUpdate,
                                         int maxIterations) {
  if (inPlaceUpdate)
    *inPlaceUpdate = false;
  if (isFolderOwnedConstant(op)) {
    hoist(op);
    return failure();
  }
  llvm::SmallVector<OpFoldResult> folded;
  bool isChanged = false;
  while (succeeded(op->fold(folded))) {
    if (!folded.empty()) {
      llvm::SmallVector<Value> results;
      if (failed(processFoldResults(op, folded, results)))
        break;
      if (inPlaceUpdate)
        *inPlaceUpdate = false;
      notifyRemoval(op);
      rewriter.replaceOp(op, results);
      return success();
    }
    isChanged = true;
    if (inPlaceUpdate)
      *inPlaceUpdate = true;
    rewriter.finalizeOpModification(op);
    if (--maxIterations <= 0)
      break;
  }
  return success(isChanged);
}

LogicalResult
OperationFolder::processFoldResults(Operation *op,
                                    llvm::ArrayRef<OpFoldResult> folded,
                                    llvm::SmallVectorImpl<Value> &results) {
  Region *region = getInsertionRegion(op->getBlock());
  Block &entry = region->front();
  rewriter.setInsertionPointToStart(&entry);
  ConstantMap &constants = foldScopes[region];
  for (auto [result, type] : llvm::zip_equal(folded, op->getResultTypes())) {
    if (auto value = llvm::dyn_cast<Value>(result)) {
      results.push_back(value);
      continue;
    }
    Operation *constant = tryGetOrCreateConstant(
        constants, op->getDialect(), llvm::cast<Attribute>(result), type);
    if (constant) {
      Block *block = op->getBlock();
      if (block == constant->getBlock() && &block->front() != constant)
        constant->moveBefore(&block->front());
      results.push_back(constant->getResult(0));
      continue;
    }
    // Erase the constants that were materialized for the other results.
    for (Operation &made : llvm::make_early_inc_range(
             llvm::make_range(entry.begin(), rewriter.getInsertionPoint()))) {
      notifyRemoval(&made);
      rewriter.eraseOp(&made);
    }
    return failure();
  }
  return success();
}

bool OperationFolder::insertKnownConstant(Operation *op, Attribute constValue) {
  if (isFolderOwnedConstant(op)) {
    hoist(op);
    return true;
  }
  if (!constValue)
    matchPattern(op, m_Constant(&constValue));
  assert(constValue && "not a constant");
  Region *region = getInsertionRegion(op->getBlock());
  Operation *&existing = foldScopes[region][ConstantKey(
      op->getDialect(), constValue, op->getResult(0).getType())];
  if (existing) {
    notifyRemoval(op);
    rewriter.replaceOp(op, existing->getResults());
    existing->setLoc(erasedLocation);
    return false;
  }
  Operation *first = &region->front().front();
  if (op->getBlock() != first->getBlock()) {
    op->moveBefore(first);
    op->setLoc(erasedLocation);
  } else if (first != op && !isFolderOwnedConstant(op->getPrevNode())) {
    op->moveBefore(first);
  }
  existing = op;
  referencedDialects[op].push_back(op->getDialect());
  return true;
}

void OperationFolder::notifyRemoval(Operation *op) {
  auto dialects = referencedDialects.find(op);
  if (dialects == referencedDialects.end())
    return;
  Attribute constValue;
  matchPattern(op, m_Constant(&constValue));
  ConstantMap &constants = foldScopes[getInsertionRegion(op->getBlock())];
  const Type type = op->getResult(0).getType();
  for (Dialect *dialect : dialects->second)
    constants.erase(ConstantKey(dialect, constValue, type));
  referencedDialects.erase(dialects);
}

Value OperationFolder::getOrCreateConstant(Block *block, Dialect *dialect,
                                           Attribute value, Type type) {
  Region *region = getInsertionRegion(block);
  rewriter.setInsertionPointToStart(&region->front());
  Operation *constant =
      tryGetOrCreateConstant(foldScopes[region], dialect, value, type);
  return constant ? constant->getResult(0) : Value();
}

Operation *OperationFolder::tryGetOrCreateConstant(ConstantMap &constants,
                                                   Dialect *dialect,
                                                   Attribute value, Type type) {
  auto reuse = [&](Operation *constant) {
    constant->setLoc(erasedLocation);
    return constant;
  };
  if (Operation *existing = constants.lookup({dialect, value, type}))
    return reuse(existing);
  Operation *made =
      dialect->materializeConstant(rewriter, value, type, erasedLocation);
  if (!made)
    return nullptr;
  Dialect *ownDialect = made->getDialect();
  if (ownDialect == dialect) {
    constants[{dialect, value, type}] = made;
    referencedDialects[made].push_back(dialect);
    return made;
  }
  // The constant is registered under the dialect of `made`, too.
  if (Operation *existing = constants.lookup({ownDialect, value, type})) {
    rewriter.eraseOp(made);
    constants[{dialect, value, type}] = existing;
    referencedDialects[existing].push_back(dialect);
    return reuse(existing);
  }
  constants[{dialect, value, type}] = made;
  constants[{ownDialect, value, type}] = made;
  referencedDialects[made].assign({dialect, ownDialect});
  return made;
}

} // namespace mlir
