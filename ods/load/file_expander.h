// SPDX-License-Identifier: Apache-2.0
//
// Expands one file of definitions (ods/load/source_expander.h): a lexer for the
// contexts in which includes and directives may occur.
#ifndef ODS_LOAD_FILE_EXPANDER_H
#define ODS_LOAD_FILE_EXPANDER_H

#include <memory>
#include <optional>

#include "ods/load/embedded_records.h"
#include "ods/load/source_expander.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"

namespace mlir {
namespace ods {

/// The state shared by the files of one expansion.
class SourceExpander {
public:
  SourceExpander(ExpandedSource &source,
                 llvm::ArrayRef<std::string> includeDirs,
                 const ExpansionLimits &limits)
      : limits(limits), source(source), includeDirs(includeDirs) {}

  /// Adds a file and returns its number in the sources.
  unsigned add(std::unique_ptr<llvm::MemoryBuffer> buffer,
               llvm::SMLoc includedBy);
  /// Returns null if the file does not exist.
  std::unique_ptr<llvm::MemoryBuffer> open(llvm::StringRef name);
  /// Appends a part of a file to the text.
  void append(llvm::StringRef part, const char *original, unsigned file);
  bool isTooLarge() const { return numBytes > limits.bytes; }
  llvm::SourceMgr &getFiles() { return source.files; }

  const ExpansionLimits limits;
  llvm::StringSet<> macros;

private:
  ExpandedSource &source;
  llvm::ArrayRef<std::string> includeDirs;
  size_t numBytes = 0;
};

/// Expands one file.
class FileExpander {
public:
  FileExpander(SourceExpander &shared, unsigned file, unsigned depth);

  /// Errors: reports an error and returns false.
  bool run();

private:
  enum class Directive { Ifdef, Ifndef, Else, Endif, Define };
  /// An #ifdef or its #else.
  struct Control {
    bool isElse;
    bool isLive;
    size_t place;
  };

  bool lexToken();
  bool lexInclude(size_t begin);
  bool expandInclude(llvm::StringRef name, size_t place);
  std::optional<std::string> lexString();
  void skipString();
  void skipIdentifier();
  void skipLine();
  bool skipCode();
  bool skipComment();
  bool skipBlanks();

  std::optional<Directive> getDirective() const;
  bool runDirective(Directive directive);
  bool applyDirective(Directive directive);
  bool applyIfdef(Directive directive, size_t place);
  bool applyElse(size_t place);
  bool applyDefine();
  bool skipDirectiveEnd(Directive directive);
  bool skipRegion();
  bool isLive() const;
  bool reportOpenControl();

  char peek(size_t ahead = 0) const {
    return at + ahead < text.size() ? text[at + ahead] : '\0';
  }
  /// Copies the text from the last copied position to `end`.
  void copyUntil(size_t end);
  void print(size_t place, llvm::SourceMgr::DiagKind kind,
             const llvm::Twine &message);
  /// Reports an error and returns false.
  bool error(size_t place, const llvm::Twine &message);

  SourceExpander &shared;
  const unsigned file;
  const unsigned depth;
  const llvm::StringRef text;
  size_t at = 0;
  size_t copied = 0;
  /// True if only blanks precede on the line.
  bool isLineStart = true;
  llvm::SmallVector<Control> controls;
};

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_FILE_EXPANDER_H
