// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/model_table.h"

#include <map>
#include <vector>

#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir::direct {

/// `text` as a JSON string. Names in a model may hold any bytes.
static llvm::json::Value toJson(llvm::StringRef text) {
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

std::string makeSignature(llvm::ArrayRef<const Tensor *> values) {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << "[ ";
  llvm::interleave(
      values, out,
      [&](const Tensor *value) {
        out << "   { \"type\" : \"" << getElementTypeName(value->type.element)
            << "\" , \"dims\" : [";
        llvm::interleave(value->type.shape, out, " , ");
        out << "] , \"name\" : " << toJson(value->name) << " }\n";
      },
      " , ");
  out << "\n]";
  return text;
}

std::string makeCompilationInfo(const ::onnx::ModelProto &model,
                                const CompileOptions &options) {
  // An object's entries are printed in the order of their names.
  std::map<std::string, int64_t> counts;
  for (const ::onnx::NodeProto &node : model.graph().node())
    ++counts[(node.domain().empty() ? "onnx" : node.domain()) + "." +
             node.op_type()];
  llvm::json::Object ops;
  for (const auto &[name, count] : counts)
    ops.try_emplace(llvm::json::fixUTF8(name), count);
  std::string text;
  llvm::raw_string_ostream(text) << llvm::json::Value(llvm::json::Object{
      {"compiler_version", toJson(options.compilerVersion)},
      {"compile_options", toJson(options.commandLine)},
      {"op_stats", std::move(ops)},
  });
  return text;
}

namespace {

/// Builds the structs of targets/runtime/model.h, all of whose fields are
/// pointers or 64-bit integers, as constants.
class TableEmitter {
public:
  TableEmitter(llvm::Module &module, const ModelInfo &info,
               const TargetFacts &target, const CompileOptions &options)
      : module(module), info(info), target(target), options(options),
        context(module.getContext()),
        pointer(llvm::PointerType::get(context, 0)) {}

  void emit();

private:
  llvm::Constant *integer(int64_t value) {
    return llvm::ConstantInt::getSigned(llvm::Type::getInt64Ty(context), value);
  }
  llvm::Constant *string(llvm::StringRef text);
  llvm::Constant *array(llvm::ArrayRef<llvm::Constant *> elements);
  llvm::Constant *structure(llvm::ArrayRef<llvm::Constant *> fields) {
    return llvm::ConstantStruct::getAnon(context, fields);
  }
  llvm::GlobalVariable *global(llvm::Constant *value);

  llvm::Constant *tensorTypes(llvm::ArrayRef<const Tensor *> values);
  llvm::Constant *entryPoint(llvm::StringRef name);
  llvm::Constant *cpuFeatures();
  llvm::Function *emitForward(llvm::StringRef name, llvm::StringRef callee,
                              llvm::Constant *firstArgument);
  void emitCompilationInfo(llvm::StringRef name);
  llvm::Function *createExported(llvm::StringRef name,
                                 llvm::FunctionType *type);

  llvm::Module &module;
  const ModelInfo &info;
  const TargetFacts &target;
  const CompileOptions &options;
  llvm::LLVMContext &context;
  llvm::PointerType *pointer;
  llvm::Constant *compilationInfo = nullptr;
};

} // namespace

/// An internal constant with the value `value`.
llvm::GlobalVariable *TableEmitter::global(llvm::Constant *value) {
  auto *variable = new llvm::GlobalVariable(
      module, value->getType(), /*isConstant=*/true,
      llvm::GlobalValue::PrivateLinkage, value, "table");
  return variable;
}

/// A pointer to `text`, with a zero at the end.
llvm::Constant *TableEmitter::string(llvm::StringRef text) {
  llvm::GlobalVariable *variable =
      global(llvm::ConstantDataArray::getString(context, text));
  variable->setUnnamedAddr(llvm::GlobalValue::UnnamedAddr::Global);
  return variable;
}

/// A pointer to `elements`, which have one type; null when there are none.
llvm::Constant *TableEmitter::array(llvm::ArrayRef<llvm::Constant *> elements) {
  if (elements.empty())
    return llvm::ConstantPointerNull::get(pointer);
  auto *type = llvm::ArrayType::get(elements[0]->getType(), elements.size());
  return global(llvm::ConstantArray::get(type, elements));
}

/// OMTensorType[]
llvm::Constant *
TableEmitter::tensorTypes(llvm::ArrayRef<const Tensor *> values) {
  std::vector<llvm::Constant *> types;
  for (const Tensor *value : values) {
    std::vector<llvm::Constant *> shape;
    for (int64_t extent : value->type.shape)
      shape.push_back(integer(extent));
    types.push_back(
        structure({string(value->name), integer(value->type.element),
                   integer(value->type.rank()), array(shape)}));
  }
  return array(types);
}

/// OMEntryPoint
llvm::Constant *TableEmitter::entryPoint(llvm::StringRef name) {
  return structure({string(name), string(makeSignature(info.inputs)),
                    string(makeSignature(info.outputs)),
                    integer(info.inputs.size()), tensorTypes(info.inputs),
                    integer(info.outputs.size()), tensorTypes(info.outputs),
                    integer(info.scratchSize), info.compute});
}

/// OMCpuFeature[]
llvm::Constant *TableEmitter::cpuFeatures() {
  std::vector<llvm::Constant *> features;
  for (const CpuFeature &feature : target.cpuFeatures)
    features.push_back(structure(
        {string(feature.name), integer(feature.word), integer(feature.bit)}));
  return array(features);
}

llvm::Function *TableEmitter::createExported(llvm::StringRef name,
                                             llvm::FunctionType *type) {
  llvm::Function *function = llvm::Function::Create(
      type, llvm::GlobalValue::ExternalLinkage, name, module);
  function->addFnAttr("target-cpu", target.baselineCpu);
  function->addFnAttr("target-features", "");
  return function;
}

/// An exported function `name` that takes a pointer and returns what the
/// runtime's hidden `callee` does for it, after `firstArgument` if there is
/// one.
llvm::Function *TableEmitter::emitForward(llvm::StringRef name,
                                          llvm::StringRef callee,
                                          llvm::Constant *firstArgument) {
  llvm::Function *function = createExported(
      name, llvm::FunctionType::get(pointer, {pointer}, /*isVarArg=*/false));
  std::vector<llvm::Value *> arguments;
  if (firstArgument)
    arguments.push_back(firstArgument);
  arguments.push_back(function->getArg(0));
  llvm::FunctionCallee declared = module.getOrInsertFunction(
      callee, llvm::FunctionType::get(
                  pointer, std::vector<llvm::Type *>(arguments.size(), pointer),
                  /*isVarArg=*/false));
  llvm::cast<llvm::Function>(declared.getCallee())
      ->setVisibility(llvm::GlobalValue::HiddenVisibility);
  llvm::IRBuilder<> builder(
      llvm::BasicBlock::Create(context, "entry", function));
  builder.CreateRet(builder.CreateCall(declared, arguments));
  return function;
}

/// An exported function that returns the compilation info.
void TableEmitter::emitCompilationInfo(llvm::StringRef name) {
  llvm::Function *function = createExported(
      name, llvm::FunctionType::get(pointer, /*isVarArg=*/false));
  llvm::IRBuilder<> builder(
      llvm::BasicBlock::Create(context, "entry", function));
  builder.CreateRet(compilationInfo);
}

void TableEmitter::emit() {
  std::vector<std::string> names = {"run_main_graph"};
  if (!options.tag.empty() && options.tag != "NONE")
    names.push_back("run_main_graph_" + options.tag);
  compilationInfo = string(info.compilationInfo);
  std::vector<llvm::Constant *> entryPoints, entryPointNames;
  for (const std::string &name : names) {
    entryPoints.push_back(entryPoint(name));
    entryPointNames.push_back(string(name));
  }
  entryPointNames.push_back(llvm::ConstantPointerNull::get(pointer));
  llvm::Constant *table = array(entryPoints);
  // OMModel
  llvm::Constant *model = structure(
      {string(target.cpu), integer(target.cpuFeatures.size()), cpuFeatures(),
       integer(names.size()), table, array(entryPointNames), compilationInfo});
  llvm::GlobalVariable *variable = global(model);
  variable->setLinkage(llvm::GlobalValue::ExternalLinkage);
  variable->setVisibility(llvm::GlobalValue::HiddenVisibility);
  variable->setName("omModel");

  llvm::IRBuilder<> builder(context);
  for (auto [i, name] : llvm::enumerate(names))
    emitForward(name, "omRunEntryPoint",
                llvm::ConstantExpr::getInBoundsGetElementPtr(
                    entryPoints[i]->getType(), table, builder.getInt64(i)));
  if (names.size() == 1)
    return;
  std::string suffix = "_" + options.tag;
  emitForward("omQueryEntryPoints" + suffix, "omModelEntryPoints", nullptr);
  emitForward("omInputSignature" + suffix, "omModelInputSignature", nullptr);
  emitForward("omOutputSignature" + suffix, "omModelOutputSignature", nullptr);
  emitCompilationInfo("omCompilationInfo" + suffix);
}

void emitModelTable(llvm::Module &module, const ModelInfo &info,
                    const TargetFacts &target, const CompileOptions &options) {
  TableEmitter(module, info, target, options).emit();
}

} // namespace onnx_mlir::direct
