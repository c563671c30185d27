// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/dialect.h"

#include <string>

#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/ir_fixture.h"

namespace mlir {
namespace {

/// Dialects a, b and c; b depends on a.
struct A;
struct B;
struct C;
const DialectDescriptor a = {.name = "a", .id = TypeID::get<A>()};
const DialectDescriptor *const dependents[] = {&a};
const DialectDescriptor b = {
    .name = "b", .id = TypeID::get<B>(), .dependentDialects = dependents};
const DialectDescriptor c = {.name = "c", .id = TypeID::get<C>()};

struct GreeterTable {
  std::string (*greet)(Dialect *dialect);
};
class GreeterInterface
    : public DialectInterface<GreeterInterface, GreeterTable> {
public:
  using DialectInterface::DialectInterface;
  std::string greet() const { return getTable().greet(getDialect()); }
};
const GreeterTable greeterTable = {[](Dialect *dialect) {
  return "hello from " + dialect->getNamespace().str();
}};

/// A dialect with its own class.
class OwnDialect : public Dialect {
public:
  using Dialect::Dialect;
  static const DialectDescriptor descriptor;
  bool isInitialized = false;
};
const InterfaceImplementation ownInterfaces[] = {
    {TypeID::get<GreeterInterface>(), &greeterTable}};
const DialectDescriptor OwnDialect::descriptor = {
    .name = "own",
    .id = TypeID::get<OwnDialect>(),
    .interfaces = ownInterfaces,
    .allowsUnknownTypes = true,
    .construct =
        [](const DialectDescriptor &descriptor, MLIRContext *context) {
          return std::unique_ptr<Dialect>(
              std::make_unique<OwnDialect>(descriptor, context));
        },
    .initialize =
        [](Dialect &dialect) {
          auto &own = static_cast<OwnDialect &>(dialect);
          own.isInitialized = true;
          // A dialect may generate empty lists.
          own.addOperations();
          own.addTypes();
          own.addAttributes();
        },
};

TEST(DialectRegistry, InsertAddsWhatADialectDependsOn) {
  DialectRegistry registry;
  registry.insert(b);
  EXPECT_EQ(registry.getDialectNames(),
            (std::vector<llvm::StringRef>{"a", "b"}));
  EXPECT_EQ(registry.lookup("b"), &b);
  EXPECT_EQ(registry.lookup("c"), nullptr);
}

TEST(DialectRegistry, TwiceIsOnce) {
  DialectRegistry registry;
  registry.insert(a);
  registry.insert(a);
  EXPECT_EQ(registry.getDialectNames().size(), 1u);
}

TEST(DialectRegistry, AppendToAddsWhatIsMissing) {
  DialectRegistry registry, other;
  registry.insert(c);
  other.insert(a);
  registry.appendTo(other);
  EXPECT_EQ(other.getDialectNames(), (std::vector<llvm::StringRef>{"a", "c"}));
  EXPECT_EQ(registry.getDialectNames(), std::vector<llvm::StringRef>{"c"});
}

TEST(DialectRegistry, AContextLoadsDialectsWhenTheyAreAskedFor) {
  DialectRegistry registry;
  registry.insert(b);
  MLIRContext context(registry);
  EXPECT_EQ(context.getLoadedDialect("b"), nullptr);
  Dialect *loaded = context.getOrLoadDialect("b");
  ASSERT_NE(loaded, nullptr);
  EXPECT_EQ(context.getOrLoadDialect("b"), loaded);
  EXPECT_NE(context.getLoadedDialect("a"), nullptr);
  EXPECT_EQ(context.getOrLoadDialect("c"), nullptr);
}

TEST(DialectRegistry, AllAvailableDialectsAreLoadedInOrder) {
  DialectRegistry registry;
  registry.insert(c);
  registry.insert(b);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  std::string names;
  for (Dialect *dialect : context.getLoadedDialects())
    names += dialect->getNamespace().str() + ";";
  EXPECT_EQ(names, "a;b;builtin;c;");
}

TEST(DialectExtension, RunsWhenAllItsDialectsAreLoaded) {
  std::string log;
  DialectRegistry registry;
  registry.insert(a);
  registry.insert(c);
  registry.addExtension({"a", "c"}, [&](MLIRContext *) { log += "both;"; });
  registry.addExtension({"c"}, [&](MLIRContext *) { log += "c;"; });
  MLIRContext context(registry);
  context.getOrLoadDialect("a");
  EXPECT_EQ(log, "");
  context.getOrLoadDialect("c");
  EXPECT_EQ(log, "both;c;");
  context.getOrLoadDialect("c");
  EXPECT_EQ(log, "both;c;");
}

TEST(DialectExtension, RunsForWhatIsLoadedAlready) {
  unsigned runs = 0;
  MLIRContext context;
  context.getOrLoadDialect(a);
  DialectRegistry registry;
  registry.addExtension({"a"}, [&](MLIRContext *) { ++runs; });
  context.appendDialectRegistry(registry);
  EXPECT_EQ(runs, 1u);
  context.appendDialectRegistry(registry);
  EXPECT_EQ(runs, 1u);
}

TEST(DialectExtension, MayWaitForTheBuiltinDialect) {
  unsigned runs = 0;
  DialectRegistry registry;
  registry.addExtension({"builtin"}, [&](MLIRContext *) { ++runs; });
  MLIRContext context(registry);
  EXPECT_EQ(runs, 1u);
}

TEST(DialectExtension, MayLoadDialects) {
  std::string log;
  DialectRegistry registry;
  registry.insert(a);
  registry.insert(c);
  registry.addExtension({"a"}, [&](MLIRContext *context) {
    context->getOrLoadDialect("c");
    log += "a;";
  });
  registry.addExtension({"a", "c"}, [&](MLIRContext *) { log += "both;"; });
  MLIRContext context(registry);
  context.getOrLoadDialect("a");
  EXPECT_NE(context.getLoadedDialect("c"), nullptr);
  EXPECT_EQ(log, "both;a;");
}

TEST(Dialect, MayHaveAClassOfItsOwn) {
  MLIRContext context;
  auto *own = context.getOrLoadDialect<OwnDialect>();
  EXPECT_TRUE(own->isInitialized);
  EXPECT_EQ(context.getLoadedDialect<OwnDialect>(), own);
  EXPECT_EQ(own->getTypeID(), TypeID::get<OwnDialect>());
}

TEST(Dialect, LoadDialectTakesSeveral) {
  MLIRContext context;
  context.loadDialect<OwnDialect, BuiltinDialect>();
  EXPECT_NE(context.getLoadedDialect<OwnDialect>(), nullptr);
}

TEST(Dialect, UnknownThingsAreAllowedWhereItSaysSo) {
  MLIRContext context;
  auto *own = context.getOrLoadDialect<OwnDialect>();
  EXPECT_TRUE(own->allowsUnknownTypes());
  EXPECT_FALSE(own->allowsUnknownOperations());
  EXPECT_FALSE(own->allowsUnknownAttributes());
  own->allowUnknownOperations();
  EXPECT_TRUE(own->allowsUnknownOperations());
}

TEST(Dialect, InterfacesAreTables) {
  MLIRContext context;
  GreeterInterface greeter(context.getOrLoadDialect<OwnDialect>());
  ASSERT_TRUE(greeter);
  EXPECT_EQ(greeter.greet(), "hello from own");
  EXPECT_FALSE(GreeterInterface(context.getOrLoadDialect(a)));
  EXPECT_FALSE(GreeterInterface(nullptr));
}

TEST(Dialect, InterfacesAreAttachedFromOutside) {
  MLIRContext context;
  Dialect *dialect = context.getOrLoadDialect(a);
  dialect->attachInterface({TypeID::get<GreeterInterface>(), &greeterTable});
  EXPECT_EQ(GreeterInterface(dialect).greet(), "hello from a");
}

TEST(Dialect, PromisesAreKept) {
  MLIRContext context;
  Dialect *dialect = context.getOrLoadDialect(a);
  const TypeID target = TypeID::fromName("a.op");
  const TypeID interface = TypeID::get<GreeterInterface>();
  EXPECT_FALSE(dialect->hasPromisedInterface(target, interface));
  dialect->declarePromisedInterface(target, interface);
  EXPECT_TRUE(dialect->hasPromisedInterface(target, interface));
}

TEST(Dialect, APromisedInterfaceMustBeAttached) {
  MLIRContext context;
  Dialect *dialect = context.getOrLoadDialect(a);
  dialect->declarePromisedInterface(dialect->getTypeID(),
                                    TypeID::get<GreeterInterface>());
  EXPECT_DEATH((void)GreeterInterface(dialect),
               "an interface of dialect 'a' was promised but is not attached; "
               "register the extension that implements it");
  dialect->attachInterface({TypeID::get<GreeterInterface>(), &greeterTable});
  EXPECT_EQ(GreeterInterface(dialect).greet(), "hello from a");
}

TEST(Dialect, NamesUsedBeforeItWasLoadedBecomeItsOwn) {
  MLIRContext context;
  OperationName name("a.op", &context);
  EXPECT_EQ(name.getDialect(), nullptr);
  Dialect *dialect = context.getOrLoadDialect(a);
  EXPECT_EQ(name.getDialect(), dialect);
  EXPECT_EQ(OperationName("a.later", &context).getDialect(), dialect);
}

TEST(Dialect, ValidNames) {
  for (const char *name : {"a", "_", "a1", "A_b$c", "_0"})
    EXPECT_TRUE(Dialect::isValidNamespace(name)) << name;
  for (const char *name : {"", "1a", "$a", "a.b", "a-b", "a b", "\xC3\xA9"})
    EXPECT_FALSE(Dialect::isValidNamespace(name)) << name;
}

struct FirstType;
struct SecondType;

TEST(Dialect, ListsKindsAsTheyWereAdded) {
  const TypeDescriptor first = {
      {.name = "a.first", .id = TypeID::get<FirstType>(), .parameters = {}}};
  const TypeDescriptor second = {
      {.name = "a.second", .id = TypeID::get<SecondType>(), .parameters = {}}};
  MLIRContext context(MLIRContext::Threading::Disabled);
  Dialect *dialect = context.getOrLoadDialect(a);
  dialect->addType(second);
  dialect->addType(first);
  EXPECT_EQ(dialect->getTypes().vec(),
            (std::vector<const TypeDescriptor *>{&second, &first}));
}

} // namespace
} // namespace mlir
