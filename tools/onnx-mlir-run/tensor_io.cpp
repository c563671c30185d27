// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/tensor_io.h"

#include <climits>
#include <string>
#include <utility>
#include <vector>

#include "core/support/output_file.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/message.h"
#include "targets/onnx/status.h"
#include "targets/onnx/tensor_data.h"
#include "targets/onnx/tensor_type.h"
#include "tools/onnx-mlir-run/npy.h"
#include "tools/onnx-mlir-run/packing.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

using ::onnx::TensorProto;

absl::StatusOr<Tensor> parseTensorProto(llvm::StringRef bytes) {
  TensorProto message;
  if (absl::Status status = parseMessage(bytes, message); !status.ok())
    return status;
  std::vector<char> storage;
  absl::StatusOr<TensorData> data = getInlineData(message, storage);
  if (!data.ok())
    return data.status();
  const ElementType &type = *findElementType(data->type);
  const bool isPacked = type.bitWidth < 8;
  absl::StatusOr<Tensor> tensor = makeTensor(
      data->type, data->shape, isPacked ? data->size() : data->bytes.size());
  if (!tensor.ok())
    return tensor;
  if (isPacked)
    tensor->elements = unpackElements(data->bytes, data->size(), type.bitWidth);
  else
    tensor->elements.assign(data->bytes.begin(), data->bytes.end());
  if (llvm::sys::IsBigEndianHost)
    swapBytes(tensor->elements, tensor->type->swapWidth);
  return tensor;
}

static absl::StatusOr<std::string> encodeTensorProto(const Tensor &tensor,
                                                     llvm::StringRef name) {
  TensorProto message;
  message.set_name(name.str());
  message.set_data_type(tensor.type->type);
  for (int64_t size : tensor.shape)
    message.add_dims(size);
  std::vector<char> elements =
      tensor.type->bitWidth < 8
          ? packElements(tensor.elements, tensor.type->bitWidth)
          : tensor.elements;
  if (llvm::sys::IsBigEndianHost)
    swapBytes(elements, tensor.type->swapWidth);
  message.set_raw_data(std::string(elements.begin(), elements.end()));
  if (message.ByteSizeLong() > INT_MAX)
    return invalidArgument("the tensor is too large for protobuf, which has "
                           "a limit of 2 GiB");
  return message.SerializeAsString();
}

absl::StatusOr<Tensor> readTensor(llvm::StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file)
    return systemError(path, file.getError());
  llvm::StringRef bytes = (*file)->getBuffer();
  absl::StatusOr<Tensor> tensor =
      path.ends_with(".npy") ? parseNpy(bytes) : parseTensorProto(bytes);
  if (!tensor.ok())
    return annotate(tensor.status(), path);
  return tensor;
}

absl::Status writeTensor(const Tensor &tensor, llvm::StringRef name,
                         llvm::StringRef path) {
  absl::StatusOr<std::string> bytes = path.ends_with(".npy")
                                          ? encodeNpy(tensor)
                                          : encodeTensorProto(tensor, name);
  if (!bytes.ok())
    return annotate(bytes.status(), path);
  return mlir::writeFile(path,
                         [&](llvm::raw_ostream &stream) { stream << *bytes; });
}

} // namespace onnx_mlir
