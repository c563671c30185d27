// SPDX-License-Identifier: Apache-2.0
//
// Building blocks of generated C++ code: string literals, comments, namespaces,
// the first line.
#ifndef ODS_GEN_ENUM_CPP_TEXT_H
#define ODS_GEN_ENUM_CPP_TEXT_H

#include <string>
#include <vector>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// Emits the first line: "// Generated from PATH."
void emitFirstLine(const llvm::RecordKeeper &records, llvm::raw_ostream &os);

/// Returns a C++ string literal. `text` may contain any bytes.
std::string quote(llvm::StringRef text);
/// Returns C++ code of a constant StringRef with these bytes, which may contain
/// zeros.
std::string quoteBytes(llvm::StringRef bytes);

/// Prints `text` without the common indentation of its lines and without
/// leading empty lines; `prefix` precedes each line.
void printReindented(llvm::StringRef text, llvm::raw_ostream &os,
                     llvm::StringRef prefix = "");

/// Prints a description as a `///` comment; prints nothing if it is empty.
void emitComment(llvm::StringRef text, llvm::raw_ostream &os,
                 llvm::StringRef indentation = "");

/// Opens a namespace, `::a::b` or none, and closes it on destruction.
class NamespaceScope {
public:
  NamespaceScope(llvm::raw_ostream &os, llvm::StringRef name);
  ~NamespaceScope();
  NamespaceScope(const NamespaceScope &) = delete;
  NamespaceScope &operator=(const NamespaceScope &) = delete;

private:
  llvm::raw_ostream &os;
  llvm::StringRef name;
};

/// Returns the qualified name: "::a::b::Name".
std::string qualify(llvm::StringRef cppNamespace, llvm::StringRef name);

/// Returns whether the main file has the definition, not a file that it
/// includes. A `defm` has the definitions that it makes.
bool isInMainFile(const llvm::Record &def);

/// Returns the definitions of a class in the main file, without included files,
/// sorted by name. Errors: ends the program if the class does not exist.
std::vector<llvm::Record *>
getMainFileDefinitions(const llvm::RecordKeeper &records,
                       llvm::StringRef className);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ENUM_CPP_TEXT_H
