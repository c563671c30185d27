// SPDX-License-Identifier: Apache-2.0
//
// Test fixture: a dialect whose operations implement interfaces by test models.
#ifndef CORE_INTERFACES_INTERFACE_TEST_BASE_H
#define CORE_INTERFACES_INTERFACE_TEST_BASE_H

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/op_definition.h"
#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {

/// The class for which models are written. It matches any operation.
struct AnyOp : OpState {
  using OpState::OpState;
  static bool classof(Operation *) { return true; }
};

/// Returns the interface implementation of a model, for a descriptor.
template <typename ModelT> InterfaceImplementation implement() {
  return {ModelT::Interface::getInterfaceID(), &ModelT::table};
}

/// Creates operations in the block of one top-level operation.
class InterfaceTest : public testing::Test {
protected:
  InterfaceTest() : top(test.create("unknown.top", {.numRegions = 1})) {
    test.addBlock(top.get());
  }
  /// Moves the insertion point to the end of that block.
  void goHome() {
    test.builder.setInsertionPointToEnd(&top.get()->getRegion(0).front());
  }
  /// Returns the diagnostics of `verify`, or "" if it succeeds.
  template <typename Verify> std::string check(Operation *op, Verify verify) {
    const bool isValid = succeeded(verify(op));
    std::string messages = test.takeMessages();
    EXPECT_EQ(isValid, messages.empty());
    return messages;
  }
  Value value(Type type) {
    return test.create("unknown.value", {.results = {type}})->getResult(0);
  }

  TestDialect test;
  OwningOpRef<Operation *> top;
  Type i32 = test.builder.getI32Type();
  Type i64 = test.builder.getI64Type();
  Type index = test.builder.getIndexType();
};

} // namespace mlir

#endif // CORE_INTERFACES_INTERFACE_TEST_BASE_H
