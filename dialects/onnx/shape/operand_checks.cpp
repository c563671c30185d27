// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/operand_checks.h"

#include <cstdint>
#include <string>

#include "core/support/llvm.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace mlir::onnx {
namespace {

/// An attribute, and the texts that it may be, between commas.
struct TextAttribute {
  llvm::StringLiteral op, name, texts;
};

/// An operand, and the ranks that it may have.
struct OperandRank {
  llvm::StringLiteral op;
  unsigned operand;
  int64_t least, most;
};

/// An attribute that is an axis of operand 0, which the shapes do not depend
/// on.
struct AxisAttribute {
  llvm::StringLiteral op, name;
  int64_t byDefault;
};

} // namespace

/// Returns true if an operator has one scale for all elements, and no axis.
static bool hasOneScale(OpShapes &op) {
  const DimShape scale = op.getShape(1);
  return !scale || scale->empty() ||
         (scale->size() == 1 && scale->front().isConstant(1));
}

/// Checks the axes that the functions of operators do not need.
/// Errors: a diagnostic for an axis that the operand does not have.
static LogicalResult checkAxes(llvm::StringRef name, OpShapes &op) {
  static constexpr AxisAttribute attributes[] = {
      {"DequantizeLinear", "axis", 1},
      {"GatherElements", "axis", 0},
      {"Hardmax", "axis", -1},
      {"LogSoftmax", "axis", -1},
      {"LpNormalization", "axis", -1},
      {"QuantizeLinear", "axis", 1},
      {"RMSNormalization", "axis", -1},
      {"ReverseSequence", "batch_axis", 1},
      {"ReverseSequence", "time_axis", 0},
      {"ScatterElements", "axis", 0},
      {"Softmax", "axis", -1},
      {"TensorScatter", "axis", -2},
  };
  for (const AxisAttribute &attribute : attributes) {
    if (attribute.op != name)
      continue;
    const auto rank = op.getRank(0);
    if (!rank ||
        (name.ends_with_insensitive("quantizeLinear") && hasOneScale(op)))
      continue;
    if (failed(
            op.getAxis(op.getInt(attribute.name, attribute.byDefault), *rank)))
      return failure();
  }
  if (name != "CumSum" && name != "CumProd")
    return success();
  const auto axis = op.getConstants(1);
  const auto rank = op.getRank(0);
  if (axis && axis->size() == 1 && rank)
    return failure(failed(op.getAxis(axis->front(), *rank)));
  return success();
}

static LogicalResult checkRanks(llvm::StringRef name, OpShapes &op) {
  static constexpr int64_t any = INT64_MAX;
  static constexpr OperandRank ranks[] = {
      {"BatchNormalization", 0, 1, any},
      {"CenterCropPad", 1, 1, 1},
      {"Col2Im", 0, 3, 3},
      {"Col2Im", 1, 1, 1},
      {"Col2Im", 2, 1, 1},
      {"Compress", 1, 1, 1},
      {"CumProd", 1, 0, 1},
      {"CumSum", 1, 0, 1},
      {"DFT", 1, 0, 1},
      {"DFT", 2, 0, 1},
      {"GroupNormalization", 0, 2, any},
      {"GroupNormalization", 1, 1, 1},
      {"GroupNormalization", 2, 1, 1},
      {"InstanceNormalization", 0, 2, any},
      {"InstanceNormalization", 1, 1, 1},
      {"InstanceNormalization", 2, 1, 1},
      {"MaxUnpool", 2, 1, 1},
      {"NonMaxSuppression", 0, 3, 3},
      {"NonMaxSuppression", 1, 3, 3},
      {"NonMaxSuppression", 2, 0, 1},
      {"NonMaxSuppression", 3, 0, 1},
      {"NonMaxSuppression", 4, 0, 1},
      {"OneHot", 1, 0, 1},
      {"OneHot", 2, 1, 1},
      {"Resize", 1, 1, 1},
      {"Resize", 2, 1, 1},
      {"Resize", 3, 1, 1},
      {"TopK", 1, 0, 1},
      {"Trilu", 0, 2, any},
      {"Trilu", 1, 0, 1},
  };
  for (const OperandRank &rank : ranks)
    if (rank.op == name && op.hasOperand(rank.operand) &&
        failed(op.checkRank(rank.operand, rank.least, rank.most)))
      return failure();
  if (name != "ScatterElements")
    return success();
  const auto data = op.getRank(0);
  for (unsigned operand : {1, 2})
    if (data && failed(op.checkRank(operand, *data, *data)))
      return failure();
  return success();
}

static LogicalResult checkTexts(llvm::StringRef name, OpShapes &op) {
  static constexpr llvm::StringLiteral reductions = ",none,add,mul,max,min,";
  static constexpr TextAttribute attributes[] = {
      {"DepthToSpace", "mode", ",DCR,CRD,"},
      {"GridSample", "mode", ",linear,bilinear,nearest,cubic,bicubic,"},
      {"GridSample", "padding_mode", ",zeros,border,reflection,"},
      {"Pad", "mode", ",constant,reflect,edge,wrap,"},
      {"Resize", "coordinate_transformation_mode",
       ",half_pixel,half_pixel_symmetric,pytorch_half_pixel,align_corners,"
       "asymmetric,tf_crop_and_resize,"},
      {"Resize", "keep_aspect_ratio_policy",
       ",stretch,not_larger,not_smaller,"},
      {"Resize", "mode", ",nearest,linear,cubic,"},
      {"Resize", "nearest_mode",
       ",round_prefer_floor,round_prefer_ceil,floor,ceil,"},
      {"RoiAlign", "coordinate_transformation_mode",
       ",half_pixel,output_half_pixel,"},
      {"RoiAlign", "mode", ",avg,max,"},
      {"ScatterElements", "reduction", reductions},
      {"ScatterND", "reduction", reductions},
  };
  for (const TextAttribute &attribute : attributes) {
    if (attribute.op != name)
      continue;
    const llvm::StringRef text = op.getString(attribute.name);
    const std::string entry = ("," + text + ",").str();
    if (!text.empty() && (text.contains(',') ||
                          !llvm::StringRef(attribute.texts).contains(entry)))
      return op.error("has the " + llvm::Twine(attribute.name) + " '" + text +
                      "', which does not exist");
  }
  return success();
}

LogicalResult checkOperands(llvm::StringRef name, OpShapes &op) {
  return failure(failed(checkRanks(name, op)) || failed(checkAxes(name, op)) ||
                 failed(checkTexts(name, op)));
}

} // namespace mlir::onnx
