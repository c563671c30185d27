// SPDX-License-Identifier: Apache-2.0

#include "ods/format/op_format.h"

#include "ods/format/op_format_parser.h"

using namespace mlir::ods;

std::optional<OpFormatModel> mlir::ods::getOpFormat(const Operator &op) {
  const llvm::RecordVal *field = op.getDef().getValue("assemblyFormat");
  FormatDiagnostics diagnostics(op.getAssemblyFormat(), op.getLoc().front(),
                                field ? field->getLoc() : llvm::SMLoc());
  OpFormatParser parser(op, diagnostics);
  llvm::FailureOr<ParsedOpFormat> format = parser.parseFormat();
  if (failed(format))
    return std::nullopt;
  return encodeOpFormat(op, std::move(*format));
}
