// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/context.h"

#include <string>
#include <thread>
#include <vector>

#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/ir_fixture.h"
#include "llvm/Support/ThreadPool.h"

namespace mlir {
namespace {

TEST(Context, HasTheBuiltinDialect) {
  MLIRContext context;
  ASSERT_EQ(context.getLoadedDialects().size(), 1u);
  EXPECT_EQ(context.getLoadedDialect("builtin"),
            context.getLoadedDialects()[0]);
  EXPECT_NE(context.getLoadedDialect<BuiltinDialect>(), nullptr);
}

TEST(Context, RegisteredOperationsAreSorted) {
  MLIRContext context;
  std::vector<std::string> names;
  for (const OperationRecord *record : context.getRegisteredOperations())
    names.push_back(OperationName(record).getStringRef().str());
  EXPECT_EQ(names,
            (std::vector<std::string>{"builtin.module",
                                      "builtin.unrealized_conversion_cast"}));
  EXPECT_TRUE(context.isOperationRegistered("builtin.module"));
  EXPECT_FALSE(context.isOperationRegistered("builtin.none"));
}

TEST(Context, RegisteredOperationsIncludeThoseOfDialectsLoadedLater) {
  static const OpDescriptor first{.name = "a.op",
                                  .id = TypeID::fromName("a.op")};
  static const OpDescriptor last{.name = "z.op",
                                 .id = TypeID::fromName("z.op")};
  MLIRContext context;
  const size_t before = context.getRegisteredOperations().size();
  Dialect *dialect = context.getLoadedDialect("builtin");
  context.registerOperation(dialect, last);
  EXPECT_EQ(context.getRegisteredOperations().size(), before + 1);
  context.registerOperation(dialect, first);
  const auto records = context.getRegisteredOperations();
  ASSERT_EQ(records.size(), before + 2);
  EXPECT_EQ(records.front()->descriptor, &first);
  EXPECT_EQ(records.back()->descriptor, &last);
}

TEST(Context, RegisteredStoragesAreThoseOfTheDialect) {
  static const DialectDescriptor other{.name = "other",
                                       .id = TypeID::get<MLIRContext>()};
  MLIRContext context;
  std::vector<const AbstractStorage *> kinds =
      context.getRegisteredStorages(*context.getLoadedDialect("builtin"));
  EXPECT_TRUE(llvm::is_contained(
      kinds, context.lookupStorage(TypeID::get<IntegerType>())));
  EXPECT_TRUE(llvm::is_contained(
      kinds, context.lookupStorage(TypeID::get<StringAttr>())));
  EXPECT_TRUE(
      context.getRegisteredStorages(*context.getOrLoadDialect(other)).empty());
}

TEST(Context, UseOfAnUnknownNameDoesNotRegisterIt) {
  MLIRContext context;
  OperationName name("t.op", &context);
  EXPECT_FALSE(context.isOperationRegistered("t.op"));
  EXPECT_EQ(context.lookupRegisteredOperation("t.op"), nullptr);
}

TEST(Context, ObjectsOfTwoContextsDiffer) {
  MLIRContext a, b;
  EXPECT_NE(static_cast<Type>(IntegerType::get(&a, 32)),
            static_cast<Type>(IntegerType::get(&b, 32)));
}

TEST(Context, DefaultsOfItsSwitches) {
  MLIRContext context;
  EXPECT_FALSE(context.allowsUnregisteredDialects());
  EXPECT_TRUE(context.shouldPrintOpOnDiagnostic());
  EXPECT_FALSE(context.shouldPrintStackTraceOnDiagnostic());
  EXPECT_TRUE(context.isMultithreadingEnabled());
}

TEST(Context, SwitchesAreSet) {
  MLIRContext context;
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  context.printStackTraceOnDiagnostic(true);
  EXPECT_TRUE(context.allowsUnregisteredDialects());
  EXPECT_FALSE(context.shouldPrintOpOnDiagnostic());
  EXPECT_TRUE(context.shouldPrintStackTraceOnDiagnostic());
}

TEST(Context, ThreadsMayBeTurnedOffAndOn) {
  MLIRContext context(MLIRContext::Threading::Disabled);
  EXPECT_FALSE(context.isMultithreadingEnabled());
  EXPECT_EQ(context.getNumThreads(), 1u);
  context.enableMultithreading();
  EXPECT_TRUE(context.isMultithreadingEnabled());
  EXPECT_EQ(context.getNumThreads(),
            context.getThreadPool().getMaxConcurrency());
}

TEST(Context, InternedBytesAreKeptOnce) {
  MLIRContext context;
  const std::vector<char> bytes = {'a', 'b'}, same = bytes, other = {'c'};
  llvm::ArrayRef<char> first = context.internBytes(bytes, 8);
  EXPECT_EQ(first, llvm::ArrayRef(bytes));
  EXPECT_NE(first.data(), bytes.data());
  EXPECT_EQ(context.internBytes(same, 8).data(), first.data());
  EXPECT_NE(context.internBytes(other, 8).data(), first.data());
}

TEST(Context, InternedBytesAreAligned) {
  MLIRContext context;
  for (unsigned alignment : {1, 8, 64})
    for (char c = 'a'; c < 'i'; ++c)
      EXPECT_EQ(reinterpret_cast<uintptr_t>(
                    context.internBytes(c, alignment).data()) %
                    alignment,
                0u);
}

TEST(Context, LocationBlocksArePerFileAndLines) {
  MLIRContext context;
  StringAttr file = StringAttr::get(&context, "f");
  StringAttr other = StringAttr::get(&context, "g");
  const LocationBlock *block = context.getLocationBlock(file, 1);
  EXPECT_EQ(context.getLocationBlock(file, 127), block);
  EXPECT_NE(context.getLocationBlock(file, 128), block);
  EXPECT_NE(context.getLocationBlock(other, 1), block);
  EXPECT_EQ(context.getLocationBlock(file, 300)->firstLine, 256u);
}

TEST(Context, ThreadsShareNamesTypesAndAttributes) {
  MLIRContext context;
  using Seen = std::vector<const void *>;
  std::vector<Seen> seen(4);
  std::vector<std::thread> threads;
  for (Seen &mine : seen)
    threads.emplace_back([&] {
      for (unsigned i = 0; i < 2000; ++i) {
        std::string text = "t.op" + std::to_string(i);
        mine.push_back(OperationName(text, &context).getAsOpaquePointer());
        mine.push_back(IntegerType::get(&context, i).getAsOpaquePointer());
        mine.push_back(StringAttr::get(&context, text).getAsOpaquePointer());
        mine.push_back(
            context.getLocationBlock(StringAttr::get(&context, "f"), i));
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  for (const Seen &other : seen)
    EXPECT_EQ(other, seen.front());
}

TEST(Context, ARegisteredKindIsFoundById) {
  MLIRContext context;
  const AbstractStorage *kind =
      context.lookupStorage(TypeID::get<IntegerType>());
  ASSERT_NE(kind, nullptr);
  EXPECT_EQ(kind->getName(), "builtin.integer");
  EXPECT_EQ(context.lookupStorage(TypeID::get<int>()), nullptr);
}

TEST(ContextDeathTest, AKindIsRegisteredOnce) {
  MLIRContext context;
  Dialect *builtin = context.getLoadedDialect("builtin");
  EXPECT_DEATH(builtin->addType(IntegerType::descriptor),
               "'builtin.integer' is registered twice");
  EXPECT_DEATH(builtin->addOperation(ModuleOp::descriptor),
               "operation 'builtin.module' is registered twice");
}

} // namespace
} // namespace mlir
