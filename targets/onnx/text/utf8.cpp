// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/utf8.h"

#include "llvm/Support/ConvertUTF.h"

namespace onnx_mlir {

bool isHighSurrogate(uint32_t code) { return code >= 0xd800 && code < 0xdc00; }

uint32_t combineSurrogates(uint32_t high, uint32_t low) {
  if (low < 0xdc00 || low >= 0xe000)
    return UINT32_MAX;
  return 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
}

bool appendUtf8(uint32_t code, std::string &text) {
  char buffer[UNI_MAX_UTF8_BYTES_PER_CODE_POINT];
  char *end = buffer;
  if (!llvm::ConvertCodePointToUTF8(code, end))
    return false;
  text.append(buffer, end);
  return true;
}

} // namespace onnx_mlir
