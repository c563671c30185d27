// SPDX-License-Identifier: Apache-2.0
//
// The characters that the recogniser knows. The definition is generated from
// the model's metadata.
#ifndef EXAMPLES_READ_TEXT_ALPHABET_H
#define EXAMPLES_READ_TEXT_ALPHABET_H

#include <string_view>

#include "absl/types/span.h"

namespace read_text {

/// One string (UTF-8) for each class of the model's output, in their order;
/// the first, CTC's blank, is empty.
absl::Span<const std::string_view> getAlphabet();

} // namespace read_text

#endif // EXAMPLES_READ_TEXT_ALPHABET_H
