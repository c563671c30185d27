// SPDX-License-Identifier: Apache-2.0
//
// Tests input that the tool rejects. The second line of a file of cases
// contains the options of the tool. The text before the first `// -----` is
// prepended to each case. The first line of a case contains the expected error
// and its distance: `// expected-error@+2 {{message}}`.
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace {

using llvm::StringRef;

constexpr char folder[] = "ods/mlir_tblgen/testdata/refused/";

struct Case {
  /// The number of its first line, counted from one.
  unsigned line;
  std::string text;
};

struct Refusal {
  unsigned line;
  std::string message;
};

std::string read(const llvm::Twine &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

/// Returns the common text followed by each case, at its position in the file.
std::vector<Case> getCases(StringRef text) {
  llvm::SmallVector<StringRef> parts;
  text.split(parts, "// -----\n");
  std::vector<Case> cases;
  unsigned line = parts.front().count('\n') + 2;
  for (StringRef part : llvm::ArrayRef(parts).drop_front()) {
    const unsigned missing = line - 1 - parts.front().count('\n');
    cases.push_back(
        {line, parts.front().str() + std::string(missing, '\n') + part.str()});
    line += part.count('\n') + 1;
  }
  return cases;
}

/// Returns the error that a case expects.
std::optional<Refusal> getExpected(const Case &input) {
  StringRef line = StringRef(input.text).split("// expected-error@+").second;
  line = line.split('\n').first;
  unsigned distance = 0;
  if (line.consumeInteger(10, distance) || !line.consume_front(" {{") ||
      !line.consume_back("}}"))
    return std::nullopt;
  return Refusal{input.line + distance, line.str()};
}

/// Returns the first error about a file in the output of the tool.
std::optional<Refusal> getFirstError(StringRef output, StringRef path) {
  while (!output.empty()) {
    StringRef line;
    std::tie(line, output) = output.split('\n');
    const auto [place, message] = line.split(": error: ");
    if (message.empty() && !line.starts_with("error: "))
      continue;
    StringRef rest = place;
    unsigned number = 0;
    if (!rest.consume_front(path) || !rest.consume_front(":") ||
        rest.consumeInteger(10, number))
      return Refusal{0, line.str()};
    return Refusal{number, message.str()};
  }
  return std::nullopt;
}

class Refused : public testing::TestWithParam<const char *> {
protected:
  Refused() {
    llvm::sys::fs::createUniqueDirectory("refused", directory);
    path = (directory + "/case.td").str();
  }
  ~Refused() override { llvm::sys::fs::remove_directories(directory); }

  void check(const Case &input, llvm::ArrayRef<StringRef> options) {
    const std::optional<Refusal> expected = getExpected(input);
    ASSERT_TRUE(expected) << "no expectation";
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << input.text;
    const std::string output = (directory + "/output").str();
    const std::string errors = (directory + "/errors").str();
    llvm::SmallVector<StringRef> arguments = {
        "mlir-tblgen", "-I", ".", "-I", "ods/records", path, "-o", output};
    arguments.append(options.begin(), options.end());
    EXPECT_EQ(llvm::sys::ExecuteAndWait("ods/mlir_tblgen/mlir-tblgen",
                                        arguments, std::nullopt,
                                        {StringRef(""), StringRef(""), errors}),
              1);
    const std::string said = read(errors);
    const std::optional<Refusal> found = getFirstError(said, path);
    ASSERT_TRUE(found) << said;
    EXPECT_EQ(found->message, expected->message);
    EXPECT_EQ(found->line, expected->line);
    EXPECT_FALSE(llvm::sys::fs::exists(output));
  }

  llvm::SmallString<128> directory;
  std::string path;
};

TEST_P(Refused, AtThePlaceAndForTheReason) {
  const std::string text = read(folder + llvm::Twine(GetParam()) + ".td");
  StringRef options = StringRef(text).split('\n').second;
  ASSERT_TRUE(options.consume_front("// OPTIONS: "));
  llvm::SmallVector<StringRef> words;
  llvm::SplitString(options.split('\n').first, words);
  const std::vector<Case> cases = getCases(text);
  EXPECT_FALSE(cases.empty());
  for (const Case &input : cases) {
    SCOPED_TRACE(llvm::Twine(folder + llvm::Twine(GetParam()) +
                             ".td:" + llvm::Twine(input.line))
                     .str());
    check(input, words);
  }
}

INSTANTIATE_TEST_SUITE_P(Files, Refused,
                         testing::Values("attributes", "dialects", "enums",
                                         "interfaces", "op_formats",
                                         "operations", "passes", "syntax",
                                         "types"),
                         [](const auto &info) { return info.param; });

} // namespace
