// SPDX-License-Identifier: Apache-2.0
//
// What generated enumerations have beside their functions: operators on sets
// of bits, parsing and printing as fields, use as keys of hash tables.
#ifndef ODS_GEN_ENUM_ENUM_SUPPORT_H
#define ODS_GEN_ENUM_ENUM_SUPPORT_H

#include "ods/model/enum_info.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// In the enumeration's namespace.
void emitBitOperators(const EnumInfo &enumInfo, llvm::raw_ostream &os);

// In no namespace.

/// FieldParser and `operator<<`; nothing where the enumeration has no numbers
/// of a known type.
void emitParserAndPrinter(const EnumInfo &enumInfo, llvm::raw_ostream &os);
void emitDenseMapInfo(const EnumInfo &enumInfo, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ENUM_ENUM_SUPPORT_H
