// SPDX-License-Identifier: Apache-2.0
//
// Pieces of text: names, strings, numbers, hexadecimal data, as the textual
// format has them. For the sources of core/ir only.
#ifndef CORE_IR_TEXT_OUTPUT_H
#define CORE_IR_TEXT_OUTPUT_H

#include <cstdint>
#include <memory>

#include "core/ir/blob.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::detail {

/// Hands what is written to it on in large pieces.
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

/// Writes the decimal digits of `number` that end at `end`; returns where they
/// begin. There are at most 20.
char *formatNumber(char *end, uint64_t number);
void printNumber(llvm::raw_ostream &os, uint64_t number);
void printSignedNumber(llvm::raw_ostream &os, int64_t number);
/// The decimal digits of an integer of any width.
void printWide(llvm::raw_ostream &os, llvm::APInt value, bool isSigned);

/// `string` with quotes, backslashes and what cannot be seen as `\22`.
void printEscaped(llvm::raw_ostream &os, llvm::StringRef string);
/// The same in double quotes.
void printQuoted(llvm::raw_ostream &os, llvm::StringRef string);
/// Quoted unless it can be a keyword: letters, digits, `_`, `$` and `.`, with a
/// letter or `_` at first.
void printKeywordOrString(llvm::raw_ostream &os, llvm::StringRef keyword);
/// `@name`
void printSymbolName(llvm::raw_ostream &os, llvm::StringRef symbol);

/// Whether what follows `!dialect.` can stand there as it is: an identifier and
/// perhaps balanced text in angle brackets.
bool isSimpleDialectSymbol(llvm::StringRef symbol);
/// `!dialect.body` or `!dialect<body>`
void printDialectSymbol(llvm::raw_ostream &os, char sigil,
                        llvm::StringRef dialect, llvm::StringRef body);

/// Upper-case hexadecimal digits of the bytes.
void printHex(llvm::raw_ostream &os, llvm::ArrayRef<char> bytes);
/// Those of a blob, numbers in little-endian order.
void printHex(llvm::raw_ostream &os, const Blob &blob);

/// `name` with what may not be in an identifier replaced: blanks by `_`, others
/// by their code. A digit or a code at first has a `_` in front. Uses `buffer`
/// if needed.
llvm::StringRef sanitizeIdentifier(llvm::StringRef name,
                                   llvm::SmallVectorImpl<char> &buffer,
                                   llvm::StringRef punctuation);

} // namespace mlir::detail

#endif // CORE_IR_TEXT_OUTPUT_H
