// SPDX-License-Identifier: Apache-2.0
#include "core/asm/diagnostic_verifier.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/ir/context/context.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Regex.h"

namespace mlir {
namespace {

/// A line number that no diagnostic has.
constexpr uint64_t noLine = ~uint64_t(0);

/// An expectation that the source states.
struct Expectation {
  DiagnosticSeverity severity = DiagnosticSeverity::Error;
  /// The line of the diagnostic. 0 means the whole file.
  uint64_t line = noLine;
  /// The position of the word `expected-...` in the source.
  llvm::SMLoc loc;
  llvm::StringRef text;
  /// The regular expression for `-re`.
  std::optional<llvm::Regex> pattern;
  bool matched = false;

  bool matches(llvm::StringRef message) const {
    return pattern ? pattern->match(message) : message.contains(text);
  }
};

/// The expectations of one file, in source order.
struct FileExpectations {
  std::vector<Expectation> list;
  /// Pairs of a diagnostic's line and an index into `list`, sorted.
  std::vector<std::pair<uint64_t, size_t>> byLine;
};

llvm::StringRef getName(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return "note";
  case DiagnosticSeverity::Warning:
    return "warning";
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Remark:
    return "remark";
  }
  llvm_unreachable("unknown severity");
}

/// Consumes a severity at the start of `text`.
bool consumeSeverity(llvm::StringRef &text, DiagnosticSeverity &severity) {
  for (DiagnosticSeverity candidate :
       {DiagnosticSeverity::Error, DiagnosticSeverity::Warning,
        DiagnosticSeverity::Remark, DiagnosticSeverity::Note})
    if (text.consume_front(getName(candidate))) {
      severity = candidate;
      return true;
    }
  return false;
}

/// Consumes `@place` at the start of `text` and sets `place`, without `@`;
/// empty if there is none. Returns false if the place is invalid.
bool consumePlace(llvm::StringRef &text, llvm::StringRef &place) {
  if (!text.consume_front("@"))
    return true;
  llvm::StringRef start = text;
  if (!text.consume_front("above") && !text.consume_front("below") &&
      !text.consume_front("unknown")) {
    if (!text.consume_front("+") && !text.consume_front("-"))
      return false;
    const size_t digits =
        std::min(text.find_first_not_of("0123456789"), text.size());
    if (digits == 0)
      return false;
    text = text.drop_front(digits);
  }
  place = start.drop_back(text.size());
  return true;
}

/// Parses the expectation at the end of a line.
bool parseExpectation(llvm::StringRef line, Expectation &expectation,
                      bool &isRegex, llvm::StringRef &place) {
  if (!line.ends_with("}}"))
    return false;
  constexpr llvm::StringLiteral start = "expected-";
  for (size_t at = line.find(start); at != llvm::StringRef::npos;
       at = line.find(start, at + 1)) {
    llvm::StringRef text = line.drop_front(at + start.size());
    if (!consumeSeverity(text, expectation.severity))
      continue;
    isRegex = text.consume_front("-re");
    text = text.ltrim(' ');
    place = {};
    if (!consumePlace(text, place))
      continue;
    text = text.ltrim(' ');
    if (!text.consume_front("{{") || !text.consume_back("}}"))
      continue;
    expectation.loc = llvm::SMLoc::getFromPointer(line.data() + at);
    expectation.text = text;
    return true;
  }
  return false;
}

/// Compiles the regular expressions of an expectation.
/// Errors: returns the error message.
std::optional<std::string> compilePattern(Expectation &expectation) {
  std::string pattern, problem;
  llvm::StringRef rest = expectation.text;
  while (!rest.empty()) {
    const size_t start = rest.find("{{");
    pattern += llvm::Regex::escape(rest.take_front(start));
    rest = rest.substr(start);
    if (!rest.consume_front("{{"))
      break;
    const size_t end = rest.find("}}");
    if (end == llvm::StringRef::npos)
      return "found start of regex with no end '}}'";
    llvm::StringRef part = rest.take_front(end);
    if (!llvm::Regex(part).isValid(problem))
      return "invalid regex: " + problem;
    pattern += ("(" + part + ")").str();
    rest = rest.drop_front(end + 2);
  }
  expectation.pattern.emplace(pattern);
  return std::nullopt;
}

} // namespace

struct SourceMgrDiagnosticVerifierHandler::Impl {
  Impl(llvm::SourceMgr &sources, Level level, llvm::raw_ostream &os)
      : sources(sources), level(level), os(os) {}

  llvm::SourceMgr &sources;
  Level level;
  llvm::raw_ostream &os;
  /// The main file is first.
  std::vector<FileExpectations> files;
  /// Indices into `files`.
  llvm::StringMap<size_t> fileIndex;
  /// The expectations of diagnostics without a file.
  std::vector<Expectation> unknown;
  LogicalResult status = success();

  void read(llvm::StringRef name, llvm::StringRef text);
  void place(Expectation expectation, llvm::StringRef place, unsigned line,
             unsigned lastPlainLine, FileExpectations &file);
  template <typename Range>
  bool find(Range &&candidates, llvm::StringRef message,
            DiagnosticSeverity severity);
  bool find(FileExpectations &file, unsigned line, llvm::StringRef message,
            DiagnosticSeverity severity);
  void report(llvm::SMLoc loc, const llvm::Twine &message,
              llvm::ArrayRef<llvm::SMRange> ranges = {}) {
    status = failure();
    sources.PrintMessage(os, loc, llvm::SourceMgr::DK_Error, message, ranges);
  }
  /// Reports a range as long as the expected text.
  void reportWithRange(const Expectation &expectation,
                       const llvm::Twine &message) {
    const char *start = expectation.loc.getPointer();
    report(expectation.loc, message,
           llvm::SMRange(
               expectation.loc,
               llvm::SMLoc::getFromPointer(start + expectation.text.size())));
  }
  void reportMissing(const Expectation &expectation, bool hasPlace);
};

/// Parses all lines. `above` and `below` refer to lines without expectations.
void SourceMgrDiagnosticVerifierHandler::Impl::read(llvm::StringRef name,
                                                    llvm::StringRef text) {
  fileIndex[name] = files.size();
  FileExpectations &file = files.emplace_back();
  unsigned line = 1, lastPlainLine = 0;
  std::vector<size_t> waitingForPlainLine;
  for (; !text.empty(); ++line) {
    auto [current, rest] = text.split('\n');
    text = rest;
    Expectation expectation;
    bool isRegex = false;
    llvm::StringRef where;
    if (!parseExpectation(current.rtrim(), expectation, isRegex, where)) {
      for (size_t i : waitingForPlainLine)
        file.list[i].line = line;
      waitingForPlainLine.clear();
      lastPlainLine = line;
      continue;
    }
    if (isRegex)
      if (auto problem = compilePattern(expectation)) {
        reportWithRange(expectation, *problem);
        continue;
      }
    if (where == "below")
      waitingForPlainLine.push_back(file.list.size());
    place(std::move(expectation), where, line, lastPlainLine, file);
  }
  for (size_t i : waitingForPlainLine)
    file.list[i].line = line;
  for (auto [i, expectation] : llvm::enumerate(file.list))
    file.byLine.emplace_back(expectation.line, i);
  llvm::sort(file.byLine);
}

/// Resolves the line of an expectation and adds it. The caller resolves
/// `below`.
void SourceMgrDiagnosticVerifierHandler::Impl::place(Expectation expectation,
                                                     llvm::StringRef place,
                                                     unsigned line,
                                                     unsigned lastPlainLine,
                                                     FileExpectations &file) {
  if (place == "unknown") {
    unknown.push_back(std::move(expectation));
    return;
  }
  uint32_t distance;
  if (place.empty())
    expectation.line = line;
  else if (place == "above")
    expectation.line = lastPlainLine ? lastPlainLine : noLine;
  else if (place != "below" && !place.drop_front().getAsInteger(10, distance))
    expectation.line = place.front() == '+' ? uint64_t(line) + distance
                       : distance <= line   ? line - distance
                                            : noLine;
  file.list.push_back(std::move(expectation));
}

/// Marks the first of `candidates` that matches the diagnostic. If only one of
/// another severity matches, reports it, unless unexpected diagnostics are
/// allowed.
template <typename Range>
bool SourceMgrDiagnosticVerifierHandler::Impl::find(
    Range &&candidates, llvm::StringRef message, DiagnosticSeverity severity) {
  const Expectation *nearMiss = nullptr;
  for (Expectation &expectation : candidates) {
    if (!expectation.matches(message))
      continue;
    if (expectation.severity == severity)
      return expectation.matched = true;
    nearMiss = &expectation;
  }
  if (level == Level::OnlyExpected)
    return true;
  if (!nearMiss)
    return false;
  report(nearMiss->loc, "'" + getName(severity) +
                            "' diagnostic emitted when expecting a '" +
                            getName(nearMiss->severity) + "'");
  return true;
}

bool SourceMgrDiagnosticVerifierHandler::Impl::find(
    FileExpectations &file, unsigned line, llvm::StringRef message,
    DiagnosticSeverity severity) {
  auto first = llvm::partition_point(
      file.byLine, [&](auto entry) { return entry.first < line; });
  auto last = std::find_if(first, file.byLine.end(),
                           [&](auto entry) { return entry.first != line; });
  auto getExpectation = [&](auto entry) -> Expectation & {
    return file.list[entry.second];
  };
  return find(llvm::map_range(llvm::make_range(first, last), getExpectation),
              message, severity);
}

void SourceMgrDiagnosticVerifierHandler::Impl::reportMissing(
    const Expectation &expectation, bool hasPlace) {
  const std::string message = ("expected " + getName(expectation.severity) +
                               " \"" + expectation.text + "\" was not produced")
                                  .str();
  if (hasPlace)
    reportWithRange(expectation, message);
  else
    report(llvm::SMLoc(), message);
}

SourceMgrDiagnosticVerifierHandler::SourceMgrDiagnosticVerifierHandler(
    llvm::SourceMgr &sources, Level level, llvm::raw_ostream &os)
    : SourceMgrDiagnosticHandler(sources, /*context=*/nullptr, os, NoHandler()),
      impl(std::make_unique<Impl>(sources, level, os)) {
  const llvm::MemoryBuffer *main =
      sources.getMemoryBuffer(sources.getMainFileID());
  impl->read(main->getBufferIdentifier(), main->getBuffer());
}

SourceMgrDiagnosticVerifierHandler::SourceMgrDiagnosticVerifierHandler(
    llvm::SourceMgr &sources, MLIRContext *newContext, Level level,
    llvm::raw_ostream &os)
    : SourceMgrDiagnosticVerifierHandler(sources, level, os) {
  context = newContext;
  setHandler([this](Diagnostic &diagnostic) { processAll(diagnostic); });
}

SourceMgrDiagnosticVerifierHandler::~SourceMgrDiagnosticVerifierHandler() =
    default;

void SourceMgrDiagnosticVerifierHandler::registerInContext(
    MLIRContext *newContext) {
  newContext->getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
    processAll(diagnostic);
    return success();
  });
}

LogicalResult SourceMgrDiagnosticVerifierHandler::verify() {
  auto reportAll = [&](std::vector<Expectation> &expectations, bool hasPlace) {
    for (Expectation &expectation : expectations)
      if (!std::exchange(expectation.matched, true))
        impl->reportMissing(expectation, hasPlace);
  };
  for (FileExpectations &file : impl->files)
    reportAll(file.list, /*hasPlace=*/true);
  // Expectations without a file are reported without a location.
  reportAll(impl->unknown, /*hasPlace=*/false);
  return impl->status;
}

void SourceMgrDiagnosticVerifierHandler::processAll(Diagnostic &diagnostic) {
  process(diagnostic.getLocation(), diagnostic.str(), diagnostic.getSeverity());
  for (Diagnostic &note : diagnostic.getNotes())
    process(note.getLocation(), note.str(), note.getSeverity());
}

void SourceMgrDiagnosticVerifierHandler::process(Location location,
                                                 llvm::StringRef message,
                                                 DiagnosticSeverity severity) {
  if (auto file = location.getAttr().findInstanceOf<FileLineColLoc>()) {
    llvm::StringRef name = file.getFilename().getValue();
    if (!impl->fileIndex.contains(name)) {
      const unsigned buffer = getBuffer(name);
      impl->read(name, buffer ? sources.getMemoryBuffer(buffer)->getBuffer()
                              : llvm::StringRef());
    }
    if (impl->find(impl->files[impl->fileIndex[name]], file.getLine(), message,
                   severity))
      return;
  } else if (impl->find(impl->unknown, message, severity)) {
    return;
  }
  impl->status = failure();
  emitDiagnostic(location, "unexpected " + getName(severity) + ": " + message,
                 DiagnosticSeverity::Error);
}

} // namespace mlir
