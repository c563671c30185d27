// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/node.h"

#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

using ::onnx::AttributeProto;
using ::onnx::NodeProto;

std::string getOpName(const NodeProto &node) {
  bool isOwn = node.domain().empty() || node.domain() == "ai.onnx";
  return (isOwn ? "" : node.domain() + ".") + node.op_type();
}

std::string describePlace(const NodeProto &node, int index) {
  if (!node.name().empty())
    return "node " + quote(node.name());
  std::string text = "node #" + std::to_string(index);
  if (node.output_size() > 0 && !node.output(0).empty())
    text += " with output " + quote(node.output(0));
  return text;
}

std::string describeNode(const NodeProto &node, int index) {
  return describePlace(node, index) + " (op " + quote(getOpName(node)) + ")";
}

const AttributeProto *findAttribute(const NodeProto &node,
                                    llvm::StringRef name) {
  for (const AttributeProto &attribute : node.attribute())
    if (attribute.name() == name)
      return &attribute;
  return nullptr;
}

namespace {

/// Accesses the field of an attribute that holds a value of C++ type T.
template <typename T> struct Access;

template <> struct Access<int64_t> {
  static constexpr auto type = AttributeProto::INT;
  static int64_t get(const AttributeProto &attribute) { return attribute.i(); }
};

template <> struct Access<float> {
  static constexpr auto type = AttributeProto::FLOAT;
  static float get(const AttributeProto &attribute) { return attribute.f(); }
};

template <> struct Access<llvm::StringRef> {
  static constexpr auto type = AttributeProto::STRING;
  static llvm::StringRef get(const AttributeProto &attribute) {
    return attribute.s();
  }
};

template <> struct Access<llvm::ArrayRef<int64_t>> {
  static constexpr auto type = AttributeProto::INTS;
  static llvm::ArrayRef<int64_t> get(const AttributeProto &attribute) {
    return {attribute.ints().data(),
            static_cast<size_t>(attribute.ints_size())};
  }
};

template <> struct Access<llvm::ArrayRef<float>> {
  static constexpr auto type = AttributeProto::FLOATS;
  static llvm::ArrayRef<float> get(const AttributeProto &attribute) {
    return {attribute.floats().data(),
            static_cast<size_t>(attribute.floats_size())};
  }
};

template <> struct Access<std::vector<llvm::StringRef>> {
  static constexpr auto type = AttributeProto::STRINGS;
  static std::vector<llvm::StringRef> get(const AttributeProto &attribute) {
    return {attribute.strings().begin(), attribute.strings().end()};
  }
};

template <> struct Access<const ::onnx::TensorProto *> {
  static constexpr auto type = AttributeProto::TENSOR;
  static const ::onnx::TensorProto *get(const AttributeProto &attribute) {
    return &attribute.t();
  }
};

template <> struct Access<const ::onnx::GraphProto *> {
  static constexpr auto type = AttributeProto::GRAPH;
  static const ::onnx::GraphProto *get(const AttributeProto &attribute) {
    return &attribute.g();
  }
};

} // namespace

/// Checks that `attribute` of `node` has the type `type` and holds a value.
static absl::Status checkAttribute(const NodeProto &node,
                                   const AttributeProto &attribute,
                                   AttributeProto::AttributeType type) {
  std::string what = "attribute " + quote(attribute.name());
  for (const AttributeProto &other : node.attribute())
    if (&other != &attribute && other.name() == attribute.name())
      return invalidArgument(what + " is given twice");
  if (!attribute.ref_attr_name().empty())
    return invalidArgument(what + " refers to " +
                           quote(attribute.ref_attr_name()) +
                           ", an attribute of a function");
  if (attribute.type() != type)
    return invalidArgument(
        what + " is of type " +
        AttributeProto::AttributeType_Name(attribute.type()) + ", but " +
        AttributeProto::AttributeType_Name(type) + " is needed");
  return absl::OkStatus();
}

template <typename T>
static absl::StatusOr<T> getValue(const NodeProto &node,
                                  const AttributeProto &attribute) {
  absl::Status status = checkAttribute(node, attribute, Access<T>::type);
  if (!status.ok())
    return status;
  return Access<T>::get(attribute);
}

template <typename T>
absl::StatusOr<T> getAttribute(const NodeProto &node, llvm::StringRef name,
                               T byDefault) {
  const AttributeProto *attribute = findAttribute(node, name);
  return attribute ? getValue<T>(node, *attribute) : byDefault;
}

template <typename T>
absl::StatusOr<T> getAttribute(const NodeProto &node, llvm::StringRef name) {
  const AttributeProto *attribute = findAttribute(node, name);
  if (!attribute)
    return invalidArgument("attribute " + quote(name) + " is missing");
  return getValue<T>(node, *attribute);
}

// The types that node.h lists.
#define INSTANTIATE(...)                                                       \
  template absl::StatusOr<__VA_ARGS__> getAttribute(                           \
      const NodeProto &, llvm::StringRef, __VA_ARGS__);                        \
  template absl::StatusOr<__VA_ARGS__> getAttribute(const NodeProto &,         \
                                                    llvm::StringRef);
INSTANTIATE(int64_t)
INSTANTIATE(float)
INSTANTIATE(llvm::StringRef)
INSTANTIATE(llvm::ArrayRef<int64_t>)
INSTANTIATE(llvm::ArrayRef<float>)
INSTANTIATE(std::vector<llvm::StringRef>)
INSTANTIATE(const ::onnx::TensorProto *)
INSTANTIATE(const ::onnx::GraphProto *)
#undef INSTANTIATE

} // namespace onnx_mlir
