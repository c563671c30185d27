// SPDX-License-Identifier: Apache-2.0
//
// Building blocks of C++ code in addition to ods/gen_enum/cpp_text.h: code in
// definitions, sections, names.
#ifndef ODS_GEN_OP_CODE_TEXT_H
#define ODS_GEN_OP_CODE_TEXT_H

#include <string>

#include "ods/gen_enum/cpp_text.h"

namespace mlir {
namespace ods {

/// Converts `sym_name` to `SymName`.
std::string toUpperCamel(llvm::StringRef name);

/// Prints code of a definition, indented by `indent` and terminated by a
/// newline.
void printCode(llvm::StringRef code, unsigned indent, llvm::raw_ostream &os);

/// Returns a text of several lines as a literal without its common indentation.
std::string quoteText(llvm::StringRef text);

/// A section that users select by defining a macro; the section undefines the
/// macro.
class SectionScope {
public:
  SectionScope(llvm::raw_ostream &os, llvm::StringRef macro);
  ~SectionScope();
  SectionScope(const SectionScope &) = delete;
  SectionScope &operator=(const SectionScope &) = delete;

private:
  llvm::raw_ostream &os;
  llvm::StringRef macro;
};

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_CODE_TEXT_H
