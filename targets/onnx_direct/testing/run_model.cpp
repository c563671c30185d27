// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/testing/run_model.h"

#include <algorithm>
#include <cmath>
#include <random>

#include "absl/status/status.h"
#include "targets/llvmir/export.h"
#include "targets/onnx/shape_information.h"
#include "targets/onnx_compiler/compile_options.h"
#include "targets/onnx_direct/compile.h"
#include "targets/onnx_direct/testing/compile_model.h"
#include "targets/runtime/model.h"
#include "targets/runtime/tensor_struct.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace onnx_mlir::testing {

namespace orc = llvm::orc;

/// Replaces the runtime's function of this name. It returns the entry point
/// instead of running it.
static const OMEntryPoint *getEntryPoint(const OMEntryPoint *entryPoint,
                                         const void *) {
  return entryPoint;
}

static absl::Status toStatus(llvm::Error error) {
  if (!error)
    return absl::OkStatus();
  return absl::InternalError(llvm::toString(std::move(error)));
}

/// Memory with the runtime's alignment, filled with the bytes of NaNs.
class AlignedMemory {
public:
  explicit AlignedMemory(size_t size) : storage(size + 64, '\xff') {
    uintptr_t address = reinterpret_cast<uintptr_t>(storage.data());
    start = storage.data() + (64 - address % 64) % 64;
  }
  char *data() { return start; }

private:
  std::vector<char> storage;
  char *start;
};

static size_t getSize(const OMTensorType &type) {
  size_t width = type.dataType == ::onnx::TensorProto::INT64  ? 8
                 : type.dataType == ::onnx::TensorProto::BOOL ? 1
                                                              : 4;
  for (int64_t i = 0; i < type.rank; ++i)
    width *= type.shape[i];
  return width;
}

namespace {

/// A call, with the memory that it takes instead of the runtime's.
struct TestCall : OMCall {
  std::vector<AlignedMemory> memory;
  std::vector<char *> elements;
};

/// Replaces the runtime's function omOutput.
void *takeOutput(OMCall *call, int64_t index, const int64_t *) {
  auto *test = static_cast<TestCall *>(call);
  test->memory.emplace_back(getSize(call->entryPoint->outputs[index]));
  test->elements[index] = test->memory.back().data();
  return test->elements[index];
}

/// Replaces the runtime's function omArena.
void *takeArena(OMCall *call, int64_t bytes) {
  auto *test = static_cast<TestCall *>(call);
  test->memory.emplace_back(bytes);
  return test->memory.back().data();
}

} // namespace

static absl::StatusOr<std::vector<HostTensor>>
runEntryPoint(const OMEntryPoint &entryPoint,
              const std::vector<std::vector<char>> &inputs) {
  std::vector<OMTensor> tensors(inputs.size());
  std::vector<OMTensor *> pointers;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i].size() != getSize(entryPoint.inputs[i]))
      return absl::InvalidArgumentError("wrong size of an input");
    tensors[i].alignedPtr = const_cast<char *>(inputs[i].data());
    pointers.push_back(&tensors[i]);
  }
  TestCall call;
  call.inputs = pointers.data();
  call.status = 0;
  call.entryPoint = &entryPoint;
  call.elements.resize(entryPoint.numOutputs);
  // References to its elements stay valid.
  call.memory.reserve(entryPoint.numOutputs + 1);
  if (entryPoint.compute(&call))
    return absl::InternalError("the call failed");

  std::vector<HostTensor> results;
  for (int64_t i = 0; i < entryPoint.numOutputs; ++i) {
    const OMTensorType &type = entryPoint.outputs[i];
    char *start = call.elements[i];
    results.push_back({type.dataType, Dims(type.shape, type.shape + type.rank),
                       std::vector<char>(start, start + getSize(type))});
  }
  return results;
}

absl::StatusOr<std::vector<HostTensor>>
runModel(const Model &model, const std::vector<std::vector<char>> &inputs) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto jit = orc::LLJITBuilder().create();
  if (!jit)
    return toStatus(jit.takeError());
  const TestTarget target = {(*jit)->getTargetTriple().str(),
                             {"x86-64", {}, "x86-64"}};
  std::unique_ptr<mlir::MLIRContext> mlirContext = makeContext();
  auto module = makeModule(*mlirContext, target);
  if (absl::Status compiled = compileModel(
          model, ShapeInformation(), target.facts, {}, Stage::LLVM, *module);
      !compiled.ok())
    return compiled;
  auto context = std::make_unique<llvm::LLVMContext>();
  auto translated = mlir::translateModuleToLLVMIR(*module, *context);
  if (!translated)
    return absl::InternalError("not translated");
  std::string problems;
  llvm::raw_string_ostream log(problems);
  if (llvm::verifyModule(*translated, &log))
    return absl::InternalError(problems);

  orc::JITDylib &library = (*jit)->getMainJITDylib();
  orc::SymbolMap runtime;
  auto define = [&](llvm::StringRef name, auto *function) {
    runtime[(*jit)->mangleAndIntern(name)] = {
        orc::ExecutorAddr::fromPtr(function), llvm::JITSymbolFlags::Exported};
  };
  define("omRunEntryPoint", &getEntryPoint);
  define("omOutput", &takeOutput);
  define("omArena", &takeArena);
  absl::Status status =
      toStatus(library.define(orc::absoluteSymbols(std::move(runtime))));
  status.Update(toStatus(
      (*jit)->addIRModule({std::move(translated), std::move(context)})));
  if (!status.ok())
    return status;
  auto function = (*jit)->lookup("run_main_graph");
  if (!function)
    return toStatus(function.takeError());
  auto *run = function->toPtr<const OMEntryPoint *(const void *)>();
  return runEntryPoint(*run(nullptr), inputs);
}

FloatTensor runFloatTensor(const ModelBuilder &builder,
                           const std::vector<std::vector<float>> &inputs) {
  std::unique_ptr<Model> model = builder.build();
  std::vector<std::vector<char>> bytes;
  for (const std::vector<float> &input : inputs)
    bytes.push_back(toBytes(input));
  absl::StatusOr<std::vector<HostTensor>> results = runModel(*model, bytes);
  if (!results.ok()) {
    ADD_FAILURE() << results.status().ToString();
    return {};
  }
  EXPECT_EQ(results->size(), 1u);
  EXPECT_EQ(results->front().dataType, ::onnx::TensorProto::FLOAT);
  return {results->front().shape, results->front().get<float>()};
}

std::vector<float> runFloats(const ModelBuilder &builder,
                             const std::vector<std::vector<float>> &inputs) {
  return runFloatTensor(builder, inputs).elements;
}

std::vector<float> randomFloats(size_t count, unsigned seed) {
  std::minstd_rand generator(seed + 1);
  std::vector<float> numbers(count);
  for (float &number : numbers)
    number = static_cast<float>(generator() % 2001) / 1000 - 1;
  return numbers;
}

void expectNear(const std::vector<float> &actual,
                const std::vector<float> &expected) {
  ASSERT_EQ(actual.size(), expected.size());
  float greatest = 0;
  for (float number : expected)
    greatest = std::max(greatest, std::abs(number));
  for (size_t i = 0; i < actual.size(); ++i)
    ASSERT_NEAR(actual[i], expected[i], 1e-5f * greatest) << "element " << i;
}

} // namespace onnx_mlir::testing
