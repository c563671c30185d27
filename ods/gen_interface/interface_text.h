// SPDX-License-Identifier: Apache-2.0
//
// Building blocks of the C++ code of interfaces: signatures, calls,
// placeholders.
#ifndef ODS_GEN_INTERFACE_INTERFACE_TEXT_H
#define ODS_GEN_INTERFACE_INTERFACE_TEXT_H

#include <string>
#include <vector>

#include "ods/gen_interface/interface_kind.h"
#include "ods/model/format.h"
#include "ods/model/interfaces.h"

namespace mlir {
namespace ods {

/// C++ names that depend on the kind of interface.
struct InterfaceWords {
  explicit InterfaceWords(InterfaceKind kind);

  InterfaceKind kind;
  /// "Op", as in the record OpInterface.
  llvm::StringRef recordPrefix;
  /// "::mlir::Operation *", "::mlir::Type ".
  llvm::StringRef handle;
  /// "::mlir::OpInterface".
  llvm::StringRef base;
  /// "ConcreteOp".
  llvm::StringRef concrete;
  /// C++ code that converts the view `*this` to the handle.
  llvm::StringRef handleOfThis;
  /// " const" if methods of the implementing class are const.
  llvm::StringRef traitConst;
  /// Placeholders in the code of tables, of traits and of the view.
  FmtContext modelContext, traitContext, viewContext;
};

/// Returns `type` followed by a space unless it ends in `&` or `*`.
std::string spaced(llvm::StringRef type);
/// Returns the first parameter of a table's function. It is the handle or, for
/// static methods, the table, which may be part of a larger struct.
std::string getFirstParameter(const Interface &interface,
                              const InterfaceMethod &method,
                              const InterfaceWords &words);
/// Returns "T1 a, T2 b". `prefix` precedes them, with a comma if needed.
std::string getParameters(const InterfaceMethod &method,
                          llvm::StringRef prefix = "");
/// Returns "a, b". `prefix` precedes them, with a comma if needed.
std::string getArguments(const InterfaceMethod &method,
                         llvm::StringRef prefix = "");

/// Returns the interfaces of a kind in the main file, sorted by name. Excludes
/// records that represent another interface in a list of traits.
std::vector<llvm::Record *>
getInterfaceDefinitions(const llvm::RecordKeeper &records,
                        llvm::StringRef recordPrefix);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_INTERFACE_INTERFACE_TEXT_H
