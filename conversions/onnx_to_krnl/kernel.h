// SPDX-License-Identifier: Apache-2.0
//
// Functions that compute one operator each, over memory and sizes.
#ifndef CONVERSIONS_ONNX_TO_KRNL_KERNEL_H
#define CONVERSIONS_ONNX_TO_KRNL_KERNEL_H

#include <vector>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/implicit_loc_op_builder.h"
#include "core/support/llvm.h"
#include "dialects/func/func.h"
#include "dialects/onnx/indexed/computed_shape.h"
#include "dialects/onnx/indexed/indexed_op.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/indexed/row_blocks.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::onnx_to_krnl {

class KernelBody;

/// The value that a caller passes to an argument of a kernel.
struct KernelArgument {
  enum class Kind : uint8_t {
    Operand, // the memory of operand `number`
    Result,  // the memory of result `number`
    Size,    // the value of `size`
    Call,    // the call of the model
    Scratch, // memory of the operator's own
    Node,    // the number of the operator's node, for errors; `number` is
             // that of the operation in a group
  };
  Kind kind;
  unsigned number = 0;
  onnx::DimExpr size = {};
};

/// A function, and how it is called for one operator.
struct Kernel {
  func::FuncOp function;
  std::vector<KernelArgument> arguments;
  /// Whether it can make the call fail.
  bool canFail = false;
};

/// Emits the code of a kernel at the builder's position and returns the value
/// that the kernel returns, or null.
using EmitKernelFn = Value (*)(ImplicitLocOpBuilder &builder, KernelBody &body,
                               const onnx::Operator &op);

/// Returns the type of the memory of a tensor with these elements: a memref of
/// rank 0, whose size is not part of the type. A bool is a byte, 0 or 1.
MemRefType getMemoryType(Type elementType);

/// Emits a private function for the operator, without a symbol table. Operands
/// that are constants of one element become constants of the code. Reductions
/// of floats keep the order of their loops unless `mayReassociate`.
Kernel emitKernel(const onnx::Operator &op, onnx::IndexedOp indexed,
                  bool mayReassociate);

/// Emits a private function that computes blocks of rows of the operator, with
/// the buffer in scratch memory.
Kernel emitKernel(const onnx::Operator &op, const onnx::RowBlocks &blocks,
                  bool mayReassociate);

/// Emits a private function whose code `emit` emits.
Kernel emitKernel(const onnx::Operator &op, EmitKernelFn emit);

/// Emits a private function that returns the sizes of results.
Kernel emitKernel(const onnx::Operator &op, onnx::ComputedShapeFn emit);

/// Hashes the type and the operations of a function without their operands.
size_t hashCode(func::FuncOp function);

/// Returns true if the types and the bodies of functions are equal.
bool haveSameCode(func::FuncOp left, func::FuncOp right);

/// The kernels of a module. Kernels with the same code share one function.
class KernelTable {
public:
  /// Reductions of floats in the kernels keep their order unless
  /// `mayReassociate`.
  KernelTable(ModuleOp module, bool mayReassociate)
      : module(module), reassociates(mayReassociate) {}

  bool mayReassociate() const { return reassociates; }

  /// Adds the function to the module, or erases it and uses an equal one.
  void insert(Kernel &kernel, llvm::StringRef name);

private:
  ModuleOp module;
  bool reassociates;
  llvm::DenseMap<size_t, llvm::SmallVector<func::FuncOp, 1>> functions;
  llvm::StringMap<unsigned> names;
};

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_KERNEL_H
