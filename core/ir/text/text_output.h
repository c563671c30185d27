// SPDX-License-Identifier: Apache-2.0
//
// Elements of the textual format: names, strings, numbers and hexadecimal data.
// Private to core/ir.
#ifndef CORE_IR_TEXT_TEXT_OUTPUT_H
#define CORE_IR_TEXT_TEXT_OUTPUT_H

#include <cstdint>
#include <memory>

#include "core/ir/data/blob.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::detail {

/// Buffers output and writes it in large pieces.
class TextBuffer final : public llvm::raw_ostream {
public:
  explicit TextBuffer(llvm::raw_ostream &target, size_t size = Size)
      : target(target), memory(new char[size]) {
    SetBuffer(memory.get(), size);
  }
  ~TextBuffer() override { flush(); }

private:
  static constexpr size_t Size = 1 << 15;
  void write_impl(const char *text, size_t size) override {
    target.write(text, size);
    written += size;
  }
  uint64_t current_pos() const override { return written; }

  llvm::raw_ostream &target;
  std::unique_ptr<char[]> memory;
  uint64_t written = 0;
};

/// Writes the decimal digits of `number`, at most 20, so that they end at
/// `end`. Returns their beginning.
char *formatNumber(char *end, uint64_t number);
void printNumber(llvm::raw_ostream &os, uint64_t number);
void printSignedNumber(llvm::raw_ostream &os, int64_t number);
/// Prints an integer of any width in decimal.
void printWide(llvm::raw_ostream &os, llvm::APInt value, bool isSigned);

/// Prints `string` with quotes, backslashes and nonprintable characters escaped
/// as `\22`.
void printEscaped(llvm::raw_ostream &os, llvm::StringRef string);
/// Prints the escaped string in double quotes.
void printQuoted(llvm::raw_ostream &os, llvm::StringRef string);
/// Prints a keyword, or a quoted string if it is not a valid keyword: letters,
/// digits, `_`, `$` and `.`, beginning with a letter or `_`.
void printKeywordOrString(llvm::raw_ostream &os, llvm::StringRef keyword);
/// Prints `@name`.
void printSymbolName(llvm::raw_ostream &os, llvm::StringRef symbol);

/// Returns true if the text after `!dialect.` needs no quoting: an identifier,
/// optionally followed by balanced text in angle brackets.
bool isSimpleDialectSymbol(llvm::StringRef symbol);
/// Prints `!dialect.body` or `!dialect<body>`.
void printDialectSymbol(llvm::raw_ostream &os, char sigil,
                        llvm::StringRef dialect, llvm::StringRef body);

/// Prints the bytes as upper-case hexadecimal digits.
void printHex(llvm::raw_ostream &os, llvm::ArrayRef<char> bytes);
/// Prints the bytes of a blob, numbers in little-endian order.
void printHex(llvm::raw_ostream &os, const Blob &blob);

/// Replaces characters that are invalid in an identifier: blanks by `_`, others
/// by their code. Prepends `_` if the result begins with a digit or a code.
/// Uses `buffer` if a change is needed.
llvm::StringRef sanitizeIdentifier(llvm::StringRef name,
                                   llvm::SmallVectorImpl<char> &buffer,
                                   llvm::StringRef punctuation);

} // namespace mlir::detail

#endif // CORE_IR_TEXT_TEXT_OUTPUT_H
