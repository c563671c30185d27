// SPDX-License-Identifier: Apache-2.0

#include "ods/format/def_format.h"

#include "ods/format/def_format_parser.h"

using namespace mlir::ods;

std::optional<DefFormatModel>
mlir::ods::getDefFormat(const AttrOrTypeDef &def) {
  const llvm::RecordVal *field = def.getDef()->getValue("assemblyFormat");
  FormatDiagnostics diagnostics(def.getAssemblyFormat().value_or(""),
                                def.getLoc().front(),
                                field ? field->getLoc() : llvm::SMLoc());
  DefFormatParser parser(def, diagnostics);
  llvm::FailureOr<std::vector<FormatElement>> elements = parser.parse();
  if (failed(elements))
    return std::nullopt;
  return encodeDefFormat(*elements);
}
