# SPDX-License-Identifier: Apache-2.0
"""usage: bazel run --config=opt //tests/benchmarks/dialect_text:compare [-- OPTION...]"""

import generate
import paired

if __name__ == "__main__":
    paired.main(generate, [])
