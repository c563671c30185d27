// SPDX-License-Identifier: Apache-2.0
//
// What stands in `dense<…>`: numbers, nested lists of numbers, hex strings.
#ifndef CORE_ASM_TENSOR_LITERAL_H
#define CORE_ASM_TENSOR_LITERAL_H

#include <optional>

#include "core/asm/parser_base.h"
#include "core/ir/elements.h"

namespace mlir {
namespace detail {

/// One literal. Its type follows it in text, so that the elements cannot be
/// converted as they are read. Where they are all integers, floats or bools, as
/// they mostly are, they are kept as such; the elements of other literals are
/// read a second time, and so are those of a literal with an error, for its
/// place.
class TensorLiteral {
public:
  explicit TensorLiteral(Parser &parser) : parser(parser) {}

  /// Reads the literal at the current token. `allowHex`: it may be a string.
  ParseResult parse(bool allowHex);
  /// The sizes of the nested lists; empty for an element that is in none.
  llvm::ArrayRef<int64_t> getShape() const { return shape; }
  /// The elements as those of `type`, whose shape is static. Messages about the
  /// literal as a whole are at `place`.
  DenseElementsAttr getAttr(llvm::SMLoc place, ShapedType type);

private:
  /// What is in `values`.
  enum class Kind : uint8_t { None, Integers, Floats, Bools, Mixed };
  struct List;
  struct Numbers;
  class Cursor;

  ParseResult parseLists();
  ParseResult openList(llvm::SmallVectorImpl<List> &lists);
  ParseResult closeList(llvm::SmallVectorImpl<List> &lists);
  ParseResult addElement(List &list, llvm::ArrayRef<int64_t> elementShape);
  ParseResult parseElement();
  ParseResult parseComplex();
  void addNumber(bool isNegative);
  void addValue(Kind valueKind, uint64_t value);
  bool readFlatList();
  const char *readNumber(const char *place, Kind &valueKind, uint64_t &value);

  LogicalResult checkCount(llvm::SMLoc place, ShapedType type);
  DenseElementsAttr getHexAttr(llvm::SMLoc place, ShapedType type);
  DenseElementsAttr getStringAttr(llvm::SMLoc place, ShapedType type);
  DenseElementsAttr getNumberAttr(ShapedType type, const Numbers &numbers);
  bool convertValues(const Numbers &numbers, char *data);
  bool convertIntegers(const Numbers &numbers, char *data);
  bool convertFloats(const Numbers &numbers, char *data);
  LogicalResult convertTokens(const Numbers &numbers, char *data);
  std::optional<llvm::APInt> convertToken(const Numbers &numbers,
                                          const Token &token, bool isNegative);
  std::optional<llvm::APInt>
  convertToInteger(const Numbers &numbers, const Token &token, bool isNegative);

  Parser &parser;
  /// The first token.
  const char *begin = nullptr;
  /// The string that the literal is.
  std::optional<Token> string;
  llvm::SmallVector<int64_t, 4> shape;
  /// The elements, those of a complex number as two.
  size_t count = 0;
  Kind kind = Kind::None;
  /// Integers, the bits of doubles, or bools; none if they are mixed.
  llvm::SmallVector<uint64_t, 0> values;
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_TENSOR_LITERAL_H
