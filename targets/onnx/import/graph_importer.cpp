// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/graph_importer.h"

#include <algorithm>
#include <utility>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/descriptor/constraint.h"
#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/structure/operation.h"
#include "dialects/onnx/onnx.h"
#include "targets/onnx/import/custom_types.h"
#include "targets/onnx/import/node_order.h"
#include "targets/onnx/import/result_types.h"
#include "targets/onnx/import/types.h"
#include "targets/onnx/import/upgrade.h"
#include "targets/onnx/node.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

using mlir::Type;
using mlir::Value;
using ::onnx::AttributeProto;
using ::onnx::FunctionProto;
using ::onnx::GraphProto;
using ::onnx::NodeProto;

/// Graphs and functions may be nested this deeply.
static constexpr int maxDepth = 64;

/// Functions that call others several times could expand without limit.
static constexpr int64_t maxNodes = int64_t(1) << 18;

/// The domain of ONNX Runtime's operators.
static constexpr llvm::StringLiteral contributedDomain = "com.microsoft";

/// Returns the domain of an operator without a schema. ONNX Runtime's optimizer
/// writes one of its own operators into ONNX's domain.
static llvm::StringRef getCustomDomain(const NodeProto &proto) {
  return proto.op_type() == "SimplifiedLayerNormalization" &&
                 getCanonicalDomain(proto.domain()).empty()
             ? llvm::StringRef(contributedDomain)
             : llvm::StringRef(proto.domain());
}

static std::string getFunctionKey(llvm::StringRef domain, llvm::StringRef name,
                                  llvm::StringRef overload) {
  return (domain + ":" + name + ":" + overload).str();
}

/// Returns the version of the operator set of a node, or 0 if it is not known.
static int64_t getOpset(const Scope &scope, llvm::StringRef domain) {
  return scope.opsets.lookup(getCanonicalDomain(domain));
}

GraphImporter::GraphImporter(mlir::OpBuilder &builder,
                             std::shared_ptr<const Model> model)
    : builder(builder), model(model),
      attributeImporter(builder.getContext(), model) {
  for (const FunctionProto &function : model->proto().functions())
    functions[getFunctionKey(function.domain(), function.name(),
                             function.overload())] = &function;
}

mlir::Location GraphImporter::getLocation(const NodeProto &proto) const {
  llvm::StringRef name = proto.name();
  if (name.empty() && proto.output_size() > 0)
    name = proto.output(0);
  mlir::MLIRContext *context = builder.getContext();
  if (name.empty())
    return mlir::UnknownLoc::get(context);
  return mlir::NameLoc::get(mlir::StringAttr::get(context, name));
}

Value GraphImporter::getNoValue(mlir::Location location) {
  return mlir::onnx::NoValueOp::create(builder, location, builder.getNoneType(),
                                       builder.getUnitAttr());
}

//===----------------------------------------------------------------------===//
// Graphs

void GraphImporter::addConstant(mlir::ElementsAttr value, llvm::StringRef name,
                                Scope &scope) {
  mlir::OperationState state(mlir::NameLoc::get(builder.getStringAttr(name)),
                             mlir::onnx::ConstantOp::getOperationName());
  state.addAttribute("value", value);
  state.addType(value.getShapedType());
  scope.values[name] = builder.create(state)->getResult(0);
}

absl::Status GraphImporter::importInitializers(const GraphProto &graph,
                                               Scope &scope) {
  for (const ::onnx::TensorProto &tensor : graph.initializer()) {
    absl::StatusOr<mlir::ElementsAttr> value =
        attributeImporter.importTensor(tensor);
    if (!value.ok())
      return annotate(value.status(), "initializer " + quote(tensor.name()));
    addConstant(*value, tensor.name(), scope);
  }
  for (const ::onnx::SparseTensorProto &tensor : graph.sparse_initializer()) {
    const std::string &name = tensor.values().name();
    absl::StatusOr<mlir::ElementsAttr> value =
        attributeImporter.importSparseTensor(tensor);
    if (!value.ok())
      return annotate(value.status(), "initializer " + quote(name));
    addConstant(*value, name, scope);
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<Value>>
GraphImporter::importGraph(const GraphProto &graph, Scope &scope) {
  for (const ::onnx::ValueInfoProto &value :
       llvm::concat<const ::onnx::ValueInfoProto>(graph.value_info(),
                                                  graph.output()))
    if (value.has_type())
      scope.types[value.name()] = &value.type();
  if (absl::Status status = importInitializers(graph, scope); !status.ok())
    return status;
  if (absl::Status status = importNodes(graph.node(), scope); !status.ok())
    return status;
  std::vector<Value> outputs;
  for (const ::onnx::ValueInfoProto &output : graph.output()) {
    const Value value = scope.find(output.name());
    if (!value)
      return invalidArgument("output " + quote(output.name()) +
                             " is not defined");
    outputs.push_back(value);
  }
  return outputs;
}

absl::Status GraphImporter::importNodes(
    const google::protobuf::RepeatedPtrField<NodeProto> &nodes, Scope &scope) {
  absl::StatusOr<std::vector<int>> order = sortNodes(nodes);
  if (!order.ok())
    return order.status();
  for (int index : *order)
    if (absl::Status status = importNode(nodes[index], index, scope);
        !status.ok())
      return status;
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Nodes

absl::Status GraphImporter::importNode(const NodeProto &proto, int index,
                                       Scope &scope) {
  if (++numNodes > maxNodes)
    return unimplemented("the model has more than " + llvm::Twine(maxNodes) +
                         " nodes, those of functions included");
  const Schema *schema = findSchema(proto.domain(), proto.op_type());
  Node node = {
      proto,
      describeNode(proto, index),
      mlir::OperationState(getLocation(proto),
                           schema ? "onnx." + proto.op_type() : "onnx.Custom"),
      {}};
  absl::Status status;
  const auto function = functions.find(
      getFunctionKey(proto.domain(), proto.op_type(), proto.overload()));
  if (function != functions.end())
    status = importCall(node, *function->second, scope);
  else if (schema)
    status = importOperator(node, *schema, scope);
  else if (getCanonicalDomain(getCustomDomain(proto)).empty())
    status = invalidArgument("is not an operator of ONNX");
  else
    status = importCustom(node, scope);
  return annotate(status, node.text);
}

absl::Status GraphImporter::importOperands(Node &node, const Scope &scope) {
  for (const std::string &name : node.proto.input()) {
    const Value value =
        name.empty() ? getNoValue(node.state.location) : scope.find(name);
    if (!value)
      return invalidArgument("uses " + quote(name) + ", which is not defined");
    node.state.addOperand(value);
  }
  return absl::OkStatus();
}

absl::Status GraphImporter::importAttributes(Node &node, const Scope &scope) {
  for (const AttributeProto &own : node.proto.attribute()) {
    const AttributeProto *attribute = &own;
    if (!own.ref_attr_name().empty()) {
      attribute = scope.attributes.lookup(own.ref_attr_name());
      // Without a value, the attribute of the node has none either.
      if (!attribute)
        continue;
    }
    if (attribute->has_g() || attribute->type() == AttributeProto::GRAPH)
      continue;
    absl::StatusOr<mlir::Attribute> value =
        attributeImporter.importAttribute(*attribute);
    if (!value.ok())
      return annotate(value.status(), "attribute " + quote(own.name()));
    if (node.state.attributes.get(own.name()))
      return invalidArgument("has attribute " + quote(own.name()) + " twice");
    node.state.addAttribute(own.name(), *value);
  }
  return absl::OkStatus();
}

/// Returns the type of an argument of a body whose graph does not declare it.
absl::StatusOr<Type> GraphImporter::inferArgumentType(const Node &node,
                                                      unsigned index) {
  const llvm::StringRef op = node.state.name.stripDialect();
  // The number of the iteration, the condition, and the values that the loop
  // carries.
  if (op == "Loop" && index < 2)
    return Type(mlir::RankedTensorType::get({}, index ? builder.getI1Type()
                                                      : builder.getI64Type()));
  if (index >= node.state.operands.size() || (op != "Loop" && op != "Scan"))
    return invalidArgument("has no type");
  auto tensor =
      llvm::dyn_cast<mlir::TensorType>(node.state.operands[index].getType());
  if (!tensor)
    return node.state.operands[index].getType();
  return Type(mlir::UnrankedTensorType::get(tensor.getElementType()));
}

absl::StatusOr<std::vector<Type>>
GraphImporter::importBody(const GraphProto &graph, mlir::Region &region,
                          const Node &node, const Scope &outer) {
  mlir::OpBuilder::InsertionGuard guard(builder);
  mlir::Block *block = builder.createBlock(&region);
  Scope scope;
  scope.outer = &outer;
  scope.opsets = outer.opsets;
  scope.attributes = outer.attributes;
  scope.depth = outer.depth + 1;
  if (scope.depth > maxDepth)
    return invalidArgument("is nested too deeply");
  for (const ::onnx::ValueInfoProto &input : graph.input()) {
    absl::StatusOr<Type> type =
        input.type().value_case() == ::onnx::TypeProto::VALUE_NOT_SET
            ? inferArgumentType(node, block->getNumArguments())
            : importType(builder.getContext(), input.type());
    if (!type.ok())
      return annotate(type.status(), "input " + quote(input.name()));
    scope.values[input.name()] = block->addArgument(
        *type, mlir::NameLoc::get(builder.getStringAttr(input.name())));
  }
  absl::StatusOr<std::vector<Value>> outputs = importGraph(graph, scope);
  if (!outputs.ok())
    return outputs.status();
  mlir::onnx::YieldOp::create(builder, node.state.location,
                              mlir::ValueRange(*outputs));
  std::vector<Type> types;
  for (Value output : *outputs)
    types.push_back(output.getType());
  return types;
}

absl::Status GraphImporter::importRegions(Node &node, const Scope &scope) {
  const mlir::OpDescriptor *descriptor = node.state.name.getDescriptor();
  for (const mlir::RegionDescriptor &described : descriptor->regions) {
    mlir::Region *region = node.state.addRegion();
    const AttributeProto *attribute = findAttribute(node.proto, described.name);
    // Verification refuses a region that must have a block.
    if (!attribute || !attribute->has_g()) {
      node.yielded.emplace_back();
      continue;
    }
    absl::StatusOr<std::vector<Type>> types =
        importBody(attribute->g(), *region, node, scope);
    if (!types.ok())
      return annotate(types.status(), "graph " + quote(described.name));
    node.yielded.push_back(std::move(*types));
  }
  return absl::OkStatus();
}

/// Returns the type with which an output is declared, or null.
static absl::StatusOr<Type> getDeclaredType(mlir::MLIRContext *context,
                                            const Scope &scope,
                                            llvm::StringRef name) {
  const ::onnx::TypeProto *type = scope.types.lookup(name);
  if (!type || type->value_case() == ::onnx::TypeProto::VALUE_NOT_SET)
    return Type();
  return importType(context, *type);
}

absl::Status GraphImporter::addResultTypes(Node &node, const Schema *schema,
                                           const Scope &scope) {
  std::vector<Type> operands;
  for (Value operand : node.state.operands)
    operands.push_back(operand.getType());
  mlir::MLIRContext *context = builder.getContext();
  const mlir::DictionaryAttr attributes =
      node.state.attributes.getDictionary(context);
  for (int i = 0; i < node.proto.output_size(); ++i) {
    const std::string &name = node.proto.output(i);
    if (name.empty()) {
      node.state.addType(builder.getNoneType());
      continue;
    }
    Type type;
    if (schema)
      type = inferResultType({*schema, operands, attributes, node.yielded}, i);
    absl::StatusOr<Type> declared = getDeclaredType(context, scope, name);
    if (!declared.ok())
      return annotate(declared.status(), "output " + quote(name));
    if (!type)
      type = *declared;
    // ONNX has no schema for an operator of another domain.
    if (!type && !schema)
      type = inferCustomType(node.proto.domain(), node.proto.op_type(),
                             operands, i);
    if (!type)
      return invalidArgument("output " + quote(name) +
                             " has a type that is not determined");
    node.state.addType(type);
  }
  return absl::OkStatus();
}

/// Replaces the number of a type in an onnx.Cast by the type.
static absl::Status setTargetType(mlir::OperationState &state) {
  auto number =
      llvm::dyn_cast_if_present<mlir::IntegerAttr>(state.attributes.get("to"));
  if (state.name.getStringRef() != "onnx.Cast" || !number)
    return absl::OkStatus();
  const int64_t dataType = number.getValue().getSExtValue();
  const Type type = dataType == int32_t(dataType)
                        ? importElementType(state.getContext(), dataType)
                        : Type();
  if (!type)
    return invalidArgument("attribute 'to' is no element type");
  state.attributes.set("to", mlir::TypeAttr::get(type));
  return absl::OkStatus();
}

absl::Status GraphImporter::create(Node &node, Scope &scope,
                                   const std::function<Value(Value)> &finish) {
  mlir::Operation *op = builder.create(std::move(node.state));
  for (auto [i, name] : llvm::enumerate(node.proto.output())) {
    if (name.empty())
      continue;
    Value result = op->getResult(i);
    if (finish && i == 0)
      result = finish(result);
    if (!scope.values.try_emplace(name, result).second)
      return invalidArgument("defines " + quote(name) +
                             ", which is defined already");
  }
  return absl::OkStatus();
}

//===----------------------------------------------------------------------===//
// Operators of ONNX

/// Checks the number of operands or results that a node names.
static absl::Status checkCount(llvm::StringRef what, size_t count,
                               int64_t least,
                               llvm::ArrayRef<SchemaValue> declared) {
  const bool isOpen = !declared.empty() && declared.back().isVariadic();
  if (int64_t(count) < least || (!isOpen && count > declared.size()))
    return invalidArgument(
        "has " + llvm::Twine(count) + " " + what + ", expected " +
        llvm::Twine(least) +
        (isOpen ? " or more" : " to " + llvm::Twine(declared.size())));
  return absl::OkStatus();
}

/// Checks that the operator has an attribute of the name and its kind.
static absl::Status checkAttribute(mlir::NamedAttribute attribute,
                                   const mlir::OpDescriptor &descriptor) {
  const llvm::StringRef name = attribute.getName().getValue();
  const auto *described =
      llvm::find_if(descriptor.attributes,
                    [&](const auto &part) { return part.name == name; });
  if (described == descriptor.attributes.end())
    return invalidArgument("has attribute " + quote(name) +
                           ", which the operator does not have");
  if (described->constraint &&
      !mlir::isSatisfied(*described->constraint, attribute.getValue()))
    return invalidArgument("has attribute " + quote(name) +
                           " of another type, expected " +
                           described->constraint->summary);
  return absl::OkStatus();
}

/// Checks that the operator has each attribute and each graph.
static absl::Status checkAttributes(const NodeProto &proto,
                                    const mlir::OperationState &state) {
  const mlir::OpDescriptor &descriptor = *state.name.getDescriptor();
  for (mlir::NamedAttribute attribute : state.attributes)
    if (absl::Status status = checkAttribute(attribute, descriptor);
        !status.ok())
      return status;
  for (const AttributeProto &attribute : proto.attribute())
    if (attribute.has_g() &&
        llvm::none_of(descriptor.regions, [&](const auto &region) {
          return region.name == attribute.name();
        }))
      return invalidArgument("has graph " + quote(attribute.name()) +
                             ", which the operator does not have");
  return absl::OkStatus();
}

/// Adds the operands that the node does not name, at the end.
void GraphImporter::addMissingOperands(Node &node, const Schema &schema) {
  for (size_t i = node.state.operands.size(); i < schema.operands.size(); ++i)
    if (!schema.operands[i].isVariadic())
      node.state.addOperand(getNoValue(node.state.location));
}

absl::Status GraphImporter::importOperator(Node &node, const Schema &named,
                                           Scope &scope) {
  const int64_t opset = getOpset(scope, node.proto.domain());
  if (!opset)
    return invalidArgument("belongs to an operator set that is not imported");
  int64_t version = named.getVersion(opset);
  // ONNX Runtime's optimizer writes it to models of any operator set.
  if (!version && named.name == "LayerNormalization")
    version = named.versions.front();
  if (!version)
    return invalidArgument("does not exist in operator set " +
                           llvm::Twine(opset));
  if (absl::Status status = importOperands(node, scope); !status.ok())
    return status;
  if (absl::Status status = importAttributes(node, scope); !status.ok())
    return status;
  if (node.state.operands.empty() && named.minOperands > 0)
    return invalidArgument("has no inputs");
  OldNode old = {builder, node.state, version, node.proto.output_size()};
  if (absl::Status status = upgradeNode(old); !status.ok())
    return status;
  // An upgrade may choose another operator.
  const Schema &schema =
      *findSchema(named.domain, node.state.name.stripDialect());
  if (absl::Status status = setTargetType(node.state); !status.ok())
    return status;
  if (absl::Status status = checkAttributes(node.proto, node.state);
      !status.ok())
    return status;
  if (named.name == "Scan" && version == 8)
    return importBatchedScan(node, schema, scope);
  if (absl::Status status = checkCount("inputs", node.state.operands.size(),
                                       schema.minOperands, schema.operands);
      !status.ok())
    return status;
  if (absl::Status status = checkCount("outputs", node.proto.output_size(),
                                       schema.minResults, schema.results);
      !status.ok())
    return status;
  addMissingOperands(node, schema);
  if (absl::Status status = importRegions(node, scope); !status.ok())
    return status;
  if (absl::Status status = addResultTypes(node, &schema, scope); !status.ok())
    return status;
  for (size_t i = node.state.types.size(); i < schema.results.size(); ++i)
    if (!schema.results[i].isVariadic())
      node.state.addType(builder.getNoneType());
  return create(node, scope, old.finish);
}

//===----------------------------------------------------------------------===//
// Functions and operators of other domains

absl::Status GraphImporter::importCustom(Node &node, Scope &scope) {
  if (absl::Status status = importOperands(node, scope); !status.ok())
    return status;
  if (absl::Status status = importAttributes(node, scope); !status.ok())
    return status;
  for (llvm::StringRef name : {"function_name", "domain_name"})
    if (node.state.attributes.get(name))
      return unimplemented("has attribute " + quote(name) +
                           ", which onnx.Custom uses itself");
  node.state.addAttribute("function_name",
                          builder.getStringAttr(node.proto.op_type()));
  node.state.addAttribute("domain_name",
                          builder.getStringAttr(getCustomDomain(node.proto)));
  if (absl::Status status = addResultTypes(node, nullptr, scope); !status.ok())
    return status;
  return create(node, scope);
}

absl::Status GraphImporter::importCall(Node &node,
                                       const FunctionProto &function,
                                       Scope &scope) {
  Scope inner;
  inner.depth = scope.depth + 1;
  if (inner.depth > maxDepth)
    return invalidArgument("is nested too deeply");
  for (const ::onnx::OperatorSetIdProto &opset : function.opset_import())
    inner.opsets[getCanonicalDomain(opset.domain())] = opset.version();
  for (const AttributeProto &attribute : function.attribute_proto())
    inner.attributes[attribute.name()] = &attribute;
  for (const AttributeProto &attribute : node.proto.attribute()) {
    const AttributeProto *value = &attribute;
    if (!attribute.ref_attr_name().empty())
      value = scope.attributes.lookup(attribute.ref_attr_name());
    if (value)
      inner.attributes[attribute.name()] = value;
  }
  if (node.proto.input_size() > function.input_size() ||
      node.proto.output_size() > function.output_size())
    return invalidArgument("has more inputs or outputs than its function");
  for (int i = 0; i < function.input_size(); ++i) {
    Value value;
    if (i < node.proto.input_size() && !node.proto.input(i).empty()) {
      value = scope.find(node.proto.input(i));
      if (!value)
        return invalidArgument("uses " + quote(node.proto.input(i)) +
                               ", which is not defined");
    } else {
      value = getNoValue(node.state.location);
    }
    inner.values[function.input(i)] = value;
  }
  for (const ::onnx::ValueInfoProto &value : function.value_info())
    if (value.has_type())
      inner.types[value.name()] = &value.type();
  if (absl::Status status = importNodes(function.node(), inner); !status.ok())
    return status;
  for (int i = 0; i < node.proto.output_size(); ++i) {
    if (node.proto.output(i).empty())
      continue;
    const Value value = inner.find(function.output(i));
    if (!value)
      return invalidArgument("output " + quote(function.output(i)) +
                             " of the function is not defined");
    if (!scope.values.try_emplace(node.proto.output(i), value).second)
      return invalidArgument("defines " + quote(node.proto.output(i)) +
                             ", which is defined already");
  }
  return absl::OkStatus();
}

} // namespace onnx_mlir
