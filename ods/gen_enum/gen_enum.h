// SPDX-License-Identifier: Apache-2.0
//
// Generates C++ enumerations from `EnumInfo` records: the `enum class`, a
// constant descriptor of its cases, and functions to and from text over it.
#ifndef ODS_GEN_ENUM_GEN_ENUM_H
#define ODS_GEN_ENUM_GEN_ENUM_H

#include <string>

#include "ods/model/enum_info.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// Returns the qualified name of an enumeration's descriptor, an
/// `extern const ::mlir::EnumDescriptor` in the declarations:
/// "::mlir::arith::cmpIPredicateDescriptor".
std::string getEnumDescriptorName(const EnumInfo &enumInfo);

/// Implements -gen-enum-decls, for headers. Errors: reports errors of checkEnum
/// and ends the program; never returns true.
bool emitEnumDecls(const llvm::RecordKeeper &records, llvm::raw_ostream &os);

/// Implements -gen-enum-defs, for one source file.
bool emitEnumDefs(const llvm::RecordKeeper &records, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ENUM_GEN_ENUM_H
