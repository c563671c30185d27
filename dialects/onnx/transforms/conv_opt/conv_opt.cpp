// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/conv_opt/conv_opt.h"

#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/support/llvm.h"
#include "dialects/func/func.h"
#include "dialects/onnx/rules/constants.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_CONVOPTONNXPASS
#include "dialects/onnx/transforms/conv_opt/conv_opt_pass.h.inc"

using Integers = llvm::SmallVector<int64_t>;

/// Returns whether an attribute is absent or has this number in all places.
static bool isAll(Operation *op, llvm::StringRef name, int64_t number) {
  auto list = op->getAttrOfType<ArrayAttr>(name);
  return llvm::all_of(list ? list.getValue() : llvm::ArrayRef<Attribute>(),
                      [&](Attribute element) {
                        auto integer = dyn_cast<IntegerAttr>(element);
                        return integer && integer.getValue() == number;
                      });
}

/// Returns whether each element of the result depends on one place of the
/// operand, which is the same place.
static bool isPointwise(Operation *op) {
  auto x = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto w = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
  auto y = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto group = op->getAttrOfType<IntegerAttr>("group");
  return x && w && y && x.getRank() >= 3 && w.getRank() == x.getRank() &&
         y.getRank() == x.getRank() && w.hasStaticShape() &&
         llvm::all_of(w.getShape().drop_front(2),
                      [](int64_t size) { return size == 1; }) &&
         (!group || group.getValue().isOne()) && isAll(op, "strides", 1) &&
         isAll(op, "pads", 0);
}

namespace {

/// Writes one convolution as a product.
class ProductBuilder {
public:
  explicit ProductBuilder(Operation *conv)
      : conv(conv), builder(conv), location(conv->getLoc()),
        x(cast<RankedTensorType>(conv->getOperand(0).getType())),
        channels(cast<RankedTensorType>(conv->getOperand(1).getType())
                     .getDimSize(0)) {}

  Value build();

private:
  Value create(llvm::StringRef name, llvm::ArrayRef<Value> operands,
               llvm::ArrayRef<int64_t> shape,
               llvm::ArrayRef<NamedAttribute> attributes = {});
  Value reshape(Value value, Value to, llvm::ArrayRef<int64_t> shape);
  Value makeSizes(int64_t start, std::optional<int64_t> end);
  Value makeResultShape();
  NamedAttribute integer(llvm::StringRef name, int64_t value);
  llvm::ArrayRef<int64_t> getPlane() { return x.getShape().drop_front(2); }

  Operation *conv;
  OpBuilder builder;
  Location location;
  RankedTensorType x;
  /// The number of channels of the result.
  int64_t channels;
};

} // namespace

NamedAttribute ProductBuilder::integer(llvm::StringRef name, int64_t value) {
  return builder.getNamedAttr(name, builder.getSI64IntegerAttr(value));
}

Value ProductBuilder::create(llvm::StringRef name,
                             llvm::ArrayRef<Value> operands,
                             llvm::ArrayRef<int64_t> shape,
                             llvm::ArrayRef<NamedAttribute> attributes) {
  OperationState state(location, name);
  state.addOperands(operands);
  state.addAttributes(attributes);
  const bool isShape = name == "onnx.Shape" || name == "onnx.Concat";
  state.addTypes(RankedTensorType::get(shape, isShape ? builder.getI64Type()
                                                      : x.getElementType()));
  return builder.create(state)->getResult(0);
}

Value ProductBuilder::reshape(Value value, Value to,
                              llvm::ArrayRef<int64_t> shape) {
  return create("onnx.Reshape", {value, to}, shape, integer("allowzero", 0));
}

/// Returns some sizes of the operand.
Value ProductBuilder::makeSizes(int64_t start, std::optional<int64_t> end) {
  llvm::SmallVector<NamedAttribute> bounds = {integer("start", start)};
  if (end)
    bounds.push_back(integer("end", *end));
  return create("onnx.Shape", conv->getOperand(0),
                end.value_or(x.getRank()) - start, bounds);
}

/// Returns the shape of the result: a constant if no more than one size of the
/// plane is unknown.
Value ProductBuilder::makeResultShape() {
  if (llvm::count(getPlane(), ShapedType::kDynamic) > 1)
    return create("onnx.Concat",
                  {makeSizes(0, 1), makeIntegers(builder, location, channels),
                   makeSizes(2, std::nullopt)},
                  x.getRank(), integer("axis", 0));
  Integers sizes = {0, channels};
  for (int64_t size : getPlane())
    sizes.push_back(ShapedType::isDynamic(size) ? -1 : size);
  return makeIntegers(builder, location, sizes);
}

Value ProductBuilder::build() {
  auto w = cast<RankedTensorType>(conv->getOperand(1).getType());
  int64_t plane = 1;
  for (int64_t size : getPlane())
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(plane) ||
        llvm::MulOverflow(plane, size, plane))
      plane = ShapedType::kDynamic;
  const Integers matrix = {channels, w.getDimSize(1)};
  const Integers rows = {x.getDimSize(0), x.getDimSize(1), plane};
  const Integers product = {x.getDimSize(0), channels, plane};
  Value weights = reshape(conv->getOperand(1),
                          makeIntegers(builder, location, matrix), matrix);
  Value operand = reshape(conv->getOperand(0),
                          makeIntegers(builder, location, {0, 0, -1}), rows);
  Value result = create("onnx.MatMul", {weights, operand}, product);
  if (!isa<NoneType>(conv->getOperand(2).getType())) {
    const Integers column = {channels, 1};
    Value bias = reshape(conv->getOperand(2),
                         makeIntegers(builder, location, column), column);
    result = create("onnx.Add", {result, bias}, product);
  }
  auto type = cast<RankedTensorType>(conv->getResult(0).getType());
  return reshape(result, makeResultShape(), type.getShape());
}

namespace {

struct ConvOptONNXPass : impl::ConvOptONNXPassBase<ConvOptONNXPass> {
  using ConvOptONNXPassBase::ConvOptONNXPassBase;

  void runOnOperation() override {
    llvm::SmallVector<Operation *> convolutions;
    getOperation()->walk([&](Operation *op) {
      // A plane without elements leaves no size to infer.
      if (op->getName().getStringRef() == "onnx.Conv" && isPointwise(op) &&
          !llvm::is_contained(
              cast<RankedTensorType>(op->getOperand(0).getType()).getShape(),
              0))
        convolutions.push_back(op);
    });
    for (Operation *op : convolutions) {
      op->getResult(0).replaceAllUsesWith(ProductBuilder(op).build());
      op->erase();
    }
  }
};

} // namespace

} // namespace mlir::onnx
