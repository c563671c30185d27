// An empty input is an empty module; an empty input that is split has no parts.

// RUN: mlir-opt < /dev/null | FileCheck %s
// RUN: mlir-opt /dev/null | FileCheck %s
// RUN: mlir-opt --split-input-file < /dev/null | count 0
// RUN: not mlir-opt --no-implicit-module < /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NONE
// CHECK: {{^}}module {{{$}}
// CHECK-NEXT: {{^}}}{{$}}
// NONE: {{^}}<stdin>:0:0: error: source must contain a single top-level operation, found: 0{{$}}
