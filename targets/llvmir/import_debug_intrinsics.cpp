// SPDX-License-Identifier: Apache-2.0
//
// Where variables are: said right behind what is known of them, as it may not
// be known where LLVM IR says it.
#include "core/support/llvm.h"
#include "targets/llvmir/module_import.h"

using namespace mlir;
using namespace mlir::LLVM;

void ModuleImport::collectDebugIntrinsic(llvm::DbgInfoIntrinsic *call) {
  if (auto *variable = dyn_cast<llvm::DbgVariableIntrinsic>(call)) {
    debugIntrinsics.push_back(variable);
    return;
  }
  auto *label = dyn_cast<llvm::DbgLabelInst>(call);
  if (!label)
    return;
  if (auto attribute = debugImport.translateAs<DILabelAttr>(label->getLabel()))
    DbgLabelOp::create(builder, place, attribute);
}

LogicalResult ModuleImport::convertDebugIntrinsics(llvm::Function &function) {
  if (debugIntrinsics.empty())
    return success();
  llvm::DominatorTree dominators(function);
  for (llvm::DbgVariableIntrinsic *call : std::exchange(debugIntrinsics, {}))
    if (failed(convertDebugIntrinsic(call, dominators)))
      return failure();
  return success();
}

bool ModuleImport::setInsertionPointBehind(llvm::Value *value, Value translated,
                                           llvm::DominatorTree &dominators) {
  Operation *op = translated.getDefiningOp();
  if (!op || !op->hasTrait<OpTrait::IsTerminator>()) {
    builder.setInsertionPointAfterValue(translated);
    return true;
  }
  // At the end of a block that is reached through the terminator: a landing pad
  // stays the first of its block.
  const auto *node =
      dominators.getNode(cast<llvm::Instruction>(value)->getParent());
  if (!node || node->isLeaf())
    return false;
  builder.setInsertionPoint(
      blocks.lookup((*node->begin())->getBlock())->getTerminator());
  return true;
}

LogicalResult
ModuleImport::convertDebugIntrinsic(llvm::DbgVariableIntrinsic *call,
                                    llvm::DominatorTree &dominators) {
  // Of several values, or of none, nothing can be said.
  auto *wrapped =
      dyn_cast_or_null<llvm::ValueAsMetadata>(call->getRawLocation());
  auto variable =
      debugImport.translateAs<DILocalVariableAttr>(call->getVariable());
  if (!wrapped || !variable || isa<llvm::DbgAssignIntrinsic>(call))
    return success();
  llvm::Value *value = wrapped->getValue();
  if (isa<llvm::Instruction>(value) && !values.contains(value))
    return success();
  FailureOr<Value> translated = convertValue(value);
  if (failed(translated))
    return failure();
  OpBuilder::InsertionGuard guard(builder);
  if (!setInsertionPointBehind(value, *translated, dominators))
    return success();
  const Location location = debugImport.translateLoc(call->getDebugLoc());
  const DIExpressionAttr expression =
      debugImport.translateExpression(call->getExpression());
  if (isa<llvm::DbgDeclareInst>(call))
    DbgDeclareOp::create(builder, location, *translated, variable, expression);
  else
    DbgValueOp::create(builder, location, *translated, variable, expression);
  return success();
}
