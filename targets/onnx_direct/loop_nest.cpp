// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/loop_nest.h"

#include "core/ir/structure/matchers.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace onnx_mlir::direct {

using mlir::Value;

/// Emits a loop that carries `initial`, or no value if it is null.
static Value emitCarriedLoop(KernelBuilder &builder, LoopRange range,
                             Value initial, FoldBody body) {
  Value step = builder.index(range.step);
  auto loop = mlir::scf::ForOp::create(builder, range.lower, range.upper, step,
                                       initial ? mlir::ValueRange(initial)
                                               : mlir::ValueRange());
  mlir::OpBuilder::InsertionGuard guard(builder);
  // A loop without carried values already has a terminator.
  if (initial)
    builder.setInsertionPointToEnd(loop.getBody());
  else
    builder.setInsertionPoint(loop.getBody()->getTerminator());
  Value next = body(loop.getInductionVar(),
                    initial ? loop.getRegionIterArg(0) : Value());
  if (!initial)
    return {};
  mlir::scf::YieldOp::create(builder, next);
  return loop.getResult(0);
}

/// Returns true if both bounds are constants, and stores them.
static bool isStatic(const LoopRange &range, int64_t &lower, int64_t &upper) {
  llvm::APInt low, high;
  if (!mlir::matchPattern(range.lower, mlir::m_ConstantInt(&low)) ||
      !mlir::matchPattern(range.upper, mlir::m_ConstantInt(&high)))
    return false;
  lower = low.getSExtValue();
  upper = high.getSExtValue();
  return true;
}

/// Returns the index of a loop that runs exactly once, otherwise null.
static Value getOnlyIndex(const LoopRange &range) {
  int64_t lower, upper;
  if (!isStatic(range, lower, upper) || lower >= upper ||
      lower + range.step < upper)
    return {};
  return range.lower;
}

static bool isEmpty(const LoopRange &range) {
  int64_t lower, upper;
  return isStatic(range, lower, upper) && lower >= upper;
}

void emitLoop(KernelBuilder &builder, LoopRange range,
              llvm::function_ref<void(Value)> body) {
  if (isEmpty(range))
    return;
  if (Value only = getOnlyIndex(range))
    return body(only);
  emitCarriedLoop(builder, range, Value(), [&](Value index, Value) {
    body(index);
    return Value();
  });
}

void emitLoop(KernelBuilder &builder, int64_t extent,
              llvm::function_ref<void(Value)> body) {
  emitLoop(builder, fullRange(builder, extent), body);
}

static void
emitLoopsBelow(KernelBuilder &builder, llvm::ArrayRef<int64_t> extents,
               llvm::SmallVectorImpl<Value> &indices,
               llvm::function_ref<void(llvm::ArrayRef<Value>)> body) {
  if (indices.size() == extents.size())
    return body(indices);
  emitLoop(builder, extents[indices.size()], [&](Value index) {
    indices.push_back(index);
    emitLoopsBelow(builder, extents, indices, body);
    indices.pop_back();
  });
}

void emitLoops(KernelBuilder &builder, llvm::ArrayRef<int64_t> extents,
               llvm::function_ref<void(llvm::ArrayRef<Value>)> body) {
  llvm::SmallVector<Value> indices;
  emitLoopsBelow(builder, extents, indices, body);
}

Value emitFold(KernelBuilder &builder, LoopRange range, Value initial,
               FoldBody body) {
  if (isEmpty(range))
    return initial;
  if (Value only = getOnlyIndex(range))
    return body(only, initial);
  return emitCarriedLoop(builder, range, initial, body);
}

static Value emitFoldBelow(KernelBuilder &builder,
                           llvm::ArrayRef<LoopRange> ranges,
                           llvm::SmallVectorImpl<Value> &indices, Value initial,
                           NestFoldBody body) {
  if (indices.size() == ranges.size())
    return body(indices, initial);
  return emitFold(builder, ranges[indices.size()], initial,
                  [&](Value index, Value carried) {
                    indices.push_back(index);
                    Value next =
                        emitFoldBelow(builder, ranges, indices, carried, body);
                    indices.pop_back();
                    return next;
                  });
}

Value emitFold(KernelBuilder &builder, llvm::ArrayRef<LoopRange> ranges,
               Value initial, NestFoldBody body) {
  llvm::SmallVector<Value> indices;
  return emitFoldBelow(builder, ranges, indices, initial, body);
}

LoopRange fullRange(KernelBuilder &builder, int64_t extent) {
  return {builder.index(0), builder.index(extent)};
}

Value linearIndex(KernelBuilder &builder, llvm::ArrayRef<Value> indices,
                  llvm::ArrayRef<int64_t> strides, int64_t offset) {
  Value result;
  if (offset)
    result = builder.index(offset);
  for (auto [index, stride] : llvm::zip_equal(indices, strides))
    if (stride)
      result = addScaled(builder, result, index, stride);
  return result ? result : builder.index(0);
}

Value addScaled(KernelBuilder &builder, Value left, Value right,
                int64_t scale) {
  if (scale == 0)
    return left;
  if (scale != 1)
    right = multiply(builder, right, builder.index(scale));
  return left ? add(builder, left, right) : right;
}

} // namespace onnx_mlir::direct
