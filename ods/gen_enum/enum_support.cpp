// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_enum/enum_support.h"

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
