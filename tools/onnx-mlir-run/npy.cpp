// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/npy.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

namespace onnx_mlir {

using ::onnx::TensorProto;

static constexpr llvm::StringLiteral magic("\x93NUMPY");

namespace {

/// An element type: NumPy's letter and size, and ONNX's type.
struct NumpyType {
  llvm::StringLiteral code;
  TensorProto::DataType type;
};

constexpr NumpyType numpyTypes[] = {
    {"b1", TensorProto::BOOL},      {"i1", TensorProto::INT8},
    {"i2", TensorProto::INT16},     {"i4", TensorProto::INT32},
    {"i8", TensorProto::INT64},     {"u1", TensorProto::UINT8},
    {"u2", TensorProto::UINT16},    {"u4", TensorProto::UINT32},
    {"u8", TensorProto::UINT64},    {"f2", TensorProto::FLOAT16},
    {"f4", TensorProto::FLOAT},     {"f8", TensorProto::DOUBLE},
    {"c8", TensorProto::COMPLEX64}, {"c16", TensorProto::COMPLEX128},
};

/// The contents of a header, a Python dictionary with these three keys.
struct Header {
  std::optional<std::string> descr;
  std::optional<bool> fortranOrder;
  std::optional<std::vector<int64_t>> shape;
};

/// Parses the Python literals in a header. Functions return nullopt or false on
/// failure; the whole header is then rejected.
class HeaderParser {
public:
  explicit HeaderParser(llvm::StringRef text) : text(text) {}

  std::optional<Header> parse();

private:
  /// Consumes leading spaces and `token` if it comes next.
  bool take(llvm::StringRef token) {
    text = text.ltrim();
    return text.consume_front(token);
  }
  std::optional<std::string> parseString();
  std::optional<bool> parseBool();
  std::optional<std::vector<int64_t>> parseTuple();
  bool parseEntry(Header &header);

  llvm::StringRef text;
};

} // namespace

std::optional<std::string> HeaderParser::parseString() {
  text = text.ltrim();
  if (text.empty() || (text[0] != '\'' && text[0] != '"'))
    return std::nullopt;
  size_t end = text.find(text[0], 1);
  if (end == llvm::StringRef::npos)
    return std::nullopt;
  std::string value = text.slice(1, end).str();
  text = text.drop_front(end + 1);
  return value;
}

std::optional<bool> HeaderParser::parseBool() {
  if (take("True"))
    return true;
  if (take("False"))
    return false;
  return std::nullopt;
}

std::optional<std::vector<int64_t>> HeaderParser::parseTuple() {
  std::vector<int64_t> values;
  if (!take("("))
    return std::nullopt;
  while (!take(")")) {
    int64_t value = 0;
    text = text.ltrim();
    if (text.consumeInteger(10, value) || value < 0)
      return std::nullopt;
    // Python 2 wrote long integers with this suffix.
    text.consume_front("L");
    values.push_back(value);
    if (take(","))
      continue;
    // A tuple of one element requires a comma; `(3)` is a number.
    if (values.size() == 1 || !take(")"))
      return std::nullopt;
    break;
  }
  return values;
}

bool HeaderParser::parseEntry(Header &header) {
  std::optional<std::string> key = parseString();
  if (!key || !take(":"))
    return false;
  if (*key == "descr" && !header.descr)
    return (header.descr = parseString()).has_value();
  if (*key == "fortran_order" && !header.fortranOrder)
    return (header.fortranOrder = parseBool()).has_value();
  if (*key == "shape" && !header.shape)
    return (header.shape = parseTuple()).has_value();
  return false;
}

std::optional<Header> HeaderParser::parse() {
  Header header;
  if (!take("{"))
    return std::nullopt;
  while (!take("}")) {
    if (!parseEntry(header))
      return std::nullopt;
    if (take(","))
      continue;
    if (!take("}"))
      return std::nullopt;
    break;
  }
  if (!text.trim().empty() || !header.descr || !header.fortranOrder ||
      !header.shape)
    return std::nullopt;
  return header;
}

/// Splits a file into the text of its header and its elements.
static absl::StatusOr<std::pair<llvm::StringRef, llvm::StringRef>>
splitFile(llvm::StringRef bytes) {
  using namespace llvm::support::endian;
  if (!bytes.consume_front(magic))
    return invalidArgument("is not a .npy file");
  if (bytes.size() < 2)
    return invalidArgument("is truncated in its header");
  unsigned major = static_cast<unsigned char>(bytes[0]);
  unsigned minor = static_cast<unsigned char>(bytes[1]);
  if (major < 1 || major > 3 || minor != 0)
    return invalidArgument("is of .npy version " + llvm::Twine(major) + "." +
                           llvm::Twine(minor) +
                           ", but 1.0, 2.0 and 3.0 are known");
  bytes = bytes.drop_front(2);
  const size_t sizeBytes = major == 1 ? 2 : 4;
  if (bytes.size() < sizeBytes)
    return invalidArgument("is truncated in its header");
  uint32_t size = major == 1 ? read16le(bytes.data()) : read32le(bytes.data());
  bytes = bytes.drop_front(sizeBytes);
  if (bytes.size() < size)
    return invalidArgument("is truncated in its header");
  return std::make_pair(bytes.take_front(size), bytes.drop_front(size));
}

/// Returns the strides, in bytes, of elements in Fortran order.
static std::vector<int64_t> getFortranStrides(llvm::ArrayRef<int64_t> shape,
                                              unsigned width) {
  std::vector<int64_t> strides;
  int64_t stride = width;
  for (int64_t size : shape) {
    strides.push_back(stride);
    stride *= size;
  }
  return strides;
}

absl::StatusOr<Tensor> parseNpy(llvm::StringRef bytes) {
  absl::StatusOr<std::pair<llvm::StringRef, llvm::StringRef>> parts =
      splitFile(bytes);
  if (!parts.ok())
    return parts.status();
  auto [text, data] = *parts;
  std::optional<Header> header = HeaderParser(text).parse();
  if (!header)
    return invalidArgument("has a header that is not one of a plain array: " +
                           quote(text.rtrim()));
  llvm::StringRef descr = *header->descr;
  const auto *found =
      llvm::find_if(numpyTypes, [&](const NumpyType &candidate) {
        return descr.size() > 1 && candidate.code == descr.drop_front();
      });
  if (found == std::end(numpyTypes) ||
      !llvm::StringRef("<>|").contains(descr[0]))
    return invalidArgument("has elements of NumPy's type " + quote(descr) +
                           ", which ONNX does not have");
  absl::StatusOr<Tensor> tensor =
      makeTensor(found->type, *header->shape, data.size());
  if (!tensor.ok())
    return tensor.status();
  const unsigned width = tensor->type->bitWidth / 8;
  if (*header->fortranOrder && !data.empty())
    tensor->elements = gather(data.data(), tensor->shape,
                              getFortranStrides(tensor->shape, width), width);
  else
    tensor->elements.assign(data.begin(), data.end());
  if ((descr[0] == '<') != llvm::sys::IsLittleEndianHost && descr[0] != '|')
    swapBytes(tensor->elements, tensor->type->swapWidth);
  return tensor;
}

/// Returns the header of `tensor` as Python prints it.
static std::string encodeHeader(const Tensor &tensor, llvm::StringRef code) {
  bool hasOrder = tensor.type->swapWidth > 1;
  std::string text = "{'descr': '" + std::string(hasOrder ? "<" : "|") +
                     code.str() + "', 'fortran_order': False, 'shape': (";
  for (size_t i = 0; i < tensor.shape.size(); ++i)
    text += (i ? ", " : "") + std::to_string(tensor.shape[i]);
  return text + (tensor.shape.size() == 1 ? ",), }" : "), }");
}

absl::StatusOr<std::string> encodeNpy(const Tensor &tensor) {
  const auto *found =
      llvm::find_if(numpyTypes, [&](const NumpyType &candidate) {
        return candidate.type == tensor.type->type;
      });
  if (found == std::end(numpyTypes))
    return invalidArgument("elements of type " + tensor.type->name +
                           " cannot be in a .npy file: NumPy lacks the type");
  std::string header = encodeHeader(tensor, found->code);
  // The elements start at a multiple of 64, after a line end.
  constexpr size_t alignment = 64;
  const size_t fixed = magic.size() + 4;
  header.resize(llvm::alignTo(fixed + header.size() + 1, alignment) - fixed - 1,
                ' ');
  header += '\n';
  if (header.size() > UINT16_MAX)
    return invalidArgument("shape has too many dimensions for a .npy file");
  std::string file = magic.str() + std::string("\1\0\0\0", 4);
  llvm::support::endian::write16le(file.data() + magic.size() + 2,
                                   header.size());
  std::vector<char> elements = tensor.elements;
  if (llvm::sys::IsBigEndianHost)
    swapBytes(elements, tensor.type->swapWidth);
  return file + header + std::string(elements.begin(), elements.end());
}

} // namespace onnx_mlir
