// SPDX-License-Identifier: Apache-2.0
//
// Test fixture for generators run on definitions given as strings.
#ifndef ODS_GEN_ENUM_GENERATOR_TEST_BASE_H
#define ODS_GEN_ENUM_GENERATOR_TEST_BASE_H

#include <string>

#include "ods/model/test_records.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {
namespace ods {

/// Parses definitions after those of test_records.h.
class GeneratorTest : public testing::Test {
protected:
  using Emit =
      llvm::function_ref<bool(const llvm::RecordKeeper &, llvm::raw_ostream &)>;

  ~GeneratorTest() override { llvm::SrcMgr = llvm::SourceMgr(); }

  /// Returns the output of `emit` for the definitions in `text`.
  static std::string generate(const std::string &text, Emit emit) {
    const test::Records records(text);
    if (!records.isRead)
      return "cannot parse the definitions";
    std::string output;
    llvm::raw_string_ostream os(output);
    EXPECT_FALSE(emit(records.keeper, os));
    return os.str();
  }

  /// Checks that `output` contains `text`.
  static testing::AssertionResult has(llvm::StringRef output,
                                      llvm::StringRef text) {
    if (output.contains(text))
      return testing::AssertionSuccess();
    return testing::AssertionFailure() << "no\n"
                                       << text.str() << "\nin\n"
                                       << output.str();
  }
};

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ENUM_GENERATOR_TEST_BASE_H
