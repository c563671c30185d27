// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/transforms/emulate_unsupported_floats/emulate_unsupported_floats.h"

#include "core/conversion/dialect_conversion.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/data/float_semantics.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/transforms/emulate_unsupported_floats/emulate_unsupported_floats_patterns.h"

namespace mlir::arith {

#define GEN_PASS_DEF_ARITHEMULATEUNSUPPORTEDFLOATS
#include "dialects/arith/transforms/emulate_unsupported_floats/emulate_unsupported_floats_pass.h.inc"

namespace {

/// Returns the float type with this name. Emits an error and returns null if
/// there is none.
FloatType parseFloat(MLIRContext *context, StringRef name, StringRef role) {
  if (const FloatSemantics *semantics = lookupFloatSemantics(name))
    return getFloatType(*semantics, context);
  emitError(UnknownLoc::get(context))
      << "could not map " << role << " type '" << name
      << "' to a known floating-point type";
  return {};
}

struct ArithEmulateUnsupportedFloats
    : impl::ArithEmulateUnsupportedFloatsBase<ArithEmulateUnsupportedFloats> {
  using ArithEmulateUnsupportedFloatsBase::ArithEmulateUnsupportedFloatsBase;

  void runOnOperation() override {
    MLIRContext *context = &getContext();
    const Type targetType =
        parseFloat(context, targetTypeStr.getValue(), "target");
    if (!targetType)
      return signalPassFailure();
    SmallVector<Type> sourceTypes;
    for (const std::string &name : sourceTypeStrs) {
      sourceTypes.push_back(parseFloat(context, name, "source"));
      if (!sourceTypes.back())
        return signalPassFailure();
    }
    if (llvm::is_contained(sourceTypes, targetType)) {
      emitError(UnknownLoc::get(context))
          << "target type cannot be an unsupported source type";
      return signalPassFailure();
    }
    TypeConverter converter;
    populateEmulateUnsupportedFloatsConversions(converter, sourceTypes,
                                                targetType);
    RewritePatternSet patterns(context);
    populateEmulateUnsupportedFloatsPatterns(patterns, converter);
    ConversionTarget target(*context);
    populateEmulateUnsupportedFloatsLegality(target, converter);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::arith
