// Actions on the IR can be logged, timed and skipped.

// RUN: mlir-opt %s --pass-pipeline='builtin.module(cse,func.func(cse))' -o /dev/null \
// RUN:   --log-actions-to=- | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(cse,func.func(cse))' -o /dev/null \
// RUN:   --log-actions-to=%t.log --log-mlir-actions-filter=%s:40:1
// RUN: FileCheck %s --check-prefix=FILTER < %t.log
// RUN: mlir-opt %s --cse -o /dev/null --profile-actions-to=%t.json 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OBSERVED
// RUN: FileCheck %s --check-prefix=PROFILE < %t.json
// RUN: mlir-opt %s --symbol-privatize --cse --mlir-print-debug-counter \
// RUN:   --mlir-debug-counter=pass-execution-skip=1 2>&1 \
// RUN:   | FileCheck %s --check-prefix=COUNTER
// RUN: not mlir-opt %s --mlir-debug-counter=a=1 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-opt %s --log-actions-to=%t/none/x 2>&1 | FileCheck %s --check-prefix=FILE

// CHECK: begins (no breakpoint) Action `pass-execution` running `CSE` on Operation `builtin.module` (module {...})`
// CHECK: completed `pass-execution`
// CHECK: running `CSE` on Operation `func.func` (func.func @a() {...})`

// FILTER-NOT: builtin.module
// FILTER: running `CSE` on Operation `func.func` (func.func @a() {...})`

// PROFILE: [{"name": "pass-execution", "cat": "PERF", "ph": "B", "pid": 0, "tid": {{[0-9]+}}, "ts": {{[0-9]+}}, "args": {"desc": "`pass-execution` running `CSE` on Operation `builtin.module`"}},
// PROFILE: "ph": "E"
// PROFILE: }]

// OBSERVED: ExecutionContext registered on the context

// COUNTER: DebugCounter counters:
// COUNTER-NEXT: pass-execution                  : {0,1,-1}
// COUNTER: func.func @a
// COUNTER: DebugCounter counters:
// COUNTER-NEXT: pass-execution                  : {2,1,-1}

// WRONG: error: expected DebugCounter counter name to end with either `-skip` or `-count`, but got `a`
// FILE: error: {{.*}}none/x


func.func @a() { return }
