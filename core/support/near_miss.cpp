// SPDX-License-Identifier: Apache-2.0
#include "core/support/near_miss.h"

#include <algorithm>

namespace mlir {

NearMiss::NearMiss(llvm::StringRef written)
    : written(written), limit(std::min<size_t>(4, written.size())) {}

void NearMiss::compare(llvm::StringRef candidate) {
  const unsigned distance =
      written.edit_distance(candidate, /*AllowReplacements=*/true, limit);
  if (distance >= limit)
    return;
  limit = distance;
  nearest = candidate.str();
}

std::string NearMiss::getQuestion() const {
  return nearest.empty() ? "" : "; did you mean '" + nearest + "'?";
}

} // namespace mlir
