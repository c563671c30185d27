// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/value_bounds.h"

#include "core/interfaces/value_bounds_model.h"
#include "core/ir/context/registry.h"
#include "dialects/memref/memref.h"
#include "dialects/utils/value_bounds.h"

using namespace mlir;
using namespace mlir::memref;

void memref::registerValueBoundsOpInterfaceExternalModels(Registry &registry) {
  registry.getDialects().addExtension(
      {MemRefDialect::descriptor.name}, [](MLIRContext *context) {
        attachValueBounds<AllocOp, populateMixedSizeBounds>(context);
        attachValueBounds<AllocaOp, populateMixedSizeBounds>(context);
        attachValueBounds<CastOp, populateCastBounds>(context);
        attachValueBounds<DimOp, populateDimBounds>(context);
        attachValueBounds<RankOp, populateRankBounds>(context);
        attachValueBounds<SubViewOp, populateSliceBounds>(context);
      });
}
