// SPDX-License-Identifier: Apache-2.0
//
// Converts the assembly format of a type or attribute from its record to data.
#ifndef ODS_FORMAT_DEF_FORMAT_H
#define ODS_FORMAT_DEF_FORMAT_H

#include <optional>

#include "ods/format/format_element.h"
#include "ods/format/format_model.h"

namespace mlir {
namespace ods {

class AttrOrTypeDef;

/// Returns the format of a type or attribute with
/// AttrOrTypeDef::getAssemblyFormat.
/// Errors: reports errors inside the format with a note at the definition and
/// returns nullopt. Generators then report "failed to parse assembly format" at
/// the definition and end the program.
std::optional<DefFormatModel> getDefFormat(const AttrOrTypeDef &def);

/// Encodes the parsed elements.
DefFormatModel encodeDefFormat(const std::vector<FormatElement> &elements);

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_DEF_FORMAT_H
