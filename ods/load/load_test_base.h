// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_LOAD_LOAD_TEST_BASE_H
#define ODS_LOAD_LOAD_TEST_BASE_H

#include <chrono>
#include <string>

#include "ods/load/folder_test_base.h"
#include "ods/load/load_td.h"

namespace mlir {
namespace ods {
namespace test {

/// Defines a dialect `test` and base classes of its operations and types.
inline constexpr char prelude[] = R"(include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Test_Dialect : Dialect { let name = "test"; let cppNamespace = "::t"; }
class TestOp<string mnemonic, list<Trait> traits = []>
    : Op<Test_Dialect, mnemonic, traits>;
class TestType<string cppName> : TypeDef<Test_Dialect, cppName>;
class TestAttr<string cppName> : AttrDef<Test_Dialect, cppName>;
)";
/// The number of lines in the prelude.
inline constexpr int numPreludeLines = 10;

/// Loads files in the test's own folder.
class LoadTest : public FolderTest {
protected:
  void SetUp() override {
    FolderTest::SetUp();
    options.deadline = std::chrono::minutes(2);
    options.includeDirs = {getFolder()};
  }

  /// Loads a text unchanged.
  bool loadFile(llvm::StringRef text) {
    const std::string file = write("main.td", text);
    llvm::raw_string_ostream os(messages);
    auto result = readDefinitions(file, options, os);
    // Remove the folder from diagnostics.
    for (size_t at;
         (at = messages.find(getFolder() + "/")) != std::string::npos;)
      messages.erase(at, getFolder().size() + 1);
    if (result)
      dialects = std::move(*result);
    return result.has_value();
  }
  /// Loads a text after the prelude.
  bool load(llvm::StringRef text) { return loadFile(prelude + text.str()); }
  /// Returns the only dialect of a valid text.
  const DialectDefinition &loadDialect(llvm::StringRef text) {
    const bool isLoaded = load(text);
    EXPECT_TRUE(isLoaded) << messages;
    if (dialects.size() != 1)
      dialects.resize(1);
    return dialects.front();
  }
  /// Returns the only operation of a valid text.
  const OpDefinition &loadOp(llvm::StringRef text) {
    (void)loadDialect(text);
    EXPECT_EQ(dialects[0].operations.size(), 1u);
    if (dialects[0].operations.empty())
      dialects[0].operations.emplace_back();
    return dialects[0].operations[0];
  }
  /// Returns the first error of an invalid text, with its location in the text.
  std::string refuse(llvm::StringRef text) {
    EXPECT_FALSE(load(text));
    llvm::StringRef message = llvm::StringRef(messages).split('\n').first;
    llvm::SmallVector<llvm::StringRef, 4> parts;
    message.split(parts, ':', 2);
    int line;
    if (parts.size() < 3 || parts[1].getAsInteger(10, line))
      return message.str();
    return std::to_string(line - numPreludeLines) + ":" + parts[2].str();
  }

  LoadOptions options;
  std::vector<DialectDefinition> dialects;
  std::string messages;
};

} // namespace test
} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_LOAD_TEST_BASE_H
