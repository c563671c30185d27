// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/operation_name.h"

#include <string>

#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/context/dialect.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/ir_fixture.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {
namespace {

struct CounterTable {
  int (*count)(Operation *op);
};
class CounterInterface : public OpInterface<CounterInterface, CounterTable> {
public:
  using OpInterface::OpInterface;
  int count() const { return getTable().count(getOperation()); }
};
const CounterTable counterTable = {[](Operation *) { return 1; }};
const CounterTable otherTable = {[](Operation *) { return 2; }};

/// The operation count.it has the interface, count.not does not.
struct CountIt {
  static const OpDescriptor descriptor;
};
const InterfaceImplementation interfaces[] = {
    {TypeID::get<CounterInterface>(), &counterTable}};
const TraitUse traits[] = {{&OpTrait::IsTerminator::descriptor},
                           {&OpTrait::NOperands::descriptor, 3}};
const OpDescriptor CountIt::descriptor = {.name = "count.it",
                                          .id = TypeID::get<CountIt>(),
                                          .traits = traits,
                                          .interfaces = interfaces};
struct CountNot {
  static const OpDescriptor descriptor;
};
const OpDescriptor CountNot::descriptor = {.name = "count.not",
                                           .id = TypeID::get<CountNot>()};
const OpDescriptor *const operations[] = {&CountIt::descriptor,
                                          &CountNot::descriptor};

struct Count;
const DialectDescriptor countDialect = {
    .name = "count", .id = TypeID::get<Count>(), .operations = operations};

/// A dialect that implements the interface for all operations but one.
struct Fallback;
const DialectDescriptor fallbackDialect = {
    .name = "fallback",
    .id = TypeID::get<Fallback>(),
    .getRegisteredInterfaceForOp = [](Dialect &, TypeID interface,
                                      llvm::StringRef name) -> const void * {
      return interface == TypeID::get<CounterInterface>() &&
                     name != "fallback.not"
                 ? &otherTable
                 : nullptr;
    },
};

class OperationNameTest : public IRTest {
protected:
  OperationNameTest() {
    dialect = context.getOrLoadDialect(countDialect);
    context.getOrLoadDialect(fallbackDialect);
  }
  OperationName get(llvm::StringRef name) {
    return OperationName(name, &context);
  }
  Dialect *dialect;
};

TEST_F(OperationNameTest, EqualNamesAreOneWord) {
  EXPECT_EQ(get("t.op"), get("t.op"));
  EXPECT_FALSE(get("t.op") == get("t.other"));
  EXPECT_EQ(sizeof(OperationName), sizeof(void *));
}

TEST_F(OperationNameTest, Parts) {
  OperationName name = get("t.op.more");
  EXPECT_EQ(name.getStringRef(), "t.op.more");
  EXPECT_EQ(name.getDialectNamespace(), "t");
  EXPECT_EQ(name.stripDialect(), "op.more");
  EXPECT_EQ(name.getIdentifier(), builder.getStringAttr("t.op.more"));
}

TEST_F(OperationNameTest, AnUnregisteredNameIsKnownByItsTextOnly) {
  OperationName name = get("t.op");
  EXPECT_FALSE(name.isRegistered());
  EXPECT_EQ(name.getDescriptor(), nullptr);
  EXPECT_EQ(name.getDialect(), nullptr);
  EXPECT_TRUE(name.getProperties().fields.empty());
  EXPECT_FALSE(name.hasTrait<OpTrait::IsTerminator>());
  EXPECT_TRUE(name.mightHaveTrait<OpTrait::IsTerminator>());
}

TEST_F(OperationNameTest, ARegisteredNameHasItsDescriptor) {
  OperationName name = get("count.it");
  EXPECT_TRUE(name.isRegistered());
  EXPECT_EQ(name.getDescriptor(), &CountIt::descriptor);
  EXPECT_EQ(name.getTypeID(), TypeID::get<CountIt>());
  EXPECT_EQ(name.getDialect(), dialect);
}

TEST_F(OperationNameTest, TraitsOfTheDescriptor) {
  OperationName it = get("count.it"), not_ = get("count.not");
  EXPECT_TRUE(it.hasTrait<OpTrait::IsTerminator>());
  EXPECT_TRUE(it.hasTrait<OpTrait::NOperands>());
  EXPECT_FALSE(it.hasTrait<OpTrait::SymbolTable>());
  EXPECT_FALSE(it.mightHaveTrait<OpTrait::SymbolTable>());
  EXPECT_FALSE(not_.hasTrait<OpTrait::IsTerminator>());
}

TEST_F(OperationNameTest, TraitsHaveArguments) {
  const TraitUse *use =
      get("count.it").getTraitUse(TypeID::get<OpTrait::NOperands>());
  ASSERT_NE(use, nullptr);
  EXPECT_EQ(use->number, 3);
}

TEST_F(OperationNameTest, InterfacesOfTheDescriptor) {
  EXPECT_TRUE(get("count.it").hasInterface<CounterInterface>());
  EXPECT_EQ(get("count.it").getInterface(TypeID::get<CounterInterface>()),
            &counterTable);
  EXPECT_FALSE(get("count.not").hasInterface<CounterInterface>());
  EXPECT_FALSE(get("t.op").hasInterface<CounterInterface>());
}

TEST_F(OperationNameTest, ExternalModelsAreAttached) {
  OwningOpRef<Operation *> op = make("count.not");
  EXPECT_FALSE(llvm::isa<CounterInterface>(*op));
  get("count.not")
      .attachInterface({TypeID::get<CounterInterface>(), &otherTable});
  EXPECT_EQ(llvm::cast<CounterInterface>(*op).count(), 2);
}

TEST_F(OperationNameTest, AnExternalModelDoesNotReplaceTheOpsOwn) {
  OwningOpRef<Operation *> op = make("count.it");
  get("count.it")
      .attachInterface({TypeID::get<CounterInterface>(), &otherTable});
  EXPECT_EQ(llvm::cast<CounterInterface>(*op).count(), 1);
}

TEST_F(OperationNameTest, APromiseIsAnInterfaceUntilItIsUsed) {
  OwningOpRef<Operation *> op = make("count.not");
  dialect->declarePromisedInterface(TypeID::get<CountNot>(),
                                    TypeID::get<CounterInterface>());
  EXPECT_TRUE(llvm::isa<CounterInterface>(*op));
  EXPECT_DEATH((void)llvm::cast<CounterInterface>(*op),
               "an interface of 'count.not' was promised by its dialect but is "
               "not attached");
  op->getName().attachInterface(
      {TypeID::get<CounterInterface>(), &counterTable});
  EXPECT_EQ(llvm::cast<CounterInterface>(*op).count(), 1);
}

TEST_F(OperationNameTest, ADialectMayImplementInterfacesOfItsOperations) {
  OwningOpRef<Operation *> op = make("fallback.op");
  EXPECT_EQ(llvm::cast<CounterInterface>(*op).count(), 2);
  EXPECT_FALSE(get("fallback.not").hasInterface<CounterInterface>());
}

TEST_F(OperationNameTest, IsAKeyOfTables) {
  llvm::DenseSet<OperationName> set;
  set.insert(get("t.op"));
  EXPECT_TRUE(set.contains(get("t.op")));
  EXPECT_FALSE(set.contains(get("t.other")));
}

TEST_F(OperationNameTest, GoesThroughAnOpaquePointer) {
  OperationName name = get("t.op");
  EXPECT_EQ(OperationName::getFromOpaquePointer(name.getAsOpaquePointer()),
            name);
}

} // namespace
} // namespace mlir
