// Times of passes and analyses, as a tree and as a list, in text and in JSON.

// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,strip-debuginfo),cse)' \
// RUN:   --mlir-timing -o /dev/null 2>&1 | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse))' --mlir-timing \
// RUN:   --mlir-timing-display=list -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: mlir-opt %s --cse --mlir-timing --mlir-output-format=json -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=JSON
// RUN: mlir-opt %s --cse --mlir-disable-threading --mlir-timing -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --inline --mlir-disable-threading --mlir-timing -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=DYNAMIC

// CHECK: ... Execution time report ...
// CHECK: Total Execution Time: {{[0-9.]+}} seconds
// CHECK: ----Name----
// CHECK-NEXT: {{ [0-9.]+ \(.*%\)  }}Parser
// CHECK-NEXT: {{ [0-9.]+ \(.*%\)  }}'func.func' Pipeline
// CHECK-NEXT: {{ [0-9.]+ \(.*%\)    }}CSE
// CHECK-NEXT: {{ [0-9.]+ \(.*%\)      }}(A) DominanceInfo
// CHECK-NEXT: {{ [0-9.]+ \(.*%\)    }}StripDebugInfo
// CHECK-NEXT: {{ [0-9.]+ \(.*%\)  }}CSE
// CHECK-NEXT: {{ [0-9.]+ \(.*%\)    }}(A) DominanceInfo
// CHECK-NEXT: {{ [0-9.]+ \(.*%\)  }}Output
// CHECK-NEXT: {{ [0-9.]+ \(.*%\)  }}Rest
// CHECK-NEXT: {{ [0-9.]+ \(.*%\)  }}Total

// LIST-DAG: )  root
// LIST-DAG: )  Pipeline Collection : ['func.func']
// LIST-DAG: )  'func.func' Pipeline
// LIST-DAG: )  CSE
// LIST: )  Rest
// LIST-NEXT: )  Total

// JSON: {{^}}[
// JSON-NEXT: {{^}}{"wall": {"duration": {{.*}}, "percentage": {{.*}}}, "name": "Parser", "passes": [
// JSON-NEXT: {{^}}{}]},
// JSON-NEXT: "name": "CSE", "passes": [
// JSON: "name": "Total"}
// JSON-NEXT: {{^}}]

// A pipeline that a pass creates is a sibling of the pass.
// DYNAMIC:      {{ [0-9.]+ \(.*%\)  }}Inliner
// DYNAMIC-NEXT: {{ [0-9.]+ \(.*%\)    }}(A) CallGraph
// DYNAMIC-NEXT: {{ [0-9.]+ \(.*%\)  }}'func.func' Pipeline
// DYNAMIC-NEXT: {{ [0-9.]+ \(.*%\)    }}Canonicalizer

// ONE-NOT: User Time
// ONE: ----Wall Time----  ----Name----
func.func @a() { return }
