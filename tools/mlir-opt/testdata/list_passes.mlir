// Passes with their options, sorted by name.

// RUN: mlir-opt --list-passes | FileCheck %s
// CHECK: {{^}}Passes:
// CHECK: {{^}}  --cse -   Eliminate common sub-expressions
// CHECK: {{^}}  --inline -
// CHECK: {{^}}    --op-pipelines=<pass-manager> -
// CHECK: {{^}}  --print-op-stats -   Print statistics of operations
// CHECK-NEXT: {{^}}    --json - print the stats as JSON
// CHECK: {{^}}  --symbol-privatize -   Mark symbols private
// CHECK-NEXT: {{^}}    --exclude=<string> - Comma separated list
