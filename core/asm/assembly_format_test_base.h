// SPDX-License-Identifier: Apache-2.0
//
// Test helper: the bytes of formats and expressions as constants.
#ifndef CORE_ASM_ASSEMBLY_FORMAT_TEST_BASE_H
#define CORE_ASM_ASSEMBLY_FORMAT_TEST_BASE_H

#include "llvm/ADT/StringRef.h"

namespace mlir {

/// Numbers and enumerators as the bytes of a format.
template <typename... Parts> struct Bytes {
  char bytes[sizeof...(Parts)];
  constexpr Bytes(Parts... parts) : bytes{char(parts)...} {}
  constexpr operator llvm::StringRef() const {
    return llvm::StringRef(bytes, sizeof...(Parts));
  }
};

} // namespace mlir

#endif // CORE_ASM_ASSEMBLY_FORMAT_TEST_BASE_H
