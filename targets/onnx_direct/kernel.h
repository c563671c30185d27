// SPDX-License-Identifier: Apache-2.0
//
// The body of one emitted function: its operands in memory, and the scalar
// operations that an IRBuilder lacks.
#ifndef TARGETS_ONNX_DIRECT_KERNEL_H
#define TARGETS_ONNX_DIRECT_KERNEL_H

#include <cstdint>

#include "targets/onnx_direct/tensor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/IRBuilder.h"

namespace onnx_mlir::direct {

/// A tensor that an emitted function reads or writes: row-major elements behind
/// a pointer, or, for a constant of one element, that constant. Neither, for an
/// input that is absent or was used up at compile time.
struct Operand {
  TensorType type;
  llvm::Value *pointer = nullptr;
  llvm::Constant *constant = nullptr;
};

/// The LLVM type of an element in memory and in registers: float, i64, i32, or
/// i8 (0 or 1) for bool.
llvm::Type *getElementType(llvm::LLVMContext &context, DataType element);

/// The element whose little-endian bytes are `bytes`.
llvm::Constant *getConstant(llvm::LLVMContext &context, DataType element,
                            llvm::ArrayRef<char> bytes);

/// One function that is being emitted. Floating-point operations carry no
/// fast-math flags, so that every target computes the same.
struct Kernel {
  llvm::IRBuilder<> &builder;
  /// By the positions in the node.
  llvm::SmallVector<Operand> inputs;
  llvm::SmallVector<Operand> outputs;

  /// Element `index`, counted in row-major order.
  llvm::Value *load(const Operand &operand, llvm::Value *index);
  void store(llvm::Value *value, const Operand &operand, llvm::Value *index);

  /// A call of libm's `function`, which takes and returns floats.
  llvm::Value *callMath(llvm::StringRef function,
                        llvm::ArrayRef<llvm::Value *> arguments);

  llvm::Constant *f32(float value);
  llvm::ConstantInt *i64(int64_t value) { return builder.getInt64(value); }

  /// The greater and the lesser of two values of one type. A NaN on either
  /// side gives a NaN.
  llvm::Value *max(llvm::Value *left, llvm::Value *right);
  llvm::Value *min(llvm::Value *left, llvm::Value *right);

  /// accumulator + left * right, rounded twice.
  llvm::Value *multiplyAdd(llvm::Value *accumulator, llvm::Value *left,
                           llvm::Value *right);
};

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_KERNEL_H
