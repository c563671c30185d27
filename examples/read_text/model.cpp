// SPDX-License-Identifier: Apache-2.0
#include "examples/read_text/model.h"

#include <dlfcn.h>
#include <utility>

#include "OnnxMlirRuntime.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace read_text {

/// The library and its functions.
struct ModelApi {
  explicit ModelApi(std::string path) : path(std::move(path)) {}
  ~ModelApi() {
    if (library)
      dlclose(library);
  }

  absl::Status makeError(const std::string &message) const {
    return absl::InvalidArgumentError(absl::StrCat(path, ": ", message));
  }

  std::string path;
  void *library = nullptr;
  OMTensorList *(*runMainGraph)(OMTensorList *) = nullptr;
  decltype(&omGetErrorMessage) getErrorMessage = nullptr;
  decltype(&omTensorCreate) tensorCreate = nullptr;
  decltype(&omTensorDestroy) tensorDestroy = nullptr;
  decltype(&omTensorGetDataPtr) tensorGetDataPtr = nullptr;
  decltype(&omTensorGetDataType) tensorGetDataType = nullptr;
  decltype(&omTensorGetRank) tensorGetRank = nullptr;
  decltype(&omTensorGetShape) tensorGetShape = nullptr;
  decltype(&omTensorListCreate) listCreate = nullptr;
  decltype(&omTensorListDestroy) listDestroy = nullptr;
  decltype(&omTensorListGetOmtByIndex) listGetTensor = nullptr;
  decltype(&omTensorListGetSize) listGetSize = nullptr;
};

/// Looks up `name` and sets `function`, unless an earlier lookup failed.
template <typename Function>
static void find(const ModelApi &api, const char *name, Function *&function,
                 absl::Status &status) {
  if (!status.ok())
    return;
  function = reinterpret_cast<Function *>(dlsym(api.library, name));
  if (!function)
    status = api.makeError(
        absl::StrCat("is not a compiled model: has no function '", name, "'"));
}

static absl::Status findFunctions(ModelApi &api) {
  absl::Status status;
  find(api, "run_main_graph", api.runMainGraph, status);
  find(api, "omGetErrorMessage", api.getErrorMessage, status);
  find(api, "omTensorCreate", api.tensorCreate, status);
  find(api, "omTensorDestroy", api.tensorDestroy, status);
  find(api, "omTensorGetDataPtr", api.tensorGetDataPtr, status);
  find(api, "omTensorGetDataType", api.tensorGetDataType, status);
  find(api, "omTensorGetRank", api.tensorGetRank, status);
  find(api, "omTensorGetShape", api.tensorGetShape, status);
  find(api, "omTensorListCreate", api.listCreate, status);
  find(api, "omTensorListDestroy", api.listDestroy, status);
  find(api, "omTensorListGetOmtByIndex", api.listGetTensor, status);
  find(api, "omTensorListGetSize", api.listGetSize, status);
  return status;
}

Model::Model(std::unique_ptr<const ModelApi> api) : api(std::move(api)) {}
Model::Model(Model &&) = default;
Model::~Model() = default;

absl::StatusOr<Model> Model::load(const std::string &path) {
  auto api = std::make_unique<ModelApi>(path);
  // dlopen would search for a name without a slash in the system's folders.
  const bool isName = path.find('/') == std::string::npos;
  api->library =
      dlopen(isName ? absl::StrCat("./", path).c_str() : path.c_str(),
             RTLD_NOW | RTLD_LOCAL);
  if (!api->library)
    return absl::InvalidArgumentError(dlerror());
  if (absl::Status status = findFunctions(*api); !status.ok())
    return status;
  return Model(std::move(api));
}

/// Copies the only tensor of the list.
static absl::StatusOr<Tensor> copyOutput(const ModelApi &api,
                                         const OMTensorList *list) {
  if (api.listGetSize(list) != 1)
    return api.makeError(
        absl::StrCat("has ", api.listGetSize(list), " outputs, not one"));
  const OMTensor *output = api.listGetTensor(list, 0);
  if (api.tensorGetDataType(output) != ONNX_TYPE_FLOAT)
    return api.makeError("has an output that is not of type float");
  const int64_t *shape = api.tensorGetShape(output);
  Tensor tensor = {{shape, shape + api.tensorGetRank(output)}, {}};
  int64_t size = 1;
  for (int64_t dimension : tensor.shape)
    size *= dimension;
  const auto *elements =
      static_cast<const float *>(api.tensorGetDataPtr(output));
  tensor.elements.assign(elements, elements + size);
  return tensor;
}

absl::StatusOr<Tensor> Model::run(const Tensor &input) const {
  // The cast is safe, since the model only reads its inputs.
  void *elements = const_cast<float *>(input.elements.data());
  std::unique_ptr<OMTensor, decltype(&omTensorDestroy)> tensor(
      api->tensorCreate(elements, input.shape.data(),
                        int64_t(input.shape.size()), ONNX_TYPE_FLOAT),
      api->tensorDestroy);
  if (!tensor)
    return api->makeError(api->getErrorMessage());
  OMTensor *tensors[] = {tensor.get()};
  using List = std::unique_ptr<OMTensorList, decltype(&omTensorListDestroy)>;
  List inputs(api->listCreate(tensors, 1), api->listDestroy);
  if (!inputs)
    return api->makeError(api->getErrorMessage());
  (void)tensor.release(); // The list owns it now.
  List outputs(api->runMainGraph(inputs.get()), api->listDestroy);
  if (!outputs)
    return api->makeError(api->getErrorMessage());
  return copyOutput(*api, outputs.get());
}

} // namespace read_text
