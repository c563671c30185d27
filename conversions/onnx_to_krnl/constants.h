// SPDX-License-Identifier: Apache-2.0
//
// The constants of a model as globals.
#ifndef CONVERSIONS_ONNX_TO_KRNL_CONSTANTS_H
#define CONVERSIONS_ONNX_TO_KRNL_CONSTANTS_H

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/support/llvm.h"
#include "dialects/memref/memref.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::onnx_to_krnl {

/// Adds globals to a module. Equal attributes share one.
class ConstantTable {
public:
  explicit ConstantTable(ModuleOp module) : module(module) {}

  /// Returns the global with these elements, of the type of memory. Large
  /// elements are resources, which are not copied.
  /// Errors: a diagnostic at `location` for elements that memory cannot hold.
  FailureOr<memref::GlobalOp> getGlobal(Location location,
                                        ElementsAttr elements);

private:
  ModuleOp module;
  llvm::DenseMap<Attribute, memref::GlobalOp> globals;
};

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_CONSTANTS_H
