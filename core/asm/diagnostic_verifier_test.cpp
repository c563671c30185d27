// SPDX-License-Identifier: Apache-2.0
#include "core/asm/diagnostic_verifier.h"

#include <string>

#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using Verifier = SourceMgrDiagnosticVerifierHandler;

class DiagnosticVerifierTest : public testing::Test {
protected:
  DiagnosticVerifierTest() : stream(output) {}

  /// Returns a verifier of a source. It prints to `output`.
  Verifier &verifier(llvm::StringRef text,
                     Verifier::Level level = Verifier::Level::All) {
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(text, "f.mlir"), llvm::SMLoc());
    handler = std::make_unique<Verifier>(sources, &context, level, stream);
    return *handler;
  }

  Location at(unsigned line) {
    return FileLineColLoc::get(&context, "f.mlir", line, 1);
  }
  Location unknown() { return UnknownLoc::get(&context); }

  MLIRContext context;
  llvm::SourceMgr sources;
  std::string output;
  llvm::raw_string_ostream stream;
  std::unique_ptr<Verifier> handler;
};

TEST_F(DiagnosticVerifierTest, AnExpectedMessageIsTaken) {
  Verifier &verifier = this->verifier("code // expected-error {{wrong}}\n");
  emitError(at(1), "it is wrong here");
  EXPECT_TRUE(succeeded(verifier.verify()));
  EXPECT_EQ(output, "");
}

TEST_F(DiagnosticVerifierTest, NothingExpectedAndNothingSaid) {
  EXPECT_TRUE(succeeded(verifier("code\n").verify()));
}

TEST_F(DiagnosticVerifierTest, AnUnexpectedMessage) {
  Verifier &verifier = this->verifier("code\n");
  emitWarning(at(1), "odd");
  EXPECT_EQ(output, "f.mlir:1:1: error: unexpected warning: odd\ncode\n^\n");
  EXPECT_TRUE(failed(verifier.verify()));
}

TEST_F(DiagnosticVerifierTest, AMessageThatDoesNotCome) {
  Verifier &verifier = this->verifier("// expected-note {{seen}}\n");
  EXPECT_TRUE(failed(verifier.verify()));
  EXPECT_EQ(output,
            "f.mlir:1:4: error: expected note \"seen\" was not produced\n"
            "// expected-note {{seen}}\n   ^~~~\n");
}

TEST_F(DiagnosticVerifierTest, MissingOnesAreReportedOnce) {
  Verifier &verifier = this->verifier("// expected-note {{seen}}\n");
  EXPECT_TRUE(failed(verifier.verify()));
  output.clear();
  EXPECT_TRUE(failed(verifier.verify()));
  EXPECT_EQ(output, "");
}

TEST_F(DiagnosticVerifierTest, EachSeverity) {
  Verifier &verifier = this->verifier("1 // expected-error {{e}}\n"
                                      "2 // expected-warning {{w}}\n"
                                      "3 // expected-remark {{r}}\n"
                                      "4 // expected-note {{n}}\n");
  emitWarning(at(2), "w");
  emitRemark(at(3), "r");
  emitError(at(1), "e").attachNote(at(4)) << "n";
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, AnotherSeverityIsSaidAtTheExpectation) {
  Verifier &verifier = this->verifier("// expected-note {{x}}\n");
  emitError(at(1), "x");
  EXPECT_EQ(output, "f.mlir:1:4: error: 'error' diagnostic emitted when "
                    "expecting a 'note'\n// expected-note {{x}}\n   ^\n");
  EXPECT_TRUE(failed(verifier.verify()));
}

TEST_F(DiagnosticVerifierTest, TheRightSeverityIsTakenBeforeAWrongOne) {
  Verifier &verifier = this->verifier("// expected-note@+1 {{x}}\n"
                                      "2 // expected-error {{x}}\n");
  emitError(at(2), "x").attachNote() << "x";
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, OneExpectationServesManyMessages) {
  Verifier &verifier = this->verifier("1 // expected-error {{x}}\n");
  emitError(at(1), "x1");
  emitError(at(1), "x2");
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, OfTwoThatAreFulfilledTheFirstCounts) {
  Verifier &verifier = this->verifier("// expected-error@+2 {{x}}\n"
                                      "// expected-error@+1 {{x}}\n"
                                      "3\n");
  emitError(at(3), "x");
  emitError(at(3), "x");
  EXPECT_TRUE(failed(verifier.verify()));
  EXPECT_TRUE(llvm::StringRef(output).starts_with("f.mlir:2:4: ")) << output;
}

TEST_F(DiagnosticVerifierTest, Places) {
  Verifier &verifier = this->verifier("1\n"
                                      "// expected-error@-1 {{a}}\n"
                                      "// expected-error @+2 {{b}}\n"
                                      "//expected-error@+1{{c}}\n"
                                      "5\n");
  emitError(at(1), "a");
  emitError(at(5), "b");
  emitError(at(5), "c");
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, AboveAndBelowPassOverOtherExpectations) {
  Verifier &verifier = this->verifier("1\n"
                                      "// expected-error@above {{a}}\n"
                                      "// expected-error@above {{b}}\n"
                                      "// expected-error@below {{c}}\n"
                                      "// expected-error@below {{d}}\n"
                                      "6\n");
  emitError(at(1), "a");
  emitError(at(1), "b");
  emitError(at(6), "c");
  emitError(at(6), "d");
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, PlacesOutsideTheFileAreNeverFulfilled) {
  Verifier &verifier =
      this->verifier("// expected-error@above {{x}}\n"
                     "// expected-error@-9 {{x}}\n"
                     "// expected-error@+99999999999999999999 {{x}}\n"
                     "// expected-error@below {{x}}");
  for (unsigned line = 0; line < 4; ++line)
    emitError(at(line), "x");
  EXPECT_TRUE(failed(verifier.verify()));
  EXPECT_EQ(llvm::StringRef(output).count("was not produced"), 4u);
}

TEST_F(DiagnosticVerifierTest, LineZeroIsTheFileAsAWhole) {
  Verifier &verifier = this->verifier("1\n// expected-error@-2 {{x}}\n");
  emitError(FileLineColLoc::get(&context, "f.mlir", 0, 0), "x");
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, MessagesWithoutAFile) {
  Verifier &verifier = this->verifier("// expected-error@unknown {{x}}\n");
  emitError(unknown(), "x");
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, AMissingMessageWithoutAFile) {
  Verifier &verifier = this->verifier("// expected-error@unknown {{x}}\n");
  emitError(at(1), "x");
  output.clear();
  EXPECT_TRUE(failed(verifier.verify()));
  EXPECT_EQ(output, "<unknown>:0: error: expected error \"x\" was not "
                    "produced\n");
}

TEST_F(DiagnosticVerifierTest, RegularExpressions) {
  Verifier &verifier =
      this->verifier("1 // expected-error-re {{a.b {{[0-9]+|none}} c}}\n"
                     "2 // expected-error-re {{a.b {{[0-9]+|none}} c}}\n");
  emitError(at(1), "it is a.b 42 c");
  EXPECT_EQ(output, "");
  emitError(at(2), "it is axb 42 c");
  EXPECT_TRUE(llvm::StringRef(output).contains("unexpected error")) << output;
  EXPECT_TRUE(failed(verifier.verify()));
}

TEST_F(DiagnosticVerifierTest, WrongRegularExpressions) {
  Verifier &verifier = this->verifier("// expected-error-re {{{{[}}}}\n"
                                      "// expected-error-re {{a{{b}}\n");
  EXPECT_EQ(output,
            "f.mlir:1:4: error: invalid regex: brackets ([ ]) not balanced\n"
            "// expected-error-re {{{{[}}}}\n   ^~~~~\n"
            "f.mlir:2:4: error: found start of regex with no end '}}'\n"
            "// expected-error-re {{a{{b}}\n   ^~~~\n");
  output.clear();
  EXPECT_TRUE(failed(verifier.verify()));
  EXPECT_EQ(output, "");
}

TEST_F(DiagnosticVerifierTest, BlanksAtTheEndOfALine) {
  Verifier &verifier = this->verifier("1 // expected-error {{x}} \t \r\n");
  emitError(at(1), "x");
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, WhatIsNoExpectation) {
  EXPECT_TRUE(succeeded(verifier("// expected-error {{x}} y\n"
                                 "// expected-error {x}\n"
                                 "// expected-failure {{x}}\n"
                                 "// expected-error@1 {{x}}\n"
                                 "// expected-error@up {{x}}\n"
                                 "// expected-error@+ {{x}}\n"
                                 "// expected-error {{x}\n"
                                 "// expected-error {{}\n"
                                 "// Expected-Error {{x}}\n"
                                 "// expected-\n"
                                 "}}\n")
                            .verify()))
      << output;
}

TEST_F(DiagnosticVerifierTest, TheTextReachesToTheEndOfTheLine) {
  Verifier &verifier = this->verifier("1 // expected-error {{a}} {{b}}\n");
  emitError(at(1), "a}} {{b");
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, TheFirstWordThatFitsCounts) {
  Verifier &verifier =
      this->verifier("1 // expected-x expected-error expected-error {{a}}\n");
  emitError(at(1), "a");
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, AnEmptyTextFitsEverything) {
  Verifier &verifier = this->verifier("1 // expected-error {{}}\n");
  emitError(at(1), "anything");
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, OnlyWhatIsExpected) {
  Verifier &verifier = this->verifier("1 // expected-error {{a}}\n"
                                      "2 // expected-note {{b}}\n",
                                      Verifier::Level::OnlyExpected);
  emitError(at(1), "x");
  emitError(at(2), "b");
  emitError(unknown(), "y");
  EXPECT_EQ(output, "");
  emitError(at(1), "a");
  EXPECT_TRUE(failed(verifier.verify()));
  EXPECT_TRUE(llvm::StringRef(output).starts_with(
      "f.mlir:2:6: error: expected note \"b\" was not produced\n"))
      << output;
}

TEST_F(DiagnosticVerifierTest, SeveralContextsOneAfterTheOther) {
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy("1 // expected-error {{a}}\n"
                                           "2 // expected-error {{b}}\n",
                                           "f.mlir"),
      llvm::SMLoc());
  Verifier verifier(sources, Verifier::Level::All, stream);
  for (const char *text : {"a", "b"}) {
    MLIRContext other;
    verifier.registerInContext(&other);
    emitError(FileLineColLoc::get(&other, "f.mlir", *text - 'a' + 1, 1), text);
  }
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, MessagesOfNoEngine) {
  Verifier &verifier = this->verifier("1 // expected-remark {{a}}\n");
  verifier.process(at(1), "a", DiagnosticSeverity::Remark);
  EXPECT_TRUE(succeeded(verifier.verify())) << output;
}

TEST_F(DiagnosticVerifierTest, AnotherFileHasExpectationsToo) {
  Verifier &verifier = this->verifier("1\n");
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy("// expected-error@below {{x}}\n2\n"
                                           "// expected-error {{y}}\n",
                                           "g.mlir"),
      llvm::SMLoc());
  emitError(FileLineColLoc::get(&context, "g.mlir", 2, 1), "x");
  EXPECT_EQ(output, "");
  EXPECT_TRUE(failed(verifier.verify()));
  EXPECT_TRUE(llvm::StringRef(output).starts_with(
      "g.mlir:3:4: error: expected error \"y\" was not produced\n"))
      << output;
}

TEST_F(DiagnosticVerifierTest, ManyExpectationsAndMessages) {
  constexpr unsigned count = 20000;
  std::string text;
  for (unsigned i = 0; i < count; ++i)
    text += "// expected-error {{x}}\n";
  Verifier &verifier = this->verifier(text);
  for (unsigned i = 1; i <= count; ++i)
    emitError(at(i), "x");
  EXPECT_TRUE(succeeded(verifier.verify()));
}

} // namespace
} // namespace mlir
