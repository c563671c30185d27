// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_compiler/entry_point.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/builders.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/func/func.h"
#include "dialects/krnl/call_ops.h"
#include "targets/onnx/tensor_type.h"
#include "targets/onnx_compiler/machines.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

using mlir::Attribute;
using mlir::krnl::EntryPointOp;

namespace {

constexpr llvm::StringLiteral inputsName = "krnl.inputs";
constexpr llvm::StringLiteral outputsName = "krnl.outputs";
constexpr llvm::StringLiteral dimensionsName = "krnl.dimensions";
constexpr llvm::StringLiteral operatorsName = "krnl.operators";
constexpr llvm::StringLiteral metadataName = "krnl.metadata";
constexpr llvm::StringLiteral nodesName = "krnl.nodes";
constexpr llvm::StringLiteral variantsName = "krnl.variants";
constexpr llvm::StringLiteral sharedName = "krnl.shared_inputs";

/// Reads the attributes of an entry point.
class Reader {
public:
  explicit Reader(EntryPointOp op) : op(op) {}

  mlir::FailureOr<ModelInfo> read();

private:
  mlir::LogicalResult readTensors(llvm::StringRef name,
                                  std::vector<TensorDeclaration> &tensors);
  std::optional<TensorDeclaration> readTensor(Attribute attribute);
  mlir::LogicalResult readStrings(mlir::Operation *from, llvm::StringRef name,
                                  std::vector<std::string> &strings);
  mlir::LogicalResult readOperators();
  mlir::FailureOr<mlir::func::FuncOp> readFunction(mlir::SymbolRefAttr name);
  mlir::LogicalResult readVariants();
  mlir::LogicalResult readSharedInputs();

  EntryPointOp op;
  ModelInfo info;
};

} // namespace

static Attribute makeTensor(mlir::Builder &builder,
                            const TensorDeclaration &tensor) {
  if (!tensor.element.empty())
    return builder.getDictionaryAttr(
        {builder.getNamedAttr("name", builder.getStringAttr(tensor.name)),
         builder.getNamedAttr(tensor.kind == TensorDeclaration::Sequence
                                  ? "sequence"
                                  : "optional_of",
                              makeTensor(builder, tensor.element.front()))});
  std::vector<mlir::NamedAttribute> fields = {
      builder.getNamedAttr("element", builder.getStringAttr(
                                          getElementTypeName(tensor.dataType))),
      builder.getNamedAttr("name", builder.getStringAttr(tensor.name)),
      builder.getNamedAttr("shape",
                           builder.getDenseI64ArrayAttr(tensor.shape))};
  if (!tensor.hasRank)
    fields.push_back(builder.getNamedAttr("unranked", builder.getUnitAttr()));
  if (tensor.isOptional)
    fields.push_back(builder.getNamedAttr("optional", builder.getUnitAttr()));
  return builder.getDictionaryAttr(fields);
}

static Attribute makeTensors(mlir::Builder &builder,
                             llvm::ArrayRef<TensorDeclaration> tensors) {
  return builder.getArrayAttr(
      llvm::map_to_vector(tensors, [&](const TensorDeclaration &tensor) {
        return makeTensor(builder, tensor);
      }));
}

static Attribute makeOperators(mlir::Builder &builder,
                               const OperatorCounts &counts) {
  std::vector<mlir::NamedAttribute> fields;
  for (const auto &[name, count] : counts)
    fields.push_back(
        builder.getNamedAttr(name, builder.getI64IntegerAttr(count)));
  return builder.getDictionaryAttr(fields);
}

void createEntryPoint(mlir::ModuleOp module, const ModelInfo &info) {
  mlir::OpBuilder builder = mlir::OpBuilder::atBlockEnd(module.getBody());
  auto op = EntryPointOp::create(
      builder, module.getLoc(),
      mlir::SymbolRefAttr::get(module.getContext(), info.compute.front()),
      builder.getI32IntegerAttr(info.inputs.size()),
      builder.getI32IntegerAttr(info.outputs.size()),
      builder.getStringAttr(makeSignature(info.inputs) +
                            makeSignature(info.outputs)));
  op->setAttr(inputsName, makeTensors(builder, info.inputs));
  op->setAttr(outputsName, makeTensors(builder, info.outputs));
  op->setAttr(dimensionsName,
              builder.getStrArrayAttr(
                  llvm::to_vector_of<llvm::StringRef>(info.dimensions)));
  op->setAttr(operatorsName, makeOperators(builder, info.operators));
  op->setAttr(metadataName,
              builder.getStrArrayAttr(
                  llvm::to_vector_of<llvm::StringRef>(info.metadata)));
  llvm::SmallVector<Attribute> variants;
  for (llvm::StringRef name : llvm::ArrayRef(info.compute).drop_front())
    variants.push_back(mlir::FlatSymbolRefAttr::get(module.getContext(), name));
  if (!variants.empty())
    op->setAttr(variantsName, builder.getArrayAttr(variants));
}

/// Returns nullopt if the attribute is malformed.
std::optional<TensorDeclaration> Reader::readTensor(Attribute attribute) {
  auto fields = llvm::dyn_cast<mlir::DictionaryAttr>(attribute);
  if (!fields)
    return std::nullopt;
  auto name = fields.getAs<mlir::StringAttr>("name");
  for (auto [field, kind] :
       {std::pair("sequence", TensorDeclaration::Sequence),
        std::pair("optional_of", TensorDeclaration::Optional)}) {
    if (!name || !fields.contains(field))
      continue;
    std::optional<TensorDeclaration> content = readTensor(fields.get(field));
    if (!content)
      return std::nullopt;
    TensorDeclaration list = {name.getValue().str(), 0, {}};
    list.kind = kind;
    list.element.push_back(*std::move(content));
    return list;
  }
  auto element = fields.getAs<mlir::StringAttr>("element");
  auto shape = fields.getAs<mlir::DenseI64ArrayAttr>("shape");
  const ElementType *type =
      element ? findElementType(element.getValue()) : nullptr;
  if (!name || !type || !shape)
    return std::nullopt;
  TensorDeclaration tensor = {name.getValue().str(), type->type,
                              llvm::SmallVector<int64_t, 4>(shape.asArrayRef()),
                              fields.contains("optional"),
                              !fields.contains("unranked")};
  // Sizes, -1, and the numbers of dimensions from -2 on down.
  const auto least = -1 - static_cast<int64_t>(info.dimensions.size());
  if (llvm::any_of(tensor.shape, [&](int64_t size) { return size < least; }))
    return std::nullopt;
  return tensor;
}

mlir::LogicalResult
Reader::readTensors(llvm::StringRef name,
                    std::vector<TensorDeclaration> &tensors) {
  auto list = op->getAttrOfType<mlir::ArrayAttr>(name);
  if (!list)
    return op.emitOpError("has no list '") << name << "'";
  for (Attribute element : list) {
    std::optional<TensorDeclaration> tensor = readTensor(element);
    if (!tensor)
      return op.emitOpError("has a malformed tensor in '")
             << name << "': " << element;
    tensors.push_back(*std::move(tensor));
  }
  return mlir::success();
}

mlir::LogicalResult Reader::readStrings(mlir::Operation *from,
                                        llvm::StringRef name,
                                        std::vector<std::string> &strings) {
  auto list = from->getAttrOfType<mlir::ArrayAttr>(name);
  if (!list || !llvm::all_of(list, llvm::IsaPred<mlir::StringAttr>))
    return from->emitOpError("has no list of strings '") << name << "'";
  for (auto string : list.getAsRange<mlir::StringAttr>())
    strings.push_back(string.getValue().str());
  return mlir::success();
}

mlir::LogicalResult Reader::readOperators() {
  auto counts = op->getAttrOfType<mlir::DictionaryAttr>(operatorsName);
  if (!counts)
    return op.emitOpError("has no dictionary '") << operatorsName << "'";
  for (mlir::NamedAttribute field : counts) {
    auto count = llvm::dyn_cast<mlir::IntegerAttr>(field.getValue());
    if (!count || !count.getType().isSignlessInteger(64))
      return op.emitOpError("has no count of ") << field.getName();
    info.operators[field.getName().getValue().str()] = count.getInt();
  }
  return mlir::success();
}

/// An output may share an input if it may in the code for each machine.
mlir::LogicalResult Reader::readSharedInputs() {
  const auto numInputs = static_cast<int64_t>(info.inputs.size());
  for (auto [i, name] : llvm::enumerate(info.compute)) {
    auto function =
        mlir::SymbolTable::lookupNearestSymbolFrom<mlir::func::FuncOp>(
            op, mlir::FlatSymbolRefAttr::get(op.getContext(), name));
    std::vector<int64_t> shared(info.outputs.size(), -1);
    if (mlir::Attribute attribute = function->getAttr(sharedName)) {
      auto numbers = llvm::dyn_cast<mlir::DenseI64ArrayAttr>(attribute);
      if (!numbers ||
          static_cast<size_t>(numbers.size()) != info.outputs.size() ||
          llvm::any_of(numbers.asArrayRef(), [&](int64_t number) {
            return number < -1 || number >= numInputs;
          }))
        return function.emitOpError("has '")
               << sharedName
               << "' that is no array of an input for each output";
      shared = numbers.asArrayRef().vec();
    }
    if (i == 0)
      info.sharedInputs = std::move(shared);
    else
      for (auto [known, other] : llvm::zip(info.sharedInputs, shared))
        if (known != other)
          known = -1;
  }
  if (llvm::all_of(info.sharedInputs, [](int64_t input) { return input < 0; }))
    info.sharedInputs.clear();
  return mlir::success();
}

mlir::FailureOr<mlir::func::FuncOp>
Reader::readFunction(mlir::SymbolRefAttr name) {
  auto function =
      mlir::SymbolTable::lookupNearestSymbolFrom<mlir::func::FuncOp>(op, name);
  if (!function || function.isExternal())
    return op.emitOpError("refers to no function with a body");
  mlir::FunctionType type = function.getFunctionType();
  if (type.getNumInputs() != 1 ||
      !llvm::isa<mlir::krnl::CallType>(type.getInput(0)) ||
      type.getNumResults() != 1 || !type.getResult(0).isSignlessInteger(64))
    return op.emitOpError("refers to a function of type ")
           << type << "; expected (!krnl.call) -> i64";
  info.compute.push_back(function.getSymName().str());
  return function;
}

/// Reads the functions for the machines after the first one.
mlir::LogicalResult Reader::readVariants() {
  const size_t expected =
      getMachines(op->getParentOfType<mlir::ModuleOp>()).size() - 1;
  auto list = op->getAttrOfType<mlir::ArrayAttr>(variantsName);
  if ((list ? list.size() : 0) != expected ||
      (list && !llvm::all_of(list, llvm::IsaPred<mlir::SymbolRefAttr>)))
    return op.emitOpError("has no list '")
           << variantsName << "' of a function for each other machine";
  if (list)
    for (auto name : list.getAsRange<mlir::SymbolRefAttr>())
      if (mlir::failed(readFunction(name)))
        return mlir::failure();
  return mlir::success();
}

mlir::FailureOr<ModelInfo> Reader::read() {
  mlir::FailureOr<mlir::func::FuncOp> function = readFunction(op.getFuncAttr());
  if (mlir::failed(function) || mlir::failed(readVariants()) ||
      mlir::failed(readStrings(op, dimensionsName, info.dimensions)) ||
      mlir::failed(readStrings(*function, nodesName, info.nodes)) ||
      mlir::failed(readTensors(inputsName, info.inputs)) ||
      mlir::failed(readTensors(outputsName, info.outputs)) ||
      mlir::failed(readOperators()) || mlir::failed(readSharedInputs()) ||
      mlir::failed(readStrings(op, metadataName, info.metadata)))
    return mlir::failure();
  if (info.metadata.size() % 2 != 0)
    return op.emitOpError("has an odd number of strings '")
           << metadataName << "'";
  return std::move(info);
}

mlir::FailureOr<ModelInfo> takeEntryPoint(mlir::ModuleOp module) {
  auto entryPoints = llvm::to_vector(module.getOps<EntryPointOp>());
  if (entryPoints.size() != 1)
    return module.emitError()
           << "the module has " << entryPoints.size()
           << " operations krnl.entry_point, but must have one";
  mlir::FailureOr<ModelInfo> info = Reader(entryPoints.front()).read();
  entryPoints.front().erase();
  return info;
}

} // namespace onnx_mlir
