// SPDX-License-Identifier: Apache-2.0
//
// Regions over scalars as operations on vectors.
#include "core/ir/structure/ir_mapping.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/transforms/lower_contract/contract_lowering.h"
#include "dialects/math/dialect.h"
#include "dialects/vector/vector.h"

using namespace mlir;
using namespace mlir::krnl;

static bool isScalar(Type type) { return type.isSignlessIntOrFloat(); }

/// Returns true if the operation has the same meaning on vectors.
static bool isWidenable(Operation &op) {
  if (isa<arith::ConstantOp>(op))
    return isScalar(op.getResult(0).getType());
  return op.hasTrait<OpTrait::Vectorizable>() && op.getNumRegions() == 0 &&
         isa_and_present<arith::ArithDialect, math::MathDialect>(
             op.getDialect()) &&
         llvm::all_of(op.getOperandTypes(), isScalar) &&
         llvm::all_of(op.getResultTypes(), isScalar);
}

bool krnl::isWidenable(Region &region) {
  if (region.empty())
    return true;
  Block &body = region.front();
  return llvm::all_of(body.getArgumentTypes(), isScalar) &&
         llvm::all_of(body.without_terminator(),
                      [](Operation &op) { return ::isWidenable(op); });
}

SmallVector<Value> krnl::widenRegion(OpBuilder &builder, Region &region,
                                     ValueRange arguments, int64_t lanes) {
  if (region.empty())
    return SmallVector<Value>(arguments);
  Block &body = region.front();
  IRMapping mapping;
  auto widen = [&](Type type) { return VectorType::get({lanes}, type); };
  auto lookup = [&](Value value) {
    if (Value mapped = mapping.lookupOrNull(value))
      return mapped;
    // It is defined outside.
    Value wide = vector::BroadcastOp::create(builder, value.getLoc(),
                                             widen(value.getType()), value);
    mapping.map(value, wide);
    return wide;
  };
  mapping.map(ValueRange(body.getArguments()), arguments);
  for (Operation &op : body.without_terminator()) {
    if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
      const VectorType type = widen(constant.getType());
      mapping.map(op.getResult(0),
                  Value(arith::ConstantOp::create(
                      builder, op.getLoc(),
                      DenseElementsAttr::get(type, constant.getValue()))));
      continue;
    }
    for (Value operand : op.getOperands())
      lookup(operand);
    for (Value result : builder.clone(op, mapping)->getResults())
      result.setType(widen(result.getType()));
  }
  SmallVector<Value> results;
  for (Value value : body.getTerminator()->getOperands())
    results.push_back(lookup(value));
  return results;
}
