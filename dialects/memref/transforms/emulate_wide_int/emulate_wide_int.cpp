// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/emulate_wide_int/emulate_wide_int.h"

#include "core/conversion/conversion_target.h"
#include "core/conversion/dialect_conversion.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/emulate_wide_int/emulate_wide_int_patterns.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/emulate_wide_int/emulate_wide_int_patterns.h"
#include "dialects/vector/vector.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::memref {

#define GEN_PASS_DEF_MEMREFEMULATEWIDEINT
#include "dialects/memref/transforms/emulate_wide_int/emulate_wide_int_pass.h.inc"

namespace {

struct MemRefEmulateWideInt
    : impl::MemRefEmulateWideIntBase<MemRefEmulateWideInt> {
  using MemRefEmulateWideIntBase::MemRefEmulateWideIntBase;

  void runOnOperation() override {
    if (!llvm::isPowerOf2_32(widestIntSupported) || widestIntSupported < 2)
      return signalPassFailure();
    arith::WideIntEmulationConverter converter(widestIntSupported);
    populateMemRefWideIntEmulationConversions(converter);
    ConversionTarget target(getContext());
    target.addDynamicallyLegalDialect<arith::ArithDialect, MemRefDialect,
                                      vector::VectorDialect>(
        [&](Operation *op) { return converter.isLegal(op); });
    RewritePatternSet patterns(&getContext());
    arith::populateArithWideIntEmulationPatterns(converter, patterns);
    populateMemRefWideIntEmulationPatterns(converter, patterns);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::memref
