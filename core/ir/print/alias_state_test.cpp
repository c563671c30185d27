// SPDX-License-Identifier: Apache-2.0
//
// Tests of the printed aliases.
#include "core/ir/print/alias_state.h"

#include <string>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// A string that begins with `alias:` has the rest as an overridable alias.
/// Types of eight bits always have the alias `byte`.
OpAsmAliasResult getAttributeAlias(Dialect *, Attribute attribute,
                                   llvm::raw_ostream &os) {
  auto string = dyn_cast<StringAttr>(attribute);
  llvm::StringRef name = string ? string.getValue() : llvm::StringRef();
  if (!name.consume_front("alias:"))
    return OpAsmAliasResult::NoAlias;
  os << name;
  return OpAsmAliasResult::OverridableAlias;
}
OpAsmAliasResult getTypeAlias(Dialect *, Type type, llvm::raw_ostream &os) {
  if (!type.isInteger(8))
    return OpAsmAliasResult::NoAlias;
  os << "byte";
  return OpAsmAliasResult::FinalAlias;
}
constexpr OpAsmDialectTable aliasTable = {
    .getAttributeAlias = getAttributeAlias, .getTypeAlias = getTypeAlias};
constexpr InterfaceImplementation aliasInterfaces[] = {
    {TypeID::get<OpAsmDialectInterface>(), &aliasTable}};

class AliasesBase : public testing::Test {
protected:
  explicit AliasesBase(DialectDescriptor dialect = {})
      : test(MLIRContext::Threading::Disabled, dialect),
        module(ModuleOp::create(getPlace(0, 0))) {
    test.builder.setInsertionPointToEnd(module.get().getBody());
  }
  Location getPlace(unsigned line, unsigned column) {
    return Location::getFileLineCol(test.builder.getStringAttr("f"), line,
                                    column);
  }
  Attribute getMap(int64_t shift) {
    return AffineMapAttr::get(test.builder.getSingleDimShiftAffineMap(shift));
  }
  Attribute getName(llvm::StringRef name, LocationAttr child = {}) {
    StringAttr string = test.builder.getStringAttr(name);
    return child ? NameLoc::get(string, child) : NameLoc::get(string);
  }
  Operation *create(std::vector<Attribute> attributes) {
    return test.create("t.op",
                       {.attributes = {test.getNamed(
                            "a", test.builder.getArrayAttr(attributes))}});
  }
  std::string print(OpPrintingFlags flags = {}) {
    std::string text;
    llvm::raw_string_ostream os(text);
    module->getOperation()->print(os, flags);
    return text;
  }
  static OpPrintingFlags withLocations() {
    return OpPrintingFlags().enableDebugInfo();
  }
  TestDialect test;
  OwningOpRef<ModuleOp> module;
};

class Aliases : public AliasesBase {};

TEST_F(Aliases, OfMapsAreNumberedAsTheyAreMet) {
  create({getMap(1), getMap(2), getMap(1)});
  EXPECT_EQ(print(), "#map = affine_map<(d0) -> (d0 + 1)>\n"
                     "#map1 = affine_map<(d0) -> (d0 + 2)>\n"
                     "module {\n"
                     "  \"t.op\"() {a = [#map, #map1, #map]} : () -> ()\n"
                     "}\n");
}

TEST_F(Aliases, AreMissingInLocalScope) {
  Operation *op = create({getMap(1)});
  std::string text;
  llvm::raw_string_ostream os(text);
  os << *op;
  EXPECT_EQ(text, "\"t.op\"() {a = [affine_map<(d0) -> (d0 + 1)>]} : () -> ()");
}

TEST_F(Aliases, NestedOperationsAreMetBeforeAttributes) {
  Operation *op = create({getMap(1)});
  OperationState state(getPlace(1, 1), "t.outer");
  state.addRegion();
  state.addAttribute("m", getMap(2));
  Operation *outer = test.builder.create(state);
  Block *block = test.addBlock(outer);
  op->moveBefore(block, block->end());
  test.builder.setInsertionPointAfter(outer);
  EXPECT_EQ(llvm::StringRef(print()).take_front(36),
            "#map = affine_map<(d0) -> (d0 + 1)>\n");
}

TEST_F(Aliases, DeepOnesComeLast) {
  auto inner = cast<LocationAttr>(getName("inner"));
  create({getName("outer", inner), getMap(1),
          DistinctAttr::create(test.builder.getArrayAttr(
              {test.builder.getArrayAttr({getMap(1)})})),
          DistinctAttr::create(test.builder.getUnitAttr())});
  EXPECT_EQ(print(),
            "#loc = loc(\"inner\")\n"
            "#map = affine_map<(d0) -> (d0 + 1)>\n"
            "#loc1 = loc(\"outer\"(#loc))\n"
            "#distinct = distinct[0]<[[#map]]>\n"
            "module {\n"
            "  \"t.op\"() {a = [#loc1, #map, #distinct, distinct[1]<>]} : () "
            "-> ()\n"
            "}\n");
}

TEST_F(Aliases, TypesHoldAliases) {
  auto type = MemRefType::get({2}, test.builder.getF32Type(), getMap(1));
  test.create("t.op", {.results = {type}});
  EXPECT_EQ(print(), "#map = affine_map<(d0) -> (d0 + 1)>\n"
                     "module {\n"
                     "  %0 = \"t.op\"() : () -> memref<2xf32, #map>\n"
                     "}\n");
}

TEST_F(Aliases, LongTuplesHaveOne) {
  llvm::SmallVector<Type> types(17, test.builder.getI32Type());
  auto get = [&](unsigned size) {
    return TypeAttr::get(
        test.builder.getTupleType(llvm::ArrayRef(types).take_front(size)));
  };
  create({get(17)});
  EXPECT_EQ(llvm::StringRef(print()).take_front(19), "!tuple = tuple<i32,");
  module.get().getBody()->clear();
  test.builder.setInsertionPointToEnd(module.get().getBody());
  create({get(16)});
  EXPECT_EQ(llvm::StringRef(print()).take_front(8), "module {");
}

TEST_F(Aliases, LocationsOfOperationsComeBehind) {
  Operation *op = test.create("t.op");
  op->setLoc(getPlace(1, 2));
  EXPECT_EQ(print(withLocations()), "module {\n"
                                    "  \"t.op\"() : () -> () loc(#loc1)\n"
                                    "} loc(#loc)\n"
                                    "#loc = loc(\"f\":0:0)\n"
                                    "#loc1 = loc(\"f\":1:2)\n");
}

TEST_F(Aliases, WhatIsInALocationComesBehindWithIt) {
  Operation *op = test.create("t.op");
  op->setLoc(FusedLoc::getExact({LocationAttr(getPlace(1, 2))}, getMap(1),
                                &test.context));
  EXPECT_EQ(print(withLocations()), "module {\n"
                                    "  \"t.op\"() : () -> () loc(#loc2)\n"
                                    "} loc(#loc)\n"
                                    "#loc = loc(\"f\":0:0)\n"
                                    "#loc1 = loc(\"f\":1:2)\n"
                                    "#map = affine_map<(d0) -> (d0 + 1)>\n"
                                    "#loc2 = loc(fused<#map>[#loc1])\n");
}

TEST_F(Aliases, LocationsThatAreAlsoAttributesComeBefore) {
  Operation *op = create({LocationAttr(getPlace(1, 2))});
  op->setLoc(getPlace(1, 2));
  EXPECT_EQ(print(withLocations()),
            "#loc1 = loc(\"f\":1:2)\n"
            "module {\n"
            "  \"t.op\"() {a = [#loc1]} : () -> () loc(#loc1)\n"
            "} loc(#loc)\n"
            "#loc = loc(\"f\":0:0)\n");
}

TEST_F(Aliases, LocationsOfArgumentsComeBeforeAndAreNotUsed) {
  Operation *op = test.create("t.op", {.numRegions = 1});
  op->setLoc(getPlace(1, 1));
  test.addBlock(op)->addArgument(test.builder.getI32Type(), getPlace(2, 3));
  EXPECT_EQ(print(withLocations()), "#loc2 = loc(\"f\":2:3)\n"
                                    "module {\n"
                                    "  \"t.op\"() ({\n"
                                    "  ^bb0(%arg0: i32 loc(\"f\":2:3)):\n"
                                    "  }) : () -> () loc(#loc1)\n"
                                    "} loc(#loc)\n"
                                    "#loc = loc(\"f\":0:0)\n"
                                    "#loc1 = loc(\"f\":1:1)\n");
}

TEST_F(Aliases, PrettyLocationsStandWhereTheyAre) {
  Operation *op = test.create("t.op");
  auto name = cast<LocationAttr>(getName("n"));
  op->setLoc(CallSiteLoc::get(name, getPlace(1, 2)));
  EXPECT_EQ(print(OpPrintingFlags().enableDebugInfo(true, /*pretty=*/true)),
            "module {\n"
            "  \"t.op\"() : () -> () #loc1 at #loc2\n"
            "} f:0:0\n"
            "#loc = f:0:0\n"
            "#loc1 = \"n\"\n"
            "#loc2 = f:1:2\n"
            "#loc3 = #loc1 at #loc2\n");
}

TEST_F(Aliases, SkippedRegionsHaveNone) {
  create({getMap(1)});
  EXPECT_EQ(print(OpPrintingFlags().skipRegions()), "module {...}\n");
}

TEST_F(Aliases, PropertiesOfUnknownOperationsAreNotLookedAt) {
  OperationState state(getPlace(1, 1), "t.op");
  state.propertiesAttr =
      test.builder.getDictionaryAttr(test.getNamed("m", getMap(1)));
  OwningOpRef<Operation *> op(Operation::create(state));
  ASSERT_TRUE(
      succeeded(op->setPropertiesFromAttribute(state.propertiesAttr, nullptr)));
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os);
  EXPECT_EQ(text, "\"t.op\"() <{m = affine_map<(d0) -> (d0 + 1)>}> : () -> "
                  "()\n");
}

TEST_F(Aliases, DeepAttributesAreNoDeepTrouble) {
  Attribute attribute = getMap(1);
  for (unsigned i = 0; i != 10000; ++i)
    attribute = test.builder.getArrayAttr(attribute);
  create({attribute});
  EXPECT_EQ(llvm::StringRef(print()).take_front(4), "#map");
}

/// With the dialect `test`, which defines aliases.
class DialectAliases : public AliasesBase {
protected:
  DialectAliases()
      : AliasesBase({.name = "test", .id = {}, .interfaces = aliasInterfaces}) {
  }
  Attribute getAlias(llvm::StringRef name) {
    return test.builder.getStringAttr("alias:" + name);
  }
  /// Returns the lines before the module.
  std::string printDefinitions() {
    return llvm::StringRef(print()).split("module").first.str();
  }
};

TEST_F(DialectAliases, AreAskedFor) {
  create({getAlias("x"), TypeAttr::get(test.builder.getI8Type())});
  EXPECT_EQ(print(), "!byte = i8\n"
                     "#x = \"alias:x\"\n"
                     "module {\n"
                     "  \"t.op\"() {a = [#x, !byte]} : () -> ()\n"
                     "}\n");
}

TEST_F(DialectAliases, AreIdentifiers) {
  create({getAlias("a.b"), getAlias("0a"), getAlias("%a")});
  EXPECT_EQ(printDefinitions(), "#_0a = \"alias:0a\"\n"
                                "#_25a = \"alias:%a\"\n"
                                "#a2Eb = \"alias:a.b\"\n");
}

TEST_F(DialectAliases, ThatAreEqualAreNumbered) {
  // All of these request the name a.
  create({getAlias("a"), StringAttr::get("alias:a", test.builder.getI32Type()),
          StringAttr::get("alias:a", test.builder.getI64Type())});
  EXPECT_EQ(printDefinitions(), "#a = \"alias:a\"\n"
                                "#a1 = \"alias:a\" : i32\n"
                                "#a2 = \"alias:a\" : i64\n");
}

TEST_F(DialectAliases, ThatEndInDigitsDoNotClash) {
  create({getAlias("a0"),
          StringAttr::get("alias:a0", test.builder.getI32Type()),
          getAlias("a0_1"),
          StringAttr::get("alias:a0_1", test.builder.getI32Type())});
  EXPECT_EQ(printDefinitions(), "#a0 = \"alias:a0\"\n"
                                "#a0_1 = \"alias:a0\" : i32\n"
                                "#a0_1_1 = \"alias:a0_1\"\n"
                                "#a0_1_2 = \"alias:a0_1\" : i32\n");
}

TEST_F(DialectAliases, HooksPrintThemAlone) {
  OpHooks hooks;
  hooks.print = [](Operation *op, OpAsmPrinter &printer) {
    for (NamedAttribute attribute : op->getDiscardableAttrs()) {
      printer << ' ';
      if (failed(printer.printAlias(attribute.getValue())))
        printer << "none";
    }
    printer << ' ';
    if (failed(printer.printAlias(IntegerType::get(op->getContext(), 8))))
      printer << "none";
  };
  test.define("test.op", {}, {}, hooks);
  test.create("test.op", {.attributes = {test.getNamed("a", getAlias("x")),
                                         test.getNamed("b")}});
  EXPECT_EQ(print(), "!byte = i8\n"
                     "#x = \"alias:x\"\n"
                     "module {\n"
                     "  test.op #x none !byte\n"
                     "}\n");
}

TEST_F(DialectAliases, StandBesideThoseOfBuiltin) {
  create({getMap(1), getAlias("map"), getAlias("map1")});
  EXPECT_EQ(printDefinitions(), "#map = affine_map<(d0) -> (d0 + 1)>\n"
                                "#map1 = \"alias:map\"\n"
                                "#map1_1 = \"alias:map1\"\n");
}

} // namespace
} // namespace mlir
