// SPDX-License-Identifier: Apache-2.0
//
// Types of options of pass_manager.td, and passes that are created from them.
#ifndef PASSES_TESTING_TEST_OPTIONS_H
#define PASSES_TESTING_TEST_OPTIONS_H

#include <memory>

#include "core/pass/pass_options.h"

namespace mlir {
class Pass;
} // namespace mlir

namespace mlir::testing {

/// The type of an option with enumerated values.
enum class Number { zero, one, two };

/// The options of `test-options-pass`, as a value.
struct TestOptions : PassPipelineOptions<TestOptions> {
  TestOptions() = default;
  TestOptions(const TestOptions &other) : PassOptions(), PassPipelineOptions() {
    copyOptionValuesFrom(other);
  }
  TestOptions &operator=(const TestOptions &other) {
    copyOptionValuesFrom(other);
    return *this;
  }

  ListOption<int> list{*this, "list", llvm::cl::desc("Example list option")};
  ListOption<std::string> stringList{
      *this, "string-list", llvm::cl::desc("Example string list option")};
  Option<std::string> string{*this, "string",
                             llvm::cl::desc("Example string option")};
  Option<Number> number{
      *this, "enum", llvm::cl::desc("Example enum option"),
      llvm::cl::init(Number::zero),
      llvm::cl::values(clEnumValN(Number::zero, "zero", "Example zero value"),
                       clEnumValN(Number::one, "one", "Example one value"),
                       clEnumValN(Number::two, "two", "Example two value"))};
};

using ListOfTestOptions = detail::PassOptions::ListOption<TestOptions>;

/// Creates a `test-options-pass`.
std::unique_ptr<Pass> createTestOptionsPass(const TestOptions &options);
/// Creates a `test-options-super-pass`.
std::unique_ptr<Pass> createTestOptionsSuperPass(const ListOfTestOptions &list);

} // namespace mlir::testing

#endif // PASSES_TESTING_TEST_OPTIONS_H
