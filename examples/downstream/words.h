// SPDX-License-Identifier: Apache-2.0
// Bytes read as 32-bit numbers.
#ifndef WORDS_H
#define WORDS_H

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"

/// The words that `bytes` hold in `order`, whatever the host's own order.
///
/// Errors: InvalidArgument if the last word is cut off.
absl::StatusOr<std::vector<uint32_t>> readWords(llvm::StringRef bytes,
                                                llvm::endianness order);

#endif // WORDS_H
