// SPDX-License-Identifier: Apache-2.0
//
// Random values of enumerations.
#ifndef CORE_RANDOM_ENUMERATIONS_H
#define CORE_RANDOM_ENUMERATIONS_H

#include "core/ir/descriptor/enum_descriptor.h"
#include "core/random/random_source.h"

namespace mlir {

/// Returns the value of a case, or of several cases of a bit enumeration.
inline int64_t drawValue(const EnumDescriptor &enumeration,
                         RandomSource &random) {
  if (enumeration.cases.empty())
    return 0;
  int64_t value = random.pick(enumeration.cases).value;
  if (!enumeration.isBitEnum)
    return value;
  while (random.chance(40))
    value |= random.pick(enumeration.cases).value;
  return value;
}

} // namespace mlir

#endif // CORE_RANDOM_ENUMERATIONS_H
