// SPDX-License-Identifier: Apache-2.0
#include "tests/passes/all_passes.h"
#include "tests/passes/random_suites.h"

namespace mlir {

// Each dialect together with others that use its values. Excludes `test`, some
// of whose rules fail on purpose.
static const char *const dialects[] = {
    "affine,memref,arith",
    "arith,ub",
    "builtin",
    "cf,arith,func",
    "complex,math,arith",
    "func,scf,arith",
    "index",
    "llvm",
    "memref,scf,arith",
    "scf,arith",
    "tensor,scf,arith",
};

RandomSuites getRandomSuites() { return {registerAllPasses, dialects, {}}; }

} // namespace mlir
