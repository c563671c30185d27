// SPDX-License-Identifier: Apache-2.0
#include "core/asm/lexer.h"

#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"

namespace mlir {
namespace {

/// Lexes a text and captures the errors.
class LexerTest : public testing::Test {
protected:
  std::vector<Token> lex(llvm::StringRef text) {
    source = text.str();
    auto onError = [&](llvm::SMLoc loc, llvm::StringRef message) {
      errors.emplace_back(loc.getPointer() - source.data(), message.str());
    };
    Lexer lexer(source, onError);
    std::vector<Token> tokens;
    do
      tokens.push_back(lexer.lexToken());
    while (tokens.back().isNot(Token::end_of_file));
    tokens.pop_back();
    return tokens;
  }

  /// Returns the kinds of the tokens.
  std::vector<Token::Kind> kinds(llvm::StringRef text) {
    std::vector<Token::Kind> result;
    for (const Token &token : lex(text))
      result.push_back(token.getKind());
    return result;
  }

  /// Returns the spellings of the tokens.
  std::vector<std::string> spellings(llvm::StringRef text) {
    std::vector<std::string> result;
    for (const Token &token : lex(text))
      result.push_back(token.getSpelling().str());
    return result;
  }

  /// Returns the only token of a text.
  Token only(llvm::StringRef text) {
    std::vector<Token> tokens = lex(text);
    EXPECT_EQ(tokens.size(), 1u) << text.str();
    EXPECT_TRUE(errors.empty()) << text.str();
    return tokens.empty() ? Token() : tokens[0];
  }

  using Error = std::pair<long, std::string>;
  using Kinds = std::vector<Token::Kind>;
  using Spellings = std::vector<std::string>;

  std::string source;
  std::vector<Error> errors;
};

TEST_F(LexerTest, EveryPunctuation) {
#define PUNCTUATION(NAME, SPELLING)                                            \
  if (Token::NAME != Token::at)                                                \
    EXPECT_EQ(kinds(SPELLING), Kinds{Token::NAME}) << SPELLING;
#include "core/asm/token_kinds.def"
}

TEST_F(LexerTest, EveryKeyword) {
#define KEYWORD(NAME) EXPECT_EQ(kinds(#NAME), Kinds{Token::kw_##NAME}) << #NAME;
#include "core/asm/token_kinds.def"
}

TEST_F(LexerTest, KindsKnowTheirSpelling) {
  EXPECT_EQ(Token::getSpelling(Token::file_metadata_begin), "{-#");
  EXPECT_EQ(Token::getSpelling(Token::kw_affine_map), "affine_map");
  EXPECT_EQ(Token::getSpelling(Token::string), "");
}

TEST_F(LexerTest, WhiteSpaceAndCommentsSeparate) {
  EXPECT_EQ(spellings("a // b\n\tc\r\nd//"), (Spellings{"a", "c", "d"}));
}

TEST_F(LexerTest, ZeroIsWhiteSpace) {
  EXPECT_EQ(spellings(llvm::StringRef("a\0b", 3)), (Spellings{"a", "b"}));
}

TEST_F(LexerTest, BareIdentifiers) {
  EXPECT_EQ(spellings("arith.addi _x$1 a.b.c"),
            (Spellings{"arith.addi", "_x$1", "a.b.c"}));
}

TEST_F(LexerTest, KeywordWithASuffixIsAnIdentifier) {
  EXPECT_EQ(kinds("loc location true_ f32x"),
            Kinds({Token::kw_loc, Token::bare_identifier,
                   Token::bare_identifier, Token::bare_identifier}));
}

TEST_F(LexerTest, PrefixedNames) {
  EXPECT_EQ(kinds("@f %0 %a-b.c ^bb1 #map !t"),
            Kinds({Token::at_identifier, Token::percent_identifier,
                   Token::percent_identifier, Token::caret_identifier,
                   Token::hash_identifier, Token::exclamation_identifier}));
}

TEST_F(LexerTest, NumberedNameEndsWithTheDigits) {
  EXPECT_EQ(spellings("%0x"), (Spellings{"%0", "x"}));
}

TEST_F(LexerTest, NameAndResultNumber) {
  std::vector<Token> tokens = lex("%0#12");
  ASSERT_EQ(tokens.size(), 2u);
  EXPECT_EQ(tokens[1].getKind(), Token::hash_identifier);
  EXPECT_EQ(tokens[1].getNumber(), 12u);
}

TEST_F(LexerTest, NumberTooLargeForAName) {
  EXPECT_EQ(only("#4294967296").getNumber(), std::nullopt);
}

TEST_F(LexerTest, QuotedSymbol) {
  EXPECT_EQ(only("@\"a b\\22\"").getStringValue(), "a b\"");
}

TEST_F(LexerTest, PlainSymbol) {
  EXPECT_EQ(only("@main.1").getStringValue(), "main.1");
}

TEST_F(LexerTest, DecimalInteger) {
  EXPECT_EQ(only("18446744073709551615").getUInt64Value(), ~uint64_t(0));
}

TEST_F(LexerTest, IntegerAboveSixtyFourBits) {
  EXPECT_EQ(only("18446744073709551616").getUInt64Value(), std::nullopt);
}

TEST_F(LexerTest, LeadingZeroIsDecimal) {
  EXPECT_EQ(only("010").getUInt64Value(), 10u);
}

TEST_F(LexerTest, HexadecimalInteger) {
  EXPECT_EQ(only("0xfF").getUInt64Value(), 255u);
}

TEST_F(LexerTest, ZeroBeforeADimensionSeparator) {
  EXPECT_EQ(spellings("0x?x0xi32"), (Spellings{"0", "x", "?", "x0xi32"}));
}

TEST_F(LexerTest, FloatingPoint) {
  EXPECT_EQ(only("1.5e+2").getFloatingPointValue(), 150.0);
  EXPECT_EQ(only("7.").getFloatingPointValue(), 7.0);
}

TEST_F(LexerTest, ExponentNeedsDigits) {
  EXPECT_EQ(spellings("1.5e 1.5e-x"),
            (Spellings{"1.5", "e", "1.5", "e", "-", "x"}));
}

TEST_F(LexerTest, ExponentNeedsAPoint) {
  EXPECT_EQ(spellings("1e5"), (Spellings{"1", "e5"}));
}

TEST_F(LexerTest, IntegerTypes) {
  EXPECT_EQ(only("i1").getIntegerTypeWidth(), 1u);
  EXPECT_EQ(only("si24").getIntegerTypeSignedness(), Token::Signedness::Signed);
  EXPECT_EQ(only("ui8").getIntegerTypeSignedness(),
            Token::Signedness::Unsigned);
  EXPECT_EQ(only("i8").getIntegerTypeSignedness(), Token::Signedness::Signless);
}

TEST_F(LexerTest, IntegerTypeTooWideToCount) {
  EXPECT_EQ(only("i99999999999").getIntegerTypeWidth(), std::nullopt);
}

TEST_F(LexerTest, NoIntegerTypes) {
  EXPECT_EQ(kinds("i si xi8 i8x"), Kinds(4, Token::bare_identifier));
}

TEST_F(LexerTest, StringEscapes) {
  EXPECT_EQ(only("\"\\n\\t\\\\\\\"\\41\"").getStringValue(), "\n\t\\\"A");
}

TEST_F(LexerTest, StringMayHoldAZero) {
  Token token = only(llvm::StringRef("\"a\0b\"", 5));
  EXPECT_EQ(token.getStringValue(), std::string("a\0b", 3));
}

TEST_F(LexerTest, HexString) {
  EXPECT_EQ(only("\"0x0aFF\"").getHexStringValue(), "\x0a\xff");
  EXPECT_EQ(only("\"0x\"").getHexStringValue(), "");
}

TEST_F(LexerTest, NoHexStrings) {
  for (const char *text : {"\"0x0\"", "\"0g00\"", "\"00\"", "\"0x0g\""})
    EXPECT_EQ(only(text).getHexStringValue(), std::nullopt) << text;
}

TEST_F(LexerTest, ErrorsAndTheirPlaces) {
  const std::pair<const char *, Error> cases[] = {
      {"a `", {2, "unexpected character"}},
      {"%", {0, "invalid SSA name"}},
      {"^ ", {0, "invalid block name"}},
      {"!(", {0, "invalid type identifier"}},
      {"#,", {0, "invalid attribute name"}},
      {"@1", {1, "@ identifier expected to start with letter or '_'"}},
      {"..", {1, "expected three consecutive dots for an ellipsis"}},
      {"\"ab", {3, "expected '\"' in string literal"}},
      {"\"ab\n\"", {3, "expected '\"' in string literal"}},
      {"\"a\\q\"", {2, "unknown escape in string literal"}},
      {"@\"a", {3, "expected '\"' in string literal"}},
  };
  for (const auto &[text, error] : cases) {
    errors.clear();
    lex(text);
    ASSERT_FALSE(errors.empty()) << text;
    EXPECT_EQ(errors[0], error) << text;
  }
}

TEST_F(LexerTest, GoesOnAfterAnError) {
  EXPECT_EQ(kinds("` a"), Kinds({Token::error, Token::bare_identifier}));
  EXPECT_EQ(errors.size(), 1u);
}

TEST_F(LexerTest, EndOfFileRepeats) {
  source = "";
  Lexer lexer(source, [](llvm::SMLoc, llvm::StringRef) {});
  EXPECT_TRUE(lexer.lexToken().is(Token::end_of_file));
  EXPECT_TRUE(lexer.lexToken().is(Token::end_of_file));
}

TEST_F(LexerTest, ResetGoesBack) {
  source = "a b";
  Lexer lexer(source, [](llvm::SMLoc, llvm::StringRef) {});
  Token first = lexer.lexToken();
  lexer.lexToken();
  lexer.resetPointer(first.getSpelling().data());
  EXPECT_EQ(lexer.lexToken().getSpelling(), "a");
}

} // namespace
} // namespace mlir
