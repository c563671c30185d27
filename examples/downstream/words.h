// SPDX-License-Identifier: Apache-2.0
// Reads bytes as 32-bit numbers.
#ifndef WORDS_H
#define WORDS_H

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"

/// Returns the words in `bytes`, which are in the given order.
///
/// Errors: InvalidArgument if the last word is incomplete.
absl::StatusOr<std::vector<uint32_t>> readWords(llvm::StringRef bytes,
                                                llvm::endianness order);

#endif // WORDS_H
