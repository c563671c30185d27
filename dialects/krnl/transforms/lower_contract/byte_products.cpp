// SPDX-License-Identifier: Apache-2.0
//
// Sums of products of bytes, four at a time.
#include "dialects/krnl/transforms/lower_contract/contract_lowering.h"
#include "dialects/llvm/llvm.h"
#include "dialects/vector/vector.h"

using namespace mlir;
using namespace mlir::krnl;

static constexpr int64_t group = 4;

Value krnl::loadGroup(OpBuilder &builder, Location loc, Value memref,
                      ValueRange index) {
  const auto type = VectorType::get({group}, builder.getI8Type());
  Value bytes = vector::LoadOp::create(builder, loc, type, memref, index);
  return LLVM::BitcastOp::create(builder, loc, builder.getI32Type(), bytes);
}

Value krnl::loadGroups(OpBuilder &builder, Location loc, Value memref,
                       ValueRange index, int64_t lanes) {
  const auto type = VectorType::get({lanes * group}, builder.getI8Type());
  Value bytes = vector::LoadOp::create(builder, loc, type, memref, index);
  return LLVM::BitcastOp::create(
      builder, loc, VectorType::get({lanes}, builder.getI32Type()), bytes);
}

Value krnl::addByteProducts(OpBuilder &builder, Location loc,
                            Value unsignedBytes, Value signedBytes, Value sum) {
  const int64_t bits = cast<VectorType>(sum.getType()).getNumElements() * 32;
  auto name = builder.getStringAttr("llvm.x86.avx512.vpdpbusd." + Twine(bits));
  auto call = LLVM::CallIntrinsicOp::create(
      builder, loc, sum.getType(), name,
      ValueRange{sum, unsignedBytes, signedBytes});
  return call->getResult(0);
}
