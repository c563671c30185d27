// SPDX-License-Identifier: Apache-2.0
#include "conversions/math_to_funcs/block_builder.h"
#include "conversions/math_to_funcs/implementations.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpIPredicate;

namespace {

struct FPowI {
  explicit FPowI(func::FuncOp function)
      : b(function), base(function.getArgument(0)),
        exponent(function.getArgument(1)), type(base.getType()),
        intType(exponent.getType()),
        floatOne(b.make<arith::ConstantOp>(
            FloatAttr::get(cast<FloatType>(type), 1.0))),
        zero(b.integer(intType, 0)), one(b.integer(intType, 1)) {
    const unsigned width = intType.getIntOrFloatBitWidth();
    least = b.integer(intType, APInt::getSignedMinValue(width));
    greatest = b.integer(intType, APInt::getSignedMaxValue(width));
  }

  // Returns n < 0 ? -n : n. The minimum integer yields the maximum one, one
  // less than its absolute value.
  Value makeAbsolute() {
    Value negated = b.make<arith::SubIOp>(zero, exponent);
    Value size = b.make<arith::SelectOp>(isNegative, negated, exponent);
    return b.make<arith::SelectOp>(isLeast, greatest, size);
  }

  // Each iteration consumes a bit of the exponent and squares the base. Returns
  // the block after the loop, whose argument is the power.
  Block *makeLoop(Block *loop) {
    Value result = loop->getArgument(0);
    Value square = loop->getArgument(1);
    Value rest = loop->getArgument(2);
    b.enter(loop);
    Block *multiply = b.addBlock(), *next = b.addBlock(type);
    b.branchIf(b.isOdd(rest, one, zero), multiply, {}, next, result);
    b.enter(multiply);
    b.branch(next, b.make<arith::MulFOp>(result, square));

    b.enter(next);
    Value product = next->getArgument(0);
    Value halved = b.make<arith::ShRUIOp>(rest, one);
    Block *again = b.addBlock(), *done = b.addBlock(type);
    b.branchIf(b.compare(CmpIPredicate::eq, halved, zero), done, product, again,
               {});
    b.enter(again);
    Value squared = b.make<arith::MulFOp>(square, square);
    b.branch(loop, {product, squared, halved});
    return done;
  }

  // Multiplies by the factor that the minimum integer lacks, and takes the
  // reciprocal for negative exponents.
  void makeEnd(Block *done) {
    b.enter(done);
    Block *multiply = b.addBlock(), *whole = b.addBlock(type);
    Value power = done->getArgument(0);
    b.branchIf(isLeast, multiply, {}, whole, power);
    b.enter(multiply);
    b.branch(whole, b.make<arith::MulFOp>(power, base));

    b.enter(whole);
    Block *divide = b.addBlock(), *inverted = b.addBlock(type);
    Value size = whole->getArgument(0);
    b.branchIf(isNegative, divide, {}, inverted, size);
    b.enter(divide);
    b.branch(inverted, b.make<arith::DivFOp>(floatOne, size));
    b.enter(inverted);
    b.doReturn(inverted->getArgument(0));
  }

  void make() {
    Block *isZero = b.addBlock(), *isNotZero = b.addBlock();
    b.branchIf(b.compare(CmpIPredicate::eq, exponent, zero), isZero, isNotZero);
    b.enter(isZero);
    b.doReturn(floatOne);

    b.enter(isNotZero);
    isNegative = b.compare(CmpIPredicate::sle, exponent, zero);
    isLeast = b.compare(CmpIPredicate::eq, exponent, least);
    Value size = makeAbsolute();
    Block *loop = b.addBlock({type, type, intType});
    b.branch(loop, {floatOne, base, size});
    makeEnd(makeLoop(loop));
  }

  BlockBuilder b;
  Value base, exponent;
  Type type, intType;
  Value floatOne, zero, one, least, greatest;
  Value isNegative, isLeast;
};

} // namespace

func::FuncOp math::implementFPowI(ModuleOp module, FunctionType type) {
  llvm::SmallString<32> name("__mlir_math_fpowi_");
  llvm::raw_svector_ostream(name)
      << type.getInput(0) << '_' << type.getInput(1);
  func::FuncOp function = declareImplementation(module, name, type);
  FPowI(function).make();
  return function;
}
