// SPDX-License-Identifier: Apache-2.0
#include "conversions/math_to_funcs/block_builder.h"
#include "conversions/math_to_funcs/implementations.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpIPredicate;

namespace {

/// Builds the function. Its parts are created in the order of their blocks.
struct IPowI {
  explicit IPowI(func::FuncOp function)
      : b(function), base(function.getArgument(0)),
        exponent(function.getArgument(1)), type(base.getType()),
        zero(b.integer(type, 0)), one(b.integer(type, 1)),
        minusOne(b.integer(type, -1)) {}

  /// Returns `value` from a new block if `condition` is true. Continues in
  /// another block.
  void returnIf(Value condition, Value value) {
    Block *yes = b.addBlock(), *no = b.addBlock();
    b.branchIf(condition, yes, no);
    b.enter(yes);
    b.doReturn(value);
    b.enter(no);
  }

  // Handles negative exponents. The base 0 divides by zero, 1 yields 1, -1
  // yields 1 or -1, and others yield 0.
  void makeNegativePower() {
    Block *isZero = b.addBlock(), *isNotZero = b.addBlock();
    b.branchIf(b.compare(CmpIPredicate::eq, base, zero), isZero, isNotZero);
    b.enter(isZero);
    b.doReturn(b.make<arith::DivSIOp>(one, zero));
    b.enter(isNotZero);
    returnIf(b.compare(CmpIPredicate::eq, base, one), one);

    Block *isMinusOne = b.addBlock();
    Value condition = b.compare(CmpIPredicate::eq, base, minusOne);
    Block *last = b.getBuilder().getInsertionBlock();
    b.enter(isMinusOne);
    returnIf(b.isOdd(exponent, one, zero), minusOne);
    b.doReturn(one);
    Block *isOther = b.addBlock();
    b.enter(last);
    b.branchIf(condition, isMinusOne, isOther);
    b.enter(isOther);
    b.doReturn(zero);
  }

  // Each iteration consumes a bit of the exponent and squares the base.
  void makeLoop(Block *loop) {
    Value result = loop->getArgument(0);
    Value square = loop->getArgument(1);
    Value rest = loop->getArgument(2);
    b.enter(loop);
    Block *multiply = b.addBlock(), *next = b.addBlock(type);
    b.branchIf(b.isOdd(rest, one, zero), multiply, {}, next, result);
    b.enter(multiply);
    b.branch(next, b.make<arith::MulIOp>(result, square));

    b.enter(next);
    Value product = next->getArgument(0);
    Value halved = b.make<arith::ShRUIOp>(rest, one);
    returnIf(b.compare(CmpIPredicate::eq, halved, zero), product);
    Value squared = b.make<arith::MulIOp>(square, square);
    b.branch(loop, {product, squared, halved});
  }

  void make() {
    returnIf(b.compare(CmpIPredicate::eq, exponent, zero), one);
    Value isNegative = b.compare(CmpIPredicate::sle, exponent, zero);
    Block *last = b.getBuilder().getInsertionBlock();
    Block *negative = b.addBlock();
    b.enter(negative);
    makeNegativePower();
    Block *loop = b.addBlock({type, type, type});
    b.enter(last);
    b.branchIf(isNegative, negative, {}, loop, {one, base, exponent});
    makeLoop(loop);
  }

  BlockBuilder b;
  Value base, exponent;
  Type type;
  Value zero, one, minusOne;
};

} // namespace

func::FuncOp math::implementIPowI(ModuleOp module, Type type) {
  llvm::SmallString<32> name("__mlir_math_ipowi_");
  llvm::raw_svector_ostream(name) << type;
  func::FuncOp function = declareImplementation(
      module, name, FunctionType::get(type.getContext(), {type, type}, type));
  IPowI(function).make();
  return function;
}
