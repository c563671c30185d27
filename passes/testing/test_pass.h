// SPDX-License-Identifier: Apache-2.0
//
// Base classes of the passes in this folder.
#ifndef PASSES_TESTING_TEST_PASS_H
#define PASSES_TESTING_TEST_PASS_H

#include <string>

#include "core/interfaces/symbol.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::testing {

/// Adds the name that messages and reports show to a generated base class of a
/// pass. The name is that of a class in a `.cpp` file.
template <typename BaseT> struct TestPass : BaseT {
  using BaseT::BaseT;
  llvm::StringRef getName() const override {
    static const std::string name =
        ("(anonymous namespace)::" + BaseT::getName()).str();
    return name;
  }
};

/// A test pass that runs on any operation that implements SymbolOpInterface.
template <typename BaseT> struct SymbolPass : TestPass<BaseT> {
  using TestPass<BaseT>::TestPass;
  bool canScheduleOn(OperationName name) const override {
    return name.hasInterface<SymbolOpInterface>();
  }
  bool canScheduleOn(Operation *op) const override {
    return llvm::isa<SymbolOpInterface>(op);
  }
};

} // namespace mlir::testing

#endif // PASSES_TESTING_TEST_PASS_H
