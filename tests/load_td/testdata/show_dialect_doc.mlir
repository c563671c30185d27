// Loaded and compiled dialects have the same documentation.

// RUN: mlir-opt --load-td=%S/../garden.td --show-dialect-doc=garden | FileCheck %s
// RUN: garden-opt --show-dialect-doc=garden | FileCheck %s
// RUN: mlir-opt --load-td=%S/../garden.td --show-dialects | FileCheck %s --check-prefix=DIALECTS
// DIALECTS: garden
// RUN: not mlir-opt --show-dialect-doc=garden 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: dialect 'garden' is not registered

// CHECK: # 'garden' Dialect
// CHECK: _Plants and beds_
// CHECK: Beds hold plants. Nothing grows.
// CHECK: ## Operations
// CHECK: ### `garden.graft`
// CHECK: operation ::= `garden.graft` $lhs `,` $rhs attr-dict `:` type($result)
// CHECK: Traits: {{.*}}`IsCommutative`, {{.*}}`SameOperandsAndResultType`
// CHECK: ### `garden.rake`
// CHECK: Effects: {{.*}}`MemoryEffects::Read on {{.*}}`
// CHECK: ### `garden.sow`
// CHECK: _A plant from seeds_
// CHECK: operation ::= `garden.sow` $seeds (`in` $color)? (`depth` $depth)? (`deep`)? attr-dict (`:` type($seeds))? `->` type($plant)
// CHECK: %{{.*}} = garden.sow %seed, %seed in red
// CHECK: | `seeds` | variadic of plant |
// CHECK: | `plant` | plant |
// CHECK: ## Attributes
// CHECK: ### `#garden.tag`
// CHECK: ## Types
// CHECK: ### `!garden.bed`
// CHECK: ## Enums
// CHECK: ### Care
// CHECK: | Water | `1` | water |
