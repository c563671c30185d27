// SPDX-License-Identifier: Apache-2.0
//
// Types and attributes.
#include "core/random/generator.h"
#include "dialects/test/random_hooks.h"
#include "dialects/test/test.h"

using namespace mlir;
using namespace test;

// Types

/// A body that contains the type, if there is none yet.
template <typename T> static bool finishRecursive(Type type) {
  auto recursive = cast<T>(type);
  (void)recursive.setBody(type);
  return isWord(recursive.getName());
}

/// A list between brackets that must have an element.
template <typename T> static bool hasShape(Type type) {
  return !cast<T>(type).getShape().empty();
}

/// A text that stands there a second time, without quotes.
static bool isStringTextual(Type type) {
  return isWord(cast<TestTypeCustomStringType>(type).getFoo());
}

// Attributes

static bool never(Attribute) { return false; }

/// A type in front of the colon: behind an attribute one would be read.
static bool isPairTextual(Attribute attribute) {
  const auto *values = static_cast<const ArrayRef<Attribute> *>(
      getParameters(attribute.getImpl()));
  return isa<TypeAttr>(values->front());
}

/// Lists between brackets must have an element.
static bool areListsTextual(Attribute attribute) {
  auto format = cast<TestAttrWithFormatAttr>(attribute);
  return !format.getFour().empty() && !format.getSix().empty() &&
         !format.getArrayOfAttrWithTypeBuilderAttr().empty();
}

static constexpr StorageHook storageHooks[] = {
    {.name = "test.attr_with_format", .finishAttribute = areListsTextual},
    {.name = "test.custom_type_string", .finishType = isStringTextual},
    {.name = "test.dynamic_custom_assembly_format",
     .finishAttribute = isPairTextual},
    // Reading it makes a number.
    {.name = "test.override_builder", .finishAttribute = never},
    // Behind `#test.` a keyword, and some cases are none.
    {.name = "test.simple_enum", .finishAttribute = never},
    {.name = "test.test_memref", .finishType = hasShape<TestMemrefType>},
    {.name = "test.test_rec", .finishType = finishRecursive<TestRecursiveType>},
    {.name = "test.test_rec_alias",
     .finishType = finishRecursive<TestRecursiveAliasType>},
    {.name = "test.test_tensor", .finishType = hasShape<TestTensorType>},
};

void test::registerStorageHooks(Registry &registry) {
  for (const StorageHook &hook : storageHooks)
    registry.insert(hook);
}
