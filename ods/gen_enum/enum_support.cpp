// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_enum/enum_support.h"

#include "ods/gen_enum/cpp_text.h"
#include "ods/gen_enum/gen_enum.h"
#include "ods/model/attribute.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::ods;
using llvm::formatv;

void mlir::ods::emitBitOperators(const EnumInfo &enumInfo,
                                 llvm::raw_ostream &os) {
  const llvm::StringRef name = enumInfo.getEnumClassName();
  const llvm::StringRef type = enumInfo.getUnderlyingType();
  for (const char op : {'|', '&', '^'})
    os << formatv(R"(inline constexpr {0} operator{1}({0} a, {0} b) {{
  return static_cast<{0}>(static_cast<{2}>(a) {1} static_cast<{2}>(b));
}
inline constexpr {0} &operator{1}=({0} &a, {0} b) {{ return a = a {1} b; }
)",
                  name, op, type);
  os << formatv(R"(inline constexpr {0} operator~({0} bits) {{
  // Only bits that the enumeration has.
  return static_cast<{0}>(~static_cast<{1}>(bits) &
                          static_cast<{1}>({2}u));
}
inline constexpr bool bitEnumContainsAll({0} bits, {0} bit) {{
  return (bits & bit) == bit;
}
inline constexpr bool bitEnumContainsAny({0} bits, {0} bit) {{
  return static_cast<{1}>(bits & bit) != 0;
}
inline constexpr {0} bitEnumClear({0} bits, {0} bit) {{ return bits & ~bit; }
inline constexpr {0} bitEnumSet({0} bits, {0} bit, bool value = true) {{
  return value ? (bits | bit) : bitEnumClear(bits, bit);
}
)",
                name, type,
                uint64_t(enumInfo.getDef().getValueAsInt("validBits")));
}

void mlir::ods::emitParserAndPrinter(const EnumInfo &enumInfo,
                                     llvm::raw_ostream &os) {
  const std::optional<Attribute> attribute = enumInfo.asEnumAttr();
  if (enumInfo.getUnderlyingType().empty() ||
      (attribute && !attribute->isConstBuildable()))
    return;
  os << formatv(
      R"(namespace mlir {{
template <typename T, typename> struct FieldParser;
template <> struct FieldParser<{0}, {0}> {{
  template <typename ParserT>
  static ::llvm::FailureOr<{0}> parse(ParserT &parser) {{
    int64_t value = 0;
    if (::mlir::parseEnum(parser, {1}, value))
      return ::llvm::failure();
    return static_cast<{0}>(value);
  }
};
template <>
struct FieldParser<::std::optional<{0}>, ::std::optional<{0}>> {{
  template <typename ParserT>
  static ::llvm::FailureOr<::std::optional<{0}>> parse(ParserT &parser) {{
    int64_t value = 0;
    auto result = ::mlir::parseOptionalEnum(parser, {1}, value);
    if (!result.has_value())
      return ::std::optional<{0}>();
    if (*result)
      return ::llvm::failure();
    return ::std::optional<{0}>(static_cast<{0}>(value));
  }
};
} // namespace mlir
namespace llvm {{
inline ::llvm::raw_ostream &operator<<(::llvm::raw_ostream &os, {0} value) {{
  ::mlir::printEnum(os, {1}, static_cast<int64_t>(value));
  return os;
}
} // namespace llvm
)",
      qualify(enumInfo.getCppNamespace(), enumInfo.getEnumClassName()),
      getEnumDescriptorName(enumInfo));
}

void mlir::ods::emitDenseMapInfo(const EnumInfo &enumInfo,
                                 llvm::raw_ostream &os) {
  const std::string name =
      qualify(enumInfo.getCppNamespace(), enumInfo.getEnumClassName());
  os << formatv(R"(namespace llvm {{
template <> struct DenseMapInfo<{0}> {{
  using Info = ::llvm::DenseMapInfo<{1}>;
  static {0} getEmptyKey() {{
    return static_cast<{0}>(Info::getEmptyKey());
  }
  static {0} getTombstoneKey() {{
    return static_cast<{0}>(Info::getTombstoneKey());
  }
  static unsigned getHashValue({0} value) {{
    return Info::getHashValue(static_cast<{1}>(value));
  }
  static bool isEqual({0} a, {0} b) {{ return a == b; }
};
} // namespace llvm
)",
                name,
                enumInfo.getUnderlyingType().empty()
                    ? "::std::underlying_type_t<" + name + ">"
                    : enumInfo.getUnderlyingType().str());
}
