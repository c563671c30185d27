// SPDX-License-Identifier: Apache-2.0
#include "dialects/tensor/value_bounds.h"

#include "core/interfaces/value_bounds_model.h"
#include "core/ir/context/registry.h"
#include "dialects/tensor/tensor.h"
#include "dialects/utils/value_bounds.h"

using namespace mlir;
using namespace mlir::tensor;

using Set = ValueBoundsConstraintSet;
using Dim = std::optional<int64_t>;

static void populate(PadOp op, Value value, Dim dim, Set &set) {
  if (!dim || value != op.getResult())
    return;
  AffineExpr size = set.getExpr(op.getSource(), dim);
  AffineExpr low = set.getExpr(op.getMixedLowPad()[*dim]);
  AffineExpr high = set.getExpr(op.getMixedHighPad()[*dim]);
  set.bound(value)[*dim] == size + low + high;
}

void tensor::registerValueBoundsOpInterfaceExternalModels(Registry &registry) {
  registry.getDialects().addExtension(
      {TensorDialect::descriptor.name}, [](MLIRContext *context) {
        attachValueBounds<CastOp, populateCastBounds>(context);
        attachValueBounds<DimOp, populateDimBounds>(context);
        attachValueBounds<EmptyOp, populateMixedSizeBounds>(context);
        attachValueBounds<ExtractSliceOp, populateSliceBounds>(context);
        attachValueBounds<PadOp, populate>(context);
        attachValueBounds<RankOp, populateRankBounds>(context);
      });
}
