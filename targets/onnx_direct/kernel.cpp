// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/kernel.h"

#include "dialects/memref/memref.h"
#include "llvm/Support/Endian.h"

namespace onnx_mlir::direct {

namespace arith = mlir::arith;
using mlir::Value;
using ::onnx::TensorProto;

mlir::Type getElementType(mlir::MLIRContext *context, DataType element) {
  if (element == TensorProto::FLOAT)
    return mlir::Float32Type::get(context);
  return mlir::IntegerType::get(context, 8 * getElementWidth(element));
}

mlir::MemRefType getMemoryType(mlir::MLIRContext *context,
                               const TensorType &type) {
  return mlir::MemRefType::get({type.size()},
                               getElementType(context, type.element));
}

mlir::TypedAttr getConstant(mlir::MLIRContext *context, DataType element,
                            llvm::ArrayRef<char> bytes) {
  mlir::Builder builder(context);
  if (element == TensorProto::FLOAT)
    return builder.getF32FloatAttr(
        llvm::support::endian::read<float, llvm::endianness::little>(
            bytes.data()));
  return builder.getIntegerAttr(getElementType(context, element),
                                readInteger(bytes, element, 0));
}

Value Kernel::load(const Operand &operand, Value index) {
  if (operand.constant)
    return arith::ConstantOp::create(builder, operand.constant);
  return mlir::memref::LoadOp::create(builder, operand.memory, index);
}

void Kernel::store(Value value, const Operand &operand, Value index) {
  mlir::memref::StoreOp::create(builder, value, operand.memory, index);
}

/// Emits `left` if the comparison holds or `left` is NaN, otherwise `right`.
static Value choose(KernelBuilder &builder, Value left, Value right,
                    arith::CmpFPredicate predicate) {
  Value isChosen = builder.createOrFold<arith::OrIOp>(
      builder.compare(predicate, left, right),
      builder.compare(arith::CmpFPredicate::UNO, left, left));
  return builder.createOrFold<arith::SelectOp>(isChosen, left, right);
}

Value Kernel::max(Value left, Value right) {
  if (llvm::isa<mlir::FloatType>(left.getType()))
    return choose(builder, left, right, arith::CmpFPredicate::OGT);
  return builder.createOrFold<arith::MaxSIOp>(left, right);
}

Value Kernel::min(Value left, Value right) {
  if (llvm::isa<mlir::FloatType>(left.getType()))
    return choose(builder, left, right, arith::CmpFPredicate::OLT);
  return builder.createOrFold<arith::MinSIOp>(left, right);
}

Value Kernel::multiplyAdd(Value accumulator, Value left, Value right) {
  return builder.createOrFold<arith::AddFOp>(
      accumulator, builder.createOrFold<arith::MulFOp>(left, right));
}

} // namespace onnx_mlir::direct
