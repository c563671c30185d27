// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/graph.h"

#include <algorithm>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "targets/onnx/node.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "targets/onnx/tensor_data.h"
#include "targets/onnx_direct/graph_inputs.h"
#include "targets/onnx_direct/op_table.h"
#include "targets/onnx_direct/status_macros.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Endian.h"

namespace onnx_mlir::direct {

using ::onnx::AttributeProto;
using ::onnx::NodeProto;
using ::onnx::TensorProto;

/// The range of ONNX operator set versions that the op table implements.
constexpr int64_t firstOpset = 7;
constexpr int64_t lastOpset = 28;

namespace {

class GraphBuilder {
public:
  GraphBuilder(const Model &model, const ShapeInformation &shapes)
      : model(model), source(model.proto().graph()), shapes(shapes) {}

  absl::StatusOr<Graph> build() &&;

private:
  absl::Status readOpset();
  absl::Status addInitializers();
  absl::Status addInputs();
  absl::Status addNode(const NodeProto &node, int index);
  absl::Status addConstant(const NodeProto &node, int index);
  absl::Status addOp(const NodeProto &node, const OpEntry &entry);
  absl::Status addOutputs();
  void dropUnused();

  static absl::Status checkArity(const NodeProto &node, const Op &op,
                                 const OpEntry &entry);
  absl::StatusOr<llvm::SmallVector<const Tensor *>>
  findInputs(const NodeProto &node);
  absl::StatusOr<Tensor *> define(llvm::StringRef name, TensorType type);
  void addStep(const NodeProto &node, Op op, Plan plan,
               llvm::ArrayRef<Tensor *> outputs);

  const Model &model;
  const ::onnx::GraphProto &source;
  const ShapeInformation &shapes;
  int64_t opset = 0;
  Graph graph;
  llvm::StringMap<const Tensor *> names;
};

} // namespace

absl::StatusOr<Graph> GraphBuilder::build() && {
  RETURN_IF_ERROR(model.locate(readOpset()));
  RETURN_IF_ERROR(addInitializers());
  RETURN_IF_ERROR(model.locate(addInputs()));
  for (int i = 0; i < source.node_size(); ++i)
    RETURN_IF_ERROR(addNode(source.node(i), i));
  RETURN_IF_ERROR(model.locate(addOutputs()));
  dropUnused();
  return std::move(graph);
}

absl::Status GraphBuilder::readOpset() {
  std::optional<int64_t> version = model.getOpsetVersion();
  if (!version)
    return invalidArgument("no version of ONNX's operator set is imported");
  if (*version < firstOpset || *version > lastOpset)
    return unimplemented(absl::StrCat("operator set ", *version,
                                      " is not supported: only ", firstOpset,
                                      " to ", lastOpset, " are"));
  opset = *version;
  return absl::OkStatus();
}

absl::Status GraphBuilder::addInitializers() {
  if (source.sparse_initializer_size() > 0)
    return model.locate(
        unimplemented("sparse initializer " +
                      quote(source.sparse_initializer(0).values().name()) +
                      " is not supported"));
  for (const TensorProto &initializer : source.initializer()) {
    ASSIGN_OR_RETURN(TensorData data, model.getTensor(initializer));
    absl::StatusOr<Tensor *> value =
        define(initializer.name(), {data.type, data.shape});
    if (!value.ok())
      return model.locate(
          annotate(value.status(), "initializer " + quote(initializer.name())));
    (*value)->kind = Tensor::Kind::Constant;
    (*value)->bytes = data.bytes;
  }
  return absl::OkStatus();
}

absl::Status GraphBuilder::addInputs() {
  std::vector<const ::onnx::ValueInfoProto *> declared;
  // Before IR version 4, inputs had to include the initializers.
  for (const ::onnx::ValueInfoProto &input : source.input())
    if (!names.count(input.name()))
      declared.push_back(&input);
  ASSIGN_OR_RETURN(std::vector<TensorType> types,
                   resolveInputTypes(declared, shapes));
  for (auto [i, input] : llvm::enumerate(declared)) {
    absl::StatusOr<Tensor *> value = define(input->name(), types[i]);
    if (!value.ok())
      return annotate(value.status(), "input " + quote(input->name()));
    (*value)->kind = Tensor::Kind::Input;
    (*value)->inputIndex = i;
    graph.inputs.push_back(*value);
  }
  return absl::OkStatus();
}

absl::Status GraphBuilder::addNode(const NodeProto &node, int index) {
  std::string op = getOpName(node);
  if (op == "Constant")
    return addConstant(node, index);
  absl::Status status;
  if (const OpEntry *entry = findOp(op))
    status = annotate(addOp(node, *entry), describeNode(node, index));
  else
    status = unimplemented(describePlace(node, index) + ": op " + quote(op) +
                           " is not supported");
  return model.locate(status);
}

/// Returns the elements that the attribute of a Constant lists, and their type.
static absl::StatusOr<std::pair<TensorType, std::vector<char>>>
readListedConstant(const NodeProto &node) {
  const std::string &name = node.attribute(0).name();
  auto integers = [](Shape shape, llvm::ArrayRef<int64_t> values) {
    return std::pair(TensorType{TensorProto::INT64, std::move(shape)},
                     writeIntegers(values.vec(), TensorProto::INT64));
  };
  auto floats = [](Shape shape, llvm::ArrayRef<float> values) {
    std::vector<char> bytes(4 * values.size());
    for (auto [i, number] : llvm::enumerate(values))
      llvm::support::endian::write<float, llvm::endianness::little>(
          &bytes[4 * i], number);
    return std::pair(TensorType{TensorProto::FLOAT, std::move(shape)},
                     std::move(bytes));
  };
  if (name == "value_int") {
    ASSIGN_OR_RETURN(int64_t value, getAttribute<int64_t>(node, name));
    return integers({}, value);
  }
  if (name == "value_ints") {
    ASSIGN_OR_RETURN(auto values,
                     getAttribute<llvm::ArrayRef<int64_t>>(node, name));
    return integers({static_cast<int64_t>(values.size())}, values);
  }
  if (name == "value_float") {
    ASSIGN_OR_RETURN(float value, getAttribute<float>(node, name));
    return floats({}, value);
  }
  if (name == "value_floats") {
    ASSIGN_OR_RETURN(auto values,
                     getAttribute<llvm::ArrayRef<float>>(node, name));
    return floats({static_cast<int64_t>(values.size())}, values);
  }
  return unimplemented("attribute " + quote(name) + " is not supported");
}

absl::Status GraphBuilder::addConstant(const NodeProto &node, int index) {
  auto locate = [&](const absl::Status &status) {
    return model.locate(annotate(status, describeNode(node, index)));
  };
  if (node.output_size() != 1 || node.attribute_size() != 1)
    return locate(invalidArgument("it must have one attribute and one output"));
  const AttributeProto &attribute = node.attribute(0);
  TensorType type;
  llvm::ArrayRef<char> bytes;
  if (attribute.name() == "value" && attribute.has_t()) {
    ASSIGN_OR_RETURN(TensorData data, model.getTensor(attribute.t()));
    type = {data.type, data.shape};
    bytes = data.bytes;
  } else {
    auto listed = readListedConstant(node);
    if (!listed.ok())
      return locate(listed.status());
    type = listed->first;
    bytes = graph.storage.emplace_back(std::move(listed->second));
  }
  absl::StatusOr<Tensor *> value = define(node.output(0), type);
  if (!value.ok())
    return locate(value.status());
  (*value)->kind = Tensor::Kind::Constant;
  (*value)->bytes = bytes;
  return absl::OkStatus();
}

absl::Status GraphBuilder::checkArity(const NodeProto &node, const Op &op,
                                      const OpEntry &entry) {
  if (op.getNumInputs() < entry.minInputs)
    return invalidArgument(absl::StrCat("it has ", op.getNumInputs(),
                                        " inputs: it must have at least ",
                                        entry.minInputs));
  if (op.getNumInputs() > entry.maxInputs)
    return invalidArgument(absl::StrCat("it has ", op.getNumInputs(),
                                        " inputs: it may have at most ",
                                        entry.maxInputs));
  size_t required =
      entry.maxInputs == anyNumber ? op.getNumInputs() : entry.minInputs;
  for (size_t i = 0; i < required; ++i)
    if (!op.hasInput(i))
      return invalidArgument(absl::StrCat("input ", i, " is left out"));
  if (op.getNumOutputs() < 1 || !op.hasOutput(0))
    return invalidArgument("it has no output");
  if (op.getNumOutputs() > entry.maxOutputs)
    return unimplemented("output " + quote(node.output(entry.maxOutputs)) +
                         " is not supported");
  return absl::OkStatus();
}

absl::StatusOr<llvm::SmallVector<const Tensor *>>
GraphBuilder::findInputs(const NodeProto &node) {
  llvm::SmallVector<const Tensor *> inputs;
  for (const std::string &name : node.input()) {
    const Tensor *value = nullptr;
    if (!name.empty()) {
      value = names.lookup(name);
      if (!value)
        return invalidArgument("input " + quote(name) +
                               " is not defined before the node");
    }
    inputs.push_back(value);
  }
  while (!inputs.empty() && !inputs.back())
    inputs.pop_back();
  return inputs;
}

absl::StatusOr<Tensor *> GraphBuilder::define(llvm::StringRef name,
                                              TensorType type) {
  RETURN_IF_ERROR(checkTensorType(type));
  Tensor &value = graph.values.emplace_back();
  value.name = name.str();
  value.type = std::move(type);
  // An output without a name is computed, but nothing can refer to it.
  if (!name.empty() && !names.try_emplace(name, &value).second)
    return invalidArgument("value " + quote(name) + " is defined twice");
  return &value;
}

absl::Status GraphBuilder::addOp(const NodeProto &node, const OpEntry &entry) {
  ASSIGN_OR_RETURN(auto inputs, findInputs(node));
  Op op(node, opset, inputs);
  RETURN_IF_ERROR(checkArity(node, op, entry));
  ASSIGN_OR_RETURN(Plan plan, entry.plan(op));
  RETURN_IF_ERROR(op.checkPlanned());
  llvm::SmallVector<Tensor *> outputs;
  for (size_t i = 0; i < op.getNumOutputs(); ++i) {
    ASSIGN_OR_RETURN(Tensor * value, define(node.output(i), op.getResult(i)));
    outputs.push_back(value);
  }
  if (plan.isAlias()) {
    const Tensor &source = op.getInput(0);
    outputs[0]->kind = source.kind;
    outputs[0]->inputIndex = source.inputIndex;
    outputs[0]->bytes = source.bytes;
    if (source.kind == Tensor::Kind::Computed)
      outputs[0]->alias = source.alias ? source.alias : &source;
    return absl::OkStatus();
  }
  for (auto [output, bytes] : llvm::zip(outputs, plan.folded)) {
    output->kind = Tensor::Kind::Constant;
    output->bytes = graph.storage.emplace_back(std::move(bytes));
  }
  if (plan.emit)
    addStep(node, std::move(op), std::move(plan), outputs);
  return absl::OkStatus();
}

void GraphBuilder::addStep(const NodeProto &node, Op op, Plan plan,
                           llvm::ArrayRef<Tensor *> outputs) {
  llvm::SmallVector<const Tensor *> inputs;
  for (size_t i = 0; i < op.getNumInputs(); ++i)
    inputs.push_back(op.isOperand(i) ? &op.getInput(i) : nullptr);
  graph.steps.push_back({node.op_type(), std::move(op), std::move(plan.emit),
                         std::move(inputs),
                         llvm::SmallVector<const Tensor *>(outputs)});
}

absl::Status GraphBuilder::addOutputs() {
  if (source.output().empty())
    return invalidArgument("the graph has no outputs");
  for (const ::onnx::ValueInfoProto &output : source.output()) {
    const Tensor *value = names.lookup(output.name());
    if (!value)
      return invalidArgument("output " + quote(output.name()) +
                             " is not defined");
    const int declared = output.type().tensor_type().elem_type();
    if (declared != TensorProto::UNDEFINED && declared != value->type.element)
      return invalidArgument("output " + quote(output.name()) +
                             " is declared with another element type than " +
                             toString(value->type) + " has");
    graph.outputs.push_back(value);
  }
  return absl::OkStatus();
}

/// Removes steps on which no output depends.
void GraphBuilder::dropUnused() {
  std::set<const Tensor *> used;
  auto use = [&](const Tensor *value) {
    if (value)
      used.insert(value->alias ? value->alias : value);
  };
  llvm::for_each(graph.outputs, use);
  std::vector<Step> kept;
  for (Step &step : llvm::reverse(graph.steps)) {
    if (llvm::none_of(step.outputs,
                      [&](const Tensor *value) { return used.count(value); }))
      continue;
    llvm::for_each(step.inputs, use);
    kept.push_back(std::move(step));
  }
  std::reverse(kept.begin(), kept.end());
  graph.steps = std::move(kept);
}

absl::StatusOr<Graph> makeGraph(const Model &model,
                                const ShapeInformation &shapes) {
  return GraphBuilder(model, shapes).build();
}

} // namespace onnx_mlir::direct
