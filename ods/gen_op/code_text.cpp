// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/code_text.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

std::string mlir::ods::toUpperCamel(StringRef name) {
  return llvm::convertToCamelFromSnakeCase(name, /*capitalizeFirst=*/true);
}

void mlir::ods::printCode(StringRef code, unsigned indent,
                          llvm::raw_ostream &os) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  printReindented(code.rtrim(), stream);
  if (text.empty())
    return;
  for (StringRef line : llvm::split(StringRef(text), '\n')) {
    line = line.rtrim();
    if (!line.empty())
      os.indent(indent) << line;
    os << '\n';
  }
}

std::string mlir::ods::quoteText(StringRef text) {
  std::string lines;
  llvm::raw_string_ostream stream(lines);
  printCode(text, 0, stream);
  return quote(StringRef(lines).trim());
}

SectionScope::SectionScope(llvm::raw_ostream &os, StringRef macro)
    : os(os), macro(macro) {
  os << "#ifdef " << macro << "\n#undef " << macro << "\n\n";
}

SectionScope::~SectionScope() { os << "\n#endif // " << macro << "\n\n"; }
