// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestTypeOwnParser parameter 'a' which is to be a `int64_t`}}
func.func private @f(!test.own_parser<"5">)

// -----

// expected-error@+1 {{expected integer value}}
func.func private @f(!test.own_parser_group<"5" is,>)
