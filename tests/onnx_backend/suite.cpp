// SPDX-License-Identifier: Apache-2.0
#include "tests/onnx_backend/suite.h"

#include <bit>
#include <cstdint>

#include "targets/onnx/status.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MemoryBuffer.h"

namespace onnx_mlir {
namespace {

/// Reads little-endian fields. After the first that is not there, all are zero
/// or empty.
class Reader {
public:
  explicit Reader(llvm::StringRef bytes) : bytes(bytes) {}

  bool isGood() const { return good; }
  bool isAtEnd() const { return bytes.empty(); }

  uint8_t readByte() {
    llvm::StringRef field = take(1);
    return field.empty() ? 0 : static_cast<uint8_t>(field.front());
  }
  uint64_t readNumber() {
    llvm::StringRef field = take(8);
    return field.empty() ? 0 : llvm::support::endian::read64le(field.data());
  }
  double readDouble() { return std::bit_cast<double>(readNumber()); }
  std::string readText() { return take(readNumber()).str(); }

  /// Reads a number and as many elements.
  template <typename Read> auto readList(Read read) {
    std::vector<decltype(read(*this))> list;
    for (uint64_t count = readNumber(); good && list.size() < count;)
      list.push_back(read(*this));
    return list;
  }

private:
  llvm::StringRef take(uint64_t size) {
    if (size > bytes.size()) {
      good = false;
      bytes = "";
      return "";
    }
    llvm::StringRef field = bytes.take_front(size);
    bytes = bytes.drop_front(size);
    return field;
  }

  llvm::StringRef bytes;
  bool good = true;
};

SuiteValue readValue(Reader &reader) {
  SuiteValue value;
  value.kind = static_cast<SuiteValue::Kind>(reader.readByte());
  if (value.kind == SuiteValue::TensorMessage)
    value.message = reader.readText();
  else if (value.kind == SuiteValue::Sequence ||
           value.kind == SuiteValue::Optional)
    value.elements = reader.readList(readValue);
  return value;
}

DataSet readDataSet(Reader &reader) {
  std::vector<SuiteValue> inputs = reader.readList(readValue);
  return {std::move(inputs), reader.readList(readValue)};
}

SuiteCase readCase(Reader &reader) {
  SuiteCase result;
  result.name = reader.readText();
  result.relativeTolerance = reader.readDouble();
  result.absoluteTolerance = reader.readDouble();
  result.model = reader.readText();
  result.dataSets = reader.readList(readDataSet);
  return result;
}

} // namespace

absl::StatusOr<std::vector<SuiteCase>> readSuite(llvm::StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file)
    return systemError(path, file.getError());
  Reader reader((*file)->getBuffer());
  std::vector<SuiteCase> cases = reader.readList(readCase);
  if (!reader.isGood() || !reader.isAtEnd())
    return invalidArgument(path + ": the file is malformed");
  return cases;
}

} // namespace onnx_mlir
