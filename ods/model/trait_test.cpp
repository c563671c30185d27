// SPDX-License-Identifier: Apache-2.0
#include "ods/model/trait.h"

#include "ods/model/interfaces.h"
#include "ods/model/side_effects.h"
#include "ods/model/test_records.h"
#include "llvm/Support/Casting.h"
#include "gtest/gtest.h"

using namespace mlir::ods;

/// Returns the names of the traits of `A`.
static std::string getTraits(const std::string &text) {
  test::Records records(text);
  std::string names;
  for (const Trait &trait : flattenTraits(*records["A"]))
    names += (names.empty() ? "" : " ") +
             trait.getQualifiedName().value_or("predicate");
  return names;
}

TEST(Trait, Kinds) {
  EXPECT_EQ(getTraits("def A : TestOp<\"a\", [Terminator, "
                      "SameVariadicOperandSize, InferTypeOpInterface, "
                      "PredOpTrait<\"\", TruePred>, HasParent<\"B\">]>;"),
            "::mlir::OpTrait::IsTerminator "
            "::mlir::OpTrait::SameVariadicOperandSize "
            "::mlir::InferTypeOpInterface::Trait predicate "
            "::mlir::OpTrait::HasParent<B>::Impl");
}

TEST(Trait, ListsAreFlattenedAndDuplicatesDropped) {
  EXPECT_EQ(getTraits("def A : TestOp<\"a\", [Elementwise, "
                      "ElementwiseMappable, Terminator, Terminator]>;"),
            "::mlir::OpTrait::Elementwise ::mlir::OpTrait::Scalarizable "
            "::mlir::OpTrait::Vectorizable ::mlir::OpTrait::Tensorizable "
            "::mlir::OpTrait::IsTerminator");
}

TEST(Trait, BasesOfInterfacesPrecedeThem) {
  EXPECT_EQ(getTraits("def I : OpInterface<\"I\">;"
                      "def J : OpInterface<\"J\", [I]>;"
                      "def K : OpInterface<\"K\", [J, I]>;"
                      "def A : TestOp<\"a\", [K]>;"),
            "I::Trait J::Trait K::Trait");
}

TEST(Trait, OfTypes) {
  EXPECT_EQ(getTraits("def I : TypeInterface<\"I\"> { let cppNamespace = "
                      "\"::n\"; } def A : TestType<\"A\"> { let mnemonic = "
                      "\"a\"; let traits = [MutableType, I]; }"),
            "::mlir::TypeTrait::IsMutable ::n::I::Trait");
}

TEST(Interfaces, Methods) {
  test::Records records(R"(
    def I : OpInterface<"I"> {
      let cppNamespace = "::n";
      let description = "about";
      let verify = "return success();";
      let methods = [
        InterfaceMethod<"", "int", "f", (ins "int":$x, "bool":$y)>,
        StaticInterfaceMethod<"what", "void", "f", (ins), "g();", " h(); ">,
        InterfaceMethod<"", "int", "f">];
    })");
  Interface interface(records["I"]);
  EXPECT_EQ(interface.getFullyQualifiedName(), "::n::I");
  EXPECT_EQ(interface.getVerify(), "return success();");
  EXPECT_FALSE(interface.getExtraClassOf());
  ASSERT_EQ(interface.getMethods().size(), 3u);
  const InterfaceMethod &first = interface.getMethods()[0];
  EXPECT_EQ(first.getUniqueName(), "f");
  ASSERT_EQ(first.getArguments().size(), 2u);
  EXPECT_EQ(first.getArguments()[1].type, "bool");
  EXPECT_EQ(first.getArguments()[1].name, "y");
  EXPECT_FALSE(first.isStatic());
  EXPECT_FALSE(first.getBody());
  const InterfaceMethod &second = interface.getMethods()[1];
  EXPECT_EQ(second.getUniqueName(), "f_1");
  EXPECT_TRUE(second.isStatic());
  EXPECT_EQ(second.getBody(), "g();");
  EXPECT_EQ(second.getDefaultImplementation(), "h();");
  EXPECT_EQ(interface.getMethods()[2].getUniqueName(), "f_2");
}

TEST(Interfaces, Bases) {
  test::Records records("def I : OpInterface<\"I\">;"
                        "def J : OpInterface<\"J\", [I]>;"
                        "def K : OpInterface<\"K\", [I]>;"
                        "def L : OpInterface<\"L\", [K, J]>;");
  std::string names;
  Interface interface(records["L"]);
  for (const Interface &base : interface.getBaseInterfaces())
    names += base.getName();
  EXPECT_EQ(names, "IKJ");
}

TEST(Interfaces, ManyBasesCostNothing) {
  std::string text = "def Base0 : OpInterface<\"Base0\">;";
  for (int i = 1; i < 40; ++i) {
    const std::string name = "Base" + std::to_string(i);
    text += "def " + name + " : OpInterface<\"" + name + "\", [";
    for (int j = 0; j < i; ++j)
      text += (j ? ", Base" : "Base") + std::to_string(j);
    text += "]>;";
  }
  test::Records records(text);
  Interface interface(records["Base39"]);
  unsigned numBases = 0;
  for (const Interface &base : interface.getBaseInterfaces())
    numBases += !base.getName().empty();
  EXPECT_EQ(numBases, 39u);
}

TEST(InterfacesDeathTest, Errors) {
  auto make = [](const std::string &text) {
    test::Records records(text);
    checkForGeneration(Interface(records["I"]));
  };
  EXPECT_EXIT(make("def I : OpInterface<\"I\"> { let methods = "
                   "[InterfaceMethod<\"\", \"int\", \"verifyTrait\">]; }"),
              testing::ExitedWithCode(1),
              "error: 'verifyTrait' method cannot be specified as interface "
              "method for 'I'; use the 'verify' field instead");
  EXPECT_EXIT(make("def I : OpInterface<\"I\"> { let methods = "
                   "[InterfaceMethod<\"\", \"int\", \"f\", (ins I32:$a)>]; }"),
              testing::ExitedWithCode(1),
              "expected a string as the type of argument #0");
  EXPECT_EXIT(make("def I : OpInterface<\"I\"> { let methods = [?]; }"),
              testing::ExitedWithCode(1), "expected a record in 'methods'");
  EXPECT_EXIT(make("def I : OpInterface<\"I\", [!cast<Interface>(\"I\")]>;"),
              testing::ExitedWithCode(1), "nested too deeply, or in itself");
}

TEST(SideEffects, OfTheWholeAndItsParts) {
  test::Records records(R"(
    class Effects<string name, string base> : OpInterface<name> {
      string baseEffectName = base;
    }
    def Memory : Effects<"Memory", "E"> { let cppNamespace = "::m"; }
    class Eff<string name> : OpVariableDecorator {
      string baseEffectName = "E";
      string interfaceTrait = "Memory";
      string cppNamespace = "::m";
      string effect = name;
      string resource = "R";
      int stage = 3;
      bit effectOnFullRegion = 1;
    }
    class SideEffect<string name> : Eff<name>;
    class SideEffectsTraitBase<list<SideEffect> l> : OpInterfaceTrait<""> {
      let trait = "Memory::Trait";
      string baseEffectName = "E";
      list<SideEffect> effects = l;
    }
    def A : TestOp<"a", [SideEffectsTraitBase<[SideEffect<"alloc">]>]> {
      let arguments = (ins I32Attr:$x, Arg<I32, "", [SideEffect<"read">]>:$y,
                       Arg<SymbolRefAttr, "", [SideEffect<"call">]>:$z);
      let results = (outs I1:$r, Res<I32, "", [SideEffect<"free">]>:$s);
    })");
  Operator op(records["A"]);
  std::string text;
  for (const EffectUse &use : getSideEffects(op))
    text += use.effect.getName().str() + ":" +
            std::to_string(static_cast<int>(use.on)) + ":" +
            std::to_string(use.index) + " ";
  EXPECT_EQ(text, "alloc:0:0 free:3:1 read:1:0 call:2:1 ");
  const SideEffect effect = getSideEffects(op).front().effect;
  EXPECT_EQ(effect.getInterfaceTrait(), "::m::Memory");
  EXPECT_EQ(effect.getStage(), 3);
  EXPECT_TRUE(effect.getEffectOnfullRegion());
}
