// SPDX-License-Identifier: Apache-2.0
#include "words.h"

#include "absl/status/status.h"
#include "absl/strings/str_format.h"

absl::StatusOr<std::vector<uint32_t>> readWords(llvm::StringRef bytes,
                                                llvm::endianness order) {
  constexpr size_t wordSize = sizeof(uint32_t);
  if (bytes.size() % wordSize != 0)
    return absl::InvalidArgumentError(absl::StrFormat(
        "%d bytes are given, words have %d", bytes.size(), wordSize));
  std::vector<uint32_t> words;
  for (; !bytes.empty(); bytes = bytes.drop_front(wordSize))
    words.push_back(llvm::support::endian::read<uint32_t>(bytes.data(), order));
  return words;
}
