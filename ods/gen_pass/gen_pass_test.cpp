// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_pass/gen_pass.h"

#include "ods/gen_enum/generator_test_base.h"

namespace mlir::ods {
namespace {

class GenPass : public GeneratorTest {
protected:
  static std::string decls(const std::string &text) {
    return generate(
        text, [](const llvm::RecordKeeper &records, llvm::raw_ostream &os) {
          return emitPassDecls(records, os, "Group");
        });
  }
};

TEST_F(GenPass, DeclaresOptionsAndConstructors) {
  const std::string text = decls(R"(
def Foo : Pass<"foo", "::mlir::ModuleOp"> {
  let summary = "does \"foo\"";
  let dependentDialects = ["::test::TestDialect"];
  let options = [Option<"size", "the-size", "int", "5", "how big">,
                 ListOption<"names", "names", "std::string", "which">];
  let statistics = [Statistic<"count", "num", "how many">];
}
)");
  EXPECT_TRUE(has(text, "struct FooOptions {\n  int size = 5;\n"
                        "  ::llvm::SmallVector<std::string> names;\n};\n"));
  EXPECT_TRUE(has(text, "createFoo(FooOptions options);"));
  EXPECT_TRUE(has(text, ".summary = \"does \\\"foo\\\"\""));
  EXPECT_TRUE(has(text, "{\"the-size\", \"int\", \"how big\", \"5\", false},"));
  EXPECT_TRUE(has(text, "registry.insert<::test::TestDialect>();"));
  EXPECT_TRUE(has(text, "class FooBase : public "
                        "::mlir::OperationPass<::mlir::ModuleOp> {"));
  EXPECT_TRUE(has(text, "registerGroupPasses("
                        "::mlir::Registry &registry) {\n"
                        "  registerFoo(registry);\n}\n"));
}

TEST_F(GenPass, UsesConstructorOfTheRecord) {
  const std::string text = decls(R"td(
def Bar : Pass<"bar"> { let constructor = "makeBar()"; }
)td");
  EXPECT_TRUE(has(text, "return makeBar();"));
  EXPECT_FALSE(has(text, "createBar"));
  EXPECT_FALSE(has(text, "struct BarOptions"));
}

} // namespace
} // namespace mlir::ods
