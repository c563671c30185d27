// SPDX-License-Identifier: Apache-2.0
//
// Tests of mutable parameters, which are set after creation.
#include <string>
#include <thread>
#include <vector>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "gtest/gtest.h"

namespace mlir {

namespace storage_mutation_test {

struct Parameters {
  llvm::StringRef name;
  // Mutable.
  bool isSet = false;
  llvm::StringRef text = {};
  llvm::ArrayRef<Type> body = {};
};

constexpr FieldDescriptor later(llvm::StringRef name, FieldKind kind,
                                size_t offset) {
  return {.name = name,
          .kind = kind,
          .offset = static_cast<uint32_t>(offset),
          .isMutable = true};
}
constexpr FieldDescriptor fields[] = {
    MLIR_FIELD(Parameters, name, String),
    later("isSet", FieldKind::Bool, offsetof(Parameters, isSet)),
    later("text", FieldKind::String, offsetof(Parameters, text)),
    later("body", FieldKind::TypeArray, offsetof(Parameters, body))};

/// A struct type whose body may refer to it.
class StructType : public TypeBase<StructType, Parameters> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  static StructType get(MLIRContext *context, llvm::StringRef name) {
    return getUnchecked(context, {name});
  }
  LogicalResult setBody(llvm::StringRef text, llvm::ArrayRef<Type> body) const {
    return mutate({"", true, text, body});
  }
  bool isSet() const { return getParameters().isSet; }
  llvm::StringRef getText() const { return getParameters().text; }
  llvm::ArrayRef<Type> getBody() const { return getParameters().body; }
};
constinit const TypeDescriptor StructType::descriptor = {
    {.name = "mut.struct",
     .id = TypeID::get<StructType>(),
     .parameters = {fields, sizeof(Parameters)}}};

/// An attribute with the same parameters.
class StructAttr : public AttributeBase<StructAttr, Parameters> {
public:
  using AttributeBase::AttributeBase;
  static const AttributeDescriptor descriptor;
  static StructAttr get(MLIRContext *context, llvm::StringRef name) {
    return getUnchecked(context, {name});
  }
  LogicalResult setText(llvm::StringRef text) const {
    return mutate({"", true, text});
  }
  llvm::StringRef getText() const { return getParameters().text; }
};
constinit const AttributeDescriptor StructAttr::descriptor = {
    {.name = "mut.struct_attr",
     .id = TypeID::get<StructAttr>(),
     .parameters = {fields, sizeof(Parameters)}}};

struct MutDialect;
constexpr const TypeDescriptor *types[] = {&StructType::descriptor};
constexpr const AttributeDescriptor *attributes[] = {&StructAttr::descriptor};
constexpr DialectDescriptor mutDialect = {.name = "mut",
                                          .id = TypeID::get<MutDialect>(),
                                          .types = types,
                                          .attributes = attributes};

} // namespace storage_mutation_test

namespace {

using storage_mutation_test::StructAttr;
using storage_mutation_test::StructType;

class StorageMutation : public testing::Test {
protected:
  StorageMutation() {
    context.getOrLoadDialect(storage_mutation_test::mutDialect);
  }
  MLIRContext context;
  Type i32 = IntegerType::get(&context, 32);
};

TEST_F(StorageMutation, SetsWhatIsNotOfTheIdentity) {
  StructType type = StructType::get(&context, "a");
  EXPECT_FALSE(type.isSet());
  EXPECT_TRUE(succeeded(type.setBody("text", {i32, type})));
  EXPECT_TRUE(type.isSet());
  EXPECT_EQ(type.getBody(), (llvm::ArrayRef<Type>{i32, type}));
  EXPECT_EQ(StructType::get(&context, "a"), type);
  EXPECT_FALSE(StructType::get(&context, "b").isSet());
}

TEST_F(StorageMutation, CopiesWhatItIsGiven) {
  StructType type = StructType::get(&context, "a");
  std::string text = "text";
  std::vector<Type> body = {i32};
  EXPECT_TRUE(succeeded(type.setBody(text, body)));
  text = "none";
  body[0] = type;
  EXPECT_EQ(type.getText(), "text");
  EXPECT_EQ(type.getBody()[0], i32);
}

TEST_F(StorageMutation, SetsOnce) {
  StructType type = StructType::get(&context, "a");
  EXPECT_TRUE(succeeded(type.setBody("text", {i32})));
  EXPECT_TRUE(succeeded(type.setBody("text", {i32})));
  EXPECT_TRUE(failed(type.setBody("text", {type})));
  EXPECT_TRUE(failed(type.setBody("other", {i32})));
  EXPECT_TRUE(failed(type.setBody("", {})));
  EXPECT_EQ(type.getText(), "text");
  EXPECT_EQ(type.getBody()[0], i32);
}

TEST_F(StorageMutation, AFlagTellsAnEmptyValueFromNone) {
  StructType type = StructType::get(&context, "a");
  EXPECT_TRUE(succeeded(type.setBody("", {})));
  EXPECT_TRUE(succeeded(type.setBody("", {})));
  EXPECT_TRUE(failed(type.setBody("", {i32})));
}

TEST_F(StorageMutation, OfAttributes) {
  StructAttr attribute = StructAttr::get(&context, "a");
  EXPECT_TRUE(succeeded(attribute.setText("text")));
  EXPECT_TRUE(failed(attribute.setText("other")));
  EXPECT_EQ(attribute.getText(), "text");
}

TEST_F(StorageMutation, OneOfManyThreadsWins) {
  constexpr unsigned numThreads = 4, numTypes = 200;
  std::vector<std::vector<bool>> won(numThreads);
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < numThreads; ++i)
    threads.emplace_back([&, i] {
      for (unsigned j = 0; j < numTypes; ++j) {
        auto type = StructType::get(&context, std::to_string(j));
        won[i].push_back(succeeded(type.setBody(std::to_string(i), {type})));
        EXPECT_EQ(type.getBody()[0], type);
        EXPECT_EQ(type.getText() == std::to_string(i), won[i].back());
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  for (unsigned j = 0; j < numTypes; ++j) {
    unsigned winners = 0;
    for (unsigned i = 0; i < numThreads; ++i)
      winners += won[i][j];
    EXPECT_EQ(winners, 1u);
  }
}

} // namespace
} // namespace mlir
