// SPDX-License-Identifier: Apache-2.0
#include "core/asm/source_mgr_diagnostics.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"

namespace mlir {
namespace {

/// The maximal number of call sites shown.
constexpr unsigned maximumCalls = 10;

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

/// Returns the outermost call site that is shown, or the one after it.
Location getOutermostCaller(Location location) {
  for (unsigned depth = 0; depth <= maximumCalls; ++depth) {
    auto call = location.getAttr().findInstanceOf<CallSiteLoc>();
    if (!call)
      break;
    location = call.getCaller();
  }
  return location;
}

} // namespace

SourceMgrDiagnosticHandler::SourceMgrDiagnosticHandler(
    llvm::SourceMgr &sources, MLIRContext *context, llvm::raw_ostream &os,
    ShouldShowLocFn shouldShowLoc)
    : SourceMgrDiagnosticHandler(sources, context, os, NoHandler()) {
  this->shouldShowLoc = std::move(shouldShowLoc);
  setHandler([this](Diagnostic &diagnostic) { emitDiagnostic(diagnostic); });
}

std::optional<Location>
SourceMgrDiagnosticHandler::findLocationToShow(Location location) const {
  if (!shouldShowLoc)
    return location;
  llvm::SmallVector<Location> candidates{location};
  while (!candidates.empty()) {
    const Location current = candidates.pop_back_val();
    if (!shouldShowLoc(current) || isa<UnknownLoc>(current.getAttr()))
      continue;
    if (auto call = dyn_cast<CallSiteLoc>(current.getAttr()))
      candidates.push_back(call.getCallee());
    else if (auto fused = dyn_cast<FusedLoc>(current.getAttr()))
      for (LocationAttr part : llvm::reverse(fused.getLocations()))
        candidates.push_back(part);
    else if (auto name = dyn_cast<NameLoc>(current.getAttr()))
      candidates.push_back(name.getChildLoc());
    else if (auto opaque = dyn_cast<OpaqueLoc>(current.getAttr()))
      candidates.push_back(opaque.getFallbackLocation());
    else
      return current;
  }
  return std::nullopt;
}

llvm::SmallVector<SourceMgrDiagnosticHandler::Frame>
SourceMgrDiagnosticHandler::getFrames(Location location,
                                      llvm::StringRef message) const {
  llvm::SmallVector<Frame> frames;
  auto add = [&](Location frame, llvm::StringRef text) {
    if (std::optional<Location> shown = findLocationToShow(frame))
      frames.push_back({*shown, text});
  };
  add(location, message);
  auto call = location.getAttr().findInstanceOf<CallSiteLoc>();
  for (unsigned depth = 0; call && depth < maximumCalls; ++depth) {
    const Location caller = call.getCaller();
    add(caller, "called from");
    call = caller.getAttr().findInstanceOf<CallSiteLoc>();
  }
  if (frames.empty())
    frames.push_back({location, message});
  frames.front().message = message;
  return frames;
}

void SourceMgrDiagnosticHandler::emitDiagnostic(Location location,
                                                const llvm::Twine &message,
                                                DiagnosticSeverity severity,
                                                bool displaySourceLine) {
  auto file = location.getAttr().findInstanceOf<FileLineColRange>();
  if (!file) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    if (!isa<UnknownLoc>(location.getAttr()))
      stream << location << ": ";
    stream << message;
    return sources.PrintMessage(os, llvm::SMLoc(), getKind(severity), text);
  }
  if (displaySourceLine)
    if (llvm::SMLoc loc = findPlace(file); loc.isValid())
      return sources.PrintMessage(os, loc, getKind(severity), message);
  const std::string prefix =
      (file.getFilename().getValue() + ":" + llvm::Twine(file.getStartLine()) +
       ":" + llvm::Twine(file.getStartColumn()))
          .str();
  llvm::SMDiagnostic(prefix, getKind(severity), message.str())
      .print(nullptr, os);
}

void SourceMgrDiagnosticHandler::emitDiagnostic(Diagnostic &diagnostic) {
  DiagnosticSeverity severity = diagnostic.getSeverity();
  for (const Frame &frame :
       getFrames(diagnostic.getLocation(), diagnostic.str())) {
    emitDiagnostic(frame.location, frame.message, severity);
    severity = DiagnosticSeverity::Note;
  }
  // Do not show the same line twice.
  Location last = getOutermostCaller(diagnostic.getLocation());
  for (Diagnostic &note : diagnostic.getNotes()) {
    emitDiagnostic(note.getLocation(), note.str(), DiagnosticSeverity::Note,
                   last != note.getLocation());
    last = note.getLocation();
  }
}

unsigned SourceMgrDiagnosticHandler::getBuffer(llvm::StringRef filename) {
  auto [entry, isNew] = buffers.try_emplace(filename, 0);
  if (!isNew)
    return entry->second;
  // A buffer that is part of another has its name, but not all its lines.
  for (unsigned id = sources.getNumBuffers(); id > 0; --id)
    if (sources.getMemoryBuffer(id)->getBufferIdentifier() == filename &&
        !sources.getParentIncludeLoc(id).isValid())
      return entry->second = id;
  // The name comes from the input. Reading a device might never end.
  if (!llvm::sys::fs::is_regular_file(filename))
    return 0;
  std::string includedFile;
  return entry->second = sources.AddIncludeFile(filename.str(), llvm::SMLoc(),
                                                includedFile);
}

llvm::SMLoc SourceMgrDiagnosticHandler::findPlace(FileLineColRange location) {
  // Lines and columns start at 1. Zero means unknown.
  if (location.getStartLine() == 0 || location.getStartColumn() == 0)
    return {};
  unsigned buffer = getBuffer(location.getFilename().getValue());
  if (!buffer)
    return {};
  llvm::SMLoc loc = sources.FindLocForLineAndColumn(
      buffer, location.getStartLine(), location.getStartColumn());
  if (loc.isValid() && !longLines.allows(*sources.getMemoryBuffer(buffer), loc))
    return {};
  return loc;
}

bool LongLineBudget::allows(const llvm::MemoryBuffer &buffer, llvm::SMLoc loc) {
  constexpr size_t shortPart = 4096; // characters on each side of the location
  llvm::StringRef before(buffer.getBufferStart(),
                         loc.getPointer() - buffer.getBufferStart());
  llvm::StringRef behind = buffer.getBuffer().drop_front(before.size());
  // Returns the length of the line on each side, at most `limit` + 1.
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
  // Once a long line was left out, no other is shown.
  const bool isAllowed = left + right <= rest;
  rest = isAllowed ? rest - left - right : 0;
  return isAllowed;
}

} // namespace mlir
