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
  Value first = arith::ConstantIndexOp::create(b, 1);
  Value one = arith::ConstantIntOp::create(b, type, 1);
  Value end = arith::ConstantIndexOp::create(b, width);
  Value none = arith::ConstantIntOp::create(b, type, 0);
  auto loop = scf::ForOp::create(b, first, end, first, ValueRange{value, none});
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value rest = loop.getRegionIterArgs()[0];
    Value count = loop.getRegionIterArgs()[1];
    Value isDone = arith::CmpIOp::create(b, CmpIPredicate::slt, rest, zero);
    auto step = scf::IfOp::create(b, TypeRange{type, type}, isDone,
                                  /*withElseRegion=*/true);
    b.setInsertionPointToStart(step.thenBlock());
    scf::YieldOp::create(b, ValueRange{rest, count});
    b.setInsertionPointToStart(step.elseBlock());
    Value more = arith::AddIOp::create(b, count, one);
    Value shifted = arith::ShLIOp::create(b, rest, one);
    scf::YieldOp::create(b, ValueRange{shifted, more});
    b.setInsertionPointToEnd(loop.getBody());
    scf::YieldOp::create(b, step.getResults());
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
      scf::IfOp::create(b, TypeRange(type), isZero, /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(result.thenBlock());
    scf::YieldOp::create(b, width);
    b.setInsertionPointToStart(result.elseBlock());
    Value count = makeCount(b, value, zero);
    scf::YieldOp::create(b, count);
  }
  body.doReturn(result.getResult(0));
  return function;
}
