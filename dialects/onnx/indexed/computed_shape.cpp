// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/computed_shape.h"

#include "dialects/onnx/indexed/runtime_axes.h"
#include "dialects/onnx/indexed/runtime_movement.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace mlir::onnx {

/// AffineGrid: (batch, channels, spatial sizes) becomes (batch, spatial sizes,
/// number of these).
static Terms emitGridShape(ScalarBuilder &builder, const Operator &op) {
  const int64_t rank = op.getResultShape().size();
  Terms shape = emitList(builder, op, 1, rank);
  shape.erase(shape.begin() + 1);
  shape.push_back(makeIndex(builder, rank - 2));
  return shape;
}

/// Col2Im: (batch, channels * size of a block, blocks) becomes (batch,
/// channels, sizes of the image).
static Terms emitImageShape(ScalarBuilder &builder, const Operator &op) {
  const int64_t count = op.getResultShape().size() - 2;
  Terms shape = emitSizes(builder, op.getShape(0).take_front(2));
  Term area = makeIndex(builder, 1);
  for (Term size : emitList(builder, op, 2, count))
    area = area * size;
  shape[1] = shape[1] / max(area, 1);
  llvm::append_range(shape, emitList(builder, op, 1, count));
  return shape;
}

/// MaxUnpool: the last operand is the shape.
static Terms emitUnpooledShape(ScalarBuilder &builder, const Operator &op) {
  return emitList(builder, op, 2, op.getResultShape().size());
}

/// OneHot: the depth, which may be a float, is a new axis.
static Terms emitOneHotShape(ScalarBuilder &builder, const Operator &op) {
  Terms shape = emitSizes(builder, op.getShape(0));
  Term isOne = Term(builder, builder.size(getListLength(op, 1))) == 1;
  builder.failIf(!isOne, ErrorCode::Shape);
  Term depth = emitIf(
      isOne,
      [&] {
        Term number = emitLoad(builder, 1, emitZeros(builder, op.getRank(1)));
        return Terms{isFloat(number) ? toBoundedIndex(number)
                                     : toIndex(number)};
      },
      [&] { return emitZeros(builder, 1); })[0];
  const unsigned axis =
      Operator::normalizeAxis(op.getInteger("axis", -1), shape.size() + 1);
  shape.insert(shape.begin() + axis, depth);
  return shape;
}

/// TopK: the number of elements is the size of the axis.
static Terms emitTopKShape(ScalarBuilder &builder, const Operator &op) {
  Terms shape = emitSizes(builder, op.getShape(0));
  const unsigned axis =
      Operator::normalizeAxis(op.getInteger("axis", -1), shape.size());
  shape[axis] = emitList(builder, op, 1, 1)[0];
  return shape;
}

ComputedShapeFn lookupComputedShapeFn(const Operator &op) {
  const llvm::StringRef name = op.getOperation()->getName().getStringRef();
  return llvm::StringSwitch<ComputedShapeFn>(name)
      .Case("onnx.AffineGrid", emitGridShape)
      .Case("onnx.CenterCropPad", emitCroppedShape)
      .Case("onnx.Col2Im", emitImageShape)
      .Case("onnx.DFT", emitTransformShape)
      .Case("onnx.MaxUnpool", op.hasOperand(2) ? emitUnpooledShape : nullptr)
      .Case("onnx.OneHot", emitOneHotShape)
      .Case("onnx.Pad", emitPaddedShape)
      .StartsWith("onnx.Reduce", op.hasOperand(1) ? emitReducedShape : nullptr)
      .Case("onnx.Resize", emitResizedShape)
      .Case("onnx.Slice", emitSlicedShape)
      .Case("onnx.Squeeze", emitSqueezedShape)
      .Case("onnx.TopK", emitTopKShape)
      .Case("onnx.Unsqueeze", emitUnsqueezedShape)
      .Default(nullptr);
}

} // namespace mlir::onnx
