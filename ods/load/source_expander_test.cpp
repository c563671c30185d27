// SPDX-License-Identifier: Apache-2.0
#include "ods/load/source_expander.h"

#include "ods/load/embedded_records.h"
#include "ods/load/folder_test_base.h"

using namespace mlir::ods;

namespace {

class SourceExpander : public mlir::ods::test::FolderTest {
protected:
  void SetUp() override {
    FolderTest::SetUp();
    source.files.setDiagHandler(
        [](const llvm::SMDiagnostic &message, void *text) {
          llvm::raw_string_ostream os(*static_cast<std::string *>(text));
          os << llvm::sys::path::filename(message.getFilename()) << ':'
             << message.getLineNo() << ':' << message.getColumnNo() + 1 << ": "
             << message.getMessage() << '\n';
        },
        &messages);
  }
  bool expand(llvm::StringRef text,
              const ExpansionLimits &limits = ExpansionLimits()) {
    return source.expand(write("main.td", text), {getFolder()}, limits);
  }
  /// Returns the text without empty lines.
  std::string getText() const {
    std::string result;
    llvm::SmallVector<llvm::StringRef> lines;
    source.getText().split(lines, '\n', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef line : lines)
      if (!line.trim().empty())
        result += line.trim().str() + "\n";
    return result;
  }
  /// Returns "file:line:column" of a part of the text.
  std::string locate(llvm::StringRef part) {
    const size_t at = source.getText().find(part);
    if (at == llvm::StringRef::npos)
      return "";
    const auto place = source.getOriginal(
        llvm::SMLoc::getFromPointer(source.getText().data() + at));
    const unsigned file = source.files.FindBufferContainingLoc(place);
    const auto [line, column] = source.files.getLineAndColumn(place, file);
    return llvm::sys::path::filename(
               source.files.getMemoryBuffer(file)->getBufferIdentifier())
               .str() +
           ":" + std::to_string(line) + ":" + std::to_string(column);
  }

  ExpandedSource source;
  std::string messages;
};

TEST_F(SourceExpander, PutsIncludesInTheirPlaces) {
  write("other.td", "class B;\nclass C;");
  ASSERT_TRUE(expand("class A;\ninclude \"other.td\" class D;\n"));
  EXPECT_EQ(getText(), "class A;\nclass B;\nclass C;\nclass D;\n");
  EXPECT_EQ(locate("class A"), "main.td:1:1");
  EXPECT_EQ(locate("class C"), "other.td:2:1");
  EXPECT_EQ(locate("class D"), "main.td:2:20");
}

TEST_F(SourceExpander, KnowsWhatIsInTheMainFile) {
  write("other.td", "class B;");
  ASSERT_TRUE(expand("class A;\ninclude \"other.td\"\n"));
  auto isInMainFile = [&](llvm::StringRef part) {
    return source.isInMainFile(llvm::SMLoc::getFromPointer(
        source.getText().data() + source.getText().find(part)));
  };
  EXPECT_TRUE(isInMainFile("class A"));
  EXPECT_FALSE(isInMainFile("class B"));
}

TEST_F(SourceExpander, HasTheRecordLibrary) {
  ASSERT_TRUE(expand("include \"mlir/IR/OpBase.td\"\n"));
  EXPECT_NE(source.getText().find("class Op<"), llvm::StringRef::npos);
  EXPECT_EQ(locate("class Op<").substr(0, 13), "operation.td:");
}

TEST_F(SourceExpander, IncludesGuardedFilesOnce) {
  ASSERT_TRUE(expand("include \"mlir/IR/OpBase.td\"\n"));
  const size_t once = source.getText().size();
  ExpandedSource other;
  ASSERT_TRUE(other.expand(write("twice.td", "include \"mlir/IR/OpBase.td\"\n"
                                             "include \"mlir/IR/OpBase.td\"\n"),
                           {}));
  EXPECT_LT(other.getText().size(), once + 1000);
}

TEST_F(SourceExpander, LooksNotIntoTextsAndComments) {
  const char text[] = "// include \"none.td\"\n"
                      "/* include \"none.td\" /* */ include \"none.td\" */\n"
                      "code c = [{ include \"none.td\" }];\n"
                      "string s = \"\\\" include \\\"none.td\";\n"
                      "int a = !include; int b = $include; int include1;\n";
  ASSERT_TRUE(expand(text)) << messages;
  EXPECT_EQ(source.getText(), text);
}

TEST_F(SourceExpander, CarriesOutDirectives) {
  ASSERT_TRUE(expand("#define A // yes\n"
                     "  #ifdef A\nint a;\n#else\nint b;\n#endif\n"
                     "#ifndef A /* no */\nint c;\n#ifdef A\nint d;\n#endif\n"
                     "#else\nint e;\n#endif\n"
                     "string s = \"x\"#ifdef;\n#endif2"))
      << messages;
  EXPECT_EQ(getText(), "int a;\nint e;\nstring s = \"x\"#ifdef;\n#endif2\n");
}

TEST_F(SourceExpander, MacrosPassFromFileToFile) {
  write("other.td", "#ifdef A\nint a;\n#endif\n#define B\n");
  ASSERT_TRUE(expand("#define A\ninclude \"other.td\"\n#ifdef B\nint b;\n"
                     "#endif\n"));
  EXPECT_EQ(getText(), "int a;\nint b;\n");
}

TEST_F(SourceExpander, EndsOfLinesOfOtherSystems) {
  write("other.td", "int a;\r\n");
  ASSERT_TRUE(expand("#define A\r\n#ifdef A\r\ninclude \"other.td\"\r\n"
                     "#endif\r\n"));
  EXPECT_EQ(getText(), "int a;\n");
}

TEST_F(SourceExpander, RefusesFilesThatAreNot) {
  EXPECT_FALSE(expand("\n  include \"none.td\"\n"));
  EXPECT_EQ(messages, "main.td:2:11: could not find include file 'none.td'\n");
}

TEST_F(SourceExpander, RefusesMainFilesThatAreNot) {
  EXPECT_FALSE(source.expand(getFolder() + "/none.td", {}));
  EXPECT_NE(messages.find("none.td:-1:0: could not open: "), std::string::npos)
      << messages;
}

TEST_F(SourceExpander, RefusesEndlessIncludes) {
  EXPECT_FALSE(expand("include \"main.td\"\ninclude \"main.td\"\n"));
  EXPECT_EQ(messages,
            "main.td:1:9: include files are nested more than 100 deep\n");
}

TEST_F(SourceExpander, RefusesTooMuch) {
  write("other.td", std::string(100, ' '));
  EXPECT_FALSE(expand("include \"other.td\"\ninclude \"other.td\"\n",
                      {.depth = 100, .bytes = 200}));
  EXPECT_EQ(messages, "main.td:2:9: the files and all that they include are "
                      "larger than 200 bytes\n");
}

TEST_F(SourceExpander, RefusesFilesWithoutEnd) {
  EXPECT_FALSE(source.expand("/dev/zero", {}, {.depth = 1, .bytes = 1 << 20}));
  EXPECT_NE(messages.find("could not open"), std::string::npos);
}

/// A text that is rejected, and the error.
struct Refusal {
  const char *text;
  const char *message;
};

class Refused : public SourceExpander,
                public testing::WithParamInterface<Refusal> {};

TEST_P(Refused, WithAMessage) {
  EXPECT_FALSE(expand(GetParam().text));
  EXPECT_EQ(messages, GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(
    SourceExpander, Refused,
    testing::Values(
        Refusal{"include 5", "main.td:1:9: expected filename after include\n"},
        Refusal{"include \"a\n",
                "main.td:1:9: end of line in string literal\n"},
        Refusal{"include \"a\\",
                "main.td:1:9: end of line in string literal\n"},
        Refusal{"\n /* a", "main.td:2:2: unterminated comment\n"},
        Refusal{"code c = [{", "main.td:1:10: unterminated code block\n"},
        Refusal{"#endif", "main.td:1:2: #endif without #ifdef\n"},
        Refusal{"#else", "main.td:1:2: #else without #ifdef or #ifndef\n"},
        Refusal{"#ifdef", "main.td:1:7: expected macro name after #ifdef\n"},
        Refusal{"#define 5",
                "main.td:1:9: expected macro name after #define\n"},
        Refusal{"#define A 5",
                "main.td:1:11: only comments are supported after #define "
                "NAME\n"},
        Refusal{"#ifdef A\n#else 5",
                "main.td:2:7: only comments are supported after #else\n"},
        Refusal{"#ifdef A\n#else\n#else\n#endif",
                "main.td:3:2: double #else\n"
                "main.td:2:2: previous #else is here\n"},
        Refusal{"#ifdef A\n",
                "main.td:2:1: reached EOF without matching #endif\n"
                "main.td:1:2: the latest preprocessor control is here\n"},
        Refusal{"#ifndef A\n",
                "main.td:2:1: reached EOF without matching #endif\n"
                "main.td:1:2: the latest preprocessor control is here\n"}));

TEST_F(SourceExpander, DirectivesEndInTheirFile) {
  write("other.td", "#endif\n");
  EXPECT_FALSE(expand("#ifndef A\ninclude \"other.td\"\n#endif\n"));
  EXPECT_EQ(messages, "other.td:1:2: #endif without #ifdef\n");
}

TEST_F(SourceExpander, TellsOfMacrosThatAreThere) {
  EXPECT_TRUE(expand("#define A\n#define A\n"));
  EXPECT_EQ(messages, "main.td:2:9: duplicate definition of macro: A\n");
}

TEST(EmbeddedRecords, AreSorted) {
  for (size_t i = 1; i < getEmbeddedRecords().size(); ++i)
    EXPECT_LT(getEmbeddedRecords()[i - 1].path, getEmbeddedRecords()[i].path);
}

TEST(EmbeddedRecords, AreFoundByPath) {
  for (const EmbeddedFile &file : getEmbeddedRecords()) {
    const auto found = findEmbeddedRecords(file.path);
    ASSERT_TRUE(found) << file.path.str();
    EXPECT_EQ(found->text.data(), file.text.data());
    EXPECT_EQ(*file.text.end(), '\0');
  }
  EXPECT_FALSE(findEmbeddedRecords("op_base.td"));
}

} // namespace
