// SPDX-License-Identifier: Apache-2.0
//
// Creates the operations of a kernel. Folds operations of arith if possible.
#ifndef TARGETS_ONNX_DIRECT_KERNEL_BUILDER_H
#define TARGETS_ONNX_DIRECT_KERNEL_BUILDER_H

#include <cstdint>

#include "core/ir/structure/implicit_loc_op_builder.h"
#include "dialects/arith/arith.h"

namespace onnx_mlir::direct {

/// A builder with helpers for constants and comparisons.
class KernelBuilder : public mlir::ImplicitLocOpBuilder {
public:
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;

  mlir::Value index(int64_t value);
  mlir::Value f32(float value);
  /// Returns the zero of a numeric type.
  mlir::Value zero(mlir::Type type);

  mlir::Value compare(mlir::arith::CmpIPredicate predicate, mlir::Value left,
                      mlir::Value right) {
    return createOrFold<mlir::arith::CmpIOp>(predicate, left, right);
  }
  mlir::Value compare(mlir::arith::CmpFPredicate predicate, mlir::Value left,
                      mlir::Value right) {
    return createOrFold<mlir::arith::CmpFOp>(predicate, left, right);
  }
};

/// Index arithmetic, which must not overflow.
mlir::Value add(KernelBuilder &builder, mlir::Value left, mlir::Value right);
mlir::Value subtract(KernelBuilder &builder, mlir::Value left,
                     mlir::Value right);
mlir::Value multiply(KernelBuilder &builder, mlir::Value left,
                     mlir::Value right);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_KERNEL_BUILDER_H
