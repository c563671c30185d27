// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_interface/gen_interface.h"

#include "ods/gen_enum/generator_test_base.h"

namespace mlir::ods {
namespace {

class GenInterface : public GeneratorTest {
protected:
  static std::string decls(const std::string &text,
                           InterfaceKind kind = InterfaceKind::Operation) {
    return generate(
        text, [&](const llvm::RecordKeeper &records, llvm::raw_ostream &os) {
          return emitInterfaceDecls(records, os, kind);
        });
  }
};

constexpr char sized[] = R"(
def SizedOp : OpInterface<"Sized"> {
  let cppNamespace = "::test";
  let methods = [
    InterfaceMethod<"How many.", "int", "getSize", (ins "int":$i)>,
    InterfaceMethod<"", "bool", "isEmpty", (ins), "",
                    "return $_op.getSize(0) == 0;">,
    StaticInterfaceMethod<"", "int", "getMax">
  ];
  let verify = "return verifySized($_op);";
}
)";

TEST_F(GenInterface, HasTableAndView) {
  const std::string text = decls(sized);
  EXPECT_TRUE(has(text, "struct SizedTable {\n"
                        "  int (*getSize)(::mlir::Operation *, int i);\n"
                        "  bool (*isEmpty)(::mlir::Operation *);\n"
                        "  int (*getMax)(const SizedTable &);\n};\n"));
  EXPECT_TRUE(has(text, "  /// How many.\n  int getSize(int i) const;\n"));
  EXPECT_TRUE(has(text, "inline int Sized::getSize(int i) const {\n"
                        "  return this->getTable().getSize("
                        "this->getOperation(), i);\n}\n"));
  EXPECT_TRUE(has(text, "return this->getTable().getMax("
                        "this->getTable());"));
}

TEST_F(GenInterface, HasModels) {
  const std::string text = decls(sized);
  EXPECT_TRUE(has(text, "return (*static_cast<ConcreteOp *>(this))"
                        ".getSize(0) == 0;"));
  EXPECT_TRUE(has(text, "[](::mlir::Operation *tablegen_opaque_val, int i) "
                        "-> int {\n        return (::llvm::cast<ConcreteOp>("
                        "tablegen_opaque_val)).getSize(i);\n"));
  EXPECT_TRUE(has(text, "return ConcreteModel().getSize("
                        "tablegen_opaque_val, i);"));
  EXPECT_TRUE(has(text, "return ConcreteModel::getMax();"));
  EXPECT_TRUE(has(text, "verifyTrait(::mlir::Operation *op) {\n"
                        "    return verifySized(op);"));
  EXPECT_TRUE(has(text, "::mlir::TypeID::get<Sized>(), &verify, nullptr}"));
}

TEST_F(GenInterface, InheritsFromBases) {
  const std::string text = decls(std::string(sized) + R"(
def ListOp : OpInterface<"List", [SizedOp]>;
)");
  EXPECT_TRUE(has(text, "operator ::test::Sized() const;"));
  EXPECT_TRUE(has(text, "inline int List::getSize(int i) const {\n"
                        "  return ::test::Sized(this->getOperation())"
                        ".getSize(i);\n}\n"));
}

TEST_F(GenInterface, IsOfTypesToo) {
  const std::string text = decls(R"(
def SizedType : TypeInterface<"SizedType"> {
  let methods = [InterfaceMethod<"", "int", "getSize", (ins), "",
                                 "return sizeOf($_type);">];
}
def TheType : TypeDef<Test_Dialect, "The",
                      [DeclareTypeInterfaceMethods<SizedType>]>;
)",
                                 InterfaceKind::Type);
  EXPECT_TRUE(has(text, "int (*getSize)(::mlir::Type );") ||
              has(text, "int (*getSize)(::mlir::Type);"));
  EXPECT_TRUE(has(text, "return sizeOf((*static_cast<const ConcreteType *>"
                        "(this)));"));
  // Only once, although the class also has the trait.
  const llvm::StringRef found = text;
  EXPECT_EQ(found.count("class SizedType :"), 1u);
}

TEST_F(GenInterface, HasVirtualMethodsOfDialects) {
  const std::string text = generate(R"(
def Inliner : DialectInterface<"Inliner"> {
  let methods = [InterfaceMethod<"", "bool", "isLegal", (ins "int":$i), "",
                                 "return false;">];
}
)",
                                    emitDialectInterfaceDecls);
  EXPECT_TRUE(has(text, "virtual bool isLegal(int i) const {\n"
                        "    return false;\n  }\n"));
}

} // namespace
} // namespace mlir::ods
