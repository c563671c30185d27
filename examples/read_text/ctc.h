// SPDX-License-Identifier: Apache-2.0
//
// Converts the model's scores to text.
#ifndef EXAMPLES_READ_TEXT_CTC_H
#define EXAMPLES_READ_TEXT_CTC_H

#include <string>
#include <string_view>

#include "absl/types/span.h"

namespace read_text {

/// Returns the text of the best class of each step. Merges runs of the same
/// class, then removes blanks (class 0), and trims spaces at both ends.
///
/// Shapes: `scores` contains alphabet.size() scores for each step.
/// Requires: the alphabet is not empty.
/// Source: greedy decoding of connectionist temporal classification (A. Graves
/// et al., 2006, section 3.2).
std::string decodeCtc(absl::Span<const float> scores,
                      absl::Span<const std::string_view> alphabet);

} // namespace read_text

#endif // EXAMPLES_READ_TEXT_CTC_H
