// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_compiler/model_table.h"

#include <algorithm>
#include <variant>
#include <vector>

#include "core/ir/structure/implicit_loc_op_builder.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/llvm/llvm.h"
#include "targets/onnx/tensor_type.h"
#include "targets/onnx_compiler/machines.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

namespace LLVM = mlir::LLVM;
using mlir::Value;

/// Returns `text` as a JSON string. Names in a model may contain invalid UTF-8.
static llvm::json::Value toJson(llvm::StringRef text) {
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

/// Writes `{ "type" : "f32" , "dims" : [2] , "name" : "x" }`, or inside of it
/// `{"seq" : ...}` or `{"opt" : ...}` around the type of the elements.
static void writeSignature(llvm::raw_ostream &out,
                           const TensorDeclaration &tensor,
                           llvm::StringRef name) {
  if (!tensor.element.empty()) {
    out << "   {\""
        << (tensor.kind == TensorDeclaration::Sequence ? "seq" : "opt")
        << "\" : ";
    writeSignature(out, tensor.element.front(), name);
    out << " }\n";
    return;
  }
  out << "   { \"type\" : \"" << getElementTypeName(tensor.dataType)
      << "\" , \"dims\" : [";
  llvm::interleave(
      tensor.shape, out,
      [&](int64_t size) { out << std::max<int64_t>(size, -1); }, " , ");
  out << "] , \"name\" : " << toJson(name) << " }\n";
}

std::string makeSignature(llvm::ArrayRef<TensorDeclaration> tensors) {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << "[ ";
  llvm::interleave(
      tensors, out,
      [&](const TensorDeclaration &tensor) {
        writeSignature(out, tensor, tensor.name);
      },
      " , ");
  out << "\n]";
  return text;
}

std::string makeCompilationInfo(const OperatorCounts &counts,
                                const CompileOptions &options) {
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

/// A field of a struct in targets/runtime/model.h: a 64-bit integer, or a
/// pointer to the named symbol, or null.
using Field = std::variant<int64_t, mlir::FlatSymbolRefAttr>;
using Record = std::vector<Field>;

/// Builds the structs as constants.
class TableEmitter {
public:
  TableEmitter(mlir::ModuleOp module, const ModelInfo &info,
               const TargetFacts &target, const CompileOptions &options)
      : info(info), target(target), options(options), symbols(module),
        context(module.getContext()),
        builder(mlir::UnknownLoc::get(context), context),
        pointer(LLVM::LLVMPointerType::get(context)) {}

  void emit();

private:
  mlir::FlatSymbolRefAttr string(llvm::StringRef text);
  LLVM::LLVMStructType getType(const Record &record);
  mlir::FlatSymbolRefAttr array(llvm::ArrayRef<Record> records);
  LLVM::GlobalOp createGlobal(mlir::Type type, LLVM::Linkage linkage,
                              llvm::StringRef name, mlir::Attribute value);
  Value fill(Value container, const Record &record,
             llvm::SmallVector<int64_t> position);

  mlir::FlatSymbolRefAttr numbers(llvm::ArrayRef<int64_t> values);
  mlir::FlatSymbolRefAttr strings(llvm::ArrayRef<std::string> texts);
  mlir::FlatSymbolRefAttr
  tensorTypes(llvm::ArrayRef<TensorDeclaration> tensors);
  Record entryPoint(llvm::StringRef name);
  Record machine(const MachineFacts &facts);
  void setMachine(LLVM::LLVMFuncOp function);
  void setFeatures(LLVM::LLVMFuncOp function, llvm::StringRef features);
  LLVM::LLVMFuncOp createFunction(llvm::StringRef name, LLVM::Linkage linkage,
                                  llvm::ArrayRef<mlir::Type> arguments,
                                  mlir::Type result);
  LLVM::LLVMFuncOp createExported(llvm::StringRef name,
                                  llvm::ArrayRef<mlir::Type> arguments,
                                  mlir::Type result);
  void emitForward(llvm::StringRef name, llvm::StringRef callee,
                   llvm::ArrayRef<mlir::Type> arguments, mlir::Type result,
                   llvm::function_ref<Value()> getFirst = nullptr);
  void emitCompilationInfo(llvm::StringRef name);
  LLVM::LLVMFuncOp declareRuntime(llvm::StringRef name, mlir::Type result,
                                  llvm::ArrayRef<mlir::Type> arguments);
  mlir::FlatSymbolRefAttr refer(mlir::Operation *symbol) {
    return mlir::FlatSymbolRefAttr::get(
        mlir::SymbolTable::getSymbolName(symbol));
  }

  const ModelInfo &info;
  const TargetFacts &target;
  const CompileOptions &options;
  mlir::SymbolTable symbols;
  mlir::MLIRContext *context;
  mlir::ImplicitLocOpBuilder builder;
  LLVM::LLVMPointerType pointer;
  mlir::FlatSymbolRefAttr compilationInfo;
};

} // namespace

LLVM::GlobalOp TableEmitter::createGlobal(mlir::Type type,
                                          LLVM::Linkage linkage,
                                          llvm::StringRef name,
                                          mlir::Attribute value) {
  mlir::OpBuilder detached(context);
  auto global =
      LLVM::GlobalOp::create(detached, builder.getLoc(), type,
                             /*isConstant=*/true, linkage, name, value);
  symbols.insert(global);
  return global;
}

/// Returns a pointer to `text` with a terminating zero.
mlir::FlatSymbolRefAttr TableEmitter::string(llvm::StringRef text) {
  const std::string bytes = text.str() + '\0';
  auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), bytes.size());
  LLVM::GlobalOp global = createGlobal(type, LLVM::Linkage::Private, "table",
                                       builder.getStringAttr(bytes));
  global.setUnnamedAddr(LLVM::UnnamedAddr::Global);
  return refer(global);
}

LLVM::LLVMStructType TableEmitter::getType(const Record &record) {
  llvm::SmallVector<mlir::Type> types;
  for (const Field &field : record)
    types.push_back(std::holds_alternative<int64_t>(field)
                        ? mlir::Type(builder.getI64Type())
                        : pointer);
  return LLVM::LLVMStructType::getLiteral(context, types);
}

/// Returns `container` with the fields of `record` inserted at `position`.
Value TableEmitter::fill(Value container, const Record &record,
                         llvm::SmallVector<int64_t> position) {
  for (auto [i, field] : llvm::enumerate(record)) {
    Value value;
    if (const auto *number = std::get_if<int64_t>(&field))
      value = LLVM::ConstantOp::create(builder, builder.getI64Type(), *number);
    else if (auto name = std::get<mlir::FlatSymbolRefAttr>(field))
      value = LLVM::AddressOfOp::create(builder, pointer, name);
    else
      value = LLVM::ZeroOp::create(builder, pointer);
    position.push_back(i);
    container =
        LLVM::InsertValueOp::create(builder, container, value, position);
    position.pop_back();
  }
  return container;
}

/// Returns a pointer to `records`, which have one type, or null if empty.
mlir::FlatSymbolRefAttr TableEmitter::array(llvm::ArrayRef<Record> records) {
  if (records.empty())
    return {};
  auto type =
      LLVM::LLVMArrayType::get(getType(records.front()), records.size());
  LLVM::GlobalOp global =
      createGlobal(type, LLVM::Linkage::Private, "table", {});
  mlir::OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(&global.getInitializer());
  Value elements = LLVM::PoisonOp::create(builder, type);
  for (auto [i, record] : llvm::enumerate(records))
    elements = fill(elements, record, {static_cast<int64_t>(i)});
  LLVM::ReturnOp::create(builder, elements);
  return refer(global);
}

mlir::FlatSymbolRefAttr TableEmitter::numbers(llvm::ArrayRef<int64_t> values) {
  std::vector<Record> records;
  for (int64_t value : values)
    records.push_back({value});
  return array(records);
}

/// Emits an array of strings, without a terminating null.
mlir::FlatSymbolRefAttr
TableEmitter::strings(llvm::ArrayRef<std::string> texts) {
  std::vector<Record> records;
  for (const std::string &text : texts)
    records.push_back({string(text)});
  return array(records);
}

/// Emits OMTensorType[].
mlir::FlatSymbolRefAttr
TableEmitter::tensorTypes(llvm::ArrayRef<TensorDeclaration> tensors) {
  std::vector<Record> types;
  for (const TensorDeclaration &tensor : tensors) {
    types.push_back({string(tensor.name), int64_t(tensor.dataType),
                     tensor.hasRank ? int64_t(tensor.shape.size()) : -1,
                     numbers(tensor.shape), int64_t(tensor.isOptional),
                     int64_t(tensor.kind), tensorTypes(tensor.element)});
  }
  return array(types);
}

/// Builds an OMEntryPoint.
Record TableEmitter::entryPoint(llvm::StringRef name) {
  std::vector<Record> variants;
  for (llvm::StringRef name : llvm::ArrayRef(info.compute).drop_front())
    variants.push_back({mlir::FlatSymbolRefAttr::get(context, name)});
  return {string(name),
          string(makeSignature(info.inputs)),
          string(makeSignature(info.outputs)),
          int64_t(info.inputs.size()),
          tensorTypes(info.inputs),
          int64_t(info.outputs.size()),
          tensorTypes(info.outputs),
          int64_t(info.dimensions.size()),
          strings(info.dimensions),
          int64_t(info.nodes.size()),
          strings(info.nodes),
          mlir::FlatSymbolRefAttr::get(context, info.compute.front()),
          array(variants),
          numbers(info.sharedInputs)};
}

/// Builds an OMMachine.
Record TableEmitter::machine(const MachineFacts &facts) {
  std::vector<Record> features;
  for (const CpuFeature &feature : facts.cpuFeatures)
    features.push_back({string(feature.name), feature.word, feature.bit});
  return {string(facts.cpu), int64_t(features.size()), array(features)};
}

/// Sets the CPU that the code of a function is for. If there are several, a
/// function for none of them is called on each.
void TableEmitter::setMachine(LLVM::LLVMFuncOp function) {
  const llvm::StringRef cpu = getMachine(function);
  if (cpu.empty() && target.machines.size() > 1) {
    function.setTargetCpu(target.baselineCpu);
    return setFeatures(function, "");
  }
  if (cpu.empty())
    return function.setTargetCpu(target.machines.front().cpu);
  function.setTargetCpu(cpu);
  for (const MachineFacts &machine : target.machines)
    if (machine.cpu == cpu)
      setFeatures(function, machine.features);
}

/// Sets the features that the code of a function may use beside those of its
/// CPU, instead of those of the target.
void TableEmitter::setFeatures(LLVM::LLVMFuncOp function,
                               llvm::StringRef features) {
  llvm::SmallVector<mlir::Attribute> attributes;
  if (mlir::ArrayAttr known = function.getPassthroughAttr())
    llvm::append_range(attributes, known);
  attributes.push_back(builder.getStrArrayAttr({"target-features", features}));
  function.setPassthroughAttr(builder.getArrayAttr(attributes));
}

/// Creates a function with an entry block and moves the builder to its end.
LLVM::LLVMFuncOp
TableEmitter::createFunction(llvm::StringRef name, LLVM::Linkage linkage,
                             llvm::ArrayRef<mlir::Type> arguments,
                             mlir::Type result) {
  mlir::OpBuilder detached(context);
  auto function = LLVM::LLVMFuncOp::create(
      detached, builder.getLoc(), name,
      LLVM::LLVMFunctionType::get(result, arguments), linkage);
  symbols.insert(function);
  builder.setInsertionPointToEnd(function.addEntryBlock(builder));
  return function;
}

LLVM::LLVMFuncOp
TableEmitter::createExported(llvm::StringRef name,
                             llvm::ArrayRef<mlir::Type> arguments,
                             mlir::Type result) {
  LLVM::LLVMFuncOp function =
      createFunction(name, LLVM::Linkage::External, arguments, result);
  function.setTargetCpu(target.baselineCpu);
  setFeatures(function, "");
  return function;
}

/// Creates an exported function `name` that forwards its arguments to the
/// runtime's hidden `callee`, after a first argument if one is given.
void TableEmitter::emitForward(llvm::StringRef name, llvm::StringRef callee,
                               llvm::ArrayRef<mlir::Type> arguments,
                               mlir::Type result,
                               llvm::function_ref<Value()> getFirst) {
  LLVM::LLVMFuncOp function = createExported(name, arguments, result);
  llvm::SmallVector<Value> operands;
  if (getFirst)
    operands.push_back(getFirst());
  llvm::append_range(operands, function.getArguments());
  const llvm::SmallVector<mlir::Type> types(
      mlir::ValueRange(operands).getTypes());
  LLVM::LLVMFuncOp declared = declareRuntime(callee, result, types);
  auto call = LLVM::CallOp::create(builder, declared, operands);
  LLVM::ReturnOp::create(builder, call->getResults());
}

/// Creates an exported function that returns the compilation info.
void TableEmitter::emitCompilationInfo(llvm::StringRef name) {
  createExported(name, {}, pointer);
  Value info = LLVM::AddressOfOp::create(builder, pointer, compilationInfo);
  LLVM::ReturnOp::create(builder, info);
}

/// Returns a declaration of a function of the runtime.
LLVM::LLVMFuncOp
TableEmitter::declareRuntime(llvm::StringRef name, mlir::Type result,
                             llvm::ArrayRef<mlir::Type> arguments) {
  if (auto declared = symbols.lookup<LLVM::LLVMFuncOp>(name))
    return declared;
  mlir::OpBuilder detached(context);
  auto declared =
      LLVM::LLVMFuncOp::create(detached, builder.getLoc(), name,
                               LLVM::LLVMFunctionType::get(result, arguments));
  declared.setVisibility_(LLVM::Visibility::Hidden);
  symbols.insert(declared);
  return declared;
}

void TableEmitter::emit() {
  // All functions so far belong to the model and may rely on a CPU.
  auto module = llvm::cast<mlir::ModuleOp>(symbols.getOp());
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (!function.isExternal())
      setMachine(function);

  std::vector<std::string> names = {"run_main_graph"};
  if (!options.tag.empty() && options.tag != "NONE")
    names.push_back("run_main_graph_" + options.tag);
  compilationInfo = string(makeCompilationInfo(info.operators, options));
  std::vector<Record> entryPoints, entryPointNames;
  for (const std::string &name : names) {
    entryPoints.push_back(entryPoint(name));
    entryPointNames.push_back({string(name)});
  }
  entryPointNames.push_back({mlir::FlatSymbolRefAttr()});
  mlir::FlatSymbolRefAttr table = array(entryPoints);
  // Build the OMModel.
  std::vector<Record> variants;
  for (const MachineFacts &facts : llvm::ArrayRef(target.machines).drop_front())
    variants.push_back(machine(facts));
  Record model = machine(target.machines.front());
  model.insert(model.end(),
               {int64_t(names.size()), table, array(entryPointNames),
                compilationInfo, int64_t(info.metadata.size() / 2),
                strings(info.metadata), int64_t(variants.size()),
                array(variants)});
  LLVM::GlobalOp variable =
      createGlobal(getType(model), LLVM::Linkage::External, modelTableName, {});
  variable.setVisibility_(LLVM::Visibility::Hidden);
  builder.createBlock(&variable.getInitializer());
  Value initial = LLVM::PoisonOp::create(builder, getType(model));
  LLVM::ReturnOp::create(builder, fill(initial, model, {}));

  for (auto [i, name] : llvm::enumerate(names))
    emitForward(name, "omRunEntryPoint", pointer, pointer, [&, i = i] {
      Value entryPointTable =
          LLVM::AddressOfOp::create(builder, pointer, table);
      return LLVM::GEPOp::create(
          builder, pointer, getType(entryPoints.front()), entryPointTable,
          llvm::ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)},
          LLVM::GEPNoWrapFlags::inbounds);
    });
  if (names.size() == 1)
    return;
  const std::string suffix = "_" + options.tag;
  auto forward = [&](llvm::StringRef name, llvm::StringRef callee,
                     llvm::ArrayRef<mlir::Type> arguments, mlir::Type result) {
    emitForward(name.str() + suffix, callee, arguments, result);
  };
  const mlir::Type number = builder.getI64Type();
  forward("omQueryEntryPoints", "omModelEntryPoints", pointer, pointer);
  forward("omInputSignature", "omModelInputSignature", pointer, pointer);
  forward("omOutputSignature", "omModelOutputSignature", pointer, pointer);
  forward("omSharedInput", "omModelSharedInput", {pointer, number}, number);
  forward("omModelMetadata", "omGetMetadata", pointer, pointer);
  forward("omRunInto", "omModelRunInto", {pointer, pointer}, pointer);
  forward("omCallRun", "omModelCallRun", {pointer, pointer, pointer}, pointer);
  emitCompilationInfo("omCompilationInfo" + suffix);
}

void emitModelTable(mlir::ModuleOp module, const ModelInfo &info,
                    const TargetFacts &target, const CompileOptions &options) {
  TableEmitter(module, info, target, options).emit();
}

} // namespace onnx_mlir
