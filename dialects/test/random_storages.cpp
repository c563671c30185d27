// SPDX-License-Identifier: Apache-2.0
//
// Random generation of types and attributes.
#include "core/random/generator.h"
#include "dialects/test/random_hooks.h"
#include "dialects/test/test.h"

using namespace mlir;
using namespace test;

// Types

/// Sets the body to a type that contains `type`, unless it has a body.
template <typename T> static bool finishRecursive(Type type) {
  auto recursive = cast<T>(type);
  (void)recursive.setBody(type);
  return isWord(recursive.getName());
}

/// Returns true if the bracketed list has an element, which the parser
/// requires.
template <typename T> static bool hasShape(Type type) {
  return !cast<T>(type).getShape().empty();
}

/// Returns true if the string can also be printed as a keyword.
static bool isStringTextual(Type type) {
  return isWord(cast<TestTypeCustomStringType>(type).getFoo());
}

// Attributes

static bool never(Attribute) { return false; }

/// Returns true unless the first element is an attribute: the parser would take
/// the colon after it for the start of its type.
static bool isPairTextual(Attribute attribute) {
  const auto *values = static_cast<const ArrayRef<Attribute> *>(
      getParameters(attribute.getImpl()));
  return isa<TypeAttr>(values->front());
}

/// Returns true if the bracketed lists have elements, which the parser
/// requires.
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
    // The parser creates an integer attribute.
    {.name = "test.override_builder", .finishAttribute = never},
    // A keyword must follow `#test.`, and some cases are none.
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
