// SPDX-License-Identifier: Apache-2.0
//
// Creates the seed of the definitions' fuzz target.
#ifndef TESTS_FUZZ_DEFINITIONS_SEED_H
#define TESTS_FUZZ_DEFINITIONS_SEED_H

#include <vector>

#include "core/ir/definition/dialect_definition.h"

namespace mlir::fuzz {

/// Returns a valid dialect that uses each feature that needs no C++.
std::vector<DialectDefinition> makeSeedDefinitions();

} // namespace mlir::fuzz

#endif // TESTS_FUZZ_DEFINITIONS_SEED_H
