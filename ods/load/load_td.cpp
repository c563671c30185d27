// SPDX-License-Identifier: Apache-2.0
#include "ods/load/load_td.h"

#include "ods/encoding/byte_reader.h"
#include "ods/encoding/byte_writer.h"
#include "ods/load/child.h"
#include "ods/load/definition_io.h"
#include "ods/load/encode_rules.h"
#include "ods/load/encoding.h"
#include "ods/load/source_expander.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Parser.h"

using namespace mlir;
using namespace mlir::ods;
using llvm::SMLoc;
using llvm::StringRef;

/// Prints a diagnostic about the expanded text at its location in the files.
static void printAtOriginal(const llvm::SMDiagnostic &message, void *context) {
  const auto &source = *static_cast<const ExpandedSource *>(context);
  if (!source.contains(message.getLoc()))
    return message.print(nullptr, llvm::errs());
  source.files.PrintMessage(llvm::errs(), source.getOriginal(message.getLoc()),
                            message.getKind(), message.getMessage(),
                            /*Ranges=*/{}, message.getFixIts());
}

/// Returns "file:line:column".
static std::string describe(const ExpandedSource &source, SMLoc loc) {
  if (!source.contains(loc))
    return "";
  const SMLoc original = source.getOriginal(loc);
  const unsigned file = source.files.FindBufferContainingLoc(original);
  const auto [line, column] = source.files.getLineAndColumn(original, file);
  const StringRef name =
      source.files.getMemoryBuffer(file)->getBufferIdentifier();
  return (name + ":" + llvm::Twine(line) + ":" + llvm::Twine(column)).str();
}

/// Parses records. Their locations are in the text of `source`; llvm::SrcMgr
/// resolves them.
static bool parseRecords(ExpandedSource &source, llvm::RecordKeeper &records) {
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(source.getText(), "definitions"),
      SMLoc());
  sources.setDiagHandler(&printAtOriginal, &source);
  const bool failed = llvm::TableGenParseFile(sources, records);
  llvm::SrcMgr = llvm::SourceMgr();
  llvm::SrcMgr.takeSourceBuffersFrom(sources);
  llvm::SrcMgr.setDiagHandler(&printAtOriginal, &source);
  return !failed;
}

/// Runs in the child.
static bool writeDefinitions(StringRef file, const LoadOptions &options,
                             bool withRules, llvm::raw_ostream &result) {
  ExpandedSource source;
  llvm::RecordKeeper records;
  if (!source.expand(file, options.includeDirs) ||
      !parseRecords(source, records))
    return false;
  auto isInMainFile = [&](SMLoc loc) {
    return source.contains(loc) && source.isInMainFile(loc);
  };
  auto describeLoc = [&](SMLoc loc) { return describe(source, loc); };
  const EncodingContext context = {isInMainFile, describeLoc,
                                   options.knownDialects};
  const auto definitions = encodeDialects(records, context);
  const auto rules =
      withRules ? encodeRules(records, context) : std::vector<LoadedRule>();
  if (!definitions || !rules || llvm::ErrorsPrinted != 0)
    return false;
  if (definitions->empty() && rules->empty()) {
    llvm::errs() << file << ": error: no dialect is defined here\n";
    return false;
  }
  ByteWriter writer;
  writer.writeString(encodeDefinitions(*definitions));
  writer.writeString(encodeLoadedRules(*rules));
  result << writer.getBytes();
  return true;
}

/// Decodes the output of the child.
static std::optional<std::vector<DialectDefinition>>
decodeResult(StringRef bytes, std::vector<LoadedRule> *rules) {
  ByteReader reader(bytes);
  StringRef definitionBytes, ruleBytes;
  if (!reader.tryTakeString(definitionBytes) ||
      !reader.tryTakeString(ruleBytes) || !reader.isAtEnd())
    return std::nullopt;
  const auto read = decodeLoadedRules(ruleBytes);
  if (!read)
    return std::nullopt;
  if (rules)
    rules->insert(rules->end(), read->begin(), read->end());
  return decodeDefinitions(definitionBytes);
}

std::optional<std::vector<DialectDefinition>>
mlir::ods::readDefinitions(StringRef file, const LoadOptions &options,
                           llvm::raw_ostream &diagnostics,
                           std::vector<LoadedRule> *rules) {
  ChildLimits limits;
  limits.deadline = options.deadline;
  limits.memory = options.memoryLimit;
  const ChildOutput output = runInChild(
      [&](llvm::raw_ostream &result) {
        return writeDefinitions(file, options, rules != nullptr, result);
      },
      limits);
  std::string failure = output.failure;
  // A program that ended early may have printed its own error.
  if (failure.empty())
    diagnostics << output.diagnostics;
  if (output.succeeded)
    if (auto definitions = decodeResult(output.result, rules))
      return definitions;
  if (failure.empty() && (output.succeeded || output.diagnostics.empty()))
    failure = "the process that reads them failed";
  if (!failure.empty())
    diagnostics << file
                << ": error: the definitions could not be read: " << failure
                << "\n";
  return std::nullopt;
}
