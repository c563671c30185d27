// SPDX-License-Identifier: Apache-2.0
//
// Generates the operators of bit enumerations.
#ifndef ODS_GEN_ENUM_ENUM_SUPPORT_H
#define ODS_GEN_ENUM_ENUM_SUPPORT_H

#include "ods/model/enum_info.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// Emitted in the enumeration's namespace.
void emitBitOperators(const EnumInfo &enumInfo, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ENUM_ENUM_SUPPORT_H
