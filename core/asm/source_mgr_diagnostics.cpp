// SPDX-License-Identifier: Apache-2.0
#include "core/asm/source_mgr_diagnostics.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"

namespace mlir {
namespace {

/// Frames of a call stack that are shown at most.
constexpr unsigned maximumFrames = 10;

llvm::SourceMgr::DiagKind getKind(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return llvm::SourceMgr::DK_Note;
  case DiagnosticSeverity::Warning:
    return llvm::SourceMgr::DK_Warning;
  case DiagnosticSeverity::Error:
    return llvm::SourceMgr::DK_Error;
  case DiagnosticSeverity::Remark:
    return llvm::SourceMgr::DK_Remark;
  }
  llvm_unreachable("unknown severity");
}

/// What is said of one frame.
struct Frame {
  Location location;
  std::string message;
};

/// The innermost callee of a location, and after it its callers.
void addFrames(Location location, llvm::StringRef message,
               llvm::SmallVectorImpl<Frame> &frames) {
  Location current = location;
  while (frames.size() < maximumFrames) {
    auto call = current.getAttr().findInstanceOf<CallSiteLoc>();
    if (!call) {
      if (frames.empty())
        frames.push_back({location, message.str()});
      return;
    }
    if (frames.empty()) {
      // A callee that is no place in a file tells less than the whole.
      Location callee = call.getCallee();
      bool hasPlace =
          static_cast<bool>(callee.getAttr().findInstanceOf<FileLineColLoc>());
      frames.push_back({hasPlace ? callee : location, message.str()});
    }
    frames.push_back({call.getCaller(), "called from"});
    current = call.getCaller();
    if (auto next = current.getAttr().findInstanceOf<CallSiteLoc>())
      frames.back().location = next.getCallee();
  }
}

} // namespace

SourceMgrDiagnosticHandler::SourceMgrDiagnosticHandler(llvm::SourceMgr &sources,
                                                       MLIRContext *context,
                                                       llvm::raw_ostream &os)
    : SourceMgrDiagnosticHandler(sources, context, os, NoHandler()) {
  setHandler([this](Diagnostic &diagnostic) { emitDiagnostic(diagnostic); });
}

void SourceMgrDiagnosticHandler::emitDiagnostic(Location location,
                                                const llvm::Twine &message,
                                                DiagnosticSeverity severity,
                                                bool displaySourceLine) {
  auto file = location.getAttr().findInstanceOf<FileLineColLoc>();
  if (!file) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    if (!isa<UnknownLoc>(location.getAttr()))
      stream << location << ": ";
    stream << message;
    return sources.PrintMessage(os, llvm::SMLoc(), getKind(severity), text);
  }
  if (displaySourceLine)
    if (llvm::SMLoc place = findPlace(file); place.isValid())
      return sources.PrintMessage(os, place, getKind(severity), message);
  const std::string prefix =
      (file.getFilename().getValue() + ":" + llvm::Twine(file.getLine()) + ":" +
       llvm::Twine(file.getColumn()))
          .str();
  llvm::SMDiagnostic(prefix, getKind(severity), message.str())
      .print(nullptr, os);
}

void SourceMgrDiagnosticHandler::emitDiagnostic(Diagnostic &diagnostic) {
  llvm::SmallVector<Frame> frames;
  addFrames(diagnostic.getLocation(), diagnostic.str(), frames);
  DiagnosticSeverity severity = diagnostic.getSeverity();
  std::optional<Location> last;
  for (const Frame &frame : frames) {
    // The same line is not shown twice.
    emitDiagnostic(frame.location, frame.message, severity,
                   !last || *last != frame.location);
    last = frame.location;
    severity = DiagnosticSeverity::Note;
  }
  last = diagnostic.getLocation();
  for (Diagnostic &note : diagnostic.getNotes()) {
    emitDiagnostic(note.getLocation(), note.str(), DiagnosticSeverity::Note,
                   *last != note.getLocation());
    last = note.getLocation();
  }
}

unsigned SourceMgrDiagnosticHandler::getBuffer(llvm::StringRef filename) {
  auto [entry, isNew] = buffers.try_emplace(filename, 0);
  if (!isNew)
    return entry->second;
  // A buffer that is a part of another has its name, but not all its lines.
  for (unsigned id = sources.getNumBuffers(); id > 0; --id)
    if (sources.getMemoryBuffer(id)->getBufferIdentifier() == filename &&
        !sources.getParentIncludeLoc(id).isValid())
      return entry->second = id;
  // The name comes from the input: reading a device might never end.
  if (!llvm::sys::fs::is_regular_file(filename))
    return 0;
  std::string includedFile;
  return entry->second = sources.AddIncludeFile(filename.str(), llvm::SMLoc(),
                                                includedFile);
}

llvm::SMLoc SourceMgrDiagnosticHandler::findPlace(FileLineColLoc location) {
  // Lines and columns are counted from one; zero is no place.
  if (location.getLine() == 0 || location.getColumn() == 0)
    return {};
  unsigned buffer = getBuffer(location.getFilename().getValue());
  if (!buffer)
    return {};
  llvm::SMLoc place = sources.FindLocForLineAndColumn(
      buffer, location.getLine(), location.getColumn());
  if (place.isValid() &&
      !longLines.allows(*sources.getMemoryBuffer(buffer), place))
    return {};
  return place;
}

bool LongLineBudget::allows(const llvm::MemoryBuffer &buffer,
                            llvm::SMLoc place) {
  constexpr size_t shortPart = 4096; // on each side of the place
  llvm::StringRef before(buffer.getBufferStart(),
                         place.getPointer() - buffer.getBufferStart());
  llvm::StringRef behind = buffer.getBuffer().drop_front(before.size());
  // The part of the line on each side, or more than `limit` characters of it.
  auto measure = [&](size_t limit) {
    const size_t start = before.take_back(limit + 1).rfind('\n');
    const size_t first = std::min(limit + 1, before.size());
    const size_t end = behind.take_front(limit + 1).find('\n');
    return std::pair(start == llvm::StringRef::npos ? first : first - start - 1,
                     std::min({end, limit + 1, behind.size()}));
  };
  if (auto [left, right] = measure(shortPart);
      left <= shortPart && right <= shortPart)
    return true;
  auto [left, right] = measure(rest);
  // Once something is left out, nothing long is shown any more.
  const bool isAllowed = left + right <= rest;
  rest = isAllowed ? rest - left - right : 0;
  return isAllowed;
}

} // namespace mlir
