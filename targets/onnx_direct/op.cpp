// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/op.h"

#include <algorithm>
#include <map>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

namespace onnx_mlir::direct {

using ::onnx::TensorProto;

Op::Op(const ::onnx::NodeProto &node, int64_t opset,
       llvm::ArrayRef<const Tensor *> inputs)
    : node(&node), opset(opset), inputs(inputs.begin(), inputs.end()) {
  int numOutputs = node.output_size();
  while (numOutputs > 0 && node.output(numOutputs - 1).empty())
    --numOutputs;
  outputs.resize(numOutputs);
}

absl::Status Op::requireElement(size_t i,
                                llvm::ArrayRef<DataType> types) const {
  if (llvm::is_contained(types, getType(i).element))
    return absl::OkStatus();
  std::string names =
      absl::StrJoin(types, " or ", [](std::string *out, DataType type) {
        out->append(getElementTypeName(type));
      });
  return unimplemented("input " + std::to_string(i) + " has elements of type " +
                       getElementTypeName(getType(i).element) + ": only " +
                       names + " is supported");
}

absl::Status Op::requireFloats() const {
  for (size_t i = 0; i < inputs.size(); ++i)
    if (hasInput(i))
      if (absl::Status status = requireElement(i, {TensorProto::FLOAT});
          !status.ok())
        return status;
  return absl::OkStatus();
}

absl::Status Op::requireSameElements() const {
  for (size_t i = 1; i < inputs.size(); ++i)
    if (hasInput(i) && getType(i).element != getType(0).element)
      return invalidArgument("inputs have elements of type " +
                             getElementTypeName(getType(0).element) + " and " +
                             getElementTypeName(getType(i).element) +
                             ": they must be the same");
  return absl::OkStatus();
}

bool Op::isKnown(size_t i) const {
  return getInput(i).isConstant() && isIntegral(getType(i).element);
}

absl::StatusOr<std::vector<int64_t>> Op::takeIntegers(size_t i,
                                                      llvm::StringRef what) {
  if (!hasInput(i))
    return invalidArgument("input " + quote(what) + " is missing");
  if (!isIntegral(getType(i).element))
    return invalidArgument("input " + quote(what) + " is of type " +
                           toString(getType(i)) + ": it must hold integers");
  if (!isKnown(i))
    return invalidArgument("input " + quote(what) +
                           " depends on the model's inputs: it must be known "
                           "at compile time");
  taken.insert(i);
  std::vector<int64_t> result(getType(i).size());
  for (size_t k = 0; k < result.size(); ++k)
    result[k] = readInteger(getInput(i).bytes, getType(i).element, k);
  return result;
}

absl::StatusOr<std::optional<std::vector<int64_t>>>
Op::takeIntegers(llvm::StringRef attribute, int64_t since, size_t i) {
  std::optional<std::vector<int64_t>> result;
  if (opset < since) {
    if (absl::Status status = refuseInputsFrom(i); !status.ok())
      return status;
    absl::StatusOr<llvm::ArrayRef<int64_t>> values =
        getAttribute<llvm::ArrayRef<int64_t>>(attribute, {});
    if (!values.ok())
      return values.status();
    if (hasAttribute(attribute))
      result = values->vec();
  } else if (hasInput(i)) {
    absl::StatusOr<std::vector<int64_t>> values = takeIntegers(i, attribute);
    if (!values.ok())
      return values.status();
    result = *std::move(values);
  }
  return result;
}

absl::Status Op::refuseInputsFrom(size_t first) const {
  for (size_t i = first; i < inputs.size(); ++i)
    if (hasInput(i))
      return invalidArgument("it has an input " + std::to_string(i) +
                             ", but in operator set " + std::to_string(opset) +
                             " it has at most " + std::to_string(first));
  return absl::OkStatus();
}

std::optional<float> Op::getScalar(size_t i) const {
  if (!isImmediate(i) || getType(i).element != TensorProto::FLOAT)
    return std::nullopt;
  return llvm::support::endian::read<float, llvm::endianness::little>(
      getInput(i).bytes.data());
}

bool Op::hasOutput(size_t i) const {
  return i < outputs.size() && !node->output(i).empty();
}

absl::Status Op::setResult(size_t i, TensorType type) {
  if (absl::Status status = checkTensorType(type); !status.ok())
    return annotate(status, "output " + std::to_string(i));
  outputs[i] = std::move(type);
  return absl::OkStatus();
}

absl::Status Op::checkPlanned() const {
  for (const ::onnx::AttributeProto &attribute : node->attribute())
    if (!readAttributes.count(attribute.name()))
      return unimplemented("attribute " + quote(attribute.name()) +
                           " is not supported in operator set " +
                           std::to_string(opset));
  for (size_t i = 0; i < outputs.size(); ++i)
    if (hasOutput(i) && outputs[i].element == TensorProto::UNDEFINED)
      return absl::InternalError("output without a type");
  return absl::OkStatus();
}

bool Op::isImmediate(size_t i) const {
  return hasInput(i) && getInput(i).isConstant() && getType(i).size() == 1 &&
         !taken.count(i);
}

bool Op::isOperand(size_t i) const {
  return hasInput(i) && !isImmediate(i) && !taken.count(i);
}

std::string Op::getKey() const {
  std::string key = node->op_type();
  std::map<std::string, std::string> attributes;
  for (const ::onnx::AttributeProto &attribute : node->attribute())
    attributes[attribute.name()] = attribute.SerializeAsString();
  for (const auto &[name, bytes] : attributes)
    absl::StrAppend(&key, "; ", bytes.size(), ":", bytes);
  for (size_t i = 0; i < inputs.size(); ++i) {
    absl::StrAppend(&key, "; ", hasInput(i) ? toString(getType(i)) : "none");
    if (!hasInput(i) || isOperand(i))
      continue;
    llvm::ArrayRef<char> bytes = getInput(i).bytes;
    absl::StrAppend(&key, "=", absl::string_view(bytes.data(), bytes.size()));
  }
  for (const TensorType &type : outputs)
    absl::StrAppend(&key, "; ", toString(type));
  return key;
}

} // namespace onnx_mlir::direct
