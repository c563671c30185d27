# SPDX-License-Identifier: Apache-2.0
"""usage: bazel run --config=opt //tests/benchmarks/mlir_opt:compare [-- OPTION...]"""

import generate
import paired

if __name__ == "__main__":
    paired.main(generate, ["--allow-unregistered-dialect"])
