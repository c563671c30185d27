// SPDX-License-Identifier: Apache-2.0
//
// Utilities for the generation of run-time checks of indices and sizes. The
// dialects define which checks an operation needs.
#ifndef DIALECTS_UTILS_RUNTIME_CHECKS_H
#define DIALECTS_UTILS_RUNTIME_CHECKS_H

#include <string>

#include "core/interfaces/runtime_verifiable.h"
#include "core/interfaces/view_like.h"
#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir {

/// Builds the checks of one operation before it.
struct RuntimeChecks {
  using MessageFn = function_ref<std::string(Operation *, StringRef)>;

  Operation *op;
  OpBuilder &builder;
  Location loc;
  MessageFn makeMessage;

  /// Create an assertion that the condition holds, or that both values are
  /// equal. `what` is part of its message.
  void check(Value condition, const Twine &what);
  void checkEqual(Value a, Value b, const Twine &what);

  Value constant(int64_t value);
  Value compare(arith::CmpIPredicate predicate, Value a, Value b);
  Value conjoin(Value a, Value b);
  /// Creates the condition `low <= value` and `value < high`.
  Value isBetween(Value value, Value low, Value high);

  /// Checks that each index is at least 0 and less than the size. `getSize`
  /// creates the size of a dimension.
  void checkIndices(ValueRange indices, function_ref<Value(int64_t)> getSize);

  /// Checks dimension `i` of a slice: the offset and the last element are in
  /// bounds. An empty slice may have its offset at the end. The check of the
  /// offset of an empty slice is not folded.
  void checkSlice(OffsetSizeAndStrideOpInterface slice, int64_t i, Value zero,
                  Value one, function_ref<Value()> getSourceSize,
                  StringRef name);
};

/// Checks that a value that is cast to a ranked type has the rank of the type.
template <typename RankOpT>
void checkRank(RuntimeChecks checks, Value source, ShapedType type) {
  if (cast<ShapedType>(source.getType()).hasRank())
    return;
  Value rank = RankOpT::create(checks.builder, checks.loc, source);
  checks.checkEqual(rank, checks.constant(type.getRank()), "rank mismatch");
}

/// Checks that a value that is cast to a ranked type has its static sizes.
template <typename DimOpT>
void checkSizes(RuntimeChecks checks, Value source, ShapedType type) {
  auto from = cast<ShapedType>(source.getType());
  for (auto [i, size] : llvm::enumerate(type.getShape())) {
    if ((from.hasRank() && !from.isDynamicDim(i)) ||
        ShapedType::isDynamic(size))
      continue;
    Value actual =
        DimOpT::create(checks.builder, checks.loc, source, int64_t(i));
    checks.checkEqual(actual, checks.constant(size),
                      "size mismatch of dim " + Twine(i));
  }
}

/// Checks that the source of a `dim` has the queried dimension.
template <typename RankOpT, typename DimOpT>
void checkDimension(DimOpT op, RuntimeChecks checks) {
  Value rank = RankOpT::create(checks.builder, checks.loc, op.getSource());
  Value zero = checks.constant(0);
  checks.check(checks.isBetween(op.getIndex(), zero, rank),
               "index is out of bounds");
}

namespace detail {
template <typename OpT, void (*verify)(OpT, RuntimeChecks)>
struct RuntimeVerificationModel
    : public RuntimeVerifiableOpInterface::ExternalModel<
          RuntimeVerificationModel<OpT, verify>, OpT> {
  void generateRuntimeVerification(Operation *op, OpBuilder &builder,
                                   Location loc,
                                   RuntimeChecks::MessageFn makeMessage) const {
    verify(cast<OpT>(op), RuntimeChecks{op, builder, loc, makeMessage});
  }
};
} // namespace detail

/// Attaches RuntimeVerifiableOpInterface to an operation of a loaded dialect.
template <typename OpT, void (*verify)(OpT, RuntimeChecks)>
void attachRuntimeVerification(MLIRContext *context) {
  OperationName(OpT::getOperationName(), context)
      .attachInterface({RuntimeVerifiableOpInterface::getInterfaceID(),
                        &detail::RuntimeVerificationModel<OpT, verify>::table});
}

} // namespace mlir

#endif // DIALECTS_UTILS_RUNTIME_CHECKS_H
