// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/model.h"

#include <climits>
#include <functional>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/ir/data/file_pages.h"
#include "targets/onnx/external_data.h"
#include "targets/onnx/message.h"
#include "targets/onnx/packed_data.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/raw_data.h"
#include "targets/onnx/status.h"
#include "targets/onnx/tensor_place.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace onnx_mlir {

using ::onnx::ModelProto;
using ::onnx::TensorProto;

struct Model::Storage {
  explicit Storage(llvm::StringRef folder) : files(folder) {}

  std::mutex mutex;
  /// The file to which raw_data refer, or null.
  std::unique_ptr<llvm::MemoryBuffer> file;
  MappedFiles files;
  /// Converted elements of tensors whose layout in the message differs.
  std::unordered_map<const TensorProto *, std::vector<char>> conversions;
};

Model::Model(llvm::StringRef name, llvm::StringRef baseDirectory)
    : fileName(name), storage(std::make_unique<Storage>(baseDirectory)) {}

Model::~Model() = default;

/// Returns the canonical name of a domain; ONNX's own domain has two names.
static llvm::StringRef canonicalDomain(llvm::StringRef domain) {
  return domain == "ai.onnx" ? "" : domain;
}

static absl::Status checkVersions(const ModelProto &model) {
  if (!model.has_ir_version())
    return invalidArgument("has no IR version: not an ONNX model");
  if (model.ir_version() < 1 || model.ir_version() > ::onnx::IR_VERSION)
    return invalidArgument("has IR version " + llvm::Twine(model.ir_version()) +
                           ", but versions 1 to " +
                           llvm::Twine(static_cast<int>(::onnx::IR_VERSION)) +
                           " are known");
  if (model.opset_import().empty())
    return invalidArgument("imports no operator set");
  llvm::StringMap<int64_t> versions;
  for (const ::onnx::OperatorSetIdProto &import : model.opset_import()) {
    llvm::StringRef domain = canonicalDomain(import.domain());
    std::string what = "operator set " + quote(domain);
    if (import.version() < 1)
      return invalidArgument("imports version " +
                             llvm::Twine(import.version()) + " of " + what +
                             ", but versions start at 1");
    auto [first, isNew] = versions.try_emplace(domain, import.version());
    if (first->second != import.version())
      return invalidArgument("imports versions " + llvm::Twine(first->second) +
                             " and " + llvm::Twine(import.version()) + " of " +
                             what);
  }
  return absl::OkStatus();
}

/// Parses a binary file without the elements of tensors, which become
/// references to it. Returns false if the file has to be parsed as a whole.
static bool parseDetached(llvm::StringRef bytes, ModelProto &model) {
  // Larger files are refused.
  if (bytes.size() > INT_MAX)
    return false;
  const std::optional<std::string> detached = detachRawData(bytes);
  if (!detached)
    return false;
  if (parseMessage(*detached, model).ok())
    return true;
  model.Clear();
  return false;
}

static absl::Status checkModel(const ModelProto &model) {
  if (absl::Status status = checkVersions(model); !status.ok())
    return status;
  if (!model.has_graph())
    return invalidArgument("has no graph");
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<Model>>
Model::parse(llvm::StringRef bytes, llvm::StringRef name,
             llvm::StringRef baseDirectory, ModelFormat format) {
  std::unique_ptr<Model> model(new Model(name, baseDirectory));
  if (absl::Status status =
          parseModelFormat(bytes, format, name, model->message);
      !status.ok())
    return status;
  if (absl::Status status = checkModel(model->message); !status.ok())
    return annotate(status, name);
  return model;
}

absl::StatusOr<std::unique_ptr<Model>> Model::read(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return systemError(path, buffer.getError());
  llvm::StringRef folder = llvm::sys::path::parent_path(path);
  if (folder.empty())
    folder = ".";
  const llvm::StringRef name = llvm::sys::path::filename(path);
  const llvm::StringRef bytes = (*buffer)->getBuffer();
  const ModelFormat format = getModelFormat(path);
  std::unique_ptr<Model> model(new Model(name, folder));
  if (format != ModelFormat::Binary || !parseDetached(bytes, model->message))
    return parse(bytes, name, folder, format);
  model->storage->file = std::move(*buffer);
  if (absl::Status status = checkModel(model->message); !status.ok())
    return annotate(status, name);
  return model;
}

std::optional<int64_t> Model::getOpsetVersion(llvm::StringRef domain) const {
  for (const ::onnx::OperatorSetIdProto &import : message.opset_import())
    if (canonicalDomain(import.domain()) == canonicalDomain(domain))
      return import.version();
  return std::nullopt;
}

absl::Status Model::locate(const absl::Status &status) const {
  return annotate(status, fileName);
}

/// Returns the external elements of `tensor` from a file in `files`.
static absl::StatusOr<TensorData> getExternalData(const TensorProto &tensor,
                                                  MappedFiles &files) {
  absl::StatusOr<TensorData> data = getTensorShape(tensor);
  if (!data.ok())
    return data.status();
  const ElementType &type = *findElementType(data->type);
  if (type.field == TypedField::String)
    return invalidArgument("holds strings, which cannot be external data");
  absl::StatusOr<ExternalRange> range = getExternalRange(tensor);
  if (!range.ok())
    return range.status();
  absl::StatusOr<llvm::ArrayRef<char>> file = files.get(range->location);
  if (!file.ok())
    return file.status();
  absl::StatusOr<llvm::ArrayRef<char>> bytes =
      getExternalBytes(*range, *file, *getRawSize(type, data->size()));
  if (!bytes.ok())
    return bytes.status();
  data->bytes = *bytes;
  if (absl::Status status = checkElements(*data); !status.ok())
    return status;
  return data;
}

absl::StatusOr<TensorData> Model::getTensor(const TensorProto &tensor) const {
  absl::StatusOr<TensorData> data = readTensor(tensor);
  if (!data.ok())
    return locate(annotate(data.status(), describeTensor(message, tensor)));
  return data;
}

/// Returns whether a file is mapped. Small files are read instead.
static bool isMapped(const llvm::MemoryBuffer &file) {
  return file.getBufferKind() == llvm::MemoryBuffer::MemoryBuffer_MMap;
}

absl::StatusOr<TensorData> Model::readTensor(const TensorProto &tensor) const {
  std::vector<char> converted;
  absl::StatusOr<TensorData> data;
  if (tensor.data_location() == TensorProto::EXTERNAL) {
    std::lock_guard<std::mutex> lock(storage->mutex);
    data = getExternalData(tensor, storage->files);
  } else {
    const llvm::StringRef rawData = tensor.raw_data();
    const DetachedElements elements =
        storage->file ? resolveRawData(rawData, storage->file->getBuffer())
                      : DetachedElements{rawData};
    if (elements.isPacked)
      data = getPackedData(
          tensor, elements.bytes, converted, [&](llvm::StringRef part) {
            if (isMapped(*storage->file))
              mlir::releaseFilePages(llvm::ArrayRef(part.data(), part.size()));
          });
    else
      data = getInlineData(tensor, elements.bytes, converted);
  }
  if (!data.ok())
    return data.status();
  if (!converted.empty()) {
    std::lock_guard<std::mutex> lock(storage->mutex);
    // If another thread has converted this tensor, keep its conversion.
    data->bytes =
        storage->conversions.try_emplace(&tensor, std::move(converted))
            .first->second;
  }
  return data;
}

std::optional<std::pair<std::string, uint64_t>>
Model::findFile(llvm::ArrayRef<char> bytes) const {
  const llvm::MemoryBuffer *file = storage->file.get();
  if (file && isMapped(*file) &&
      std::less_equal<>()(file->getBufferStart(), bytes.begin()) &&
      std::less_equal<>()(bytes.end(), file->getBufferEnd()))
    return std::pair(file->getBufferIdentifier().str(),
                     uint64_t(bytes.begin() - file->getBufferStart()));
  std::lock_guard<std::mutex> lock(storage->mutex);
  return storage->files.find(bytes);
}

} // namespace onnx_mlir
