// SPDX-License-Identifier: Apache-2.0
//
// Test fixture: parses modules of the dialects arith, cf, func and scf, and of
// unregistered operations.
#ifndef CORE_REWRITE_REWRITE_TEST_BASE_H
#define CORE_REWRITE_REWRITE_TEST_BASE_H

#include <string>

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/verify/verifier.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/func/func.h"
#include "dialects/scf/scf.h"
#include "gtest/gtest.h"

namespace mlir {

/// Owns the context and the module of a test.
class RewriteTest : public testing::Test {
protected:
  RewriteTest() {
    context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect,
                        func::FuncDialect, scf::SCFDialect>();
    context.allowUnregisteredDialects();
  }

  /// Parses a module, which must be valid.
  ModuleOp parse(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(static_cast<bool>(module));
    return module.get();
  }
  /// Returns the first operation with this name in the module.
  Operation *find(llvm::StringRef name) {
    Operation *found = nullptr;
    module.get()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op->getName().getStringRef() != name)
        return WalkResult::advance();
      found = op;
      return WalkResult::interrupt();
    });
    EXPECT_NE(found, nullptr) << name.str();
    return found;
  }
  Region &getBody() { return module->getBodyRegion(); }

  /// Verifies the module and compares its text with `expected`, which is parsed
  /// and printed first so that whitespace does not matter.
  void expectModule(llvm::StringRef expected) {
    EXPECT_TRUE(succeeded(verify(*module)));
    OwningOpRef<ModuleOp> other =
        parseSourceString<ModuleOp>(expected, ParserConfig(&context));
    ASSERT_TRUE(static_cast<bool>(other));
    EXPECT_EQ(print(*module), print(*other));
  }
  static std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    op->print(os);
    return text;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

} // namespace mlir

#endif // CORE_REWRITE_REWRITE_TEST_BASE_H
