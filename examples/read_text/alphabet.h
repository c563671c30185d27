// SPDX-License-Identifier: Apache-2.0
//
// The characters that the model recognizes. The definition is generated from
// the model's metadata.
#ifndef EXAMPLES_READ_TEXT_ALPHABET_H
#define EXAMPLES_READ_TEXT_ALPHABET_H

#include <string_view>

#include "absl/types/span.h"

namespace read_text {

/// Returns one string (UTF-8) per class of the model's output, in order. The
/// first one, CTC's blank, is empty.
absl::Span<const std::string_view> getAlphabet();

} // namespace read_text

#endif // EXAMPLES_READ_TEXT_ALPHABET_H
