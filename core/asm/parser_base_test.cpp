// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser_base.h"

#include <string>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir {
namespace detail {
namespace {

class LocationCursorTest : public testing::Test {
protected:
  LocationCursor makeCursor(llvm::StringRef buffer, unsigned line = 1,
                            unsigned column = 1) {
    return LocationCursor(buffer, StringAttr::get(&context, "f"), line, column);
  }
  Location place(unsigned line, unsigned column) {
    return FileLineColLoc::get(&context, "f", line, column);
  }

  MLIRContext context;
};

TEST_F(LocationCursorTest, FirstCharacter) {
  const llvm::StringRef text = "ab\ncd";
  EXPECT_EQ(makeCursor(text).get(text.begin()), place(1, 1));
}

TEST_F(LocationCursorTest, LineFeedEndsItsLine) {
  const llvm::StringRef text = "ab\ncd";
  EXPECT_EQ(makeCursor(text).get(text.begin() + 2), place(1, 3));
}

TEST_F(LocationCursorTest, BehindLineFeed) {
  const llvm::StringRef text = "ab\ncd";
  EXPECT_EQ(makeCursor(text).get(text.begin() + 3), place(2, 1));
}

TEST_F(LocationCursorTest, EndOfBuffer) {
  const llvm::StringRef text = "ab\ncd";
  EXPECT_EQ(makeCursor(text).get(text.end()), place(2, 3));
}

TEST_F(LocationCursorTest, EndBehindLineFeed) {
  const llvm::StringRef text = "ab\n";
  EXPECT_EQ(makeCursor(text).get(text.end()), place(2, 1));
}

TEST_F(LocationCursorTest, EmptyBuffer) {
  const llvm::StringRef text = "";
  EXPECT_EQ(makeCursor(text).get(text.begin()), place(1, 1));
}

TEST_F(LocationCursorTest, EmptyLines) {
  const llvm::StringRef text = "\n\n\nx";
  EXPECT_EQ(makeCursor(text).get(text.begin() + 3), place(4, 1));
}

TEST_F(LocationCursorTest, GoesBack) {
  const llvm::StringRef text = "ab\n\ncd\ne";
  LocationCursor cursor = makeCursor(text);
  EXPECT_EQ(cursor.get(text.end()), place(4, 2));
  EXPECT_EQ(cursor.get(text.begin() + 5), place(3, 2));
  EXPECT_EQ(cursor.get(text.begin() + 3), place(2, 1));
  EXPECT_EQ(cursor.get(text.begin() + 1), place(1, 2));
  EXPECT_EQ(cursor.get(text.end()), place(4, 2));
}

TEST_F(LocationCursorTest, GoesBackToLineFeed) {
  const llvm::StringRef text = "ab\ncd";
  LocationCursor cursor = makeCursor(text);
  EXPECT_EQ(cursor.get(text.end()), place(2, 3));
  EXPECT_EQ(cursor.get(text.begin() + 2), place(1, 3));
}

TEST_F(LocationCursorTest, CountsOnFromGivenPlace) {
  const llvm::StringRef text = "ab\ncd";
  LocationCursor cursor = makeCursor(text, /*line=*/7, /*column=*/5);
  EXPECT_EQ(cursor.get(text.begin() + 1), place(7, 6));
  EXPECT_EQ(cursor.get(text.begin() + 4), place(8, 2));
}

TEST_F(LocationCursorTest, ComesBackToGivenPlace) {
  const llvm::StringRef text = "ab\ncd";
  LocationCursor cursor = makeCursor(text, /*line=*/7, /*column=*/5);
  cursor.get(text.end());
  EXPECT_EQ(cursor.get(text.begin()), place(7, 5));
}

TEST_F(LocationCursorTest, ManyLines) {
  const std::string text(1000, '\n');
  LocationCursor cursor = makeCursor(text);
  for (unsigned i : {999u, 128u, 127u, 500u, 0u})
    EXPECT_EQ(cursor.get(text.data() + i), place(i + 1, 1));
}

TEST_F(LocationCursorTest, ColumnsOfALongLine) {
  const std::string text(100000, ' ');
  EXPECT_EQ(makeCursor(text).get(text.data() + 99999), place(1, 100000));
}

/// The second of two buffers is a part of the first.
TEST_F(LocationCursorTest, PartOfAFile) {
  const char *whole = "one\n  two";
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy("two", "f"),
                             llvm::SMLoc::getFromPointer(whole + 6));
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(whole, "f"),
                             llvm::SMLoc());
  ParserConfig config(&context);
  SymbolState symbols;
  ParserState state(sources, config, symbols);
  EXPECT_EQ(state.locations.get(state.buffer.begin()), place(2, 3));
}

} // namespace
} // namespace detail
} // namespace mlir
