// SPDX-License-Identifier: Apache-2.0
//
// The expansion of one file of definitions (ods/load/source_expander.h): a
// lexer that knows what includes and directives may stand in.
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

/// What the files of one expansion share.
class SourceExpander {
public:
  SourceExpander(ExpandedSource &source,
                 llvm::ArrayRef<std::string> includeDirs,
                 const ExpansionLimits &limits)
      : limits(limits), source(source), includeDirs(includeDirs) {}

  /// The file's number in the sources.
  unsigned add(std::unique_ptr<llvm::MemoryBuffer> buffer,
               llvm::SMLoc includedBy);
  /// Null if there is none.
  std::unique_ptr<llvm::MemoryBuffer> open(llvm::StringRef name);
  /// Puts a part of a file at the end of the text.
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

/// One file.
class FileExpander {
public:
  FileExpander(SourceExpander &shared, unsigned file, unsigned depth);

  /// Errors: false, after a message.
  bool run();

private:
  enum class Directive { Ifdef, Ifndef, Else, Endif, Define };
  /// An #ifdef, or the #else behind it.
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
  /// Copies what has been read since the last time; the text up to `end`.
  void copyUntil(size_t end);
  void print(size_t place, llvm::SourceMgr::DiagKind kind,
             const llvm::Twine &message);
  /// False.
  bool error(size_t place, const llvm::Twine &message);

  SourceExpander &shared;
  const unsigned file;
  const unsigned depth;
  const llvm::StringRef text;
  size_t at = 0;
  size_t copied = 0;
  /// Nothing but blanks stands before on the line.
  bool isLineStart = true;
  llvm::SmallVector<Control> controls;
};

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_FILE_EXPANDER_H
