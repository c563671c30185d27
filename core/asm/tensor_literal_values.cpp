// SPDX-License-Identifier: Apache-2.0
//
// Conversion of elements literals to attributes, once their type is known.
#include <cstring>

#include "core/asm/number.h"
#include "core/asm/tensor_literal.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/data/float_semantics.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

namespace mlir {
namespace detail {

/// The format of the numbers that elements of a type consist of.
struct TensorLiteral::Numbers {
  Type type;
  IntegerType integer;                       // null for index and floats
  const FloatSemantics *semantics = nullptr; // null for integers and index
  unsigned width = IndexType::kInternalStorageBitWidth;
  /// The bits that a number occupies: 1 or a multiple of 8.
  size_t storage = 0;
  /// 2 for complex elements, else 1.
  unsigned perElement = 1;

  /// Leaves `type` null if the elements are not numbers.
  explicit Numbers(Type elementType) {
    Type part = elementType;
    if (auto complex = dyn_cast<ComplexType>(elementType)) {
      part = complex.getElementType();
      perElement = 2;
    }
    if (!part.isIntOrIndexOrFloat())
      return;
    type = part;
    integer = dyn_cast<IntegerType>(part);
    if (integer)
      width = integer.getWidth();
    if (auto number = dyn_cast<FloatType>(part)) {
      semantics = &number.getFloatSemantics();
      width = semantics->width;
    }
    storage = getDenseElementStorageWidth(elementType) / perElement;
  }

  bool isPacked() const { return storage == 1; }
  bool isSigned() const { return !integer || integer.isSigned(); }
  size_t getDataSize(size_t count) const {
    return isPacked() ? llvm::divideCeil(count, 8) : count * (storage / 8);
  }
};

/// Iterates over the elements of a literal that was parsed before.
class TensorLiteral::Cursor {
public:
  Cursor(const char *begin, llvm::StringRef buffer)
      : lexer(llvm::StringRef(begin, buffer.end() - begin), onError) {}

  /// Returns the next element. Sets `isNegative` if a minus precedes it.
  Token next(bool &isNegative) {
    isNegative = false;
    while (true) {
      Token token = lexer.lexToken();
      if (token.is(Token::minus))
        isNegative = true;
      else if (token.isAny(Token::integer, Token::floating_point,
                           Token::kw_true, Token::kw_false, Token::string))
        return token;
    }
  }

private:
  static void onError(llvm::SMLoc, llvm::StringRef) {}
  Lexer lexer;
};

DenseElementsAttr TensorLiteral::getAttr(llvm::SMLoc loc, ShapedType type) {
  const Numbers numbers(type.getElementType());
  if (string && numbers.type)
    return getHexAttr(loc, type);
  if (failed(checkCount(loc, type)))
    return nullptr;
  return numbers.type ? getNumberAttr(type, numbers) : getStringAttr(loc, type);
}

/// Checks that the number of elements and the shape of the lists match the
/// type, or that one element stands for all.
LogicalResult TensorLiteral::checkCount(llvm::SMLoc loc, ShapedType type) {
  if (!shape.empty() && getShape() != type.getShape())
    return parser.emitError(loc, "inferred shape of elements literal ([")
           << getShape() << "]) does not match type ([" << type.getShape()
           << "])";
  if (string)
    return success();
  const std::optional<int64_t> numElements =
      ShapedType::tryGetNumElements(type.getShape());
  if (count == 0 && numElements != 0)
    return parser.emitError(loc, "parsed zero elements, but type (")
           << type << ") expected at least 1";
  auto complex = dyn_cast<ComplexType>(type.getElementType());
  const size_t perElement = complex ? 2 : 1;
  if (shape.empty() && (count == perElement || numElements == 0))
    return success();
  if (shape.empty() && complex)
    return parser.emitError(loc, "parsed ")
           << count << " elements, but type (" << complex
           << ") expected 2 elements";
  if (numElements && count == static_cast<uint64_t>(*numElements) * perElement)
    return success();
  InFlightDiagnostic diagnostic = parser.emitError(loc, "parsed ");
  diagnostic << count << " elements, but type (" << type << ") expected ";
  if (!numElements)
    return diagnostic << "more";
  return diagnostic << *numElements * perElement << " elements";
}

/// Returns the elements whose bytes the string contains as hex digits.
DenseElementsAttr TensorLiteral::getHexAttr(llvm::SMLoc loc, ShapedType type) {
  const Numbers numbers(type.getElementType());
  llvm::StringRef digits = string->getSpelling().drop_front().drop_back();
  char *memory = nullptr;
  Blob blob;
  bool isHex = digits.consume_front("0x") && digits.size() % 2 == 0;
  if (isHex) {
    blob = Blob::allocate(digits.size() / 2,
                          std::max<size_t>(numbers.storage / 8, 1),
                          llvm::endianness::little, 64, memory);
    isHex = decodeHex(digits, memory);
  }
  if (!isHex) {
    parser.emitError(
        string->getLoc(),
        "expected string containing hex digits starting with `0x`");
    return nullptr;
  }
  bool isSplat;
  if (!DenseElementsAttr::isValidRawBuffer(type, blob.getBytes(), isSplat)) {
    parser.emitError(loc,
                     "elements hex data size is invalid for provided type: ")
        << type;
    return nullptr;
  }
  return DenseElementsAttr::getFromBlob(type, std::move(blob));
}

/// Returns string elements, which a dialect interprets. For types that are not
/// numeric.
DenseElementsAttr TensorLiteral::getStringAttr(llvm::SMLoc loc,
                                               ShapedType type) {
  const size_t numStrings = string ? 1 : count;
  if (numStrings == 0)
    return DenseElementsAttr::get(type, llvm::ArrayRef<llvm::StringRef>());
  llvm::SmallVector<llvm::StringRef> strings;
  std::vector<std::string> unescaped;
  Cursor cursor(begin, parser.getState().buffer);
  unescaped.reserve(numStrings);
  for (size_t i = 0; i != numStrings; ++i) {
    bool isNegative;
    Token token = cursor.next(isNegative);
    if (token.isNot(Token::string)) {
      parser.emitError(loc, "expected string token, got ")
          << token.getSpelling();
      return nullptr;
    }
    strings.push_back(Parser::getStringValue(token, unescaped.emplace_back()));
  }
  return DenseElementsAttr::get(type, strings);
}

DenseElementsAttr TensorLiteral::getNumberAttr(ShapedType type,
                                               const Numbers &numbers) {
  // Limits the memory taken by numbers that are much larger than their text.
  constexpr size_t maximumAmplified = size_t(1) << 30;
  const size_t size = numbers.getDataSize(count);
  if (numbers.storage > 128 && size > maximumAmplified) {
    parser.emitError(llvm::SMLoc::getFromPointer(begin),
                     "elements take more than 1073741824 bytes");
    return nullptr;
  }
  char *memory = nullptr;
  Blob blob = Blob::allocate(size, std::max<size_t>(numbers.storage / 8, 1),
                             llvm::endianness::little, 64, memory);
  if (numbers.isPacked())
    std::memset(memory, 0, size);
  if (!convertValues(numbers, memory) && failed(convertTokens(numbers, memory)))
    return nullptr;
  // A single value for a type without elements is kept only if it is a whole
  // element.
  if (count != numbers.perElement &&
      ShapedType::tryGetNumElements(type.getShape()) == 0)
    return DenseElementsAttr::getFromRawBuffer(type, {});
  // A packed splat is a byte of zeros or ones.
  if (numbers.isPacked() && count == 1)
    memory[0] = memory[0] ? static_cast<char>(0xFF) : 0;
  return DenseElementsAttr::getFromBlob(type, std::move(blob));
}

/// Writes the `size` least significant bytes of `word`.
static void writeBytes(char *data, uint64_t word, size_t size) {
  char bytes[8];
  llvm::support::endian::write64le(bytes, word);
  std::memcpy(data, bytes, size);
}

/// Writes the converted values as numbers of `storage` bits.
template <typename Convert>
static bool writeWords(llvm::ArrayRef<uint64_t> values, size_t storage,
                       char *data, Convert convert) {
  uint64_t word;
  if (storage == 1) {
    for (size_t i = 0; i != values.size(); ++i) {
      if (!convert(values[i], word))
        return false;
      data[i / 8] |= static_cast<char>(word << (i % 8));
    }
    return true;
  }
  auto write = [&](auto size) {
    for (uint64_t value : values) {
      if (!convert(value, word))
        return false;
      writeBytes(data, word, size);
      data += size;
    }
    return true;
  };
  switch (storage / 8) {
  case 1:
    return write(std::integral_constant<size_t, 1>());
  case 2:
    return write(std::integral_constant<size_t, 2>());
  case 4:
    return write(std::integral_constant<size_t, 4>());
  case 8:
    return write(std::integral_constant<size_t, 8>());
  default:
    return write(storage / 8);
  }
}

/// Converts the stored values. Returns false if none were stored or one is out
/// of range.
bool TensorLiteral::convertValues(const Numbers &numbers, char *data) {
  if (values.empty())
    return false;
  switch (kind) {
  case Kind::Integers:
    return !numbers.semantics && numbers.width <= 64 &&
           convertIntegers(numbers, data);
  case Kind::Floats:
    return numbers.semantics && convertFloats(numbers, data);
  case Kind::Bools:
    return numbers.integer && numbers.width == 1 &&
           writeWords(values, numbers.storage, data,
                      [](uint64_t value, uint64_t &word) {
                        word = value;
                        return true;
                      });
  default:
    return false;
  }
}

bool TensorLiteral::convertIntegers(const Numbers &numbers, char *data) {
  const unsigned width = numbers.width;
  if (width == 0)
    return false;
  const bool isUnsigned = numbers.integer && numbers.integer.isUnsigned();
  const bool isSigned = numbers.isSigned();
  const uint64_t mask = ~uint64_t(0) >> (64 - width);
  // The type holds the values from `least` to `greatest`.
  const int64_t least =
      isUnsigned ? 0 : static_cast<int64_t>(~uint64_t(0) << (width - 1));
  const uint64_t greatest = isSigned ? mask >> 1 : mask;
  return writeWords(values, numbers.storage, data,
                    [=](uint64_t value, uint64_t &word) {
                      word = value & mask;
                      const auto number = static_cast<int64_t>(value);
                      return number < 0 ? number >= least : value <= greatest;
                    });
}

bool TensorLiteral::convertFloats(const Numbers &numbers, char *data) {
  if (&numbers.semantics->getHolder() == &llvm::APFloat::IEEEdouble() &&
      numbers.semantics->isHolder)
    return writeWords(values, numbers.storage, data,
                      [](uint64_t value, uint64_t &word) {
                        word = value;
                        return true;
                      });
  if (&numbers.semantics->getHolder() == &llvm::APFloat::IEEEsingle() &&
      numbers.semantics->isHolder)
    return writeWords(values, numbers.storage, data,
                      [](uint64_t value, uint64_t &word) {
                        word = llvm::bit_cast<uint32_t>(
                            static_cast<float>(llvm::bit_cast<double>(value)));
                        return true;
                      });
  for (size_t i = 0; i != values.size(); ++i) {
    llvm::APFloat value(llvm::bit_cast<double>(values[i]));
    writeBits(data, numbers.storage, i,
              floatToBits(*numbers.semantics,
                          roundToFloat(*numbers.semantics, value)));
  }
  return true;
}

/// Lexes the elements again and converts them.
/// Errors: reports the first invalid element.
LogicalResult TensorLiteral::convertTokens(const Numbers &numbers, char *data) {
  if (count == 0)
    return success();
  std::memset(data, 0, numbers.getDataSize(count));
  Cursor cursor(begin, parser.getState().buffer);
  for (size_t i = 0; i != count; ++i) {
    bool isNegative;
    Token token = cursor.next(isNegative);
    std::optional<llvm::APInt> bits = convertToken(numbers, token, isNegative);
    if (!bits)
      return failure();
    writeBits(data, numbers.storage, i, *bits);
  }
  return success();
}

std::optional<llvm::APInt> TensorLiteral::convertToken(const Numbers &numbers,
                                                       const Token &token,
                                                       bool isNegative) {
  if (!numbers.semantics)
    return convertToInteger(numbers, token, isNegative);
  std::optional<llvm::APFloat> value;
  if (parser.parseFloatFromLiteral(value, token, isNegative,
                                   *numbers.semantics))
    return std::nullopt;
  return floatToBits(*numbers.semantics, *value);
}

std::optional<llvm::APInt>
TensorLiteral::convertToInteger(const Numbers &numbers, const Token &token,
                                bool isNegative) {
  const char *message = nullptr;
  if (isNegative && numbers.integer && numbers.integer.isUnsigned()) {
    message = "expected unsigned integer elements, but parsed negative value";
  } else if (token.is(Token::floating_point)) {
    message = "expected integer elements, but parsed floating-point";
  } else if (token.isAny(Token::kw_true, Token::kw_false)) {
    if (numbers.integer && numbers.width == 1)
      return llvm::APInt(1, token.is(Token::kw_true));
    message = "expected i1 type for 'true' or 'false' values";
  } else {
    std::optional<llvm::APInt> value;
    if (token.is(Token::integer))
      value = fitInteger(token.getSpelling(), isNegative, numbers.width,
                         numbers.isSigned());
    if (value)
      return value;
    message = "integer constant out of range for type";
  }
  (void)parser.fail(token.getLoc(), message);
  return std::nullopt;
}

} // namespace detail
} // namespace mlir
