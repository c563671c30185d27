// SPDX-License-Identifier: Apache-2.0
//
// Values in C++ text as expressions, as far as they can be told from the text.
#ifndef ODS_MODEL_DEFAULT_VALUE_H
#define ODS_MODEL_DEFAULT_VALUE_H

#include <optional>
#include <string>

#include "ods/model/enum_info.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

/// The encoded expression of an integer, `true` or `false`, a string in quotes,
/// a number with a point (as a string), `{}` (an empty list), `std::nullopt`
/// (null), `::mlir::ShapedType::kDynamic`, or, of an enumeration, cases by
/// their C++ names, also several with `|` between them. Nullopt of anything
/// else.
std::optional<std::string>
deriveValueExpression(llvm::StringRef cppValue,
                      const std::optional<EnumInfo> &enumInfo = std::nullopt);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_DEFAULT_VALUE_H
