// Without the option, expectations are ordinary comments.

// RUN: mlir-opt %s 2>&1 | FileCheck %s --implicit-check-not=error

// expected-error {{never}}
// CHECK: module {
module {
}
