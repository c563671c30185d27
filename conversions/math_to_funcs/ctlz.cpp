// SPDX-License-Identifier: Apache-2.0
#include "conversions/math_to_funcs/block_builder.h"
#include "conversions/math_to_funcs/implementations.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpIPredicate;

/// Counts by shifting left until the value is negative. The value must not be
/// zero.
static Value makeCount(ImplicitLocOpBuilder &b, Value value, Value zero) {
  const Type type = value.getType();
  const unsigned width = type.getIntOrFloatBitWidth();
  Value first = b.create<arith::ConstantIndexOp>(1);
  Value one = b.create<arith::ConstantIntOp>(type, 1);
  Value end = b.create<arith::ConstantIndexOp>(width);
  Value none = b.create<arith::ConstantIntOp>(type, 0);
  auto loop = b.create<scf::ForOp>(first, end, first, ValueRange{value, none});
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value rest = loop.getRegionIterArgs()[0];
    Value count = loop.getRegionIterArgs()[1];
    Value isDone = b.create<arith::CmpIOp>(CmpIPredicate::slt, rest, zero);
    auto step = b.create<scf::IfOp>(TypeRange{type, type}, isDone,
                                    /*withElseRegion=*/true);
    b.setInsertionPointToStart(step.thenBlock());
    b.create<scf::YieldOp>(ValueRange{rest, count});
    b.setInsertionPointToStart(step.elseBlock());
    Value more = b.create<arith::AddIOp>(count, one);
    Value shifted = b.create<arith::ShLIOp>(rest, one);
    b.create<scf::YieldOp>(ValueRange{shifted, more});
    b.setInsertionPointToEnd(loop.getBody());
    b.create<scf::YieldOp>(step.getResults());
  }
  return loop.getResult(1);
}

func::FuncOp math::implementCtlz(ModuleOp module, IntegerType type) {
  llvm::SmallString<32> name("__mlir_math_ctlz_");
  llvm::raw_svector_ostream(name) << type;
  func::FuncOp function = declareImplementation(
      module, name, FunctionType::get(type.getContext(), type, type));
  BlockBuilder body(function);
  ImplicitLocOpBuilder &b = body.getBuilder();
  Value value = function.getArgument(0);
  Value width = body.integer(
      type, APInt(32, type.getWidth()).zextOrTrunc(type.getWidth()));
  Value zero = body.integer(type, 0);
  Value isZero = body.compare(CmpIPredicate::eq, value, zero);
  auto result =
      b.create<scf::IfOp>(TypeRange(type), isZero, /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(result.thenBlock());
    b.create<scf::YieldOp>(width);
    b.setInsertionPointToStart(result.elseBlock());
    Value count = makeCount(b, value, zero);
    b.create<scf::YieldOp>(count);
  }
  body.doReturn(result.getResult(0));
  return function;
}
