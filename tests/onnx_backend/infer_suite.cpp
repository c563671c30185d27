// SPDX-License-Identifier: Apache-2.0
//
// usage: infer_suite SUITE EXCEPTIONS
//
// Infers the shapes of each model of a suite, without the shapes with which the
// model declares its outputs; these must not contradict. The types of the
// results must agree with all expected outputs, and so must the expressions of
// sizes for the shapes, and the elements, of the inputs. A second run of the
// pass must change nothing.
//
// Then infers them with the inputs of rank 0 and 1, such as axes, as constants.
// A size of an output that is not known then is an error of a test that
// EXCEPTIONS does not list: lines of the form `NAME: REASON`. Prints each test
// that is not as expected.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/verify/verifier.h"
#include "core/pass/pass_manager.h"
#include "core/support/tool.h"
#include "dialects/func/func.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/onnx/transforms/shape_inference/shape_inference.h"
#include "dialects/onnx/types.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/import/import.h"
#include "targets/onnx/model.h"
#include "targets/onnx/status.h"
#include "targets/onnx/tensor_data.h"
#include "tests/onnx_backend/isolated.h"
#include "tests/onnx_backend/suite.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {
namespace {

using mlir::onnx::DimAtom;
using mlir::onnx::DimExpr;
using mlir::onnx::ShapeAnalysis;

/// The shape of an input or output, and its elements if it is a list of
/// integers.
struct Tensor {
  std::vector<int64_t> shape;
  std::vector<int64_t> elements;
};

std::optional<Tensor> readTensor(const SuiteValue &value) {
  ::onnx::TensorProto proto;
  if (value.kind != SuiteValue::TensorMessage ||
      !proto.ParseFromString(value.message))
    return std::nullopt;
  Tensor tensor;
  tensor.shape.assign(proto.dims().begin(), proto.dims().end());
  std::vector<char> storage;
  if (tensor.shape.size() > 1 ||
      proto.data_type() == ::onnx::TensorProto::STRING)
    return tensor;
  absl::StatusOr<TensorData> data = getInlineData(proto, storage);
  if (!data.ok())
    return tensor;
  if (absl::StatusOr<std::vector<int64_t>> elements = getIntegers(*data);
      elements.ok())
    tensor.elements = *elements;
  return tensor;
}

/// Returns the values of symbols for the inputs of a data set.
class Binding {
public:
  Binding(const ShapeAnalysis &analysis, const DataSet &dataSet)
      : analysis(analysis) {
    for (const SuiteValue &input : dataSet.inputs)
      inputs.push_back(readTensor(input));
  }

  std::optional<int64_t> operator()(const DimAtom &symbol) const {
    const auto source = analysis.getSource(symbol);
    if (!source)
      return std::nullopt;
    const auto argument = llvm::dyn_cast<mlir::BlockArgument>(source->value);
    if (!argument || argument.getArgNumber() >= inputs.size() ||
        !inputs[argument.getArgNumber()] ||
        !llvm::isa<mlir::func::FuncOp>(argument.getOwner()->getParentOp()))
      return std::nullopt;
    const Tensor &tensor = *inputs[argument.getArgNumber()];
    const std::vector<int64_t> &list =
        source->isElement ? tensor.elements : tensor.shape;
    if (source->index >= list.size())
      return std::nullopt;
    return list[source->index];
  }

private:
  const ShapeAnalysis &analysis;
  std::vector<std::optional<Tensor>> inputs;
};

std::string print(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream output(text);
  output << type;
  return text;
}

std::string print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream output(text);
  module->print(output);
  return text;
}

/// Returns an empty string, or a line that says how the type differs from an
/// output.
std::string compareType(mlir::Type type, const SuiteValue &value) {
  if (auto sequence = llvm::dyn_cast<mlir::onnx::SeqType>(type))
    type = sequence.getElementType();
  if (auto optional = llvm::dyn_cast<mlir::onnx::OptType>(type))
    type = optional.getElementType();
  for (const SuiteValue &element : value.elements)
    if (std::string error = compareType(type, element); !error.empty())
      return error;
  const auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
  const std::optional<Tensor> expected = readTensor(value);
  if (!tensor || !expected)
    return "";
  bool isEqual = tensor.getRank() == int64_t(expected->shape.size());
  for (auto [size, other] : llvm::zip(tensor.getShape(), expected->shape))
    isEqual &= mlir::ShapedType::isDynamic(size) || size == other;
  return isEqual ? "" : "wrong: " + print(type);
}

/// Like compareType, for the expressions of sizes. Adds the number of sizes
/// whose value is known.
std::string compareSizes(llvm::ArrayRef<DimExpr> sizes, const SuiteValue &value,
                         const Binding &binding) {
  const std::optional<Tensor> expected = readTensor(value);
  if (!expected)
    return "";
  for (auto [size, other] : llvm::zip(sizes, expected->shape)) {
    const std::optional<int64_t> known = size.evaluate(binding);
    if (known && *known != other)
      return "wrong: the size " + size.str() + " is " + std::to_string(*known) +
             ", expected " + std::to_string(other);
    if (!known)
      return "open: the size " + size.str();
  }
  return "";
}

/// A context that keeps its errors.
struct TestContext {
  TestContext()
      : context(mlir::MLIRContext::Threading::Disabled),
        handler(&context, [this](mlir::Diagnostic &diagnostic) {
          errors += diagnostic.str() + " ";
          return mlir::success();
        }) {}

  mlir::MLIRContext context;
  std::string errors;
  mlir::ScopedDiagnosticHandler handler;
};

mlir::LogicalResult inferShapes(mlir::ModuleOp module) {
  mlir::PassManager passes(module.getContext());
  passes.nest<mlir::func::FuncOp>().addPass(
      mlir::onnx::createShapeInferencePass());
  return passes.run(module);
}

/// Drops the shapes of results that are tensors.
void dropResultShapes(mlir::func::FuncOp function) {
  llvm::SmallVector<mlir::Type> results;
  for (mlir::Type type : function.getFunctionType().getResults()) {
    if (auto tensor = llvm::dyn_cast<mlir::TensorType>(type))
      type = mlir::UnrankedTensorType::get(tensor.getElementType());
    results.push_back(type);
  }
  function.setFunctionType(mlir::FunctionType::get(
      function.getContext(), function.getArgumentTypes(), results));
}

/// Returns an empty string if all sizes are constants or depend on the inputs
/// only, or a line that says what is wrong or open.
std::string compareFunction(mlir::func::FuncOp function,
                            const SuiteCase &suiteCase) {
  const ShapeAnalysis analysis(function);
  mlir::Operation &end = function.getBody().front().back();
  std::string open;
  for (const DataSet &dataSet : suiteCase.dataSets) {
    const Binding binding(analysis, dataSet);
    for (auto [value, output] : llvm::zip(end.getOperands(), dataSet.outputs)) {
      if (std::string error = compareType(value.getType(), output);
          !error.empty())
        return error;
      if (!llvm::isa<mlir::TensorType>(value.getType()))
        continue;
      const auto sizes = analysis.getShape(value);
      std::string error = sizes ? compareSizes(*sizes, output, binding)
                                : "open: the rank is not known";
      if (llvm::StringRef(error).starts_with("wrong"))
        return error;
      if (open.empty())
        open = error;
    }
  }
  return open;
}

/// Infers the shapes of a model. Returns `not imported` or what compareFunction
/// returns.
std::string inferModel(llvm::StringRef bytes, const SuiteCase &suiteCase) {
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(bytes, suiteCase.name, "");
  if (!model.ok())
    return "not imported";
  TestContext test;
  absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> module =
      importModel(&test.context, std::move(*model));
  if (!module.ok())
    return "not imported";
  for (mlir::func::FuncOp function : (*module)->getOps<mlir::func::FuncOp>()) {
    if (!ShapeAnalysis(function).isValid())
      return "wrong: " + test.errors;
    dropResultShapes(function);
    if (mlir::failed(inferShapes(**module)))
      return "wrong: " + test.errors;
    if (mlir::failed(mlir::verify(**module)))
      return "wrong: is not valid: " + test.errors;
    const std::string text = print(**module);
    if (mlir::failed(inferShapes(**module)) || print(**module) != text)
      return "wrong: a second run changes the module " + test.errors;
    return compareFunction(function, suiteCase);
  }
  return "wrong: no function";
}

/// Returns the model with inputs of rank 0 and 1 as constants.
std::string specialize(const SuiteCase &suiteCase) {
  ::onnx::ModelProto model;
  if (!model.ParseFromString(suiteCase.model) || suiteCase.dataSets.empty())
    return suiteCase.model;
  ::onnx::GraphProto &graph = *model.mutable_graph();
  llvm::StringSet<> initialized;
  for (const ::onnx::TensorProto &tensor : graph.initializer())
    initialized.insert(tensor.name());
  const auto inputs = graph.input();
  graph.clear_input();
  size_t index = 0;
  for (const ::onnx::ValueInfoProto &input : inputs) {
    ::onnx::TensorProto tensor;
    if (!initialized.contains(input.name())) {
      const SuiteValue &value = suiteCase.dataSets.front().inputs[index++];
      if (value.kind == SuiteValue::TensorMessage &&
          tensor.ParseFromString(value.message) && tensor.dims_size() <= 1) {
        tensor.set_name(input.name());
        *graph.add_initializer() = tensor;
        continue;
      }
    }
    *graph.add_input() = input;
  }
  return model.SerializeAsString();
}

/// Returns `static` if all sizes are known.
std::string inferCase(const SuiteCase &suiteCase) {
  const std::string error = inferModel(suiteCase.model, suiteCase);
  if (llvm::StringRef(error).starts_with("wrong") || error == "not imported")
    return error;
  // Without sizes that depend on the inputs, the constants are not needed.
  SuiteCase special = suiteCase;
  if (!error.empty()) {
    special.dataSets.resize(1);
    special.dataSets.front().inputs.clear();
    const std::string rest = inferModel(specialize(suiteCase), special);
    return rest.empty() ? "static" : rest;
  }
  return "static";
}

absl::StatusOr<bool> inferSuite(llvm::ArrayRef<const char *> arguments) {
  if (arguments.size() != 2)
    return absl::InvalidArgumentError("usage: infer_suite SUITE EXCEPTIONS");
  absl::StatusOr<std::vector<SuiteCase>> suite = readSuite(arguments[0]);
  if (!suite.ok())
    return suite.status();
  auto file = llvm::MemoryBuffer::getFile(arguments[1]);
  if (!file)
    return systemError(arguments[1], file.getError());
  llvm::StringSet<> exceptions;
  for (llvm::StringRef line : llvm::split((*file)->getBuffer(), '\n'))
    exceptions.insert(line.split(':').first);
  bool isAsExpected = true;
  size_t numStatic = 0, numOpen = 0;
  for (const SuiteCase &suiteCase : *suite) {
    const std::string outcome =
        runIsolated(/*seconds=*/60, [&] { return inferCase(suiteCase); });
    const bool isOpen = llvm::StringRef(outcome).starts_with("open");
    numStatic += outcome == "static";
    numOpen += isOpen;
    if (outcome == "not imported" ||
        (exceptions.contains(suiteCase.name) ? isOpen : outcome == "static"))
      continue;
    isAsExpected = false;
    llvm::outs() << suiteCase.name << ": " << outcome << "\n";
  }
  llvm::outs() << numStatic << " of " << suite->size()
               << " models have outputs of known sizes, " << numOpen
               << " have others\n";
  return isAsExpected;
}

} // namespace
} // namespace onnx_mlir

int main(int argc, char **argv) {
  absl::StatusOr<bool> isAsExpected =
      onnx_mlir::inferSuite(llvm::ArrayRef<const char *>(argv + 1, argc - 1));
  if (!isAsExpected.ok())
    return mlir::finishTool(isAsExpected.status());
  return *isAsExpected ? 0 : 1;
}
