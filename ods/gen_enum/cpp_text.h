// SPDX-License-Identifier: Apache-2.0
//
// Pieces of generated C++ text that generators share: string literals,
// comments, namespaces, the first line.
#ifndef ODS_GEN_ENUM_CPP_TEXT_H
#define ODS_GEN_ENUM_CPP_TEXT_H

#include <string>
#include <vector>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// The first line: "// Generated from PATH."
void emitFirstLine(const llvm::RecordKeeper &records, llvm::raw_ostream &os);

/// A string literal of C++. It may have any bytes in it.
std::string quote(llvm::StringRef text);
/// C++ of a StringRef with these bytes, constant also if one of them is zero.
std::string quoteBytes(llvm::StringRef bytes);

/// Prints `text` without the indentation that its lines have in common and
/// without empty lines in front, each line behind `prefix`.
void printReindented(llvm::StringRef text, llvm::raw_ostream &os,
                     llvm::StringRef prefix = "");

/// Prints a description as a comment, `///`; nothing if it is empty.
void emitComment(llvm::StringRef text, llvm::raw_ostream &os,
                 llvm::StringRef indentation = "");

/// Opens a namespace, `::a::b` or none, and closes it at the end of its life.
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

/// The name with its namespace: "::a::b::Name".
std::string qualify(llvm::StringRef cppNamespace, llvm::StringRef name);

/// The definitions of a class that the main file has itself, not those that it
/// includes; by name.
/// Errors: ends the program if there is no such class.
std::vector<llvm::Record *>
getMainFileDefinitions(const llvm::RecordKeeper &records,
                       llvm::StringRef className);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ENUM_CPP_TEXT_H
