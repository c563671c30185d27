// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/upgrade.h"

#include <string>
#include <utility>
#include <vector>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/structure/operation.h"
#include "dialects/onnx/structure_ops.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

using mlir::Attribute;
using mlir::Type;
using mlir::Value;

namespace {

//===----------------------------------------------------------------------===//
// Operands and attributes

/// Removes an attribute and returns it, or null.
Attribute take(OldNode &node, llvm::StringRef name) {
  Attribute value = node.state.attributes.get(name);
  node.state.attributes.erase(name);
  return value;
}

/// Adds an attribute of the newest version, which the old one must not have.
absl::Status addAttribute(OldNode &node, llvm::StringRef name,
                          Attribute value) {
  if (node.state.attributes.get(name))
    return invalidArgument("has attribute " + quote(name) + ", which version " +
                           llvm::Twine(node.version) +
                           " of the operator does not have");
  node.state.addAttribute(name, value);
  return absl::OkStatus();
}

Type getElement(Value value) {
  auto tensor = llvm::dyn_cast<mlir::TensorType>(value.getType());
  return tensor ? tensor.getElementType() : Type();
}

/// Returns the number of dimensions of a tensor, or -1 if it is not known.
int64_t getRank(Value value) {
  auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(value.getType());
  return tensor ? tensor.getRank() : -1;
}

/// Creates an operation with one result.
Value create(OldNode &node, llvm::StringRef op, llvm::ArrayRef<Value> operands,
             Type type, llvm::ArrayRef<mlir::NamedAttribute> attributes = {}) {
  mlir::OperationState state(node.state.location, ("onnx." + op).str());
  state.addOperands(mlir::ValueRange(operands));
  state.addType(type);
  state.addAttributes(attributes);
  return node.builder.create(std::move(state))->getResult(0);
}

mlir::IntegerAttr getSi64(OldNode &node, int64_t value) {
  return mlir::IntegerAttr::get(
      node.builder.getIntegerType(64, /*isSigned=*/true), value);
}

Value makeConstant(OldNode &node, mlir::DenseElementsAttr value) {
  return create(node, "Constant", {}, value.getType(),
                {node.builder.getNamedAttr("value", value)});
}

/// Returns a list of i64.
Value makeIntegers(OldNode &node, llvm::ArrayRef<int64_t> values) {
  return makeConstant(
      node, mlir::DenseElementsAttr::get(
                mlir::RankedTensorType::get({int64_t(values.size())},
                                            node.builder.getI64Type()),
                values));
}

Value makeNoValue(OldNode &node) {
  return mlir::onnx::NoValueOp::create(node.builder, node.state.location,
                                       node.builder.getNoneType(),
                                       node.builder.getUnitAttr());
}

/// Sets an operand; those before it that are missing are omitted.
void setOperand(OldNode &node, size_t index, Value value) {
  if (index < node.state.operands.size()) {
    node.state.operands[index] = value;
    return;
  }
  while (node.state.operands.size() < index)
    node.state.addOperand(makeNoValue(node));
  node.state.addOperand(value);
}

absl::Status refuseAttribute(llvm::StringRef name) {
  return invalidArgument("has attribute " + quote(name) + " of another type");
}

/// Makes a list of integers an operand.
absl::Status moveIntegers(OldNode &node, llvm::StringRef name, size_t index) {
  const Attribute value = take(node, name);
  if (!value)
    return absl::OkStatus();
  auto list = llvm::dyn_cast<mlir::ArrayAttr>(value);
  if (!list)
    return refuseAttribute(name);
  llvm::SmallVector<int64_t> numbers;
  for (Attribute element : list) {
    auto number = llvm::dyn_cast<mlir::IntegerAttr>(element);
    if (!number)
      return refuseAttribute(name);
    numbers.push_back(number.getValue().getSExtValue());
  }
  setOperand(node, index, makeIntegers(node, numbers));
  return absl::OkStatus();
}

/// Returns the number as an attribute of type `element`, or null.
Attribute convertNumber(Attribute value, Type element) {
  auto integer = llvm::dyn_cast<mlir::IntegerAttr>(value);
  if (integer && llvm::isa_and_present<mlir::IntegerType>(element))
    return mlir::IntegerAttr::get(
        element,
        integer.getValue().sextOrTrunc(element.getIntOrFloatBitWidth()));
  auto number = llvm::dyn_cast<mlir::FloatAttr>(value);
  if (number && llvm::isa_and_present<mlir::FloatType>(element))
    return mlir::FloatAttr::get(element, number.getValueAsDouble());
  return nullptr;
}

/// Makes a number an operand without dimensions and of type `element`.
absl::Status moveNumber(OldNode &node, llvm::StringRef name, size_t index,
                        Type element) {
  const Attribute value = take(node, name);
  if (!value)
    return absl::OkStatus();
  const Attribute number = convertNumber(value, element);
  if (!number)
    return refuseAttribute(name);
  setOperand(node, index,
             makeConstant(node, mlir::DenseElementsAttr::get(
                                    mlir::RankedTensorType::get({}, element),
                                    {number})));
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Upgrades

/// Old versions named the inputs that they could overwrite.
absl::Status dropConsumedInputs(OldNode &node) {
  take(node, "consumed_inputs");
  return absl::OkStatus();
}

absl::Status moveAxes(OldNode &node) { return moveIntegers(node, "axes", 1); }

absl::Status upgradeSplit(OldNode &node) {
  return moveIntegers(node, "split", 1);
}

/// Without sizes, the parts are equal; their number became an attribute.
absl::Status addNumOutputs(OldNode &node) {
  if (node.state.operands.size() < 2 ||
      llvm::isa<mlir::NoneType>(node.state.operands[1].getType()))
    return addAttribute(node, "num_outputs", getSi64(node, node.numOutputs));
  return absl::OkStatus();
}

absl::Status upgradeClip(OldNode &node) {
  const Type element = getElement(node.state.operands[0]);
  if (absl::Status status = moveNumber(node, "min", 1, element); !status.ok())
    return status;
  return moveNumber(node, "max", 2, element);
}

absl::Status upgradeDropout(OldNode &node) {
  take(node, "is_test");
  return moveNumber(node, "ratio", 1, node.builder.getF32Type());
}

absl::Status upgradePad(OldNode &node) {
  for (llvm::StringRef name : {"paddings", "pads"})
    if (absl::Status status = moveIntegers(node, name, 1); !status.ok())
      return status;
  return moveNumber(node, "value", 2, getElement(node.state.operands[0]));
}

absl::Status upgradeSlice(OldNode &node) {
  static constexpr llvm::StringLiteral names[] = {"starts", "ends", "axes"};
  for (auto [index, name] : llvm::enumerate(names))
    if (absl::Status status = moveIntegers(node, name, index + 1); !status.ok())
      return status;
  return absl::OkStatus();
}

absl::Status upgradeTopK(OldNode &node) {
  auto k = llvm::dyn_cast_if_present<mlir::IntegerAttr>(take(node, "k"));
  if (!k)
    return invalidArgument("has no attribute 'k'");
  setOperand(node, 1, makeIntegers(node, {k.getValue().getSExtValue()}));
  return absl::OkStatus();
}

absl::Status upgradeReshape(OldNode &node) {
  return moveIntegers(node, "shape", 1);
}

/// The newest version broadcasts C always.
absl::Status upgradeGemm(OldNode &node) {
  take(node, "broadcast");
  return absl::OkStatus();
}

Value makeInteger(OldNode &node, int64_t value) {
  return makeConstant(
      node,
      mlir::DenseElementsAttr::get(
          mlir::RankedTensorType::get({}, node.builder.getI64Type()), value));
}

/// Returns the number of dimensions of `value`, computed if it is not known.
Value makeRank(OldNode &node, Value value) {
  if (const int64_t rank = getRank(value); rank >= 0)
    return makeInteger(node, rank);
  const Type i64 = node.builder.getI64Type();
  const Value shape =
      create(node, "Shape", {value},
             mlir::RankedTensorType::get({mlir::ShapedType::kDynamic}, i64),
             {node.builder.getNamedAttr("start", getSi64(node, 0))});
  return create(node, "Size", {shape}, mlir::RankedTensorType::get({}, i64));
}

/// Gives B dimensions of size 1 behind its own if a rank is not known: those
/// from the rank of B up to the number of dimensions of A from `axis` on.
void addTrailingDimensions(OldNode &node, int64_t axis) {
  Value &b = node.state.operands[1];
  const Type i64 = node.builder.getI64Type();
  Value end = makeInteger(node, -axis);
  if (axis >= 0)
    end = create(
        node, "Sub",
        {makeRank(node, node.state.operands[0]), makeInteger(node, axis)},
        mlir::RankedTensorType::get({}, i64));
  const Value axes =
      create(node, "Range", {makeRank(node, b), end, makeInteger(node, 1)},
             mlir::RankedTensorType::get({mlir::ShapedType::kDynamic}, i64));
  b = create(node, "Unsqueeze", {b, axes},
             mlir::UnrankedTensorType::get(getElement(b)));
}

/// The dimensions of B are those of A from `axis` on: B gets dimensions of size
/// 1 behind its own. Without an axis, they are the last ones of A, as today.
absl::Status upgradeBroadcast(OldNode &node) {
  take(node, "broadcast");
  auto axis = llvm::dyn_cast_if_present<mlir::IntegerAttr>(take(node, "axis"));
  if (!axis || node.state.operands.size() != 2)
    return absl::OkStatus();
  if (!getElement(node.state.operands[0]) ||
      !getElement(node.state.operands[1]))
    return invalidArgument("has an input that is no tensor");
  const int64_t rankA = getRank(node.state.operands[0]);
  const int64_t rankB = getRank(node.state.operands[1]);
  int64_t first = axis.getValue().getSExtValue();
  if (rankA < 0 || rankB < 0) {
    addTrailingDimensions(node, first);
    return absl::OkStatus();
  }
  first += first < 0 ? rankA : 0;
  if (first < 0 || first > rankA)
    return invalidArgument("broadcasts along axis " + llvm::Twine(first) +
                           " of a tensor of rank " + llvm::Twine(rankA));
  llvm::SmallVector<int64_t> added;
  for (int64_t i = rankB; i < rankA - first; ++i)
    added.push_back(i);
  if (added.empty())
    return absl::OkStatus();
  const Value b = node.state.operands[1];
  node.state.operands[1] =
      create(node, "Unsqueeze", {b, makeIntegers(node, added)},
             mlir::UnrankedTensorType::get(getElement(b)));
  return absl::OkStatus();
}

/// A slope of several elements has one for each channel.
absl::Status upgradePRelu(OldNode &node) {
  if (node.state.operands.size() != 2)
    return absl::OkStatus();
  auto slope =
      llvm::dyn_cast<mlir::RankedTensorType>(node.state.operands[1].getType());
  if (!slope || slope.getRank() != 1 || slope.getDimSize(0) == 1)
    return absl::OkStatus();
  node.state.addAttribute("axis", getSi64(node, 1));
  return upgradeBroadcast(node);
}

absl::Status upgradeBatchNormalization(OldNode &node) {
  take(node, "is_test");
  auto spatial =
      llvm::dyn_cast_if_present<mlir::IntegerAttr>(take(node, "spatial"));
  if (spatial && spatial.getValue().isZero())
    return unimplemented("normalizes each activation by itself (spatial is 0)");
  if (node.numOutputs > 1)
    return unimplemented("has outputs of training");
  return absl::OkStatus();
}

/// Returns whether a value is a constant whose numbers are at most 1.
bool isAtMostOne(Value value) {
  mlir::Operation *op = value.getDefiningOp();
  auto numbers = op && op->getName().getStringRef() == "onnx.Constant"
                     ? llvm::dyn_cast_if_present<mlir::DenseElementsAttr>(
                           op->getAttr("value"))
                     : mlir::DenseElementsAttr();
  return numbers && numbers.getElementType().isF32() &&
         llvm::all_of(numbers.getValues<float>(),
                      [](float number) { return number <= 1; });
}

/// Upsample became Resize, which sees each source element as a point. The
/// nearest element was the next one if a tensor became smaller.
absl::Status upgradeUpsample(OldNode &node) {
  auto scales =
      llvm::dyn_cast_if_present<mlir::ArrayAttr>(take(node, "scales"));
  if (scales)
    setOperand(node, 1,
               makeConstant(node, mlir::DenseElementsAttr::get(
                                      mlir::RankedTensorType::get(
                                          {int64_t(scales.size())},
                                          node.builder.getF32Type()),
                                      scales.getValue())));
  if (node.state.operands.size() < 2)
    return unimplemented("has no scales");
  const Value factors = node.state.operands[1];
  setOperand(node, 1, makeNoValue(node));
  setOperand(node, 2, factors);
  if (absl::Status status =
          addAttribute(node, "coordinate_transformation_mode",
                       node.builder.getStringAttr("asymmetric"));
      !status.ok())
    return status;
  const llvm::StringRef nearest = isAtMostOne(factors) ? "ceil" : "floor";
  if (absl::Status status = addAttribute(node, "nearest_mode",
                                         node.builder.getStringAttr(nearest));
      !status.ok())
    return status;
  node.state.name =
      mlir::OperationName("onnx.Resize", node.builder.getContext());
  return absl::OkStatus();
}

/// The position (x + 0.5) / scale was that of half_pixel plus 0.5:
/// floor(p + 0.5) = round_prefer_ceil(p), and
/// round_prefer_floor(p + 0.5) = ceil(p).
absl::Status upgradeResize(OldNode &node) {
  const auto getText = [&](llvm::StringRef name, llvm::StringRef otherwise) {
    auto text = llvm::dyn_cast_if_present<mlir::StringAttr>(
        node.state.attributes.get(name));
    return text ? text.getValue() : otherwise;
  };
  if (getText("coordinate_transformation_mode", "") != "tf_half_pixel_for_nn")
    return absl::OkStatus();
  const llvm::StringRef rounding =
      getText("nearest_mode", "round_prefer_floor");
  if (getText("mode", "nearest") != "nearest" ||
      (rounding != "floor" && rounding != "round_prefer_floor"))
    return unimplemented(
        "has coordinate_transformation_mode 'tf_half_pixel_for_nn', and does "
        "not round down to the nearest element");
  node.state.attributes.set("coordinate_transformation_mode",
                            node.builder.getStringAttr("half_pixel"));
  node.state.attributes.set(
      "nearest_mode", node.builder.getStringAttr(
                          rounding == "floor" ? "round_prefer_ceil" : "ceil"));
  return absl::OkStatus();
}

/// Regions were not moved by half an element.
absl::Status upgradeRoiAlign(OldNode &node) {
  return addAttribute(node, "coordinate_transformation_mode",
                      node.builder.getStringAttr("output_half_pixel"));
}

/// Scale and bias had an element for each group, and have one for each channel:
/// scale' = reshape(expand(unsqueeze(scale, 1), [groups, channels / groups])).
absl::Status upgradeGroupNormalization(OldNode &node) {
  auto groups = llvm::dyn_cast_if_present<mlir::IntegerAttr>(
      node.state.attributes.get("num_groups"));
  if (!groups || node.state.operands.size() != 3)
    return invalidArgument("has no attribute 'num_groups' or not 3 inputs");
  const Type list = mlir::RankedTensorType::get({1}, node.builder.getI64Type());
  const Type pair = mlir::RankedTensorType::get({2}, node.builder.getI64Type());
  const Value count = makeIntegers(node, {groups.getValue().getSExtValue()});
  const Value channels =
      create(node, "Shape", {node.state.operands[0]}, list,
             {node.builder.getNamedAttr("start", getSi64(node, 1)),
              node.builder.getNamedAttr("end", getSi64(node, 2))});
  const Value size = create(node, "Div", {channels, count}, list);
  const Value shape =
      create(node, "Concat", {count, size}, pair,
             {node.builder.getNamedAttr("axis", getSi64(node, 0))});
  for (size_t i : {1, 2}) {
    Value &operand = node.state.operands[i];
    const Type element = getElement(operand);
    if (!element)
      return invalidArgument("has an input that is no tensor");
    const Type type = mlir::UnrankedTensorType::get(element);
    operand =
        create(node, "Unsqueeze", {operand, makeIntegers(node, {1})}, type);
    operand = create(node, "Expand", {operand, shape}, type);
    operand =
        create(node, "Reshape", {operand, makeIntegers(node, {-1})}, type);
  }
  return absl::OkStatus();
}

/// Scatter became ScatterElements.
absl::Status upgradeScatter(OldNode &node) {
  node.state.name =
      mlir::OperationName("onnx.ScatterElements", node.builder.getContext());
  return absl::OkStatus();
}

/// All dimensions from `axis` on were one: softmax(x) =
/// reshape(softmax(flatten(x, axis), -1), shape(x)).
absl::Status upgradeSoftmax(OldNode &node) {
  const Value x = node.state.operands[0];
  auto given = llvm::dyn_cast_if_present<mlir::IntegerAttr>(take(node, "axis"));
  const int64_t axis = given ? given.getValue().getSExtValue() : 1;
  const Type element = getElement(x);
  if (!element)
    return invalidArgument("has an input that is no tensor");
  const Type type = mlir::UnrankedTensorType::get(element);
  node.state.operands[0] =
      create(node, "Flatten", {x}, type,
             {node.builder.getNamedAttr("axis", getSi64(node, axis))});
  node.state.addAttribute("axis", getSi64(node, -1));
  node.finish = [&node, x, type](Value result) {
    const Value shape =
        create(node, "Shape", {x},
               mlir::UnrankedTensorType::get(node.builder.getI64Type()));
    return create(node, "Reshape", {result, shape}, type);
  };
  return absl::OkStatus();
}

/// The axis was 1 by default, and is -2 today.
absl::Status upgradeDFT(OldNode &node) {
  if (!node.state.attributes.get("axis"))
    node.state.addAttribute("axis", getSi64(node, 1));
  return moveNumber(node, "axis", 2, node.builder.getI64Type());
}

/// The type was a name.
absl::Status upgradeCast(OldNode &node) {
  auto name = llvm::dyn_cast_if_present<mlir::StringAttr>(take(node, "to"));
  ::onnx::TensorProto::DataType type;
  if (!name ||
      !::onnx::TensorProto::DataType_Parse(name.getValue().str(), &type))
    return invalidArgument("has no attribute 'to' with the name of a type");
  node.state.addAttribute("to", getSi64(node, type));
  return absl::OkStatus();
}

absl::Status upgradeConcat(OldNode &node) {
  if (!node.state.attributes.get("axis"))
    node.state.addAttribute("axis", getSi64(node, 1));
  return absl::OkStatus();
}

absl::Status dropOutputSequence(OldNode &node) {
  take(node, "output_sequence");
  return absl::OkStatus();
}

/// GraphImporter::importBatchedScan does the rest.
absl::Status renameDirections(OldNode &node) {
  if (Attribute directions = take(node, "directions"))
    return addAttribute(node, "scan_input_directions", directions);
  return absl::OkStatus();
}

absl::Status refuse(OldNode &node) {
  return unimplemented("is of version " + llvm::Twine(node.version) +
                       ", which has another meaning than the newest version");
}

/// Versions of an operator below `before` need the upgrade.
struct Upgrade {
  llvm::StringLiteral op;
  int64_t before;
  absl::Status (*apply)(OldNode &node);
};

/// The upgrades of one operator apply in this order.
constexpr Upgrade upgrades[] = {
    {"Add", 7, upgradeBroadcast},
    {"And", 7, upgradeBroadcast},
    {"BatchNormalization", 9, upgradeBatchNormalization},
    {"Cast", 6, upgradeCast},
    {"Clip", 11, upgradeClip},
    {"Concat", 4, upgradeConcat},
    {"DFT", 20, upgradeDFT},
    {"Div", 7, upgradeBroadcast},
    {"Dropout", 12, upgradeDropout},
    {"Equal", 7, upgradeBroadcast},
    {"GRU", 7, dropOutputSequence},
    {"Gemm", 7, upgradeGemm},
    {"Greater", 7, upgradeBroadcast},
    {"GroupNormalization", 21, upgradeGroupNormalization},
    {"Hardmax", 13, upgradeSoftmax},
    {"LSTM", 7, dropOutputSequence},
    {"Less", 7, upgradeBroadcast},
    {"LogSoftmax", 13, upgradeSoftmax},
    {"Mul", 7, upgradeBroadcast},
    {"Or", 7, upgradeBroadcast},
    {"PRelu", 7, upgradePRelu},
    {"Pad", 11, upgradePad},
    {"Pow", 7, upgradeBroadcast},
    {"RNN", 7, dropOutputSequence},
    {"ReduceL1", 18, moveAxes},
    {"ReduceL2", 18, moveAxes},
    {"ReduceLogSum", 18, moveAxes},
    {"ReduceLogSumExp", 18, moveAxes},
    {"ReduceMax", 18, moveAxes},
    {"ReduceMean", 18, moveAxes},
    {"ReduceMin", 18, moveAxes},
    {"ReduceProd", 18, moveAxes},
    {"ReduceSum", 13, moveAxes},
    {"ReduceSumSquare", 18, moveAxes},
    {"Reshape", 5, upgradeReshape},
    {"Resize", 11, upgradeUpsample},
    {"Resize", 13, upgradeResize},
    {"RoiAlign", 16, upgradeRoiAlign},
    {"Scan", 9, renameDirections},
    {"Scatter", 1 << 30, upgradeScatter},
    {"Slice", 10, upgradeSlice},
    {"Softmax", 13, upgradeSoftmax},
    {"Split", 13, upgradeSplit},
    {"Split", 18, addNumOutputs},
    {"Squeeze", 13, moveAxes},
    {"Sub", 7, upgradeBroadcast},
    {"Tile", 6, refuse},
    {"TopK", 10, upgradeTopK},
    {"Unsqueeze", 13, moveAxes},
    {"Upsample", 1 << 30, upgradeUpsample},
    {"Xor", 7, upgradeBroadcast},
};

} // namespace

absl::Status upgradeNode(OldNode &node) {
  if (node.version < 6)
    if (absl::Status status = dropConsumedInputs(node); !status.ok())
      return status;
  const std::string op = node.state.name.stripDialect().str();
  for (const Upgrade &upgrade : upgrades)
    if (upgrade.op == op && node.version < upgrade.before)
      if (absl::Status status = upgrade.apply(node); !status.ok())
        return status;
  return absl::OkStatus();
}

} // namespace onnx_mlir
