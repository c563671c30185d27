// SPDX-License-Identifier: Apache-2.0

#include "ods/format/format_diagnostics.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

using namespace mlir::ods;

/// Finds `format` in the file after the location of its field. Returns an empty
/// reference if it does not occur there.
static llvm::StringRef findInFile(llvm::StringRef format, llvm::SMLoc field) {
  unsigned id =
      field.isValid() ? llvm::SrcMgr.FindBufferContainingLoc(field) : 0;
  if (id == 0 || format.empty())
    return {};
  llvm::StringRef file = llvm::SrcMgr.getMemoryBuffer(id)->getBuffer();
  size_t place = file.find(format, field.getPointer() - file.data());
  if (place == llvm::StringRef::npos || place == 0)
    return {};
  // The text must be the beginning of the field's literal.
  char quote = file[place - 1];
  return quote == '"' || quote == '{' ? file.substr(place, format.size())
                                      : llvm::StringRef();
}

FormatDiagnostics::FormatDiagnostics(llvm::StringRef format,
                                     llvm::SMLoc definition, llvm::SMLoc field)
    : text(findInFile(format, field)), definition(definition) {
  isInFile = !text.empty();
  if (isInFile)
    return;
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(format, "");
  text = buffer->getBuffer();
  ownSources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
}

void FormatDiagnostics::print(llvm::SMLoc loc, llvm::SourceMgr::DiagKind kind,
                              const llvm::Twine &message) {
  // Handlers of TableGen's diagnostics receive these diagnostics, too.
  if (!isInFile)
    ownSources.setDiagHandler(llvm::SrcMgr.getDiagHandler(),
                              llvm::SrcMgr.getDiagContext());
  (isInFile ? llvm::SrcMgr : ownSources).PrintMessage(loc, kind, message);
}

void FormatDiagnostics::emitError(llvm::SMLoc loc, const llvm::Twine &message) {
  print(loc, llvm::SourceMgr::DK_Error, message);
  llvm::SrcMgr.PrintMessage(definition, llvm::SourceMgr::DK_Note,
                            "in custom assembly format for this operation");
}

void FormatDiagnostics::emitErrorAndNote(llvm::SMLoc loc,
                                         const llvm::Twine &message,
                                         const llvm::Twine &note) {
  emitError(loc, message);
  print(loc, llvm::SourceMgr::DK_Note, note);
}
