// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_compiler/declarations.h"

#include <string>
#include <vector>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/onnx/structure_ops.h"
#include "dialects/onnx/types.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

using mlir::onnx::DimAtom;
using mlir::onnx::DimExpr;

mlir::FailureOr<mlir::func::FuncOp> getEntryPoint(mlir::ModuleOp module) {
  auto entryPoints = llvm::to_vector(module.getOps<mlir::onnx::EntryPointOp>());
  if (entryPoints.size() != 1)
    return module.emitError()
           << "the module has " << entryPoints.size()
           << " operations onnx.EntryPoint, but must have one";
  auto function =
      mlir::SymbolTable::lookupNearestSymbolFrom<mlir::func::FuncOp>(
          entryPoints.front(), entryPoints.front().getFunc());
  if (!function || function.isExternal())
    return entryPoints.front().emitOpError("refers to no function with a body");
  return function;
}

namespace {

/// Declares the inputs and outputs of a function.
class Declarer {
public:
  Declarer(mlir::func::FuncOp function, ModelInfo &info)
      : function(function), info(info), shapes(function) {}

  mlir::LogicalResult run();

private:
  int64_t getDimension(DimExpr size, bool isInput);
  mlir::FailureOr<TensorDeclaration> refuse(mlir::Type type,
                                            llvm::StringRef name, bool isInput);
  mlir::FailureOr<TensorDeclaration>
  declareElement(mlir::Type type, llvm::StringRef name, bool isInput);
  mlir::FailureOr<TensorDeclaration>
  declare(mlir::Value value, mlir::DictionaryAttr attributes, bool isInput);

  mlir::func::FuncOp function;
  ModelInfo &info;
  const mlir::onnx::ShapeAnalysis shapes;
  /// The numbers of named sizes.
  llvm::StringMap<int64_t> names;
};

} // namespace

/// Returns the size, -2 - N for size N that has a name, or -1. Names are those
/// of sizes of inputs.
int64_t Declarer::getDimension(DimExpr size, bool isInput) {
  if (std::optional<int64_t> value = size.getConstant())
    return *value;
  const DimAtom *symbol = size.getSymbol();
  if (!symbol || symbol->name.empty() ||
      (!isInput && !names.contains(symbol->name)))
    return -1;
  auto [entry, isNew] = names.try_emplace(symbol->name, names.size());
  if (isNew)
    info.dimensions.push_back(symbol->name.str());
  return -2 - entry->second;
}

mlir::FailureOr<TensorDeclaration>
Declarer::refuse(mlir::Type type, llvm::StringRef name, bool isInput) {
  return function.emitError()
         << (isInput ? "input '" : "output '") << name << "' has the type "
         << type << ", which is not implemented";
}

/// Returns the type of the elements of a tensor, or null if it is not one that
/// a model can take or return.
static const ElementType *findElements(mlir::Type type) {
  auto tensor = llvm::dyn_cast<mlir::TensorType>(type);
  std::string name;
  if (tensor)
    llvm::raw_string_ostream(name) << tensor.getElementType();
  const ElementType *element = findElementType(llvm::StringRef(name));
  return element && getElementSize(*element) != 0 ? element : nullptr;
}

/// Declares a sequence, an optional value or an element. The sizes of elements
/// are constants or any.
mlir::FailureOr<TensorDeclaration>
Declarer::declareElement(mlir::Type type, llvm::StringRef name, bool isInput) {
  TensorDeclaration declaration = {"", 0, {}};
  mlir::Type content;
  if (auto sequence = llvm::dyn_cast<mlir::onnx::SeqType>(type)) {
    declaration.kind = TensorDeclaration::Sequence;
    content = sequence.getElementType();
  } else if (auto optional = llvm::dyn_cast<mlir::onnx::OptType>(type)) {
    declaration.kind = TensorDeclaration::Optional;
    content = optional.getElementType();
  }
  if (content) {
    auto element = declareElement(content, name, isInput);
    if (mlir::failed(element))
      return mlir::failure();
    declaration.element.push_back(*std::move(element));
    return declaration;
  }
  const ElementType *element = findElements(type);
  if (!element)
    return refuse(type, name, isInput);
  declaration.dataType = element->type;
  auto ranked = llvm::dyn_cast<mlir::RankedTensorType>(type);
  declaration.hasRank = static_cast<bool>(ranked);
  if (ranked)
    for (int64_t size : ranked.getShape())
      declaration.shape.push_back(mlir::ShapedType::isDynamic(size) ? -1
                                                                    : size);
  return declaration;
}

mlir::FailureOr<TensorDeclaration>
Declarer::declare(mlir::Value value, mlir::DictionaryAttr attributes,
                  bool isInput) {
  std::string name;
  if (attributes)
    if (auto given = attributes.getAs<mlir::StringAttr>("onnx.name"))
      name = given.getValue().str();
  const mlir::Type type = value.getType();
  if (llvm::isa<mlir::onnx::SeqType, mlir::onnx::OptType>(type)) {
    auto declaration = declareElement(type, name, isInput);
    if (mlir::succeeded(declaration))
      declaration->name = name;
    return declaration;
  }
  const ElementType *element = findElements(type);
  auto shape = shapes.getShape(value);
  if (!element || !shape)
    return refuse(type, name, isInput);
  TensorDeclaration declaration = {name, element->type, {}};
  for (DimExpr size : *shape)
    declaration.shape.push_back(getDimension(size, isInput));
  return declaration;
}

mlir::LogicalResult Declarer::run() {
  if (!shapes.isValid())
    return mlir::failure();
  for (mlir::BlockArgument argument : function.getArguments()) {
    auto declaration =
        declare(argument, function.getArgAttrDict(argument.getArgNumber()),
                /*isInput=*/true);
    if (mlir::failed(declaration))
      return mlir::failure();
    info.inputs.push_back(*std::move(declaration));
  }
  mlir::Operation &end = function.getBody().front().back();
  for (auto [i, value] : llvm::enumerate(end.getOperands())) {
    auto declaration =
        declare(value, function.getResultAttrDict(i), /*isInput=*/false);
    if (mlir::failed(declaration))
      return mlir::failure();
    info.outputs.push_back(*std::move(declaration));
  }
  return mlir::success();
}

mlir::LogicalResult declareModel(mlir::func::FuncOp function, ModelInfo &info) {
  info.compute = {function.getSymName().str()};
  return Declarer(function, info).run();
}

mlir::FailureOr<std::vector<std::string>> getMetadata(mlir::ModuleOp module) {
  std::vector<std::string> metadata;
  for (auto entryPoint : module.getOps<mlir::onnx::EntryPointOp>()) {
    mlir::Attribute attribute = entryPoint->getAttr("onnx.metadata");
    if (!attribute)
      continue;
    auto list = llvm::dyn_cast<mlir::ArrayAttr>(attribute);
    if (!list || list.size() % 2 != 0 ||
        !llvm::all_of(list, llvm::IsaPred<mlir::StringAttr>))
      return entryPoint.emitOpError("has 'onnx.metadata' that is no list of an "
                                    "even number of strings");
    for (auto text : list.getAsRange<mlir::StringAttr>())
      metadata.push_back(text.getValue().str());
  }
  return metadata;
}

OperatorCounts countOperators(mlir::ModuleOp module) {
  OperatorCounts counts;
  module->walk([&](mlir::Operation *op) {
    if (op->getDialect() && op->getDialect()->getNamespace() == "onnx" &&
        !llvm::isa<mlir::onnx::EntryPointOp, mlir::onnx::NoValueOp,
                   mlir::onnx::ReturnOp, mlir::onnx::YieldOp>(op))
      ++counts[op->getName().getStringRef().str()];
  });
  return counts;
}

} // namespace onnx_mlir
