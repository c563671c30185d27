// Paths where no file can be created.

// RUN: rm -rf %t && mkdir %t
// RUN: not mlir-opt %s -o %t 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: not mlir-opt %s -o %t/none/out 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-opt %s -o "" 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not mlir-opt %s -o 2>&1 | FileCheck %s --check-prefix=VALUE
// FOLDER: error: cannot open output file '{{.*}}': Is a directory
// NONE: error: cannot open output file '{{.*}}/none/out': No such file or directory
// EMPTY: error: cannot open output file '': No such file or directory
// VALUE: error: option '--o' needs a value

module {
}
