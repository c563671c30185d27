// SPDX-License-Identifier: Apache-2.0
//
// Fixture of the verifier's tests.
#ifndef CORE_IR_VERIFY_VERIFIER_TEST_BASE_H
#define CORE_IR_VERIFY_VERIFIER_TEST_BASE_H

#include <string>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/region_kind.h"
#include "core/ir/test_dialect.h"
#include "core/ir/verify/verifier.h"
#include "gtest/gtest.h"

namespace mlir {
namespace verifier_test {

inline LogicalResult fail(Operation *op, llvm::StringRef text) {
  return op->emitError(text);
}

/// Hook of the dialect `test`: rejects discardable attributes `test.bad`.
inline LogicalResult verifyTestAttribute(Dialect &, Operation *op,
                                         NamedAttribute attribute) {
  if (attribute.getName().getValue() == "test.bad")
    return op->emitError("bad attribute");
  return success();
}

inline constexpr DialectDescriptor testDialect = {
    .name = "test", .id = {}, .verifyOperationAttribute = verifyTestAttribute};

} // namespace verifier_test

/// A module to which tests add operations.
class VerifierTestBase {
protected:
  explicit VerifierTestBase(
      MLIRContext::Threading threading = MLIRContext::Threading::Disabled)
      : test(threading, verifier_test::testDialect) {
    // A function: isolated, with blocks that need terminators.
    test.define("test.func", {{&OpTrait::IsIsolatedFromAbove::descriptor}});
    test.define("test.br", {{&OpTrait::IsTerminator::descriptor}});
    test.define("test.graph", {{&OpTrait::NoTerminator::descriptor}},
                {{TypeID::get<RegionKindInterface>(), &onlyGraphRegions}});
    test.define("test.plain");
    test.define("test.bad", {}, {}, {.verify = [](Operation *op) {
                  return verifier_test::fail(op, "bad op");
                }});
    module = ModuleOp::create(test.builder.getUnknownLoc());
    test.builder.setInsertionPointToEnd(module.get().getBody());
  }

  std::string check() { return check(module.get()); }
  std::string check(Operation *op, bool recursively = true) {
    const bool isRight = succeeded(verify(op, recursively));
    std::string messages = test.takeMessages();
    EXPECT_EQ(isRight, messages.empty());
    return messages;
  }
  /// Creates an operation with a region of one block and moves the insertion
  /// point there.
  Operation *open(llvm::StringRef name) {
    Operation *op = test.create(name, {.numRegions = 1});
    test.addBlock(op);
    return op;
  }
  /// Adds a terminator and moves the insertion point after the enclosing
  /// operation.
  void close(llvm::ArrayRef<Block *> successors = {}) {
    test.create("test.br", {.successors = successors});
    leave();
  }
  void leave() {
    test.builder.setInsertionPointAfter(test.builder.getBlock()->getParentOp());
  }
  Value value(llvm::StringRef name = "unknown.value") {
    return test.create(name, {.results = {test.builder.getI32Type()}})
        ->getResult(0);
  }
  Operation *use(Value used, llvm::StringRef name = "unknown.use") {
    return test.create(name, {.operands = {used}});
  }

  TestDialect test;
  OwningOpRef<ModuleOp> module;
};

} // namespace mlir

#endif // CORE_IR_VERIFY_VERIFIER_TEST_BASE_H
