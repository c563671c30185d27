// SPDX-License-Identifier: Apache-2.0
//
// What the fuzz target of definitions starts from.
#ifndef TESTS_FUZZ_DEFINITIONS_SEED_H
#define TESTS_FUZZ_DEFINITIONS_SEED_H

#include <vector>

#include "core/ir/dialect_definition.h"

namespace mlir::fuzz {

/// A valid dialect with something of everything that needs no C++.
std::vector<DialectDefinition> makeSeedDefinitions();

} // namespace mlir::fuzz

#endif // TESTS_FUZZ_DEFINITIONS_SEED_H
