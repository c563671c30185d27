// SPDX-License-Identifier: Apache-2.0
//
// What the passes here have in common.
#ifndef PASSES_TESTING_TEST_PASS_H
#define PASSES_TESTING_TEST_PASS_H

#include <string>

#include "core/interfaces/symbol.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::testing {

/// Adds to a generated base class of a pass the name under which messages and
/// reports show it: that of a class of a file.
template <typename BaseT> struct TestPass : BaseT {
  using BaseT::BaseT;
  llvm::StringRef getName() const override {
    static const std::string name =
        ("(anonymous namespace)::" + BaseT::getName()).str();
    return name;
  }
};

/// The same for passes over any operation: they run on symbols that have a
/// name.
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
