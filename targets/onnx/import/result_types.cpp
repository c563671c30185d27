// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/result_types.h"

#include <algorithm>
#include <optional>

#include "core/ir/builtin/builtin_attribute_interfaces.h"
#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/types.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/import/types.h"
#include "llvm/ADT/STLExtras.h"

namespace onnx_mlir {

using mlir::Type;
using mlir::onnx::OptType;
using mlir::onnx::SeqType;
using ::onnx::TensorProto;

/// Returns a tensor of any shape.
static Type makeTensor(Type element) {
  return element ? Type(mlir::UnrankedTensorType::get(element)) : Type();
}

static Type getElement(Type type) {
  auto tensor = llvm::dyn_cast_if_present<mlir::TensorType>(type);
  return tensor ? tensor.getElementType() : Type();
}

/// Returns the operand's type, or null if it is omitted.
static Type getOperand(const NodeTypes &node, unsigned index) {
  if (index >= node.operands.size() ||
      llvm::isa<mlir::NoneType>(node.operands[index]))
    return nullptr;
  return node.operands[index];
}

/// Returns the type with tensors of any shape.
static Type withoutShape(Type type) {
  if (Type element = getElement(type))
    return makeTensor(element);
  if (auto sequence = llvm::dyn_cast_if_present<SeqType>(type))
    return SeqType::get(type.getContext(),
                        withoutShape(sequence.getElementType()));
  if (auto optional = llvm::dyn_cast_if_present<OptType>(type))
    return OptType::get(type.getContext(),
                        withoutShape(optional.getElementType()));
  return type;
}

/// Returns the type that the attribute with a TensorProto.DataType names, or
/// null if it is missing or 0, which stands for none.
static Type getAttributeType(const NodeTypes &node, llvm::StringRef name) {
  if (auto type = node.attributes.getAs<mlir::TypeAttr>(name))
    return type.getValue();
  auto number = node.attributes.getAs<mlir::IntegerAttr>(name);
  return number ? importElementType(node.getContext(),
                                    int32_t(number.getValue().getSExtValue()))
                : Type();
}

//===----------------------------------------------------------------------===//
// Tensors whose element type an attribute names

namespace {

struct ElementRule {
  llvm::StringLiteral op;
  llvm::StringLiteral attribute;
  /// The operand with the type if there is no attribute, -1 if none has it.
  int operand;
  /// The type if there is neither, 0 if there is none.
  int32_t other;
  /// The results before this one are of other types.
  unsigned firstResult = 0;
};

constexpr ElementRule elementRules[] = {
    {"Bernoulli", "dtype", 0, 0},
    {"BitCast", "to", -1, 0},
    {"BlackmanWindow", "output_datatype", -1, TensorProto::FLOAT},
    {"Cast", "to", -1, 0},
    {"DequantizeLinear", "output_dtype", 1, 0},
    {"EyeLike", "dtype", 0, 0},
    {"HammingWindow", "output_datatype", -1, TensorProto::FLOAT},
    {"HannWindow", "output_datatype", -1, TensorProto::FLOAT},
    {"LayerNormalization", "stash_type", -1, TensorProto::FLOAT, 1},
    {"LinearAttention", "", 3, 0, 1},
    {"MelWeightMatrix", "output_datatype", -1, TensorProto::FLOAT},
    {"Multinomial", "dtype", -1, TensorProto::INT32},
    {"QuantizeLinear", "output_dtype", 2, TensorProto::UINT8},
    {"RandomNormal", "dtype", -1, TensorProto::FLOAT},
    {"RandomNormalLike", "dtype", 0, 0},
    {"RandomUniform", "dtype", -1, TensorProto::FLOAT},
    {"RandomUniformLike", "dtype", 0, 0},
};

} // namespace

static Type inferByElementRule(const NodeTypes &node, unsigned index) {
  for (const ElementRule &rule : elementRules) {
    if (rule.op != node.schema.name || index < rule.firstResult)
      continue;
    Type element = getAttributeType(node, rule.attribute);
    if (!element && rule.operand >= 0)
      element = getElement(getOperand(node, rule.operand));
    if (!element)
      element = importElementType(node.getContext(), rule.other);
    return makeTensor(element);
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Other operators

/// Returns the type of a constant from the attribute that it has.
static Type inferConstant(const NodeTypes &node, unsigned) {
  for (llvm::StringRef name : {"value", "sparse_value"})
    if (auto value = node.attributes.getAs<mlir::TypedAttr>(name))
      return value.getType();
  const auto find = [&](llvm::StringRef single, llvm::StringRef list,
                        TensorProto::DataType dataType) -> Type {
    const Type element = importElementType(node.getContext(), dataType);
    if (node.attributes.get(single))
      return mlir::RankedTensorType::get({}, element);
    if (auto values = node.attributes.getAs<mlir::ArrayAttr>(list))
      return mlir::RankedTensorType::get({int64_t(values.size())}, element);
    return nullptr;
  };
  if (Type type = find("value_float", "value_floats", TensorProto::FLOAT))
    return type;
  if (Type type = find("value_int", "value_ints", TensorProto::INT64))
    return type;
  return find("value_string", "value_strings", TensorProto::STRING);
}

static Type inferConstantOfShape(const NodeTypes &node, unsigned) {
  if (auto value = node.attributes.getAs<mlir::TypedAttr>("value"))
    return makeTensor(getElement(value.getType()));
  return makeTensor(importElementType(node.getContext(), TensorProto::FLOAT));
}

static Type inferSameAsFirst(const NodeTypes &node, unsigned) {
  return withoutShape(getOperand(node, 0));
}

/// Returns the type that the first region yields as its value `index`.
static Type getYielded(const NodeTypes &node, unsigned index) {
  if (node.yielded.empty() || index >= node.yielded.front().size())
    return nullptr;
  return withoutShape(node.yielded.front()[index]);
}

/// The body of a loop yields its condition first.
static Type inferLoop(const NodeTypes &node, unsigned index) {
  return getYielded(node, index + 1);
}

static Type inferSequenceMap(const NodeTypes &node, unsigned index) {
  const Type element = getYielded(node, index);
  return element ? SeqType::get(node.getContext(), element) : Type();
}

static Type inferOptional(const NodeTypes &node, unsigned) {
  Type element = withoutShape(getOperand(node, 0));
  if (auto type = node.attributes.getAs<mlir::TypeAttr>("type"))
    element = type.getValue();
  return element ? OptType::get(node.getContext(), element) : Type();
}

static Type inferOptionalElement(const NodeTypes &node, unsigned) {
  const Type type = getOperand(node, 0);
  if (auto optional = llvm::dyn_cast_if_present<OptType>(type))
    return optional.getElementType();
  return withoutShape(type);
}

static Type inferSequenceElement(const NodeTypes &node, unsigned) {
  auto sequence = llvm::dyn_cast_if_present<SeqType>(getOperand(node, 0));
  return sequence ? withoutShape(sequence.getElementType()) : Type();
}

static Type inferSequenceOfFirst(const NodeTypes &node, unsigned) {
  const Type element = withoutShape(getOperand(node, 0));
  return element ? SeqType::get(node.getContext(), element) : Type();
}

static Type inferSequenceEmpty(const NodeTypes &node, unsigned) {
  Type element = getAttributeType(node, "dtype");
  if (!element)
    element = importElementType(node.getContext(), TensorProto::FLOAT);
  return SeqType::get(node.getContext(), makeTensor(element));
}

//===----------------------------------------------------------------------===//
// ai.onnx.ml

static Type makeTensor(const NodeTypes &node, TensorProto::DataType type) {
  return makeTensor(importElementType(node.getContext(), type));
}

/// Class labels are strings if the node lists strings.
static Type inferLabel(const NodeTypes &node, unsigned) {
  for (llvm::StringRef name : {"classlabels_strings", "classlabels_string"})
    if (node.attributes.get(name))
      return makeTensor(node, TensorProto::STRING);
  return makeTensor(node, TensorProto::INT64);
}

static Type inferCategory(const NodeTypes &node, unsigned) {
  const bool isString = llvm::isa_and_present<mlir::onnx::StringType>(
      getElement(getOperand(node, 0)));
  return makeTensor(node, isString ? TensorProto::INT64 : TensorProto::STRING);
}

static Type inferLabelEncoder(const NodeTypes &node, unsigned) {
  if (auto value = node.attributes.getAs<mlir::TypedAttr>("values_tensor"))
    return makeTensor(getElement(value.getType()));
  if (node.attributes.get("values_strings"))
    return makeTensor(node, TensorProto::STRING);
  if (node.attributes.get("values_int64s"))
    return makeTensor(node, TensorProto::INT64);
  if (node.attributes.get("values_floats"))
    return makeTensor(node, TensorProto::FLOAT);
  // The first version lists classes.
  return inferCategory(node, 0);
}

static Type inferDictVectorizer(const NodeTypes &node, unsigned) {
  auto map = llvm::dyn_cast_if_present<mlir::TupleType>(getOperand(node, 0));
  return map && map.size() == 2 ? makeTensor(map.getType(1)) : Type();
}

static Type inferCastMap(const NodeTypes &node, unsigned) {
  auto type = node.attributes.getAs<mlir::StringAttr>("cast_to");
  if (type && type.getValue() == "TO_STRING")
    return makeTensor(node, TensorProto::STRING);
  if (type && type.getValue() == "TO_INT64")
    return makeTensor(node, TensorProto::INT64);
  return makeTensor(node, TensorProto::FLOAT);
}

static Type inferZipMap(const NodeTypes &node, unsigned) {
  const auto type = node.attributes.get("classlabels_strings")
                        ? TensorProto::STRING
                        : TensorProto::INT64;
  mlir::MLIRContext *context = node.getContext();
  return SeqType::get(
      context, mlir::TupleType::get(
                   context, {importElementType(context, type),
                             importElementType(context, TensorProto::FLOAT)}));
}

//===----------------------------------------------------------------------===//

namespace {

struct OpRule {
  llvm::StringLiteral op;
  Type (*infer)(const NodeTypes &node, unsigned index);
};

constexpr OpRule opRules[] = {
    {"CastMap", inferCastMap},
    {"CategoryMapper", inferCategory},
    {"ConcatFromSequence", inferSequenceElement},
    {"Constant", inferConstant},
    {"ConstantOfShape", inferConstantOfShape},
    {"DictVectorizer", inferDictVectorizer},
    {"Identity", inferSameAsFirst},
    {"If", getYielded},
    {"LabelEncoder", inferLabelEncoder},
    {"Loop", inferLoop},
    {"Optional", inferOptional},
    {"OptionalGetElement", inferOptionalElement},
    {"Scan", getYielded},
    {"SequenceAt", inferSequenceElement},
    {"SequenceConstruct", inferSequenceOfFirst},
    {"SequenceEmpty", inferSequenceEmpty},
    {"SequenceErase", inferSameAsFirst},
    {"SequenceInsert", inferSameAsFirst},
    {"SequenceMap", inferSequenceMap},
    {"SplitToSequence", inferSequenceOfFirst},
    {"ZipMap", inferZipMap},
};

/// The first result of a classifier is its label.
constexpr llvm::StringLiteral classifiers[] = {
    "LinearClassifier", "SVMClassifier", "TreeEnsembleClassifier"};

} // namespace

/// Returns the element type of the operands with a type variable, or null.
static Type findBinding(const NodeTypes &node, llvm::StringRef variable) {
  const std::vector<SchemaValue> &declared = node.schema.operands;
  for (size_t i = 0; i < node.operands.size() && !declared.empty(); ++i) {
    const SchemaValue &value = declared[std::min(i, declared.size() - 1)];
    if (value.variable == variable)
      if (Type element = getElement(getOperand(node, i)))
        return element;
  }
  return nullptr;
}

Type inferResultType(const NodeTypes &node, unsigned index) {
  for (const OpRule &rule : opRules)
    if (rule.op == node.schema.name)
      return rule.infer(node, index);
  if (index == 0 && llvm::is_contained(classifiers, node.schema.name))
    return inferLabel(node, index);
  if (Type type = inferByElementRule(node, index))
    return type;
  const std::vector<SchemaValue> &declared = node.schema.results;
  if (declared.empty())
    return nullptr;
  const SchemaValue &value =
      declared[std::min<size_t>(index, declared.size() - 1)];
  if (!value.variable.empty())
    return makeTensor(findBinding(node, value.variable));
  return makeTensor(importElementType(node.getContext(), value.element));
}

} // namespace onnx_mlir
