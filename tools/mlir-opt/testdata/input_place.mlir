// Inputs that cannot be read, and too many inputs.

// RUN: not mlir-opt %t.none 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-opt %S 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: not mlir-opt %s %s 2>&1 | FileCheck %s --check-prefix=TWO
// NONE: error: cannot open input file '{{.*}}.none': No such file or directory
// FOLDER: error: cannot open input file '{{.*}}': Is a directory
// TWO: error: argument '{{.*}}' is one too many
