// SPDX-License-Identifier: Apache-2.0
//
// The body of one generated function: its operands in memory, and helpers that
// emit computations on their elements.
#ifndef TARGETS_ONNX_DIRECT_KERNEL_H
#define TARGETS_ONNX_DIRECT_KERNEL_H

#include <cstdint>

#include "core/ir/builtin/builtin_types.h"
#include "targets/onnx_direct/kernel_builder.h"
#include "targets/onnx_direct/tensor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace onnx_mlir::direct {

/// A tensor that a function reads or writes. Its elements are in row-major
/// order in a memref of one dimension. A constant with one element is a number
/// instead. An input that is absent or was consumed at compile time has
/// neither.
struct Operand {
  TensorType type;
  mlir::Value memory;
  mlir::TypedAttr constant;
};

/// Returns the type of an element in memory and in registers: f32, i64, i32, or
/// for bool i8 with the values 0 and 1.
mlir::Type getElementType(mlir::MLIRContext *context, DataType element);

/// Returns the memref type of a tensor.
mlir::MemRefType getMemoryType(mlir::MLIRContext *context,
                               const TensorType &type);

/// Returns the element with the little-endian bytes `bytes`.
mlir::TypedAttr getConstant(mlir::MLIRContext *context, DataType element,
                            llvm::ArrayRef<char> bytes);

/// A function that is being generated. Floating-point operations have no
/// fast-math flags, so that all targets compute the same results.
struct Kernel {
  KernelBuilder &builder;
  /// Operands by position in the node.
  llvm::SmallVector<Operand> inputs;
  llvm::SmallVector<Operand> outputs;

  /// Access element `index` in row-major order.
  mlir::Value load(const Operand &operand, mlir::Value index);
  void store(mlir::Value value, const Operand &operand, mlir::Value index);

  /// Emit the greater and the lesser of two values of one type, or NaN if
  /// either is NaN.
  mlir::Value max(mlir::Value left, mlir::Value right);
  mlir::Value min(mlir::Value left, mlir::Value right);

  /// Emits accumulator + left * right with two roundings.
  mlir::Value multiplyAdd(mlir::Value accumulator, mlir::Value left,
                          mlir::Value right);
};

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_KERNEL_H
