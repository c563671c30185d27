// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/window.h"

namespace mlir::onnx {

using Integers = llvm::SmallVector<int64_t>;

/// Sets `values` to an attribute with `count` elements, no less than `least`.
static LogicalResult readAttribute(OpShapes &op, llvm::StringRef name,
                                   size_t count, int64_t least,
                                   Integers &values) {
  std::optional<Integers> attribute = op.getInts(name);
  if (!attribute) {
    values.assign(count, least);
    return success();
  }
  if (attribute->size() != count)
    return op.error("has " + llvm::Twine(attribute->size()) + " values of '" +
                    name + "', expected " + llvm::Twine(count));
  // A size that a product of these overflows is nonsense.
  constexpr int64_t most = int64_t(1) << 31;
  for (int64_t value : *attribute)
    if (value > most || (name != "pads" && value < least) || value < -most)
      return op.error("has the value " + llvm::Twine(value) + " of '" + name +
                      "'");
  values = std::move(*attribute);
  return success();
}

FailureOr<Window> readWindow(OpShapes &op, size_t rank) {
  Window window;
  Integers pads;
  if (failed(readAttribute(op, "strides", rank, 1, window.strides)) ||
      failed(readAttribute(op, "dilations", rank, 1, window.dilations)) ||
      failed(readAttribute(op, "pads", 2 * rank, 0, pads)))
    return failure();
  window.padsBegin.assign(pads.begin(), pads.begin() + rank);
  window.padsEnd.assign(pads.begin() + rank, pads.end());
  window.autoPad = op.getString("auto_pad", "NOTSET");
  window.roundsUp = op.getInt("ceil_mode", 0) != 0;
  if (window.autoPad == "VALID") {
    window.padsBegin.assign(rank, 0);
    window.padsEnd.assign(rank, 0);
  }
  return window;
}

DimExpr countPositions(OpShapes &op, const Window &window, size_t i,
                       DimExpr size) {
  if (!size)
    return DimExpr();
  DimExprContext &dims = op.dims;
  const int64_t stride = window.strides[i];
  if (window.autoPad.starts_with("SAME_"))
    return dims.ceilDiv(size, stride);
  if (!window.kernel[i])
    return DimExpr();
  // The window covers dilation * (kernel - 1) + 1 elements.
  const DimExpr reach =
      dims.mul(dims.add(window.kernel[i], -1), window.dilations[i]);
  const DimExpr padded =
      dims.add(size, window.padsBegin[i] + window.padsEnd[i]);
  const DimExpr range = dims.add(dims.sub(padded, reach), -1);
  if (!window.roundsUp)
    return dims.add(dims.floorDiv(range, stride), 1);
  // A window does not start in the padding at the end.
  return dims.min(dims.add(dims.ceilDiv(range, stride), 1),
                  dims.ceilDiv(dims.add(size, window.padsBegin[i]), stride));
}

} // namespace mlir::onnx
