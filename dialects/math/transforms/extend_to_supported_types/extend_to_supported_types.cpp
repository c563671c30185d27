// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/extend_to_supported_types/extend_to_supported_types.h"

#include "core/conversion/dialect_conversion.h"
#include "core/conversion/type_converter.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/data/float_semantics.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/math/dialect.h"
#include "dialects/math/transforms/extend_to_supported_types/extend_types.h"

namespace mlir::math {

#define GEN_PASS_DEF_MATHEXTENDTOSUPPORTEDTYPES
#include "dialects/math/transforms/extend_to_supported_types/extend_to_supported_types_pass.h.inc"

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

struct MathExtendToSupportedTypes
    : impl::MathExtendToSupportedTypesBase<MathExtendToSupportedTypes> {
  using MathExtendToSupportedTypesBase::MathExtendToSupportedTypesBase;

  LogicalResult initialize(MLIRContext *context) override {
    supported.clear();
    for (const std::string &name : extraTypeStrs) {
      const FloatType type = parseFloat(context, name, "source");
      if (!type)
        return failure();
      supported.insert(type);
    }
    targetType = parseFloat(context, targetTypeStr.getValue(), "target");
    if (!targetType)
      return failure();
    supported.insert(targetType);
    supported.insert(Float32Type::get(context));
    supported.insert(Float64Type::get(context));
    return success();
  }

  void runOnOperation() override {
    TypeConverter converter;
    populateExtendToSupportedTypesTypeConverter(converter, supported,
                                                targetType);
    RewritePatternSet patterns(&getContext());
    populateExtendToSupportedTypesPatterns(patterns, converter);
    ConversionTarget target(getContext());
    populateExtendToSupportedTypesConversionTarget(target, converter);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }

private:
  llvm::SetVector<Type> supported;
  Type targetType;
};

} // namespace

} // namespace mlir::math
