// Unknown options, and values that options do not accept.

// RUN: not mlir-opt --no-such-thing-at-all 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not mlir-opt --show-dialect 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not mlir-opt --verify-diagnostics=some 2>&1 | FileCheck %s --check-prefix=LEVEL
// RUN: not mlir-opt --verify-roundtrip=maybe 2>&1 | FileCheck %s --check-prefix=BOOL
// RUN: not mlir-opt --mlir-elide-elementsattrs-if-larger=-1 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NUMBER
// FAR: error: option '--no-such-thing-at-all' is not known{{$}}
// NEAR: error: option '--show-dialect' is not known; did you mean '--show-dialects'?
// LEVEL: error: option '--verify-diagnostics' takes all or only-expected, not 'some'
// BOOL: error: option '--verify-roundtrip' takes true or false, not 'maybe'
// NUMBER: error: option '--mlir-elide-elementsattrs-if-larger' takes an integer from 0 on, not '-1'
