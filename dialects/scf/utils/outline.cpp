// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/utils/outline.h"

#include "core/rewrite/region_simplification.h"
#include "core/rewrite/rewriter.h"
#include "dialects/arith/arith.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

static bool isIndexConstant(Value value) {
  return value.getDefiningOp<arith::ConstantOp>() && value.getType().isIndex();
}

/// Replaces, in the function, the captured values by its arguments.
static void replaceCaptured(RewriterBase &rewriter, func::FuncOp function,
                            ArrayRef<Value> captured, unsigned firstArgument) {
  Block &entry = function.getBody().front();
  rewriter.setInsertionPointToStart(&entry);
  for (auto [i, value] : llvm::enumerate(captured)) {
    Value inner = entry.getArgument(firstArgument + i);
    if (isIndexConstant(value))
      inner = rewriter.clone(*value.getDefiningOp())->getResult(0);
    value.replaceUsesWithIf(inner, [&](OpOperand &use) {
      return function->isProperAncestor(use.getOwner());
    });
  }
}

FailureOr<func::FuncOp> mlir::outlineSingleBlockRegion(RewriterBase &rewriter,
                                                       Location loc,
                                                       Region &region,
                                                       StringRef funcName,
                                                       func::CallOp *callOp) {
  if (!region.hasOneBlock())
    return failure();
  auto parent = region.getParentOfType<func::FuncOp>();
  if (!parent)
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  Block *block = &region.front();
  Operation *terminator = block->getTerminator();
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(region, region, captured);

  SmallVector<Type> types(block->getArgumentTypes());
  const unsigned numArguments = types.size();
  for (Value value : captured)
    types.push_back(value.getType());
  rewriter.setInsertionPoint(parent);
  auto function = func::FuncOp::create(
      rewriter, loc, funcName,
      rewriter.getFunctionType(types, terminator->getOperandTypes()));
  Block *body =
      rewriter.createBlock(&function.getBody(), function.getBody().begin(),
                           types, SmallVector<Location>(types.size(), loc));

  // Create a block with a call, which replaces the moved block.
  SmallVector<Location> locations;
  for (BlockArgument argument : block->getArguments())
    locations.push_back(argument.getLoc());
  const SmallVector<Type> argumentTypes(block->getArgumentTypes());
  Block *caller =
      rewriter.createBlock(&region, region.begin(), argumentTypes, locations);
  rewriter.mergeBlocks(block, body,
                       body->getArguments().take_front(numArguments));
  SmallVector<Value> arguments(caller->getArguments());
  llvm::append_range(arguments, captured);
  rewriter.setInsertionPointToEnd(caller);
  auto call = func::CallOp::create(rewriter, loc, function, arguments);
  if (callOp)
    *callOp = call;
  rewriter.clone(*terminator)->setOperands(call->getResults());

  rewriter.setInsertionPoint(terminator);
  func::ReturnOp::create(rewriter, loc, terminator->getOperands());
  rewriter.eraseOp(terminator);
  replaceCaptured(rewriter, function, captured.getArrayRef(), numArguments);
  return function;
}

LogicalResult mlir::outlineIfOp(RewriterBase &b, scf::IfOp ifOp,
                                func::FuncOp *thenFn, StringRef thenFnName,
                                func::FuncOp *elseFn, StringRef elseFnName) {
  auto outline = [&](Region &region, func::FuncOp *function, StringRef name) {
    if (!function || region.empty())
      return success();
    FailureOr<func::FuncOp> outlined =
        outlineSingleBlockRegion(b, ifOp.getLoc(), region, name);
    if (failed(outlined))
      return failure();
    *function = *outlined;
    return success();
  };
  return success(succeeded(outline(ifOp.getThenRegion(), thenFn, thenFnName)) &&
                 succeeded(outline(ifOp.getElseRegion(), elseFn, elseFnName)));
}
