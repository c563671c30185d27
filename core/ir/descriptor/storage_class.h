// SPDX-License-Identifier: Apache-2.0
//
// Building blocks of generated classes of types and attributes, in addition to
// their base classes (core/ir/structure/type.h, core/ir/structure/attribute.h).
#ifndef CORE_IR_DESCRIPTOR_STORAGE_CLASS_H
#define CORE_IR_DESCRIPTOR_STORAGE_CLASS_H

#include <new>
#include <optional>
#include <type_traits>

#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/builtin_type_interfaces.h"
#include "core/ir/descriptor/field_hooks.h"
#include "core/ir/format/field_text.h"
#include "core/ir/format/storage_format.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/structure/location.h"
#include "core/support/llvm.h"

namespace mlir {

// Traits in the namespaces that definitions use.
namespace TypeTrait {
using mlir::ValueSemantics;
} // namespace TypeTrait
namespace AttributeTrait {
using mlir::IsLocation;
} // namespace AttributeTrait

/// Parses a parameter of a C++ type. Specialize it for other types with a
/// function `static FailureOr<T> parse(AsmParser &)`.
template <typename T, typename = T> struct FieldParser;

template <typename T>
struct FieldParser<
    T, std::enable_if_t<std::is_integral_v<T> || std::is_same_v<T, llvm::APInt>,
                        T>> {
  static FailureOr<T> parse(AsmParser &parser) {
    T value{};
    if (parser.parseInteger(value))
      return failure();
    return value;
  }
};

template <> struct FieldParser<std::string> {
  static FailureOr<std::string> parse(AsmParser &parser) {
    std::string value;
    if (parser.parseString(&value))
      return failure();
    return value;
  }
};

template <> struct FieldParser<AffineMap> {
  static FailureOr<AffineMap> parse(AsmParser &parser) {
    AffineMap value;
    if (parser.parseAffineMap(value))
      return failure();
    return value;
  }
};

/// Types. A class with a mnemonic is parsed without `!dialect.mnemonic`.
template <typename T>
struct FieldParser<T, std::enable_if_t<std::is_base_of_v<Type, T>, T>> {
  static FailureOr<T> parse(AsmParser &parser) {
    const llvm::SMLoc loc = parser.getCurrentLocation();
    Type type;
    if (parseAny(parser, type))
      return failure();
    if (auto typed = llvm::dyn_cast<T>(type))
      return typed;
    return parser.emitError(loc, "invalid kind of type specified");
  }

private:
  static ParseResult parseAny(AsmParser &parser, Type &type) {
    if constexpr (requires { T::descriptor.mnemonic; })
      if (!T::descriptor.mnemonic.empty())
        return parser.parseCustomTypeWithFallback(
            type, [&](Type &result) -> ParseResult {
              result = parseAfterMnemonic(parser, T::descriptor);
              return success(result != nullptr);
            });
    return parser.parseType(type);
  }
};

/// Attributes. A class with a mnemonic is parsed without `#dialect.mnemonic`.
template <typename T>
struct FieldParser<T, std::enable_if_t<std::is_base_of_v<Attribute, T>, T>> {
  static FailureOr<T> parse(AsmParser &parser) {
    const llvm::SMLoc loc = parser.getCurrentLocation();
    Attribute attribute;
    if (parseAny(parser, attribute))
      return failure();
    if (auto typed = llvm::dyn_cast<T>(attribute))
      return typed;
    return parser.emitError(loc, "invalid kind of attribute specified");
  }

private:
  static ParseResult parseAny(AsmParser &parser, Attribute &attribute) {
    if constexpr (requires { T::descriptor.mnemonic; })
      if (!T::descriptor.mnemonic.empty())
        return parser.parseCustomAttributeWithFallback(
            attribute, Type(),
            [&](Attribute &result, Type type) -> ParseResult {
              result = parseAfterMnemonic(parser, T::descriptor, type);
              return success(result != nullptr);
            });
    return parser.parseAttribute(attribute);
  }
};

/// Optional values; nullopt if the text has none.
template <typename T>
struct FieldParser<
    std::optional<T>,
    std::enable_if_t<std::is_integral_v<T> || std::is_base_of_v<Attribute, T>,
                     std::optional<T>>> {
  static FailureOr<std::optional<T>> parse(AsmParser &parser) {
    T value{};
    OptionalParseResult parsed = parseOptional(parser, value);
    if (!parsed.has_value())
      return std::optional<T>();
    if (*parsed)
      return failure();
    return std::optional<T>(value);
  }

private:
  static OptionalParseResult parseOptional(AsmParser &parser, T &value) {
    if constexpr (std::is_integral_v<T>)
      return parser.parseOptionalInteger(value);
    else
      return parser.parseOptionalAttribute(value);
  }
};

/// Prints the value, or nothing.
template <IsAsmPrinter Printer, typename T>
Printer &operator<<(Printer &printer, const std::optional<T> &value) {
  if (!value)
    return printer;
  if constexpr (requires { printer << *value; })
    printer << *value;
  else
    printer.getStream() << *value;
  return printer;
}

/// Lists, separated by commas.
template <typename T>
  requires requires(T list, typename T::value_type element) {
    list.push_back(element);
  } && (!std::is_same_v<T, std::string>)
struct FieldParser<T, T> {
  static FailureOr<T> parse(AsmParser &parser) {
    T elements;
    if (parser.parseCommaSeparatedList([&]() -> ParseResult {
          auto element = FieldParser<typename T::value_type>::parse(parser);
          if (failed(element))
            return failure();
          elements.push_back(std::move(*element));
          return success();
        }))
      return failure();
    return elements;
  }
};

/// Sets a member of parameters under construction; data that the value refers
/// to is copied to `allocator`.
template <typename T>
void storeParameter(T &member, const std::type_identity_t<T> &value,
                    StorageAllocator &allocator) {
  if constexpr (requires { allocator.copyInto(value); })
    member = allocator.copyInto(value);
  else if constexpr (!std::is_default_constructible_v<T>)
    new (&member) T(value); // The memory contains no object yet.
  else
    member = value;
}
template <>
inline void storeParameter(StoredInteger &member, const StoredInteger &value,
                           StorageAllocator &allocator) {
  member = value;
  if (value.width > 64)
    member.words = allocator.copyInto(value.getWords()).data();
}

/// Verifies parameters against the constraints in the format of their kind.
/// Errors: "failed to verify 'name': summary".
LogicalResult verifyParameters(EmitErrorFn emitError,
                               const StorageDescriptor &descriptor,
                               const void *parameters);

namespace detail {

/// Returns the value in `result` for custom<…> to set, after
/// default-constructing it. Returns `result` itself if T is not
/// default-constructible.
template <typename T> auto &unwrapForCustomParse(FailureOr<T> &result) {
  if constexpr (std::is_default_constructible_v<T>) {
    if (failed(result))
      result = T();
    return *result;
  } else {
    return result;
  }
}

} // namespace detail
} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_STORAGE_CLASS_H
