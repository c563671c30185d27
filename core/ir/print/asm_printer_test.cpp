// SPDX-License-Identifier: Apache-2.0
//
// Tests of printed types, attributes and locations, and of printing hooks.
#include "core/ir/print/asm_printer.h"

#include <complex>
#include <string>

#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/ir_fixture.h"
#include "core/ir/test_dialect.h"

namespace mlir {
namespace {

template <typename T> std::string toText(T value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

class AsmPrinterTest : public IRTest {
protected:
  Type f32() { return builder.getF32Type(); }
  AffineMap getShift() { return builder.getSingleDimShiftAffineMap(1); }
  /// Returns the text of an attribute in an operation that is printed with
  /// these flags.
  std::string print(Attribute attribute, const OpPrintingFlags &flags) {
    OwningOpRef<Operation *> op = make("t.op");
    op->setAttr("a", attribute);
    std::string text;
    llvm::raw_string_ostream os(text);
    op->print(os, OpPrintingFlags(flags).useLocalScope());
    llvm::StringRef found(text);
    found.consume_front("\"t.op\"() {a = ");
    found.consume_back("} : () -> ()");
    return found.str();
  }
};

TEST_F(AsmPrinterTest, Integers) {
  EXPECT_EQ(toText(i32()), "i32");
  EXPECT_EQ(toText(IntegerType::get(&context, 7, IntegerType::Signed)), "si7");
  EXPECT_EQ(toText(IntegerType::get(&context, 16777215, IntegerType::Unsigned)),
            "ui16777215");
}

TEST_F(AsmPrinterTest, SimpleTypes) {
  EXPECT_EQ(toText(builder.getIndexType()), "index");
  EXPECT_EQ(toText(builder.getNoneType()), "none");
  EXPECT_EQ(toText(f32()), "f32");
  EXPECT_EQ(toText(Float8E8M0FNUType::get(&context)), "f8E8M0FNU");
  EXPECT_EQ(toText(ComplexType::get(f32())), "complex<f32>");
}

TEST_F(AsmPrinterTest, FunctionTypes) {
  Type none = builder.getFunctionType({}, {});
  EXPECT_EQ(toText(none), "() -> ()");
  EXPECT_EQ(toText(builder.getFunctionType({i32(), f32()}, i32())),
            "(i32, f32) -> i32");
  EXPECT_EQ(toText(builder.getFunctionType(none, none)),
            "(() -> ()) -> (() -> ())");
  EXPECT_EQ(toText(builder.getFunctionType({}, {i32(), i32()})),
            "() -> (i32, i32)");
}

TEST_F(AsmPrinterTest, GraphTypesLookLikeFunctions) {
  const Type graph = GraphType::get(builder.getContext(), {i32()}, {f32()});
  EXPECT_EQ(toText(graph), "(i32) -> f32");
  EXPECT_EQ(toText(builder.getFunctionType({}, graph)), "() -> ((i32) -> f32)");
}

TEST_F(AsmPrinterTest, Vectors) {
  EXPECT_EQ(toText(VectorType::get({}, f32())), "vector<f32>");
  EXPECT_EQ(toText(VectorType::get({4, 2}, f32(), {true, false})),
            "vector<[4]x2xf32>");
}

TEST_F(AsmPrinterTest, Tensors) {
  const int64_t dynamic = ShapedType::kDynamic;
  EXPECT_EQ(toText(RankedTensorType::get({}, f32())), "tensor<f32>");
  EXPECT_EQ(toText(RankedTensorType::get({dynamic, 4}, f32())),
            "tensor<?x4xf32>");
  EXPECT_EQ(
      toText(RankedTensorType::get({4}, f32(), builder.getI64IntegerAttr(1))),
      "tensor<4xf32, 1 : i64>");
  EXPECT_EQ(toText(UnrankedTensorType::get(i32())), "tensor<*xi32>");
}

TEST_F(AsmPrinterTest, MemRefs) {
  EXPECT_EQ(toText(MemRefType::get({2}, f32())), "memref<2xf32>");
  EXPECT_EQ(toText(MemRefType::get({2}, f32(), getShift())),
            "memref<2xf32, affine_map<(d0) -> (d0 + 1)>>");
  EXPECT_EQ(toText(MemRefType::get({2}, f32(), Attribute(),
                                   builder.getI64IntegerAttr(3))),
            "memref<2xf32, 3>");
  EXPECT_EQ(toText(MemRefType::get({2}, f32(), Attribute(),
                                   builder.getI32IntegerAttr(3))),
            "memref<2xf32, 3 : i32>");
  EXPECT_EQ(toText(UnrankedMemRefType::get(i32(), builder.getStringAttr("x"))),
            "memref<*xi32, \"x\">");
}

TEST_F(AsmPrinterTest, Tuples) {
  EXPECT_EQ(toText(builder.getTupleType({})), "tuple<>");
  EXPECT_EQ(toText(builder.getTupleType({i32(), builder.getTupleType(f32())})),
            "tuple<i32, tuple<f32>>");
}

TEST_F(AsmPrinterTest, OpaqueTypesAndAttributes) {
  StringAttr d = builder.getStringAttr("d");
  EXPECT_EQ(toText(OpaqueType::get(d, "t<1>")), "!d.t<1>");
  EXPECT_EQ(toText(OpaqueType::get(d, "\"t\"")), "!d<\"t\">");
  EXPECT_EQ(toText(OpaqueAttr::get(d, "a b", builder.getNoneType())),
            "#d<a b>");
  EXPECT_EQ(toText(OpaqueAttr::get(d, "a", i32())), "#d.a : i32");
}

TEST_F(AsmPrinterTest, NothingIsNamed) {
  EXPECT_EQ(toText(Type()), "<<NULL TYPE>>");
  EXPECT_EQ(toText(Attribute()), "<<NULL ATTRIBUTE>>");
}

TEST_F(AsmPrinterTest, IntegerAttributes) {
  EXPECT_EQ(toText(builder.getI32IntegerAttr(-7)), "-7 : i32");
  EXPECT_EQ(toText(builder.getIndexAttr(7)), "7 : index");
  EXPECT_EQ(toText(builder.getBoolAttr(true)), "true");
  EXPECT_EQ(
      toText(builder.getIntegerAttr(builder.getIntegerType(8, false), 200)),
      "200 : ui8");
  EXPECT_EQ(toText(builder.getIntegerAttr(builder.getIntegerType(1, true), 1)),
            "-1 : si1");
  EXPECT_EQ(toText(builder.getIntegerAttr(builder.getIntegerType(0), 0)),
            "0 : i0");
  EXPECT_EQ(
      toText(builder.getIntegerAttr(
          builder.getIntegerType(128),
          llvm::APInt(128, "-170141183460469231731687303715884105728", 10))),
      "-170141183460469231731687303715884105728 : i128");
}

TEST_F(AsmPrinterTest, FloatAttributes) {
  EXPECT_EQ(toText(builder.getF32FloatAttr(1.5)), "1.500000e+00 : f32");
  EXPECT_EQ(toText(builder.getF64FloatAttr(123456.5)), "123456.5 : f64");
  EXPECT_EQ(toText(FloatAttr::getFromBits(builder.getF16Type(),
                                          llvm::APInt(16, 0x7C00))),
            "0x7C00 : f16");
}

TEST_F(AsmPrinterTest, ArraysLeaveOutDefaultTypes) {
  EXPECT_EQ(toText(builder.getArrayAttr(
                {builder.getI64IntegerAttr(1), builder.getI32IntegerAttr(1),
                 builder.getF64FloatAttr(1), builder.getF64FloatAttr(1234567),
                 builder.getUnitAttr(), builder.getStringAttr("s")})),
            "[1, 1 : i32, 1.000000e+00, 0x4132D68700000000 : f64, unit, "
            "\"s\"]");
}

TEST_F(AsmPrinterTest, DictionariesLeaveOutUnits) {
  EXPECT_EQ(toText(builder.getDictionaryAttr(
                {builder.getNamedAttr("b c", builder.getI64IntegerAttr(1)),
                 builder.getNamedAttr("a", builder.getUnitAttr())})),
            "{a, \"b c\" = 1 : i64}");
}

TEST_F(AsmPrinterTest, Strings) {
  EXPECT_EQ(toText(builder.getStringAttr("a\"")), "\"a\\22\"");
  EXPECT_EQ(toText(StringAttr::get("a", i32())), "\"a\" : i32");
}

TEST_F(AsmPrinterTest, SymbolReferences) {
  EXPECT_EQ(toText(SymbolRefAttr::get(
                &context, "a", {FlatSymbolRefAttr::get(&context, "b c")})),
            "@a::@\"b c\"");
}

TEST_F(AsmPrinterTest, AffineAttributes) {
  EXPECT_EQ(toText(AffineMapAttr::get(getShift())),
            "affine_map<(d0) -> (d0 + 1)>");
  EXPECT_EQ(toText(IntegerSetAttr::get(IntegerSet::get(
                1, 0, builder.getAffineDimExpr(0), /*equalities=*/true))),
            "affine_set<(d0) : (d0 == 0)>");
}

TEST_F(AsmPrinterTest, StridedLayouts) {
  const int64_t dynamic = ShapedType::kDynamic;
  EXPECT_EQ(toText(StridedLayoutAttr::get(&context, 0, {2, dynamic})),
            "strided<[2, ?]>");
  EXPECT_EQ(toText(StridedLayoutAttr::get(&context, dynamic, {})),
            "strided<[], offset: ?>");
}

TEST_F(AsmPrinterTest, DistinctAttributesAreNumberedAsTheyArePrinted) {
  Attribute a = DistinctAttr::create(builder.getI32IntegerAttr(1));
  Attribute b = DistinctAttr::create(builder.getUnitAttr());
  EXPECT_EQ(toText(builder.getArrayAttr({b, a, b})),
            "[distinct[0]<>, distinct[1]<1 : i32>, distinct[0]<>]");
}

TEST_F(AsmPrinterTest, DenseArrays) {
  EXPECT_EQ(toText(builder.getDenseI32ArrayAttr({1, -2})), "array<i32: 1, -2>");
  EXPECT_EQ(toText(builder.getDenseBoolArrayAttr({true, false})),
            "array<i1: true, false>");
  EXPECT_EQ(toText(builder.getDenseF32ArrayAttr({})), "array<f32>");
  EXPECT_EQ(toText(builder.getDenseF64ArrayAttr({0.5})),
            "array<f64: 5.000000e-01>");
}

TEST_F(AsmPrinterTest, DenseElementsAreNestedLists) {
  auto type = RankedTensorType::get({2, 2}, i32());
  EXPECT_EQ(toText(DenseElementsAttr::get(type, {1, 2, 3, -4})),
            "dense<[[1, 2], [3, -4]]> : tensor<2x2xi32>");
  EXPECT_EQ(toText(DenseElementsAttr::get(type, 5)),
            "dense<5> : tensor<2x2xi32>");
}

TEST_F(AsmPrinterTest, DenseElementsWithoutElements) {
  auto type = RankedTensorType::get({2, 0}, i32());
  EXPECT_EQ(toText(DenseElementsAttr::get(type, llvm::ArrayRef<int32_t>())),
            "dense<> : tensor<2x0xi32>");
}

TEST_F(AsmPrinterTest, DenseElementsOfEachKind) {
  auto bools = RankedTensorType::get({2}, builder.getI1Type());
  EXPECT_EQ(toText(DenseElementsAttr::get(bools,
                                          llvm::ArrayRef<bool>({true, false}))),
            "dense<[true, false]> : tensor<2xi1>");
  auto complexes = RankedTensorType::get({}, ComplexType::get(i32()));
  std::complex<llvm::APInt> number(llvm::APInt(32, 1), llvm::APInt(32, 2));
  EXPECT_EQ(toText(DenseElementsAttr::get(complexes, number)),
            "dense<(1,2)> : tensor<complex<i32>>");
  auto strings = RankedTensorType::get(
      {2}, OpaqueType::get(builder.getStringAttr("d"), "t"));
  EXPECT_EQ(toText(DenseElementsAttr::get(
                strings, llvm::ArrayRef<llvm::StringRef>({"a", "b"}))),
            "dense<[\"a\", \"b\"]> : tensor<2x!d.t>");
}

TEST_F(AsmPrinterTest, ElementsWithoutBitsAreAList) {
  auto print = [&](int64_t count) {
    auto type = RankedTensorType::get({count}, builder.getIntegerType(0));
    return toText(DenseElementsAttr::get(type, llvm::APInt::getZero(0)));
  };
  EXPECT_EQ(print(2), "dense<[0, 0]> : tensor<2xi0>");
  EXPECT_EQ(print(9999999999), "dense<\"0x\"> : tensor<9999999999xi0>");
  auto type = RankedTensorType::get({9999999999}, builder.getIntegerType(0));
  OpPrintingFlags never;
  never.printLargeElementsAttrWithHex(-1);
  EXPECT_EQ(AsmPrinterTest::print(
                DenseElementsAttr::get(type, llvm::APInt::getZero(0)), never),
            "dense<\"0x\"> : tensor<9999999999xi0>");
}

TEST_F(AsmPrinterTest, ManyElementsAreHexadecimal) {
  llvm::SmallVector<int16_t> values(101, 0x1234);
  values[0] = 1;
  auto type = RankedTensorType::get({101}, builder.getI16Type());
  Attribute many =
      DenseElementsAttr::get(type, llvm::ArrayRef<int16_t>(values));
  EXPECT_EQ(llvm::StringRef(toText(many)).take_front(20),
            "dense<\"0x01003412341");
  OpPrintingFlags never;
  never.printLargeElementsAttrWithHex(-1);
  EXPECT_EQ(llvm::StringRef(print(many, never)).take_front(20),
            "dense<[1, 4660, 4660");
}

TEST_F(AsmPrinterTest, ElementsAreElided) {
  OpPrintingFlags flags;
  flags.elideLargeElementsAttrs(1);
  auto type = RankedTensorType::get({2}, i32());
  EXPECT_EQ(print(DenseElementsAttr::get(type, {1, 2}), flags),
            "dense_resource<__elided__> : tensor<2xi32>");
  EXPECT_EQ(print(DenseElementsAttr::get(type, 1), flags),
            "dense<1> : tensor<2xi32>");
}

TEST_F(AsmPrinterTest, SparseElements) {
  auto indexType = RankedTensorType::get({2, 1}, builder.getI64Type());
  auto indices = cast<DenseIntElementsAttr>(
      DenseElementsAttr::get<int64_t>(indexType, {0, 3}));
  auto values =
      DenseElementsAttr::get(RankedTensorType::get({2}, i32()), {1, 2});
  Attribute sparse = SparseElementsAttr::get(RankedTensorType::get({4}, i32()),
                                             indices, values);
  EXPECT_EQ(toText(sparse), "sparse<[[0], [3]], [1, 2]> : tensor<4xi32>");
  OpPrintingFlags hex, elide;
  hex.printLargeElementsAttrWithHex(0);
  EXPECT_EQ(print(sparse, hex),
            "sparse<[[0], [3]], \"0x0100000002000000\"> : tensor<4xi32>");
  elide.elideLargeElementsAttrs(1);
  EXPECT_EQ(print(sparse, elide), "dense_resource<__elided__> : tensor<4xi32>");
}

TEST_F(AsmPrinterTest, Locations) {
  Location place = Location::getFileLineCol(builder.getStringAttr("f"), 1, 2);
  EXPECT_EQ(toText(place), "loc(\"f\":1:2)");
  EXPECT_EQ(toText(location), "loc(unknown)");
  EXPECT_EQ(toText(Location(NameLoc::get(builder.getStringAttr("n"), place))),
            "loc(\"n\"(\"f\":1:2))");
  EXPECT_EQ(toText(Location(NameLoc::get(builder.getStringAttr("n")))),
            "loc(\"n\")");
  EXPECT_EQ(toText(Location(CallSiteLoc::get(place, location))),
            "loc(callsite(\"f\":1:2 at unknown))");
  EXPECT_EQ(toText(Location(FusedLoc::getExact(
                {LocationAttr(place), LocationAttr(location)},
                builder.getUnitAttr(), &context))),
            "loc(fused<unit>[\"f\":1:2, unknown])");
}

TEST_F(AsmPrinterTest, PrettyCallsFromRangesStandOnOneLine) {
  StringAttr file = builder.getStringAttr("f");
  Location name(NameLoc::get(builder.getStringAttr("n")));
  Location range(FileLineColRange::get(file, 1, 2, 3, 4));
  OpPrintingFlags flags;
  flags.enableDebugInfo(/*enable=*/true, /*prettyForm=*/true);
  EXPECT_EQ(print(Attribute(CallSiteLoc::get(name, range)), flags),
            "\"n\" at f:1:2 to 3:4} : () -> () [unknown]");
}

TEST_F(AsmPrinterTest, RangesOfFiles) {
  StringAttr file = builder.getStringAttr("f");
  EXPECT_EQ(toText(Attribute(FileLineColRange::get(file, 1, 2, 3, 4))),
            "loc(\"f\":1:2 to 3:4)");
  EXPECT_EQ(toText(Attribute(FileLineColRange::get(file, 1, 2, 1, 4))),
            "loc(\"f\":1:2 to :4)");
}

TEST_F(AsmPrinterTest, OpaqueLocationsPrintTheirFallback) {
  Location fallback = NameLoc::get(builder.getStringAttr("n"));
  EXPECT_EQ(toText(Attribute(OpaqueLoc::get(&context, fallback))),
            "loc(\"n\")");
}

TEST_F(AsmPrinterTest, TypesAreLeftOutWhenTold) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Attribute(builder.getI32IntegerAttr(3)).print(os, /*elideType=*/true);
  EXPECT_EQ(text, "3");
}

TEST_F(AsmPrinterTest, DeepTypesAreNoDeepTrouble) {
  Type type = i32();
  for (unsigned i = 0; i != 10000; ++i)
    type = builder.getTupleType(type);
  EXPECT_EQ(toText(type).size(), 10000 * 7 + 3u);
}

TEST_F(AsmPrinterTest, DeepAttributesAreNoDeepTrouble) {
  Attribute attribute = builder.getUnitAttr();
  for (unsigned i = 0; i != 5000; ++i)
    attribute = builder.getDictionaryAttr(
        builder.getNamedAttr("a", builder.getArrayAttr(attribute)));
  EXPECT_EQ(toText(attribute).size(), 5000 * 8 + 4u);
}

// Types and attributes of a dialect.

struct PairParameters {
  Type first;
  Attribute second;
};
constexpr FieldDescriptor pairFields[] = {
    MLIR_FIELD(PairParameters, first, Type),
    MLIR_FIELD(PairParameters, second, Attribute)};

void printPair(Type type, AsmPrinter &printer) {
  const auto &parameters =
      *static_cast<const PairParameters *>(getParameters(type.getImpl()));
  printer << "<" << parameters.first << ", " << parameters.second << ">";
}
void printAttrPair(Attribute attribute, AsmPrinter &printer) {
  const auto &parameters =
      *static_cast<const PairParameters *>(getParameters(attribute.getImpl()));
  printer << "<";
  printer.printStrippedAttrOrType(parameters.first);
  printer << ">";
}

constexpr TypeDescriptor pairType = {
    {.name = "test.pair",
     .id = {},
     .parameters = {pairFields, sizeof(PairParameters)},
     .mnemonic = "pair"},
    nullptr,
    printPair};

class DialectTypes : public testing::Test {
protected:
  DialectTypes() : pair(pairType) {
    pair.id = TypeID::fromName("test.pair");
    empty.name = "test.empty";
    empty.id = TypeID::fromName("test.empty");
    empty.mnemonic = "empty";
    odd.name = "test.odd";
    odd.id = TypeID::fromName("test.odd");
    odd.mnemonic = "odd one";
    attribute.name = "test.box";
    attribute.id = TypeID::fromName("test.box");
    attribute.parameters = pair.parameters;
    attribute.mnemonic = "box";
    attribute.print = printAttrPair;
    for (const TypeDescriptor *type : {&pair, &empty, &odd})
      test.dialect->addType(*type);
    test.dialect->addAttribute(attribute);
  }
  Type getPair(Type first, Attribute second) {
    PairParameters parameters{first, second};
    return Type(getStorage(&test.context, pair, &parameters));
  }
  Type get(const TypeDescriptor &descriptor) {
    return Type(getStorage(&test.context, descriptor, nullptr));
  }
  Attribute getBox(Type type) {
    PairParameters parameters{type, test.builder.getUnitAttr()};
    return Attribute(getStorage(&test.context, attribute, &parameters));
  }

  TypeDescriptor pair, empty, odd;
  AttributeDescriptor attribute;
  TestDialect test;
};

TEST_F(DialectTypes, HaveTheirMnemonic) {
  EXPECT_EQ(toText(get(empty)), "!test.empty");
}

TEST_F(DialectTypes, PrintTheirParameters) {
  EXPECT_EQ(
      toText(getPair(test.builder.getI32Type(), test.builder.getUnitAttr())),
      "!test.pair<i32, unit>");
}

TEST_F(DialectTypes, AreNested) {
  Type inner = getPair(get(empty), test.builder.getUnitAttr());
  Type outer = getPair(inner, test.builder.getStringAttr(">"));
  EXPECT_EQ(toText(test.builder.getTupleType({outer, outer})),
            "tuple<!test.pair<!test.pair<!test.empty, unit>, \">\">, "
            "!test.pair<!test.pair<!test.empty, unit>, \">\">>");
}

TEST_F(DialectTypes, MayBeDeep) {
  Type type = get(empty);
  for (unsigned i = 0; i != 1000; ++i)
    type = getPair(type, test.builder.getUnitAttr());
  const std::string text = toText(type);
  EXPECT_EQ(llvm::StringRef(text).count("!test.pair<"), 1000u);
}

TEST_F(DialectTypes, AreInBracketsWhereTheyAreNotSimple) {
  EXPECT_EQ(toText(getPair(get(odd), test.builder.getUnitAttr())),
            "!test.pair<!test<odd one>, unit>");
}

TEST_F(DialectTypes, LoseTheirPrefixWhereItIsClear) {
  EXPECT_EQ(toText(getBox(getPair(test.builder.getI32Type(),
                                  test.builder.getUnitAttr()))),
            "#test.box<<i32, unit>>");
  EXPECT_EQ(toText(getBox(get(empty))), "#test.box<!test.empty>");
  EXPECT_EQ(toText(getBox(test.builder.getI32Type())), "#test.box<i32>");
}

TEST_F(DialectTypes, MayBePrintedByTheDialect) {
  TypeDescriptor plain;
  plain.name = "test2.plain";
  plain.id = TypeID::fromName("test2.plain");
  DialectDescriptor descriptor;
  descriptor.name = "test2";
  descriptor.id = TypeID::fromName("test2");
  const TypeDescriptor *types[] = {&plain};
  descriptor.types = types;
  descriptor.printType = [](const Dialect &, Type, DialectAsmPrinter &printer) {
    printer << "from<the> dialect";
  };
  MLIRContext context(MLIRContext::Threading::Disabled);
  context.getOrLoadDialect(descriptor);
  EXPECT_EQ(toText(Type(getStorage(&context, plain, nullptr))),
            "!test2<from<the> dialect>");
}

} // namespace
} // namespace mlir
