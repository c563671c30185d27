// SPDX-License-Identifier: Apache-2.0
//
// Parts of the C++ text of interfaces: signatures, calls, placeholders.
#ifndef ODS_GEN_INTERFACE_INTERFACE_TEXT_H
#define ODS_GEN_INTERFACE_INTERFACE_TEXT_H

#include <string>
#include <vector>

#include "ods/gen_interface/interface_kind.h"
#include "ods/model/format.h"
#include "ods/model/interfaces.h"

namespace mlir {
namespace ods {

/// How C++ calls what has interfaces of a kind.
struct InterfaceWords {
  explicit InterfaceWords(InterfaceKind kind);

  InterfaceKind kind;
  /// "Op", as in OpInterface, the record.
  llvm::StringRef recordPrefix;
  /// "::mlir::Operation *", "::mlir::Type ".
  llvm::StringRef handle;
  /// "::mlir::OpInterface".
  llvm::StringRef base;
  /// "ConcreteOp".
  llvm::StringRef concrete;
  /// What makes the handle from the view, `*this`.
  llvm::StringRef handleOfThis;
  /// " const", where methods of the class itself are.
  llvm::StringRef traitConst;
  /// For texts of tables, of traits and of the view.
  FmtContext modelContext, traitContext, viewContext;
};

/// Text of `type`, with a space behind it unless it ends in `&` or `*`.
std::string spaced(llvm::StringRef type);
/// The parameter of a table's function before the method's own: what has the
/// interface, or, of static methods, the table, which may be part of a struct
/// with more.
std::string getFirstParameter(const Interface &interface,
                              const InterfaceMethod &method,
                              const InterfaceWords &words);
/// "T1 a, T2 b"; `prefix` before them, with a comma if there are any.
std::string getParameters(const InterfaceMethod &method,
                          llvm::StringRef prefix = "");
/// "a, b", likewise.
std::string getArguments(const InterfaceMethod &method,
                         llvm::StringRef prefix = "");

/// The interfaces of a kind that the main file has, by name; not those that
/// stand for another one in a list of traits.
std::vector<llvm::Record *>
getInterfaceDefinitions(const llvm::RecordKeeper &records,
                        llvm::StringRef recordPrefix);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_INTERFACE_INTERFACE_TEXT_H
