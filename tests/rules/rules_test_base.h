// SPDX-License-Identifier: Apache-2.0
//
// Applies rules to IR in text form.
#ifndef TESTS_RULES_RULES_TEST_BASE_H
#define TESTS_RULES_RULES_TEST_BASE_H

#include <string>

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/verify/verifier.h"
#include "core/rewrite/greedy.h"
#include "core/rewrite/table/rule_pattern.h"
#include "tests/rules/standin.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

namespace mlir {

class RulesTest : public testing::Test {
protected:
  RulesTest() {
    DialectRegistry registry;
    registry.insert<standin::StandinDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    context.allowUnregisteredDialects();
  }

  OwningOpRef<ModuleOp> parse(llvm::StringRef text) {
    auto module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(module);
    return module;
  }

  /// Applies the rules to a module and returns its body. With `once`, tries
  /// each original operation once.
  std::string rewrite(llvm::StringRef input, FrozenRewritePatternSet patterns,
                      bool once = false, bool locations = false) {
    OwningOpRef<ModuleOp> module = parse(input);
    if (!module)
      return "";
    GreedyRewriteConfig config;
    config.enableFolding(false);
    if (once)
      config.setStrictness(GreedyRewriteStrictness::ExistingOps);
    EXPECT_TRUE(succeeded(
        applyPatternsGreedily(module->getOperation(), patterns, config)));
    EXPECT_TRUE(succeeded(verify(module->getOperation())));
    std::string text;
    llvm::raw_string_ostream os(text);
    module->getOperation()->print(
        os,
        OpPrintingFlags().enableDebugInfo(locations).useLocalScope(locations));
    // Indented lines belong to the body.
    std::string result;
    for (llvm::StringRef line : llvm::split(os.str(), '\n'))
      if (line.consume_front("  "))
        result += line.str() + '\n';
    return result;
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
};

} // namespace mlir

#endif // TESTS_RULES_RULES_TEST_BASE_H
