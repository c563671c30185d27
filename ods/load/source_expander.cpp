// SPDX-License-Identifier: Apache-2.0
#include "ods/load/source_expander.h"

#include "ods/load/file_expander.h"
#include "ods/load/read_file.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::ods;
using llvm::SMLoc;
using llvm::StringRef;

bool ExpandedSource::expand(StringRef file,
                            llvm::ArrayRef<std::string> includeDirs,
                            const ExpansionLimits &limits) {
  auto buffer = readFile(file, limits.bytes);
  if (!buffer) {
    const std::string message =
        "could not open: " + buffer.getError().message();
    files.PrintMessage(
        llvm::errs(),
        llvm::SMDiagnostic(file, llvm::SourceMgr::DK_Error, message));
    return false;
  }
  SourceExpander expander(*this, includeDirs, limits);
  const unsigned id = expander.add(std::move(*buffer), SMLoc());
  return FileExpander(expander, id, /*depth=*/0).run();
}

bool ExpandedSource::contains(SMLoc loc) const {
  return loc.isValid() && loc.getPointer() >= text.data() &&
         loc.getPointer() <= text.data() + text.size();
}

const ExpandedSource::Piece &ExpandedSource::getPiece(SMLoc loc) const {
  const size_t offset = loc.getPointer() - text.data();
  // The first piece begins at offset 0.
  return *std::prev(
      llvm::upper_bound(pieces, offset, [](size_t offset, const Piece &piece) {
        return offset < piece.begin;
      }));
}

SMLoc ExpandedSource::getOriginal(SMLoc loc) const {
  const Piece &piece = getPiece(loc);
  return SMLoc::getFromPointer(piece.original +
                               (loc.getPointer() - text.data() - piece.begin));
}

bool ExpandedSource::isInMainFile(SMLoc loc) const {
  return getPiece(loc).file == files.getMainFileID();
}

//===----------------------------------------------------------------------===//
// Shared state

unsigned SourceExpander::add(std::unique_ptr<llvm::MemoryBuffer> buffer,
                             SMLoc includedBy) {
  numBytes += buffer->getBufferSize() + 1;
  return source.files.AddNewSourceBuffer(std::move(buffer), includedBy);
}

std::unique_ptr<llvm::MemoryBuffer> SourceExpander::open(StringRef name) {
  if (const std::optional<EmbeddedFile> file = findEmbeddedRecords(name))
    return llvm::MemoryBuffer::getMemBuffer(file->text, file->path);
  if (auto buffer = readFile(name, limits.bytes))
    return std::move(*buffer);
  for (StringRef folder : includeDirs)
    if (auto buffer = readFile((folder + "/" + name).str(), limits.bytes))
      return std::move(*buffer);
  return nullptr;
}

void SourceExpander::append(StringRef part, const char *original,
                            unsigned file) {
  source.pieces.push_back({source.text.size(), original, file});
  source.text += part;
}
