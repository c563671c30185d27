// SPDX-License-Identifier: Apache-2.0
//
// #llvm.target_features and #llvm.target: queries and verification.
#include "core/interfaces/function.h"
#include "dialects/llvm/attributes.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

TargetFeaturesAttr TargetFeaturesAttr::get(MLIRContext *context,
                                           ArrayRef<StringRef> features) {
  return get(context, llvm::map_to_vector(features, [&](StringRef feature) {
               return StringAttr::get(context, feature);
             }));
}

TargetFeaturesAttr TargetFeaturesAttr::get(MLIRContext *context,
                                           StringRef features) {
  SmallVector<StringRef> list;
  features.split(list, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return get(context, list);
}

/// 1. A feature is not empty.
/// 2. It starts with + or -.
/// 3. It is a single feature.
LogicalResult
TargetFeaturesAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                           ArrayRef<StringAttr> features) {
  for (StringAttr feature : features) {
    if (!feature || feature.getValue().empty())
      return emitError() << "target features can not be null or empty";
    const char sign = feature.getValue().front();
    if (sign != '+' && sign != '-')
      return emitError() << "target features must start with '+' or '-'";
    if (feature.getValue().contains(','))
      return emitError() << "target features can not contain ','";
  }
  return success();
}

bool TargetFeaturesAttr::contains(StringAttr feature) const {
  return !nullOrEmpty() && llvm::is_contained(getFeatures(), feature);
}

bool TargetFeaturesAttr::contains(StringRef feature) const {
  return !nullOrEmpty() &&
         llvm::any_of(getFeatures(), [&](StringAttr candidate) {
           return candidate.getValue() == feature;
         });
}

std::string TargetFeaturesAttr::getFeaturesString() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      getFeatures(), os, [&](StringAttr feature) { os << feature.getValue(); },
      ",");
  return text;
}

TargetFeaturesAttr TargetFeaturesAttr::featuresAt(Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  if (!function)
    return {};
  return function->getAttrOfType<TargetFeaturesAttr>(getAttributeName());
}

FailureOr<Attribute> TargetFeaturesAttr::query(DataLayoutEntryKey key) const {
  auto name = dyn_cast<StringAttr>(key);
  if (!name)
    return failure();
  if (contains(name))
    return Attribute(UnitAttr::get(getContext()));
  if (contains(("+" + name.getValue()).str()))
    return Attribute(BoolAttr::get(getContext(), true));
  if (contains(("-" + name.getValue()).str()))
    return Attribute(BoolAttr::get(getContext(), false));
  return failure();
}

FailureOr<Attribute> TargetAttr::query(DataLayoutEntryKey key) const {
  auto name = dyn_cast<StringAttr>(key);
  if (!name)
    return failure();
  if (name.getValue() == "triple")
    return Attribute(getTriple());
  if (name.getValue() == "chip")
    return Attribute(getChip());
  if (name.getValue() == "features" && getFeatures())
    return Attribute(getFeatures());
  return failure();
}
