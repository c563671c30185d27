// SPDX-License-Identifier: Apache-2.0
#include "tests/native_programs/result_reader.h"

#include "tests/interpreter/compare.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::interpreter;

namespace {

/// The number that `bytes` hold: 1, 2, 4 or 8 of them.
uint64_t readNumber(llvm::StringRef bytes, llvm::endianness order) {
  using llvm::support::endian::read;
  switch (bytes.size()) {
  case 1:
    return static_cast<uint8_t>(bytes.front());
  case 2:
    return read<uint16_t>(bytes.data(), order);
  case 4:
    return read<uint32_t>(bytes.data(), order);
  default:
    return read<uint64_t>(bytes.data(), order);
  }
}

} // namespace

std::string
mlir::interpreter::compareResults(llvm::ArrayRef<RuntimeValue> expected,
                                  llvm::StringRef bytes,
                                  llvm::endianness order) {
  size_t offset = 0;
  for (const auto &[i, value] : llvm::enumerate(expected)) {
    const Type type = value.getType();
    const unsigned bits = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
    const size_t size = llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8));
    offset = llvm::alignTo(offset, size);
    if (offset + size > bytes.size())
      return "there is no result " + std::to_string(i);
    const uint64_t number = readNumber(bytes.substr(offset, size), order);
    const RuntimeValue given(type, llvm::APInt(64, number).trunc(bits));
    offset += size;
    if (!sameBits(value, given))
      return "result " + std::to_string(i) + " is " + toString(given) +
             ", not " + toString(value);
  }
  return "";
}
