// SPDX-License-Identifier: Apache-2.0
//
// Custom assembly formats with inferred types or a common type list. The
// encoded formats are written by hand.
#include "core/asm/assembly_format_test_base.h"
#include "core/asm/parser_fixture.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/format/assembly_format.h"
#include "ods/encoding/assembly_format.h"
#include "ods/encoding/expression.h"

namespace mlir {
namespace {

using ods::AttributeForm;
using ods::EntityClass;
using ods::FormatOpcode;
using ods::TypeSource;

constexpr char spaceBefore = ods::FormatFlags::SpaceBefore;

constexpr Bytes isInteger = {ods::Opcode::IsA, EntityClass::IntegerType,
                             ods::Opcode::Self};
constexpr Constraint anyInteger = {.summary = "an integer",
                                   .expression = isInteger};
constexpr Constraint array = {.summary = "i64 dense array attribute",
                              .entityClass = EntityClass::DenseI64ArrayAttr};

// fmt.list: $numbers

struct ListProperties {
  Attribute numbers;
};
constexpr FieldDescriptor listFields[] = {
    {.name = "numbers",
     .kind = FieldKind::Attribute,
     .offset = offsetof(ListProperties, numbers),
     .constraint = &array}};
constexpr OpAttributeDescriptor listAttributes[] = {
    {.name = "numbers", .constraint = &array}};
constexpr Bytes listProgram = {1, FormatOpcode::Attribute, spaceBefore, 0,
                               AttributeForm::Stripped};
constexpr AssemblyFormat listFormat = {.program = listProgram};
const OpDescriptor listOp = {.name = "fmt.list",
                             .id = TypeID::get<ListProperties>(),
                             .properties = {listFields, sizeof(ListProperties)},
                             .attributes = listAttributes,
                             .format = &listFormat};

// fmt.pair: $lhs $rhs type(operands)

struct PairOp;
constexpr ValueDescriptor pairOperands[] = {{.name = "lhs"}, {.name = "rhs"}};
constexpr Bytes pairProgram = {3,
                               FormatOpcode::Operand,
                               spaceBefore,
                               0,
                               FormatOpcode::Operand,
                               spaceBefore,
                               1,
                               FormatOpcode::Type,
                               spaceBefore,
                               TypeSource::Operands};
constexpr AssemblyFormat pairFormat = {.program = pairProgram};
const OpDescriptor pairOp = {.name = "fmt.pair",
                             .id = TypeID::get<PairOp>(),
                             .operands = pairOperands,
                             .format = &pairFormat};

// fmt.call: $callee `to` $arguments type($callee), where the types of the
// arguments are the inputs of the callee's type

struct CallOp;
constexpr Constraint function = {.summary = "function type",
                                 .entityClass = EntityClass::FunctionType};
constexpr ValueDescriptor callOperands[] = {
    {.name = "callee", .constraint = &function},
    {.name = "arguments", .multiplicity = Multiplicity::Variadic}};
constexpr Bytes callProgram = {4,
                               FormatOpcode::Operand,
                               spaceBefore,
                               0,
                               FormatOpcode::Literal,
                               spaceBefore,
                               2,
                               't',
                               'o',
                               FormatOpcode::Operand,
                               spaceBefore,
                               1,
                               FormatOpcode::Type,
                               spaceBefore,
                               TypeSource::Operand,
                               0};
constexpr Bytes inputs = {ods::Opcode::Inputs, ods::Opcode::Self};
constexpr TypeRule callTypes[] = {
    {}, {TypeRule::Source::Operand, 0, llvm::StringRef(inputs)}};
constexpr AssemblyFormat callFormat = {.program = callProgram,
                                       .operandTypes = callTypes};
const OpDescriptor callOp = {.name = "fmt.call",
                             .id = TypeID::get<CallOp>(),
                             .operands = callOperands,
                             .format = &callFormat};

// fmt.twice: $value type($value), whose result type is built from the value's
// type

struct TwiceOp;
constexpr ValueDescriptor twiceOperands[] = {
    {.name = "value", .constraint = &anyInteger}};
constexpr ValueDescriptor twiceResults[] = {{.name = "result"}};
constexpr Bytes twiceProgram = {2,
                                FormatOpcode::Operand,
                                spaceBefore,
                                0,
                                FormatOpcode::Type,
                                spaceBefore,
                                TypeSource::Operand,
                                0};
constexpr Bytes complexOf = {ods::Opcode::ComplexType, ods::Opcode::Self};
constexpr TypeRule twiceTypes[] = {
    {TypeRule::Source::Operand, 0, llvm::StringRef(complexOf)}};
constexpr AssemblyFormat twiceFormat = {.program = twiceProgram,
                                        .resultTypes = twiceTypes};
const OpDescriptor twiceOp = {.name = "fmt.twice",
                              .id = TypeID::get<TwiceOp>(),
                              .operands = twiceOperands,
                              .results = twiceResults,
                              .format = &twiceFormat};

// fmt.same: operands type($result), where all operands have the type of the
// result

struct SameOp;
constexpr ValueDescriptor sameOperands[] = {
    {.name = "values", .multiplicity = Multiplicity::Variadic}};
constexpr ValueDescriptor sameResults[] = {{.name = "result"}};
constexpr Bytes sameProgram = {2,
                               FormatOpcode::Operands,
                               spaceBefore,
                               FormatOpcode::Type,
                               spaceBefore,
                               TypeSource::Result,
                               0};
constexpr TypeRule sameTypes[] = {{TypeRule::Source::Result, 0}};
constexpr AssemblyFormat sameFormat = {.program = sameProgram,
                                       .operandTypes = sameTypes};
const OpDescriptor sameOp = {.name = "fmt.same",
                             .id = TypeID::get<SameOp>(),
                             .operands = sameOperands,
                             .results = sameResults,
                             .format = &sameFormat};

// fmt.rest: $lhs prop-dict

struct RestProperties {
  Attribute lhs, rhs;
};
constexpr FieldDescriptor restFields[] = {
    {.name = "lhs",
     .kind = FieldKind::Attribute,
     .offset = offsetof(RestProperties, lhs)},
    {.name = "rhs",
     .kind = FieldKind::Attribute,
     .offset = offsetof(RestProperties, rhs)}};
constexpr OpAttributeDescriptor restAttributes[] = {{.name = "lhs"},
                                                    {.name = "rhs"}};
constexpr Bytes restProgram = {2,
                               FormatOpcode::Attribute,
                               spaceBefore,
                               0,
                               AttributeForm::Full,
                               FormatOpcode::PropDict,
                               spaceBefore,
                               1,
                               0,
                               0};
constexpr AssemblyFormat restFormat = {.program = restProgram};
const OpDescriptor restOp = {.name = "fmt.rest",
                             .id = TypeID::get<RestProperties>(),
                             .properties = {restFields, sizeof(RestProperties)},
                             .attributes = restAttributes,
                             .format = &restFormat};

struct TypesDialect;
constexpr const OpDescriptor *typesOps[] = {&listOp,  &pairOp, &callOp,
                                            &twiceOp, &sameOp, &restOp};
const DialectDescriptor typesDialect = {
    .name = "fmt", .id = TypeID::get<TypesDialect>(), .operations = typesOps};

class AssemblyFormatTypesTest : public ParserTest {
protected:
  AssemblyFormatTypesTest() { context.getOrLoadDialect(typesDialect); }

  /// Returns the printed form of text after some values, or the diagnostics.
  std::string reprint(llvm::StringRef text) {
    module = parseSourceString(
        ("%i, %f, %g = \"t.values\"() : () -> (i32, f32, (i32) -> ())\n" + text)
            .str(),
        ParserConfig(&context));
    if (!module)
      return messages;
    std::string printed;
    llvm::raw_string_ostream os(printed);
    module->getBody()->back().print(os);
    return printed;
  }

  OwningOpRef<ModuleOp> module;
};

TEST_F(AssemblyFormatTypesTest, DenseArrayIsStripped) {
  EXPECT_EQ(reprint("fmt.list [1, -0x2]"), "fmt.list [1, -2]");
  EXPECT_EQ(reprint("fmt.list []"), "fmt.list []");
}

TEST_F(AssemblyFormatTypesTest, DenseArrayMayBeAnAlias) {
  EXPECT_EQ(reprint("#a = array<i64: 1>\nfmt.list #a"), "fmt.list [1]");
}

TEST_F(AssemblyFormatTypesTest, DenseArrayHasNoFullForm) {
  EXPECT_EQ(reprint("fmt.list array<i64: 1>"), "2:9 expected '['");
}

TEST_F(AssemblyFormatTypesTest, AliasOfAnotherClass) {
  EXPECT_EQ(reprint("#a = array<i32: 1>\nfmt.list #a"),
            "3:10 custom op 'fmt.list' invalid kind of attribute specified");
}

TEST_F(AssemblyFormatTypesTest, NumbersOfADenseArray) {
  EXPECT_EQ(reprint("fmt.list [1, x]"),
            "2:14 custom op 'fmt.list' expected integer value\n"
            "2:13 expected ']'");
}

TEST_F(AssemblyFormatTypesTest, OneListOfTypesForAllOperands) {
  EXPECT_EQ(reprint("fmt.pair %i %f i32, f32"), "fmt.pair %0#0 %0#1 i32, f32");
}

TEST_F(AssemblyFormatTypesTest, TooFewTypesForAllOperands) {
  EXPECT_EQ(reprint("fmt.pair %i %f i32"),
            "2:1 custom op 'fmt.pair' number of operands and types do not "
            "match: got 2 operands and 1 types");
}

TEST_F(AssemblyFormatTypesTest, OneTypeOfAListIsNotForAll) {
  EXPECT_EQ(reprint("fmt.call %g to %i (i32) -> ()"),
            "fmt.call %0#2 to %0#0 (i32) -> ()");
  EXPECT_EQ(reprint("fmt.call %g to %i, %i (i32) -> ()"),
            "2:16 custom op 'fmt.call' number of operands and types do not "
            "match: got 2 operands and 1 types");
}

TEST_F(AssemblyFormatTypesTest, KindThatWasExpected) {
  EXPECT_EQ(reprint("fmt.call %g to %i i64"),
            "2:19 custom op 'fmt.call' invalid kind of type specified: "
            "expected builtin.function, but found 'i64'");
}

TEST_F(AssemblyFormatTypesTest, SourceOfATypeIsVerifiedFirst) {
  EXPECT_EQ(reprint("%r = fmt.twice %i i32"), "%1 = fmt.twice %0#0 i32");
  EXPECT_EQ(reprint("%r = fmt.twice %i f32"),
            "2:6 custom op 'fmt.twice' 'value' must be an integer, but got "
            "'f32'");
}

TEST_F(AssemblyFormatTypesTest, OneTypeIsForAllOfAGroup) {
  EXPECT_EQ(reprint("%r = fmt.same %i, %i, %i i32"),
            "%1 = fmt.same %0#0, %0#0, %0#0 i32");
}

TEST_F(AssemblyFormatTypesTest, PropertiesHaveTheRest) {
  EXPECT_EQ(reprint("fmt.rest 1 : i8 <{rhs = 2 : i8}>"),
            "fmt.rest 1 : i8 <{rhs = 2 : i8}>");
}

TEST_F(AssemblyFormatTypesTest, PropertiesDoNotRepeatTheFormat) {
  EXPECT_EQ(reprint("fmt.rest 1 : i8 <{lhs = 1 : i8, rhs = 2 : i8}>"),
            "2:1 invalid properties {lhs = 1 : i8, rhs = 2 : i8} for op "
            "fmt.rest: unknown key '\"lhs\"' when parsing properties "
            "dictionary");
}

TEST_F(AssemblyFormatTypesTest, PropertiesThatMustBeThere) {
  EXPECT_EQ(reprint("fmt.rest 1 : i8"),
            "2:1 invalid properties {} for op fmt.rest: expected key entry for "
            "rhs in DictionaryAttr to set Properties.");
}

} // namespace
} // namespace mlir
