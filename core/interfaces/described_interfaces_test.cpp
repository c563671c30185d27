// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/described_interfaces.h"

#include <string>

#include "core/interfaces/control_flow.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/side_effects.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/structure/builders.h"
#include "core/ir/verify/symbol_table.h"
#include "core/ir/verify/verifier.h"
#include "ods/encoding/expression.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class DescribedInterfacesTest : public ::testing::Test {
protected:
  DescribedInterfacesTest() { op.name = "my.op"; }

  /// Creates the dialect and an operation with these results.
  OwningOpRef<Operation *> make(TypeRange types = {}) {
    DialectDefinition definition;
    definition.name = "my";
    definition.operations = {op};
    dialects = makeDialects({definition}, registry, getDescribedInterfaces(),
                            [&](llvm::StringRef, const llvm::Twine &message) {
                              messages += message.str();
                            });
    if (!dialects)
      return nullptr;
    context.getOrLoadDialect(*dialects->getDialects().front());
    OperationState state(UnknownLoc::get(&context), "my.op", {}, types);
    return Operation::create(state);
  }
  bool verifies(Operation *made) {
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      messages += diagnostic.str();
      return success();
    });
    return succeeded(verify(made));
  }

  DialectRegistry registry;
  std::unique_ptr<DefinedDialects> dialects;
  MLIRContext context;
  OpDefinition op;
  std::string messages;
};

TEST_F(DescribedInterfacesTest, AreSortedByName) {
  EXPECT_TRUE(llvm::is_sorted(
      getDescribedInterfaces(),
      [](const DescribedInterface &a, const DescribedInterface &b) {
        return a.name < b.name;
      }));
}

TEST_F(DescribedInterfacesTest, IdsAreThoseOfTheNames) {
  for (const DescribedInterface &interface : getDescribedInterfaces())
    EXPECT_EQ(interface.id, TypeID::fromCppName(interface.name))
        << interface.name.str();
}

TEST_F(DescribedInterfacesTest, EffectsAreThoseOfTheDescriptor) {
  op.interfaces = {"mlir::MemoryEffectOpInterface",
                   "mlir::ConditionallySpeculatable"};
  op.traits = {{"AlwaysSpeculatableImplTrait", false, 0, {}}};
  op.effects = {{"::mlir::MemoryEffects::Write",
                 "::mlir::SideEffects::DefaultResource", 0, false}};
  OwningOpRef<Operation *> made = make();
  ASSERT_TRUE(made) << messages;
  EXPECT_TRUE(hasSingleEffect<MemoryEffects::Write>(*made));
  EXPECT_TRUE(isSpeculatable(*made));
}

TEST_F(DescribedInterfacesTest, SpeculationNeedsATrait) {
  op.interfaces = {"mlir::ConditionallySpeculatable"};
  EXPECT_FALSE(make());
  EXPECT_EQ(messages, "'my.op' has interface "
                      "'mlir::ConditionallySpeculatable', which needs C++");
}

TEST_F(DescribedInterfacesTest, SymbolsHaveDefaults) {
  op.interfaces = {"mlir::SymbolOpInterface"};
  op.traits = {{"mlir::SymbolOpInterface", true, 0, {}}};
  OwningOpRef<Operation *> made = make();
  ASSERT_TRUE(made) << messages;
  EXPECT_FALSE(verifies(*made));
  made->setAttr("sym_name", Builder(&context).getStringAttr("name"));
  messages.clear();
  EXPECT_TRUE(verifies(*made)) << messages;
  EXPECT_EQ(SymbolTable::getSymbolName(*made).getValue(), "name");
}

TEST_F(DescribedInterfacesTest, InferredTypesAreVerified) {
  const std::string i32 = {char(ods::Opcode::IntegerType),
                           char(ods::Opcode::Integer), 32};
  op.interfaces = {"mlir::InferTypeOpInterface"};
  op.traits = {{"mlir::InferTypeOpInterface", true, 0, {}}};
  op.results = {{"result", NoDefinition, Multiplicity::Single, "", {}, ""}};
  op.resultTypes = {{TypeRule::Source::Expression, 0, i32}};
  Builder builder(&context);
  OwningOpRef<Operation *> right = make(builder.getI32Type());
  ASSERT_TRUE(right) << messages;
  EXPECT_TRUE(verifies(*right)) << messages;
  OperationState state(UnknownLoc::get(&context), "my.op", {},
                       TypeRange(builder.getF32Type()));
  OwningOpRef<Operation *> wrong = Operation::create(state);
  EXPECT_FALSE(verifies(*wrong));
  EXPECT_EQ(messages,
            "'my.op' op inferred type(s) 'i32' are incompatible with return "
            "type(s) of operation 'f32'"
            "'my.op' op failed to infer returned types");
}

TEST_F(DescribedInterfacesTest, InferredTypesAreGivenToCallers) {
  const std::string i32 = {char(ods::Opcode::IntegerType),
                           char(ods::Opcode::Integer), 32};
  op.interfaces = {"mlir::InferTypeOpInterface"};
  op.results = {{"result", NoDefinition, Multiplicity::Single, "", {}, ""}};
  op.resultTypes = {{TypeRule::Source::Expression, 0, i32}};
  const Type type = Builder(&context).getI32Type();
  OwningOpRef<Operation *> made = make(type);
  ASSERT_TRUE(made) << messages;
  auto interface = dyn_cast<InferTypeOpInterface>(*made);
  ASSERT_TRUE(interface);
  llvm::SmallVector<Type> types;
  EXPECT_TRUE(succeeded(
      interface.inferReturnTypes(&context, std::nullopt, {}, DictionaryAttr(),
                                 made->getPropertiesStorage(), {}, types)));
  EXPECT_EQ(types, llvm::ArrayRef(type));
}

TEST_F(DescribedInterfacesTest, TerminatorsThatReturnGiveAll) {
  op.interfaces = {"mlir::RegionBranchTerminatorOpInterface"};
  EXPECT_FALSE(make());
  op.traits = {{"ReturnLike", false, 0, {}}};
  OwningOpRef<Operation *> made = make();
  ASSERT_TRUE(made);
  EXPECT_TRUE(isa<RegionBranchTerminatorOpInterface>(*made));
}

} // namespace
} // namespace mlir
