// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_constraint/gen_constraint.h"

#include "ods/gen_enum/generator_test_base.h"

namespace mlir::ods {
namespace {

using GenConstraint = GeneratorTest;

constexpr char constraints[] = R"td(
def Three : TypeConstraint<And<[CPred<"a($_self)">, CPred<"b($_self)">]>,
                           "three", "::mlir::Type", "isThree">;
def Other : TypeConstraint<CPred<"c($_self)">, "other">;
def Some : AttrConstraint<CPred<"!!$_self">, "some"> {
  let cppFunctionName = "isSome";
}
)td";

TEST_F(GenConstraint, DeclaresFunctionsOfThoseThatNameOne) {
  EXPECT_TRUE(has(generate(constraints, emitTypeConstraintDecls),
                  ".\n\nbool isThree(::mlir::Type type);\n"));
  EXPECT_FALSE(generate(constraints, emitTypeConstraintDecls) ==
               generate(constraints, emitAttrConstraintDecls));
}

TEST_F(GenConstraint, DefinesFunctionsByTheirConditions) {
  EXPECT_TRUE(has(generate(constraints, emitTypeConstraintDefs),
                  "bool isThree(::mlir::Type type) {\n  return "
                  "((a(type))) && ((b(type)));\n}\n"));
  EXPECT_TRUE(has(generate(constraints, emitAttrConstraintDefs),
                  "bool isSome(::mlir::Attribute attr) {\n  return "
                  "(!!attr);\n}\n"));
}

} // namespace
} // namespace mlir::ods
