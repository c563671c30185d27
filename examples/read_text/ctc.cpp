// SPDX-License-Identifier: Apache-2.0
#include "examples/read_text/ctc.h"

#include <algorithm>
#include <cstddef>

namespace read_text {

static std::string trim(const std::string &text) {
  const size_t first = text.find_first_not_of(' ');
  if (first == std::string::npos)
    return "";
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::string decodeCtc(absl::Span<const float> scores,
                      absl::Span<const std::string_view> alphabet) {
  std::string text;
  size_t previous = 0;
  for (; scores.size() >= alphabet.size();
       scores.remove_prefix(alphabet.size())) {
    const auto step = scores.first(alphabet.size());
    const size_t best = std::ranges::max_element(step) - step.begin();
    if (best != 0 && best != previous)
      text += alphabet[best];
    previous = best;
  }
  return trim(text);
}

} // namespace read_text
