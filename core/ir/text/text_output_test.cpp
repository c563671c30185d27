// SPDX-License-Identifier: Apache-2.0
#include "core/ir/text/text_output.h"

#include <string>
#include <vector>

#include "llvm/ADT/SmallString.h"
#include "gtest/gtest.h"

namespace mlir::detail {
namespace {

template <typename Function> std::string write(Function &&function) {
  std::string text;
  llvm::raw_string_ostream os(text);
  function(os);
  return text;
}

TEST(TextOutput, NumbersAreDecimal) {
  auto print = [](uint64_t number) {
    return write([&](llvm::raw_ostream &os) { printNumber(os, number); });
  };
  EXPECT_EQ(print(0), "0");
  EXPECT_EQ(print(7), "7");
  EXPECT_EQ(print(10), "10");
  EXPECT_EQ(print(99), "99");
  EXPECT_EQ(print(100), "100");
  EXPECT_EQ(print(12345), "12345");
  EXPECT_EQ(print(UINT64_MAX), "18446744073709551615");
}

TEST(TextOutput, NegativeNumbersHaveASign) {
  auto print = [](int64_t number) {
    return write([&](llvm::raw_ostream &os) { printSignedNumber(os, number); });
  };
  EXPECT_EQ(print(-1), "-1");
  EXPECT_EQ(print(0), "0");
  EXPECT_EQ(print(INT64_MAX), "9223372036854775807");
  EXPECT_EQ(print(INT64_MIN), "-9223372036854775808");
}

TEST(TextOutput, StringsAreEscaped) {
  auto print = [](llvm::StringRef string) {
    return write([&](llvm::raw_ostream &os) { printQuoted(os, string); });
  };
  EXPECT_EQ(print(""), "\"\"");
  EXPECT_EQ(print("plain"), "\"plain\"");
  EXPECT_EQ(print("a\"b\\c\n"), R"("a\22b\\c\0A")");
  EXPECT_EQ(print("\xC3\xA9"), R"("\C3\A9")");
  EXPECT_EQ(print(llvm::StringRef("\0x", 2)), R"("\00x")");
}

TEST(TextOutput, KeywordsAreNotQuoted) {
  auto print = [](llvm::StringRef keyword) {
    return write(
        [&](llvm::raw_ostream &os) { printKeywordOrString(os, keyword); });
  };
  EXPECT_EQ(print("a.b$_3"), "a.b$_3");
  EXPECT_EQ(print("_"), "_");
  EXPECT_EQ(print(""), "\"\"");
  EXPECT_EQ(print("1a"), "\"1a\"");
  EXPECT_EQ(print("$a"), "\"$a\"");
  EXPECT_EQ(print("a-b"), "\"a-b\"");
}

TEST(TextOutput, SymbolsAreQuotedWhereNeeded) {
  auto print = [](llvm::StringRef symbol) {
    return write([&](llvm::raw_ostream &os) { printSymbolName(os, symbol); });
  };
  EXPECT_EQ(print("a"), "@a");
  EXPECT_EQ(print("1"), "@\"1\"");
  EXPECT_EQ(print(""), "@<<INVALID EMPTY SYMBOL>>");
}

TEST(TextOutput, SimpleDialectSymbols) {
  for (llvm::StringRef symbol :
       {"a", "a.b", "a1_<>", "a<b>", "a<[(x->y)]>", "a<b>c<d>", "a<{\"}\"}>",
        "a<->>", "a<\"\\\">\">"})
    EXPECT_TRUE(isSimpleDialectSymbol(symbol)) << symbol.str();
}

TEST(TextOutput, DialectSymbolsThatAreNotSimple) {
  for (llvm::StringRef symbol :
       {"", "_a", "1", "<a>", "a b", "a-b", "a[x]", "a<b>c", "a<(>)>", "a<[>]>",
        "a<>>", "a<<>", "a<\">", "a$"})
    EXPECT_FALSE(isSimpleDialectSymbol(symbol)) << symbol.str();
  EXPECT_FALSE(isSimpleDialectSymbol(llvm::StringRef("a<\0>", 4)));
}

TEST(TextOutput, DialectSymbols) {
  EXPECT_EQ(write([](llvm::raw_ostream &os) {
              printDialectSymbol(os, '!', "d", "t<1>");
            }),
            "!d.t<1>");
  EXPECT_EQ(write([](llvm::raw_ostream &os) {
              printDialectSymbol(os, '#', "d", "\"x\"");
            }),
            "#d<\"x\">");
}

TEST(TextOutput, HexOfManyBytes) {
  std::vector<char> bytes(5000, '\xAB');
  bytes.back() = 0x01;
  const std::string text =
      write([&](llvm::raw_ostream &os) { printHex(os, bytes); });
  ASSERT_EQ(text.size(), 10000u);
  EXPECT_EQ(text.substr(0, 4), "ABAB");
  EXPECT_EQ(text.substr(9996), "AB01");
}

TEST(TextOutput, HexOfBlobsIsLittleEndian) {
  const char bytes[] = {1, 2, 3, 4};
  auto print = [&](llvm::endianness order) {
    return write([&](llvm::raw_ostream &os) {
      printHex(os, Blob(bytes, /*elementWidth=*/2, order));
    });
  };
  EXPECT_EQ(print(llvm::endianness::little), "01020304");
  EXPECT_EQ(print(llvm::endianness::big), "02010403");
}

TEST(TextOutput, HexOfALongBigEndianBlob) {
  std::vector<char> bytes;
  for (unsigned i = 0; i < 3000; ++i)
    bytes.insert(bytes.end(), {0, 0, char(i >> 8), char(i)});
  const std::string text = write([&](llvm::raw_ostream &os) {
    printHex(os, Blob(bytes, /*elementWidth=*/4, llvm::endianness::big));
  });
  EXPECT_EQ(text.size(), 24000u);
  EXPECT_EQ(text.substr(8 * 2999), "B70B0000");
}

TEST(TextOutput, IdentifiersAreSanitized) {
  auto sanitize = [](llvm::StringRef name) {
    llvm::SmallString<16> buffer;
    return sanitizeIdentifier(name, buffer, "$._-").str();
  };
  EXPECT_EQ(sanitize("a$b._-1"), "a$b._-1");
  EXPECT_EQ(sanitize("1"), "_1");
  EXPECT_EQ(sanitize("a b"), "a_b");
  EXPECT_EQ(sanitize(" x"), "_x");
  EXPECT_EQ(sanitize("a!b"), "a21b");
  EXPECT_EQ(sanitize("!b"), "_21b");
  EXPECT_EQ(sanitize("\xC3\xA9"), "_C3A9");
  EXPECT_EQ(sanitize(""), "");
}

TEST(TextOutput, BuffersKnowHowMuchWasWritten) {
  std::string text;
  {
    llvm::raw_string_ostream os(text);
    TextBuffer buffer(os, /*size=*/4);
    buffer << "ab";
    EXPECT_EQ(buffer.tell(), 2u);
    buffer << "cdefgh";
    EXPECT_EQ(buffer.tell(), 8u);
  }
  EXPECT_EQ(text, "abcdefgh");
}

} // namespace
} // namespace mlir::detail
