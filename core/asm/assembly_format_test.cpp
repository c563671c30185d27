// SPDX-License-Identifier: Apache-2.0
//
// Round trips of custom assembly formats (core/ir/format/assembly_format.h,
// core/ir/format/storage_format.h). The encoded formats are written by hand.
#include "core/ir/format/assembly_format.h"

#include "core/asm/assembly_format_test_base.h"
#include "core/asm/parser_fixture.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/format/storage_format.h"
#include "core/ir/verify/verifier.h"
#include "ods/encoding/assembly_format.h"

namespace mlir {
namespace {

using ods::AnchorKind;
using ods::AttributeForm;
using ods::FormatOpcode;
using ods::TypeSource;

constexpr char none = 0;
constexpr char space = ods::FormatFlags::SpaceBefore;

constexpr Constraint integer = {.summary = "an integer",
                                .entityClass = ods::EntityClass::IntegerType};
constexpr Constraint string = {.summary = "string attribute",
                               .entityClass = ods::EntityClass::StringAttr};

// fmt.add: $lhs `,` $rhs (`mode` $mode^)? attr-dict `:` type($sum)

struct AddProperties {
  Attribute mode;
};
constexpr FieldDescriptor addFields[] = {
    {.name = "mode",
     .kind = FieldKind::Attribute,
     .offset = offsetof(AddProperties, mode),
     .optional = true,
     .constraint = &string}};
constexpr ValueDescriptor addOperands[] = {
    {.name = "lhs", .constraint = &integer},
    {.name = "rhs", .constraint = &integer}};
constexpr ValueDescriptor addResults[] = {
    {.name = "sum", .constraint = &integer}};
constexpr OpAttributeDescriptor addAttributes[] = {
    {.name = "mode",
     .constraint = &string,
     .makeDefaultValue = [](MLIRContext *context) -> Attribute {
       return StringAttr::get(context, "plain");
     }}};
constexpr Bytes addProgram = {7,
                              FormatOpcode::Operand,
                              space,
                              0,
                              FormatOpcode::Literal,
                              none,
                              1,
                              ',',
                              FormatOpcode::Operand,
                              space,
                              1,
                              FormatOpcode::Optional,
                              none,
                              1,
                              AnchorKind::Attribute,
                              0, // one anchor
                              0, // the first element decides
                              2,
                              FormatOpcode::Literal,
                              space,
                              4,
                              'm',
                              'o',
                              'd',
                              'e',
                              FormatOpcode::Attribute,
                              space,
                              0,
                              AttributeForm::Full,
                              0,
                              FormatOpcode::AttrDict,
                              none,
                              1,
                              0,
                              0,
                              FormatOpcode::Literal,
                              space,
                              1,
                              ':',
                              FormatOpcode::Type,
                              space,
                              TypeSource::Result,
                              0};
constexpr TypeRule addOperandTypes[] = {{TypeRule::Source::Result, 0},
                                        {TypeRule::Source::Result, 0}};
constexpr AssemblyFormat addFormat = {.program = addProgram,
                                      .operandTypes = addOperandTypes};
constexpr TraitUse invariants[] = {{&OpTrait::OpInvariants::descriptor}};
const OpDescriptor addOp = {.name = "fmt.add",
                            .id = TypeID::get<AddProperties>(),
                            .properties = {addFields, sizeof(AddProperties)},
                            .traits = invariants,
                            .operands = addOperands,
                            .results = addResults,
                            .attributes = addAttributes,
                            .format = &addFormat};

// fmt.box: $body attr-dict, where any region is valid

struct BoxOp;
constexpr RegionDescriptor boxRegions[] = {{.name = "body"}};
constexpr TraitUse boxTraits[] = {{&OpTrait::OpInvariants::descriptor},
                                  {&OpTrait::NoTerminator::descriptor}};
constexpr Bytes boxProgram = {
    2, FormatOpcode::Region, space, 0, FormatOpcode::AttrDict, none, 0, 0};
constexpr AssemblyFormat boxFormat = {.program = boxProgram};
const OpDescriptor boxOp = {.name = "fmt.box",
                            .id = TypeID::get<BoxOp>(),
                            .traits = boxTraits,
                            .regions = boxRegions,
                            .format = &boxFormat};

// !fmt.range: `<` $low (`,` $high^)? `>`

struct RangeParameters {
  int32_t low;
  int32_t high;
};
constexpr FieldDescriptor rangeFields[] = {
    MLIR_FIELD(RangeParameters, low, Int32),
    MLIR_FIELD(RangeParameters, high, Int32)};
constexpr ParameterUse rangeUses[] = {{.cppType = "int"},
                                      {.cppType = "int", .hasDefault = true}};
constexpr Bytes rangeProgram = {4,
                                FormatOpcode::Literal,
                                none,
                                1,
                                '<',
                                FormatOpcode::Parameter,
                                none,
                                0,
                                FormatOpcode::Optional,
                                none,
                                1,
                                AnchorKind::Parameter,
                                1,
                                0,
                                2,
                                FormatOpcode::Literal,
                                none,
                                1,
                                ',',
                                FormatOpcode::Parameter,
                                space,
                                1,
                                0,
                                FormatOpcode::Literal,
                                none,
                                1,
                                '>'};
constexpr StorageFormat rangeFormat = {
    .name = "Range", .program = rangeProgram, .parameters = rangeUses};
const TypeDescriptor rangeType = {
    {.name = "fmt.range",
     .id = TypeID::get<RangeParameters>(),
     .parameters = {rangeFields, sizeof(RangeParameters)},
     .mnemonic = "range",
     .format = &rangeFormat}};

struct FormatDialect;
constexpr const OpDescriptor *formatOps[] = {&addOp, &boxOp};
constexpr const TypeDescriptor *formatTypes[] = {&rangeType};
const DialectDescriptor formatDialect = {.name = "fmt",
                                         .id = TypeID::get<FormatDialect>(),
                                         .operations = formatOps,
                                         .types = formatTypes};

class AssemblyFormatTest : public ParserTest {
protected:
  AssemblyFormatTest() { context.getOrLoadDialect(formatDialect); }

  /// Returns the printed form of text after two values, or the diagnostics.
  std::string reprint(llvm::StringRef text) {
    module = parseSourceString(
        ("%a, %b = \"t.values\"() : () -> (i32, i32)\n" + text).str(),
        ParserConfig(&context));
    if (!module)
      return messages;
    std::string printed;
    llvm::raw_string_ostream os(printed);
    getOp()->print(os);
    return printed;
  }
  Operation *getOp() { return &module->getBody()->back(); }

  OwningOpRef<ModuleOp> module;
};

TEST_F(AssemblyFormatTest, OperandTypesFollow) {
  EXPECT_EQ(reprint("%c = fmt.add %a, %b : i32"),
            "%1 = fmt.add %0#0, %0#1 : i32");
}

TEST_F(AssemblyFormatTest, GroupIsThere) {
  EXPECT_EQ(reprint("%c = fmt.add %a, %b mode \"wrap\" {x} : i32"),
            "%1 = fmt.add %0#0, %0#1 mode \"wrap\" {x} : i32");
}

TEST_F(AssemblyFormatTest, DefaultIsNotPrinted) {
  EXPECT_EQ(reprint("%c = fmt.add %a, %b mode \"plain\" {x} : i32"),
            "%1 = fmt.add %0#0, %0#1 {x} : i32");
}

TEST_F(AssemblyFormatTest, DefaultIsSet) {
  reprint("%c = fmt.add %a, %b : i32");
  EXPECT_EQ(getOp()->getAttr("mode"), StringAttr::get(&context, "plain"));
}

TEST_F(AssemblyFormatTest, DefaultIsSetWithoutAForm) {
  reprint("%c = fmt.add %a, %b : i32");
  OperationState state(getOp()->getLoc(), "fmt.add", getOp()->getOperands(),
                       getOp()->getResultTypes());
  OwningOpRef<Operation *> op(Operation::create(state));
  EXPECT_EQ(op.get()->getAttr("mode"), StringAttr::get(&context, "plain"));
}

TEST_F(AssemblyFormatTest, ClassOfAttributeIsAskedFor) {
  EXPECT_EQ(reprint("%c = fmt.add %a, %b mode 5 : i32"),
            "2:26 custom op 'fmt.add' invalid kind of attribute specified");
}

TEST_F(AssemblyFormatTest, ClassOfTypeIsAskedFor) {
  EXPECT_EQ(reprint("%c = fmt.add %a, %b : f32"),
            "2:23 custom op 'fmt.add' invalid kind of type specified: expected "
            "builtin.integer, but found 'f32'");
}

TEST_F(AssemblyFormatTest, LiteralIsMissed) {
  EXPECT_EQ(reprint("%c = fmt.add %a %b : i32"), "2:16 expected ','");
}

TEST_F(AssemblyFormatTest, RegionWithoutConstraint) {
  EXPECT_EQ(reprint("fmt.box {\n}"), "fmt.box {\n}");
}

TEST_F(AssemblyFormatTest, ParametersOfATypeByFormat) {
  EXPECT_EQ(reprint("\"t.op\"() {a = !fmt.range<3, 8>} : () -> ()"),
            "\"t.op\"() {a = !fmt.range<3, 8>} : () -> ()");
}

TEST_F(AssemblyFormatTest, DefaultOfAParameterIsNotPrinted) {
  EXPECT_EQ(reprint("\"t.op\"() {a = !fmt.range<3, 0>} : () -> ()"),
            "\"t.op\"() {a = !fmt.range<3>} : () -> ()");
}

TEST_F(AssemblyFormatTest, ParameterIsNamedWhereItIsWrong) {
  EXPECT_EQ(reprint("\"t.op\"() {a = !fmt.range<x>} : () -> ()"),
            "2:26 expected integer value\n"
            "2:26 failed to parse Range parameter 'low' which is to be a "
            "`int`");
}

} // namespace
} // namespace mlir
