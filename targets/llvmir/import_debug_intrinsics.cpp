// SPDX-License-Identifier: Apache-2.0
//
// Imports the locations of source variables. A debug record may precede the
// value in the order in which blocks are translated. So records are translated
// last and inserted after the value.
#include "core/support/llvm.h"
#include "targets/llvmir/import_state.h"

using namespace mlir;
using namespace mlir::LLVM;

bool ModuleImport::setInsertionPointBehind(
    Value value, llvm::Value *origin, const llvm::DominatorTree &dominators) {
  Operation *op = value.getDefiningOp();
  if (!op || !op->hasTrait<OpTrait::IsTerminator>()) {
    builder.setInsertionPointAfterValue(value);
    return true;
  }
  // After a terminator means in a block that it dominates.
  const llvm::DomTreeNode *node =
      dominators.getNode(cast<llvm::Instruction>(origin)->getParent());
  if (!node || node->isLeaf())
    return false;
  builder.setInsertionPoint(
      blocks.lookup((*node->begin())->getBlock())->getTerminator());
  return true;
}

LogicalResult
ModuleImport::convertDebugIntrinsic(llvm::DbgVariableIntrinsic *call,
                                    const llvm::DominatorTree &dominators) {
  // There is no operation for lists of values, killed locations and
  // assignments.
  if (call->hasArgList() || isa<llvm::MDNode>(call->getRawLocation()) ||
      isa<llvm::DbgAssignIntrinsic>(call)) {
    warnOfDropped(call);
    return success();
  }
  auto variable = debug.translateAs<DILocalVariableAttr>(call->getVariable());
  if (!variable) {
    warnOfDropped(call);
    return success();
  }
  llvm::Value *origin = call->getVariableLocationOp(0);
  FailureOr<Value> value = convertValue(origin);
  if (failed(value))
    return failure();
  OpBuilder::InsertionGuard guard(builder);
  if (!setInsertionPointBehind(*value, origin, dominators)) {
    warnOfDropped(call);
    return success();
  }
  const Location location = debug.translateLocation(call->getDebugLoc());
  const DIExpressionAttr expression =
      debug.translateExpression(call->getExpression());
  if (isa<llvm::DbgDeclareInst>(call))
    DbgDeclareOp::create(builder, location, *value, variable, expression);
  else
    DbgValueOp::create(builder, location, *value, variable, expression);
  return success();
}

LogicalResult ModuleImport::convertDebugIntrinsics(llvm::Function &function) {
  auto calls = std::exchange(debugIntrinsics, {});
  if (calls.empty())
    return success();
  const llvm::DominatorTree dominators(function);
  for (llvm::DbgVariableIntrinsic *call : calls)
    if (failed(convertDebugIntrinsic(call, dominators)))
      return failure();
  return success();
}
