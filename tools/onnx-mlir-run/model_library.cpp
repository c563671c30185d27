// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/model_library.h"

#include <cerrno>
#include <cstring>
#include <dlfcn.h>
#include <system_error>

#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "tools/onnx-mlir-run/library_file.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"

namespace onnx_mlir {

template <typename Function>
absl::Status ModelLibrary::bind(Function &function, const char *name) {
  function = reinterpret_cast<Function>(dlsym(handle, name));
  if (!function)
    return invalidArgument(path +
                           ": not a model library: it lacks the "
                           "function '" +
                           name + "'");
  return absl::OkStatus();
}

absl::Status ModelLibrary::bindAll() {
  absl::Status status;
  status.Update(bind(functions.queryEntryPoints, "omQueryEntryPoints"));
  status.Update(bind(functions.inputSignature, "omInputSignature"));
  status.Update(bind(functions.outputSignature, "omOutputSignature"));
  status.Update(bind(functions.tensorCreate, "omTensorCreate"));
  status.Update(bind(functions.tensorDestroy, "omTensorDestroy"));
  status.Update(bind(functions.tensorGetDataPtr, "omTensorGetDataPtr"));
  status.Update(bind(functions.tensorGetDataType, "omTensorGetDataType"));
  status.Update(bind(functions.tensorGetRank, "omTensorGetRank"));
  status.Update(bind(functions.tensorGetShape, "omTensorGetShape"));
  status.Update(bind(functions.tensorGetStrides, "omTensorGetStrides"));
  status.Update(bind(functions.listCreate, "omTensorListCreate"));
  status.Update(bind(functions.listDestroy, "omTensorListDestroy"));
  status.Update(bind(functions.listGetSize, "omTensorListGetSize"));
  status.Update(bind(functions.listGetOmtByIndex, "omTensorListGetOmtByIndex"));
  // Not all libraries have it, so failure to bind it is no error.
  (void)bind(functions.getErrorMessage, "omGetErrorMessage");
  return status;
}

absl::StatusOr<std::unique_ptr<ModelLibrary>>
ModelLibrary::open(llvm::StringRef path) {
  llvm::sys::fs::file_status fileStatus;
  if (std::error_code error = llvm::sys::fs::status(path, fileStatus))
    return systemError(path, error);
  if (!llvm::sys::fs::is_regular_file(fileStatus))
    return invalidArgument(path + ": not a regular file");
  auto bytes = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                           /*RequiresNullTerminator=*/false);
  if (!bytes)
    return systemError(path, bytes.getError());
  if (absl::Status status = checkLibraryFile((*bytes)->getBuffer());
      !status.ok())
    return annotate(status, path + ": not a model library");
  // dlopen searches a name without a folder in the system's library folders.
  std::string file = path.contains('/') ? path.str() : "./" + path.str();
  void *handle = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    llvm::StringRef reason = dlerror();
    reason.consume_front(file + ": ");
    return invalidArgument(path + ": not a model library: " + reason);
  }
  std::unique_ptr<ModelLibrary> library(new ModelLibrary(path, handle));
  if (absl::Status status = library->bindAll(); !status.ok())
    return status;
  int64_t count = 0;
  const char *const *names = library->functions.queryEntryPoints(&count);
  for (int64_t i = 0; names && i < count; ++i)
    library->entryPoints.push_back(names[i]);
  if (library->entryPoints.empty())
    return invalidArgument(path + ": the model has no entry points");
  return library;
}

ModelLibrary::~ModelLibrary() { dlclose(handle); }

absl::Status ModelLibrary::checkEntryPoint(llvm::StringRef name) const {
  if (llvm::is_contained(entryPoints, name))
    return absl::OkStatus();
  std::vector<std::string> quoted;
  for (const std::string &entryPoint : entryPoints)
    quoted.push_back(quote(entryPoint));
  return invalidArgument(path + ": there is no entry point " + quote(name) +
                         ", only " + llvm::join(quoted, ", "));
}

/// Returns the names in a signature, which is a JSON array of objects.
static std::vector<std::string> getNames(llvm::StringRef json) {
  std::vector<std::string> names;
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(json);
  if (!value) {
    llvm::consumeError(value.takeError());
    return names;
  }
  const llvm::json::Array *array = value->getAsArray();
  for (size_t i = 0; array && i < array->size(); ++i) {
    const llvm::json::Object *object = (*array)[i].getAsObject();
    std::optional<llvm::StringRef> name =
        object ? object->getString("name") : std::nullopt;
    names.push_back(name.value_or("").str());
  }
  return names;
}

absl::StatusOr<Signature>
ModelLibrary::getSignature(llvm::StringRef name) const {
  if (absl::Status status = checkEntryPoint(name); !status.ok())
    return status;
  const char *inputs = functions.inputSignature(name.str().c_str());
  const char *outputs = functions.outputSignature(name.str().c_str());
  if (!inputs || !outputs)
    return invalidArgument(path + ": entry point " + quote(name) +
                           " has no signature");
  return Signature{inputs, outputs, getNames(inputs), getNames(outputs)};
}

/// Returns the error of a failed call of `function` that set errno to `code`.
absl::Status ModelLibrary::getFailure(llvm::StringRef function,
                                      int code) const {
  std::string message =
      functions.getErrorMessage ? functions.getErrorMessage() : "";
  std::error_code error(code, std::generic_category());
  if (message.empty() && code)
    return systemError(path + ": " + function, error);
  if (message.empty())
    message = function.str() + " failed without a reason";
  return absl::Status(code ? absl::ErrnoToStatusCode(code)
                           : absl::StatusCode::kUnknown,
                      path + ": " + message);
}

/// The tensors of inputs, and those that are elements of them.
class ModelLibrary::InputTensors {
public:
  explicit InputTensors(const ModelLibrary &library) : library(library) {}
  InputTensors(const InputTensors &) = delete;
  InputTensors &operator=(const InputTensors &) = delete;
  ~InputTensors() {
    llvm::for_each(inputs, library.functions.tensorDestroy);
    llvm::for_each(elements, library.functions.tensorDestroy);
  }

  absl::Status addInput(const Tensor &tensor) {
    return add(tensor.elements.data(), tensor.shape,
               static_cast<OM_DATA_TYPE>(tensor.type->type), inputs);
  }
  absl::Status addInput(const Value &value) { return add(value, inputs); }

  /// Returns a list that owns the inputs, but not their elements.
  absl::StatusOr<List> takeInputs() {
    List list(library.functions.listCreate(inputs.data(), inputs.size()),
              library.functions.listDestroy);
    if (!list)
      return library.getFailure("omTensorListCreate", errno);
    inputs.clear();
    return list;
  }

private:
  /// Creates a tensor and appends it to a list.
  absl::Status add(const void *data, llvm::ArrayRef<int64_t> shape,
                   OM_DATA_TYPE type, std::vector<OMTensor *> &list) {
    // The cast is safe, since the model only reads its inputs.
    OMTensor *made = library.functions.tensorCreate(
        const_cast<void *>(data), shape.data(), shape.size(), type);
    if (!made)
      return library.getFailure("omTensorCreate", errno);
    list.push_back(made);
    return absl::OkStatus();
  }

  absl::Status add(const Value &value, std::vector<OMTensor *> &list) {
    if (value.tensor)
      return add(value.tensor->elements.data(), value.tensor->shape,
                 static_cast<OM_DATA_TYPE>(value.tensor->type->type), list);
    std::vector<OMTensor *> own;
    for (const Value &element : value.elements) {
      if (absl::Status status = add(element, own); !status.ok()) {
        llvm::append_range(elements, own);
        return status;
      }
    }
    llvm::append_range(elements, own);
    const int64_t count = own.size();
    arrays.push_back(std::move(own));
    return add(arrays.back().data(), count, ONNX_TYPE_UNDEFINED, list);
  }

  const ModelLibrary &library;
  std::vector<OMTensor *> inputs, elements;
  std::vector<std::vector<OMTensor *>> arrays;
};

absl::StatusOr<Tensor> ModelLibrary::copyTensor(const OMTensor *tensor) const {
  const ElementType *type = tensor ? findElementType(static_cast<int32_t>(
                                         functions.tensorGetDataType(tensor)))
                                   : nullptr;
  if (!type)
    return invalidArgument("is no tensor of a known type");
  const int64_t rank = functions.tensorGetRank(tensor);
  if (rank < 0)
    return invalidArgument("has a negative rank");
  llvm::ArrayRef<int64_t> shape(functions.tensorGetShape(tensor), rank);
  std::optional<int64_t> count = getNumElements(shape);
  const unsigned width = getElementSize(*type);
  int64_t size = 0;
  if (!count || llvm::MulOverflow<int64_t>(*count, width, size))
    return invalidArgument("has an impossible shape");
  absl::StatusOr<Tensor> copy = makeTensor(type->type, shape, size);
  if (!copy.ok() || *count == 0)
    return copy;
  const char *elements =
      static_cast<const char *>(functions.tensorGetDataPtr(tensor));
  if (!elements)
    return invalidArgument("has no elements");
  std::vector<int64_t> strides(functions.tensorGetStrides(tensor),
                               functions.tensorGetStrides(tensor) + rank);
  for (int64_t &stride : strides)
    stride *= width;
  copy->elements = gather(elements, shape, strides, width);
  return copy;
}

/// Returns a tensor, or a list of values if its elements are tensors.
absl::StatusOr<Value> ModelLibrary::copyValue(const OMTensor *tensor) const {
  Value value;
  if (tensor && functions.tensorGetDataType(tensor) == ONNX_TYPE_UNDEFINED &&
      functions.tensorGetRank(tensor) == 1) {
    auto *const *elements =
        static_cast<OMTensor *const *>(functions.tensorGetDataPtr(tensor));
    for (int64_t i = 0; i < functions.tensorGetShape(tensor)[0]; ++i) {
      absl::StatusOr<Value> element = copyValue(elements[i]);
      if (!element.ok())
        return annotate(element.status(), "element " + llvm::Twine(i));
      value.elements.push_back(*std::move(element));
    }
    return value;
  }
  absl::StatusOr<Tensor> copy = copyTensor(tensor);
  if (!copy.ok())
    return copy.status();
  value.tensor = *std::move(copy);
  return value;
}

absl::StatusOr<ModelLibrary::List>
ModelLibrary::call(llvm::StringRef name, InputTensors &inputs) const {
  auto *entryPoint = reinterpret_cast<OMTensorList *(*)(OMTensorList *)>(
      dlsym(handle, name.str().c_str()));
  if (!entryPoint)
    return invalidArgument(path + ": entry point " + quote(name) +
                           " is not a function of the library");
  absl::StatusOr<List> list = inputs.takeInputs();
  if (!list.ok())
    return list.status();
  errno = 0;
  List results(entryPoint(list->get()), functions.listDestroy);
  if (!results)
    return getFailure(name, errno);
  return results;
}

template <typename Input>
absl::StatusOr<std::vector<Value>>
ModelLibrary::runInputs(llvm::StringRef name,
                        llvm::ArrayRef<Input> inputs) const {
  if (absl::Status status = checkEntryPoint(name); !status.ok())
    return status;
  InputTensors tensors(*this);
  for (const Input &input : inputs)
    if (absl::Status status = tensors.addInput(input); !status.ok())
      return status;
  absl::StatusOr<List> results = call(name, tensors);
  if (!results.ok())
    return results.status();
  std::vector<Value> outputs;
  for (int64_t i = 0, e = functions.listGetSize(results->get()); i < e; ++i) {
    absl::StatusOr<Value> output =
        copyValue(functions.listGetOmtByIndex(results->get(), i));
    if (!output.ok())
      return annotate(output.status(), path + ": output " + llvm::Twine(i));
    outputs.push_back(*std::move(output));
  }
  return outputs;
}

absl::StatusOr<std::vector<Value>>
ModelLibrary::runValues(llvm::StringRef name,
                        llvm::ArrayRef<Value> inputs) const {
  return runInputs(name, inputs);
}

absl::StatusOr<std::vector<Tensor>>
ModelLibrary::run(llvm::StringRef name, llvm::ArrayRef<Tensor> inputs) const {
  absl::StatusOr<std::vector<Value>> values = runInputs(name, inputs);
  if (!values.ok())
    return values.status();
  std::vector<Tensor> outputs;
  for (auto [i, value] : llvm::enumerate(*values)) {
    if (!value.tensor)
      return invalidArgument(path + ": output " + llvm::Twine(i) +
                             ": is a sequence or an optional value");
    outputs.push_back(*std::move(value.tensor));
  }
  return outputs;
}

} // namespace onnx_mlir
