// SPDX-License-Identifier: Apache-2.0
//
// A builder of function bodies with several blocks.
#ifndef CONVERSIONS_MATH_TO_FUNCS_BLOCK_BUILDER_H
#define CONVERSIONS_MATH_TO_FUNCS_BLOCK_BUILDER_H

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/implicit_loc_op_builder.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/func/func.h"

namespace mlir::math {

/// Builds operations at the end of a block, with the location of the function.
class BlockBuilder {
public:
  /// Creates the entry block and starts there.
  explicit BlockBuilder(func::FuncOp function)
      : function(function), builder(function.getLoc(), function.getContext()) {
    enter(function.addEntryBlock());
  }

  /// Appends a block to the function.
  Block *addBlock(TypeRange arguments = {}) {
    Block *block = function.addBlock();
    for (Type type : arguments)
      block->addArgument(type, function.getLoc());
    return block;
  }
  void enter(Block *block) { builder.setInsertionPointToEnd(block); }

  Value integer(Type type, const APInt &value) {
    return createScalarOrSplatConstant(builder, function.getLoc(), type, value);
  }
  Value integer(Type type, int64_t value) {
    return createScalarOrSplatConstant(builder, function.getLoc(), type, value);
  }
  template <typename OpT, typename... Args> Value make(Args &&...args) {
    return OpT::create(builder, std::forward<Args>(args)...)->getResult(0);
  }
  Value compare(arith::CmpIPredicate predicate, Value lhs, Value rhs) {
    return make<arith::CmpIOp>(predicate, lhs, rhs);
  }
  Value isOdd(Value value, Value one, Value zero) {
    Value bit = make<arith::AndIOp>(value, one);
    return compare(arith::CmpIPredicate::ne, bit, zero);
  }

  void branch(Block *to, ValueRange arguments = {}) {
    cf::BranchOp::create(builder, to, arguments);
  }
  void branchIf(Value condition, Block *yes, ValueRange yesArguments, Block *no,
                ValueRange noArguments) {
    cf::CondBranchOp::create(builder, condition, yes, yesArguments, no,
                             noArguments);
  }
  void branchIf(Value condition, Block *yes, Block *no) {
    branchIf(condition, yes, {}, no, {});
  }
  void doReturn(Value value) { func::ReturnOp::create(builder, value); }

  ImplicitLocOpBuilder &getBuilder() { return builder; }

private:
  func::FuncOp function;
  ImplicitLocOpBuilder builder;
};

} // namespace mlir::math

#endif // CONVERSIONS_MATH_TO_FUNCS_BLOCK_BUILDER_H
