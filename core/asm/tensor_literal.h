// SPDX-License-Identifier: Apache-2.0
//
// The literal in `dense<...>`: numbers, nested lists of numbers, hex strings.
#ifndef CORE_ASM_TENSOR_LITERAL_H
#define CORE_ASM_TENSOR_LITERAL_H

#include <optional>

#include "core/asm/parser_base.h"
#include "core/ir/builtin/elements.h"

namespace mlir {
namespace detail {

/// One literal. Its type follows in the text, so elements cannot be converted
/// while they are parsed. If they are all integers, all floats or all bools,
/// they are stored. Other literals are lexed a second time, and so are those
/// with an error, to find its location.
class TensorLiteral {
public:
  explicit TensorLiteral(Parser &parser) : parser(parser) {}

  /// Parses the literal at the current token. `allowHex` allows a string.
  ParseResult parse(bool allowHex);
  /// Returns the sizes of the nested lists. Empty for a single element without
  /// list.
  llvm::ArrayRef<int64_t> getShape() const { return shape; }
  /// Returns the elements as an attribute of `type`, whose shape is static.
  /// Errors about the literal as a whole are reported at `loc`.
  DenseElementsAttr getAttr(llvm::SMLoc loc, ShapedType type);

private:
  /// The kind of the elements in `values`.
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
  const char *readNumber(const char *loc, Kind &valueKind, uint64_t &value);

  LogicalResult checkCount(llvm::SMLoc loc, ShapedType type);
  DenseElementsAttr getHexAttr(llvm::SMLoc loc, ShapedType type);
  DenseElementsAttr getStringAttr(llvm::SMLoc loc, ShapedType type);
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
  /// The string token, if the literal is a string.
  std::optional<Token> string;
  llvm::SmallVector<int64_t, 4> shape;
  /// The number of elements. A complex element counts as two.
  size_t count = 0;
  Kind kind = Kind::None;
  /// Integers, the bits of doubles, or bools. Empty if the kind is Mixed.
  llvm::SmallVector<uint64_t, 0> values;
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_TENSOR_LITERAL_H
