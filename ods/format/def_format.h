// SPDX-License-Identifier: Apache-2.0
//
// The assembly format of a type or attribute, from its record to data.
#ifndef ODS_FORMAT_DEF_FORMAT_H
#define ODS_FORMAT_DEF_FORMAT_H

#include <optional>

#include "ods/format/format_element.h"
#include "ods/format/format_model.h"

namespace mlir {
namespace ods {

class AttrOrTypeDef;

/// The format of a type or attribute that has one
/// (AttrOrTypeDef::getAssemblyFormat).
/// Errors: messages inside the format with a note at the definition, and
/// nullopt. Generators then end with "failed to parse assembly format" at the
/// definition.
std::optional<DefFormatModel> getDefFormat(const AttrOrTypeDef &def);

/// Encodes what the parser has made.
DefFormatModel encodeDefFormat(const std::vector<FormatElement> &elements);

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_DEF_FORMAT_H
