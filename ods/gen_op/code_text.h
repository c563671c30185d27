// SPDX-License-Identifier: Apache-2.0
//
// Pieces of C++ text beside those of ods/gen_enum/cpp_text.h: code of
// definitions, sections, names.
#ifndef ODS_GEN_OP_CODE_TEXT_H
#define ODS_GEN_OP_CODE_TEXT_H

#include <string>

#include "ods/gen_enum/cpp_text.h"

namespace mlir {
namespace ods {

/// `sym_name` as `SymName`.
std::string toUpperCamel(llvm::StringRef name);

/// Code of definitions, indented by `indent`, with a line's end.
void printCode(llvm::StringRef code, unsigned indent, llvm::raw_ostream &os);

/// A text of several lines as a literal; its own indentation is left out.
std::string quoteText(llvm::StringRef text);

/// A section that users select by a macro, which it undefines.
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
