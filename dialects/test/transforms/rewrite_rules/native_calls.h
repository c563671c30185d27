// SPDX-License-Identifier: Apache-2.0
//
// Functions that the rules of rewrite_rules.td call. Private.
#ifndef DIALECTS_TEST_TRANSFORMS_REWRITE_RULES_NATIVE_CALLS_H
#define DIALECTS_TEST_TRANSFORMS_REWRITE_RULES_NATIVE_CALLS_H

#include "core/rewrite/rewriter.h"
#include "dialects/test/test.h"

namespace test {

inline void createOpI(mlir::PatternRewriter &rewriter, mlir::Location location,
                      mlir::Value input) {
  OpI::create(rewriter, location, input);
}
inline mlir::Value createOpK(mlir::PatternRewriter &rewriter,
                             mlir::Location location) {
  return OpK::create(rewriter, location, rewriter.getI32Type())->getResult(0);
}
/// Returns true if the first two operands of the operation that defines `value`
/// are equal.
inline bool haveSameOperands(mlir::Value value) {
  mlir::Operation *op = value.getDefiningOp();
  return op->getOperand(0) == op->getOperand(1);
}
/// Returns true if an optional operand is present.
inline bool isGiven(mlir::Value value) { return value != nullptr; }
inline std::string joinTags(llvm::StringRef first, llvm::StringRef second) {
  return (first + "." + second).str();
}
inline mlir::Value chooseValue(mlir::Value first, mlir::Value second,
                               mlir::BoolAttr isFirst) {
  return isFirst.getValue() ? first : second;
}
inline mlir::ArrayAttr makeNumbers(mlir::PatternRewriter &rewriter,
                                   mlir::IntegerAttr first,
                                   mlir::IntegerAttr second) {
  return rewriter.getI64ArrayAttr({first.getInt(), second.getInt()});
}
/// Finds the first result and returns success if it is an i32.
inline mlir::LogicalResult findFirstI32(mlir::Operation *op,
                                        mlir::Value &found) {
  if (!op->getResult(0).getType().isInteger(32))
    return mlir::failure();
  found = op->getResult(0);
  return mlir::success();
}
inline llvm::SmallVector<mlir::Value> swapBoth(mlir::Value first,
                                               mlir::Value second) {
  return {second, first};
}

} // namespace test

#endif // DIALECTS_TEST_TRANSFORMS_REWRITE_RULES_NATIVE_CALLS_H
