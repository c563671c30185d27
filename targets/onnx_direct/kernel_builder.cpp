// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/kernel_builder.h"

#include "core/ir/builtin/builtin_types.h"

namespace onnx_mlir::direct {

namespace arith = mlir::arith;
using mlir::Value;

Value KernelBuilder::index(int64_t value) {
  return arith::ConstantIndexOp::create(*this, value);
}

Value KernelBuilder::f32(float value) {
  return arith::ConstantFloatOp::create(*this, getF32Type(),
                                        llvm::APFloat(value));
}

Value KernelBuilder::zero(mlir::Type type) {
  return arith::ConstantOp::create(*this, getZeroAttr(type));
}

static constexpr auto noOverflow = arith::IntegerOverflowFlags::nsw;

Value add(KernelBuilder &builder, Value left, Value right) {
  return builder.createOrFold<arith::AddIOp>(left, right, noOverflow);
}

Value subtract(KernelBuilder &builder, Value left, Value right) {
  return builder.createOrFold<arith::SubIOp>(left, right, noOverflow);
}

Value multiply(KernelBuilder &builder, Value left, Value right) {
  return builder.createOrFold<arith::MulIOp>(left, right, noOverflow);
}

} // namespace onnx_mlir::direct
