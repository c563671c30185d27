// SPDX-License-Identifier: Apache-2.0
//
// A list of indices in the scratch memory of a kernel.
#ifndef CONVERSIONS_ONNX_TO_KRNL_SCRATCH_LIST_H
#define CONVERSIONS_ONNX_TO_KRNL_SCRATCH_LIST_H

#include "dialects/krnl/memory_ops.h"
#include "dialects/onnx/indexed/term.h"

namespace mlir::onnx_to_krnl {

/// The elements from `offset` on of a memref of i64.
struct ScratchList {
  Value memory;
  onnx::Term offset;

  onnx::Term get(onnx::Term i) const {
    onnx::ScalarBuilder &builder = i.getBuilder();
    return onnx::toIndex(
        {builder, krnl::LoadOp::create(builder, builder.getI64Type(), memory,
                                       Value(offset + i))});
  }
  void set(onnx::Term i, onnx::Term value) const {
    onnx::ScalarBuilder &builder = i.getBuilder();
    krnl::StoreOp::create(builder, Value(convert(value, builder.getI64Type())),
                          memory, Value(offset + i));
  }
  void swap(onnx::Term i, onnx::Term k) const {
    onnx::Term first = get(i), second = get(k);
    set(i, second);
    set(k, first);
  }
};

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_SCRATCH_LIST_H
