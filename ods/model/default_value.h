// SPDX-License-Identifier: Apache-2.0
//
// Converts values in C++ code to expressions, if they are simple enough.
#ifndef ODS_MODEL_DEFAULT_VALUE_H
#define ODS_MODEL_DEFAULT_VALUE_H

#include <optional>
#include <string>

#include "ods/model/enum_info.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

/// Returns the encoded expression of an integer, `true` or `false`, a quoted
/// string, a number with a decimal point (as a string), `{}` (an empty list),
/// `std::nullopt` (null), `::mlir::ShapedType::kDynamic`, or the C++ names of
/// one or several cases of an enumeration, joined with `|`. Returns nullopt for
/// other code.
std::optional<std::string>
deriveValueExpression(llvm::StringRef cppValue,
                      const std::optional<EnumInfo> &enumInfo = std::nullopt);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_DEFAULT_VALUE_H
