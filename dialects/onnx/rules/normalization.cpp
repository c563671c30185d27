// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/type_utilities.h"
#include "core/rewrite/pattern.h"
#include "core/rewrite/table/rule_pattern.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/affine_channels.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/rules/rules.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Returns the type of a constant with an element for each channel, or null.
static RankedTensorType getChannelType(Value normalized) {
  const auto shape = getTypeShape(normalized.getDefiningOp()->getOperand(0));
  const auto channels = readNormalization(normalized.getDefiningOp());
  const auto element = dyn_cast<FloatType>(getElementTypeOrSelf(normalized));
  if (!shape || shape->size() < 2 || !channels || !element)
    return {};
  llvm::SmallVector<int64_t> sizes(shape->size() - 1, 1);
  sizes.front() = channels->factors.size();
  if (!ShapedType::isDynamic((*shape)[1]) && (*shape)[1] != sizes.front())
    return {};
  return RankedTensorType::get(sizes, element);
}

static bool hasFiniteConstants(Value normalized) {
  const RankedTensorType type = getChannelType(normalized);
  if (!type)
    return false;
  const auto channels = readNormalization(normalized.getDefiningOp());
  return areFinite(channels->factors, type.getElementType()) &&
         areFinite(channels->offsets, type.getElementType());
}

static Value makeFactor(OpBuilder &builder, Location location,
                        Value normalized) {
  return makeConstant(
      builder, location,
      makeFloats(getChannelType(normalized),
                 readNormalization(normalized.getDefiningOp())->factors));
}

static Value makeOffset(OpBuilder &builder, Location location,
                        Value normalized) {
  return makeConstant(
      builder, location,
      makeFloats(getChannelType(normalized),
                 readNormalization(normalized.getDefiningOp())->offsets));
}

static bool isInference(Value mode) {
  return isa<NoneType>(mode.getType()) || isSplat(mode, 0);
}

namespace {
namespace normalization_rules {
#include "dialects/onnx/rules/normalization.h.inc"
} // namespace normalization_rules
} // namespace

void populateNormalizationRules(RewritePatternSet &patterns) {
  using namespace normalization_rules;
  MLIRContext *context = patterns.getContext();
  patterns.add<DropoutOfInference>(context);
  patterns.addWithLabel<NormalizationToMulAdd>({reassociates}, context);
}

} // namespace mlir::onnx
