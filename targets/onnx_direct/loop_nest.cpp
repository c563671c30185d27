// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/loop_nest.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"

namespace onnx_mlir::direct {

using llvm::IRBuilder;
using llvm::Value;

/// A loop that carries `initial`, or nothing when that is null.
static Value *emitCarriedLoop(IRBuilder<> &builder, LoopRange range,
                              Value *initial, FoldBody body) {
  llvm::Function *function = builder.GetInsertBlock()->getParent();
  llvm::LLVMContext &context = builder.getContext();
  llvm::BasicBlock *before = builder.GetInsertBlock();
  auto *header = llvm::BasicBlock::Create(context, "loop", function);
  auto *inside = llvm::BasicBlock::Create(context, "body", function);
  auto *after = llvm::BasicBlock::Create(context, "after", function);
  builder.CreateBr(header);

  builder.SetInsertPoint(header);
  llvm::PHINode *index = builder.CreatePHI(builder.getInt64Ty(), 2, "i");
  index->addIncoming(range.lower, before);
  llvm::PHINode *carried = nullptr;
  if (initial) {
    carried = builder.CreatePHI(initial->getType(), 2, "carried");
    carried->addIncoming(initial, before);
  }
  builder.CreateCondBr(builder.CreateICmpSLT(index, range.upper), inside,
                       after);

  builder.SetInsertPoint(inside);
  Value *next = body(index, carried);
  index->addIncoming(builder.CreateNSWAdd(index, builder.getInt64(range.step)),
                     builder.GetInsertBlock());
  if (carried)
    carried->addIncoming(next, builder.GetInsertBlock());
  builder.CreateBr(header);

  builder.SetInsertPoint(after);
  return carried;
}

/// The index of a loop that runs exactly once; null otherwise.
static Value *getOnlyIndex(const LoopRange &range) {
  auto *lower = llvm::dyn_cast<llvm::ConstantInt>(range.lower);
  auto *upper = llvm::dyn_cast<llvm::ConstantInt>(range.upper);
  if (!lower || !upper || lower->getSExtValue() >= upper->getSExtValue() ||
      lower->getSExtValue() + range.step < upper->getSExtValue())
    return nullptr;
  return lower;
}

static bool isEmpty(const LoopRange &range) {
  auto *lower = llvm::dyn_cast<llvm::ConstantInt>(range.lower);
  auto *upper = llvm::dyn_cast<llvm::ConstantInt>(range.upper);
  return lower && upper && lower->getSExtValue() >= upper->getSExtValue();
}

void emitLoop(IRBuilder<> &builder, LoopRange range,
              llvm::function_ref<void(Value *)> body) {
  if (isEmpty(range))
    return;
  if (Value *only = getOnlyIndex(range))
    return body(only);
  emitCarriedLoop(builder, range, nullptr, [&](Value *index, Value *) {
    body(index);
    return nullptr;
  });
}

void emitLoop(IRBuilder<> &builder, int64_t extent,
              llvm::function_ref<void(Value *)> body) {
  emitLoop(builder, fullRange(builder, extent), body);
}

static void
emitLoopsBelow(IRBuilder<> &builder, llvm::ArrayRef<int64_t> extents,
               llvm::SmallVectorImpl<Value *> &indices,
               llvm::function_ref<void(llvm::ArrayRef<Value *>)> body) {
  if (indices.size() == extents.size())
    return body(indices);
  emitLoop(builder, extents[indices.size()], [&](Value *index) {
    indices.push_back(index);
    emitLoopsBelow(builder, extents, indices, body);
    indices.pop_back();
  });
}

void emitLoops(IRBuilder<> &builder, llvm::ArrayRef<int64_t> extents,
               llvm::function_ref<void(llvm::ArrayRef<Value *>)> body) {
  llvm::SmallVector<Value *> indices;
  emitLoopsBelow(builder, extents, indices, body);
}

Value *emitFold(IRBuilder<> &builder, LoopRange range, Value *initial,
                FoldBody body) {
  if (isEmpty(range))
    return initial;
  if (Value *only = getOnlyIndex(range))
    return body(only, initial);
  return emitCarriedLoop(builder, range, initial, body);
}

static Value *emitFoldBelow(IRBuilder<> &builder,
                            llvm::ArrayRef<LoopRange> ranges,
                            llvm::SmallVectorImpl<Value *> &indices,
                            Value *initial, NestFoldBody body) {
  if (indices.size() == ranges.size())
    return body(indices, initial);
  return emitFold(builder, ranges[indices.size()], initial,
                  [&](Value *index, Value *carried) {
                    indices.push_back(index);
                    Value *next =
                        emitFoldBelow(builder, ranges, indices, carried, body);
                    indices.pop_back();
                    return next;
                  });
}

Value *emitFold(IRBuilder<> &builder, llvm::ArrayRef<LoopRange> ranges,
                Value *initial, NestFoldBody body) {
  llvm::SmallVector<Value *> indices;
  return emitFoldBelow(builder, ranges, indices, initial, body);
}

LoopRange fullRange(IRBuilder<> &builder, int64_t extent) {
  return {builder.getInt64(0), builder.getInt64(extent)};
}

Value *linearIndex(IRBuilder<> &builder, llvm::ArrayRef<Value *> indices,
                   llvm::ArrayRef<int64_t> strides, int64_t offset) {
  Value *result = builder.getInt64(offset);
  for (auto [index, stride] : llvm::zip_equal(indices, strides))
    result = addScaled(builder, result, index, stride);
  return result;
}

Value *addScaled(IRBuilder<> &builder, Value *left, Value *right,
                 int64_t scale) {
  if (scale == 0)
    return left;
  return builder.CreateNSWAdd(
      left, builder.CreateNSWMul(right, builder.getInt64(scale)));
}

} // namespace onnx_mlir::direct
