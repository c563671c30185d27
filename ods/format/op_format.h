// SPDX-License-Identifier: Apache-2.0
//
// Converts the assembly format of an operation from its record to data.
#ifndef ODS_FORMAT_OP_FORMAT_H
#define ODS_FORMAT_OP_FORMAT_H

#include <optional>

#include "ods/format/format_model.h"

namespace mlir {
namespace ods {

class Operator;
struct ParsedOpFormat;

/// Returns the format of an operation with Operator::hasAssemblyFormat. Errors:
/// reports errors inside the format with a note at the operation and returns
/// nullopt.
std::optional<OpFormatModel> getOpFormat(const Operator &op);

/// Encodes the parsed format.
OpFormatModel encodeOpFormat(const Operator &op, ParsedOpFormat &&format);

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_OP_FORMAT_H
