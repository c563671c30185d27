// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/import.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/builders.h"
#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "dialects/onnx/structure_ops.h"
#include "targets/onnx/import/graph_importer.h"
#include "targets/onnx/import/metadata.h"
#include "targets/onnx/import/schema.h"
#include "targets/onnx/import/scope.h"
#include "targets/onnx/import/types.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

using mlir::NamedAttribute;
using mlir::Type;
using ::onnx::ValueInfoProto;

namespace {

class ModelImporter {
public:
  ModelImporter(mlir::MLIRContext *context, std::shared_ptr<const Model> model,
                const ShapeInformation &shapes)
      : context(context), builder(context), model(std::move(model)),
        shapes(shapes) {}

  absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> run();

private:
  absl::Status addInputs(mlir::Block &block, Scope &scope);
  absl::Status addFunction(mlir::ModuleOp module);
  ::onnx::TypeProto getDeclaredType(const ValueInfoProto &value);
  mlir::DictionaryAttr getNames(const ValueInfoProto &value);
  absl::Status checkSizes();

  mlir::MLIRContext *context;
  mlir::OpBuilder builder;
  std::shared_ptr<const Model> model;
  const ShapeInformation &shapes;
  /// The names of `shapes` that dimensions have.
  llvm::StringSet<> namesOfSizes;
  llvm::SmallVector<Type> inputTypes;
  std::vector<mlir::DictionaryAttr> inputNames;
};

} // namespace

/// Returns the type of a value with the sizes that names have.
::onnx::TypeProto ModelImporter::getDeclaredType(const ValueInfoProto &value) {
  ::onnx::TypeProto type = value.type();
  for (const std::string &name : setNamedSizes(type, shapes.sizes))
    namesOfSizes.insert(name);
  return type;
}

absl::Status ModelImporter::checkSizes() {
  for (const auto &[name, size] : shapes.sizes)
    if (!namesOfSizes.contains(name))
      return invalidArgument("--dim gives a size to " + quote(name) +
                             ", but no input has a dimension of this name");
  return absl::OkStatus();
}

/// Returns the name of a value, and those of its dimensions.
mlir::DictionaryAttr ModelImporter::getNames(const ValueInfoProto &value) {
  std::vector<NamedAttribute> names;
  if (std::string dimensions = getDimensionNames(getDeclaredType(value));
      !dimensions.empty())
    names.push_back(builder.getNamedAttr("onnx.dim_params",
                                         builder.getStringAttr(dimensions)));
  names.push_back(
      builder.getNamedAttr("onnx.name", builder.getStringAttr(value.name())));
  return builder.getDictionaryAttr(names);
}

/// Returns `declared` with the dimensions of `given`, in which -1 is dynamic.
static absl::StatusOr<Type> refineShape(Type declared,
                                        llvm::ArrayRef<int64_t> given) {
  auto tensor = llvm::dyn_cast<mlir::TensorType>(declared);
  if (!tensor)
    return invalidArgument("is no tensor, --shapeInformation gives it a shape");
  llvm::SmallVector<int64_t> shape;
  for (int64_t size : given)
    shape.push_back(size < 0 ? mlir::ShapedType::kDynamic : size);
  if (tensor.hasRank()) {
    const llvm::ArrayRef<int64_t> own = tensor.getShape();
    if (own.size() != shape.size())
      return invalidArgument("has " + llvm::Twine(own.size()) +
                             " dimensions, --shapeInformation gives it " +
                             llvm::Twine(shape.size()));
    for (size_t i = 0; i < own.size(); ++i) {
      if (mlir::ShapedType::isDynamic(own[i]))
        continue;
      if (!mlir::ShapedType::isDynamic(shape[i]) && shape[i] != own[i])
        return invalidArgument(
            "has " + llvm::Twine(own[i]) + " as dimension " + llvm::Twine(i) +
            ", --shapeInformation gives it " + llvm::Twine(shape[i]));
      shape[i] = own[i];
    }
  }
  return Type(mlir::RankedTensorType::get(shape, tensor.getElementType()));
}

absl::Status ModelImporter::addInputs(mlir::Block &block, Scope &scope) {
  const ::onnx::GraphProto &graph = model->proto().graph();
  llvm::StringSet<> initialized;
  for (const ::onnx::TensorProto &tensor : graph.initializer())
    initialized.insert(tensor.name());
  for (const ::onnx::SparseTensorProto &tensor : graph.sparse_initializer())
    initialized.insert(tensor.values().name());
  for (const ValueInfoProto &input : graph.input()) {
    if (initialized.contains(input.name()))
      continue;
    absl::StatusOr<Type> type = importType(context, getDeclaredType(input));
    if (auto shape = shapes.find(inputTypes.size()); type.ok() && shape)
      type = refineShape(*type, *shape);
    if (!type.ok())
      return annotate(type.status(), "input " + quote(input.name()));
    inputTypes.push_back(*type);
    inputNames.push_back(getNames(input));
    const auto location =
        mlir::NameLoc::get(builder.getStringAttr(input.name()));
    if (!scope.values
             .try_emplace(input.name(), block.addArgument(*type, location))
             .second)
      return invalidArgument("input " + quote(input.name()) +
                             " is declared twice");
  }
  if (absl::Status status = checkSizes(); !status.ok())
    return status;
  const int64_t last = shapes.getLastIndex();
  if (last >= static_cast<int64_t>(inputTypes.size()))
    return invalidArgument("--shapeInformation gives a shape to input " +
                           llvm::Twine(last) + ", but the model has " +
                           llvm::Twine(inputTypes.size()) + " inputs");
  return absl::OkStatus();
}

absl::Status ModelImporter::addFunction(mlir::ModuleOp module) {
  const ::onnx::ModelProto &proto = model->proto();
  builder.setInsertionPointToEnd(module.getBody());
  const mlir::Location location = module.getLoc();
  auto function = mlir::func::FuncOp::create(builder, location, "main_graph",
                                             builder.getFunctionType({}, {}));
  mlir::Block *block = builder.createBlock(&function.getBody());

  Scope scope;
  for (const ::onnx::OperatorSetIdProto &opset : proto.opset_import())
    scope.opsets[getCanonicalDomain(opset.domain())] = opset.version();
  if (absl::Status status = addInputs(*block, scope); !status.ok())
    return status;
  builder.setInsertionPointToEnd(block);
  GraphImporter importer(builder, model);
  absl::StatusOr<std::vector<mlir::Value>> outputs =
      importer.importGraph(proto.graph(), scope);
  if (!outputs.ok())
    return outputs.status();
  mlir::onnx::ReturnOp::create(builder, location, mlir::ValueRange(*outputs));

  llvm::SmallVector<Type> outputTypes;
  std::vector<mlir::DictionaryAttr> outputNames;
  for (auto [output, value] : llvm::zip(proto.graph().output(), *outputs)) {
    absl::StatusOr<Type> type =
        output.has_type() ? importType(context, getDeclaredType(output))
                          : absl::StatusOr<Type>(value.getType());
    if (!type.ok())
      return annotate(type.status(), "output " + quote(output.name()));
    outputTypes.push_back(*type);
    outputNames.push_back(getNames(output));
  }
  function.setFunctionType(builder.getFunctionType(inputTypes, outputTypes));
  for (auto [i, names] : llvm::enumerate(inputNames))
    function.setArgAttrs(i, names);
  for (auto [i, names] : llvm::enumerate(outputNames))
    function.setResultAttrs(i, names);
  builder.setInsertionPointToEnd(module.getBody());
  auto entryPoint = mlir::onnx::EntryPointOp::create(
      builder, location, mlir::SymbolRefAttr::get(context, "main_graph"));
  const std::vector<std::string> metadata = getMetadata(proto);
  entryPoint->setAttr(
      "onnx.metadata",
      builder.getStrArrayAttr(llvm::to_vector_of<llvm::StringRef>(metadata)));
  return absl::OkStatus();
}

absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> ModelImporter::run() {
  mlir::OwningOpRef<mlir::ModuleOp> module(
      mlir::ModuleOp::create(mlir::UnknownLoc::get(context)));
  if (absl::Status status = addFunction(*module); !status.ok())
    return model->locate(status);
  return module;
}

absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>>
importModel(mlir::MLIRContext *context, std::shared_ptr<const Model> model,
            const ShapeInformation &shapes) {
  context->getOrLoadDialect<mlir::func::FuncDialect>();
  context->getOrLoadDialect<mlir::onnx::ONNXDialect>();
  return ModelImporter(context, std::move(model), shapes).run();
}

} // namespace onnx_mlir
