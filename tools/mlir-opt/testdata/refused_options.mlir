// Options of upstream that are not supported yet.

// RUN: not mlir-opt %s --irdl-file=x.irdl 2>&1 | FileCheck %s --check-prefix=IRDL
// RUN: not mlir-opt %s --load-dialect-plugin=x.so 2>&1 \
// RUN:   | FileCheck %s --check-prefix=DIALECT
// RUN: not mlir-opt %s --load-pass-plugin=x.so 2>&1 \
// RUN:   | FileCheck %s --check-prefix=PASS
// IRDL: error: option '--irdl-file' is not there yet: IRDL cannot be loaded
// DIALECT: error: option '--load-dialect-plugin' is not there yet: plugins cannot be loaded
// PASS: error: option '--load-pass-plugin' is not there yet: plugins cannot be loaded
