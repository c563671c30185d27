// SPDX-License-Identifier: Apache-2.0
//
// The body of one function: its operands in memory, and what is computed of
// their elements.
#ifndef TARGETS_ONNX_DIRECT_KERNEL_H
#define TARGETS_ONNX_DIRECT_KERNEL_H

#include <cstdint>

#include "core/ir/builtin_types.h"
#include "targets/onnx_direct/kernel_builder.h"
#include "targets/onnx_direct/tensor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace onnx_mlir::direct {

/// A tensor that a function reads or writes: its elements, row-major, in a
/// memref of one dimension, or, for a constant of one element, that number.
/// Neither, for an input that is absent or was used up at compile time.
struct Operand {
  TensorType type;
  mlir::Value memory;
  mlir::TypedAttr constant;
};

/// The type of an element in memory and in registers: f32, i64, i32, or i8 (0
/// or 1) for bool.
mlir::Type getElementType(mlir::MLIRContext *context, DataType element);

/// That of the memory of a tensor.
mlir::MemRefType getMemoryType(mlir::MLIRContext *context,
                               const TensorType &type);

/// The element whose little-endian bytes are `bytes`.
mlir::TypedAttr getConstant(mlir::MLIRContext *context, DataType element,
                            llvm::ArrayRef<char> bytes);

/// One function that is being made. Floating-point operations carry no
/// fast-math flags, so that every target computes the same.
struct Kernel {
  KernelBuilder &builder;
  /// By the positions in the node.
  llvm::SmallVector<Operand> inputs;
  llvm::SmallVector<Operand> outputs;

  /// Element `index`, counted in row-major order.
  mlir::Value load(const Operand &operand, mlir::Value index);
  void store(mlir::Value value, const Operand &operand, mlir::Value index);

  /// The greater and the lesser of two values of one type. A NaN on either
  /// side gives a NaN.
  mlir::Value max(mlir::Value left, mlir::Value right);
  mlir::Value min(mlir::Value left, mlir::Value right);

  /// accumulator + left * right, rounded twice.
  mlir::Value multiplyAdd(mlir::Value accumulator, mlir::Value left,
                          mlir::Value right);
};

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_KERNEL_H
