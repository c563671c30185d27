// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/quote.h"

#include <string>

#include "llvm/ADT/StringExtras.h"

namespace onnx_mlir {

static std::string escape(llvm::StringRef text) {
  std::string escaped;
  for (unsigned char c : text) {
    if (c >= 0x20 && c != 0x7f) {
      escaped += static_cast<char>(c);
      continue;
    }
    escaped += "\\x";
    escaped += llvm::hexdigit(c >> 4, /*LowerCase=*/true);
    escaped += llvm::hexdigit(c & 15, /*LowerCase=*/true);
  }
  return escaped;
}

std::string quote(llvm::StringRef text) {
  constexpr size_t longest = 200, kept = 90;
  if (text.size() <= longest)
    return "'" + escape(text) + "'";
  return "'" + escape(text.take_front(kept)) + "..." +
         escape(text.take_back(kept)) + "'";
}

} // namespace onnx_mlir
