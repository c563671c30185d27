// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// The parser of an optional parameter is not called if the next token is the
// literal that follows the parameter.

// CHECK-LABEL: func.func private @alone(!test.own_parser<>, !test.own_parser<5>, !test.own_parser<-5>)
func.func private @alone(!test.own_parser<>, !test.own_parser<5>, !test.own_parser<-5>)

// CHECK-LABEL: func.func private @group(!test.own_parser_group<,{{ ?}}>, !test.own_parser_group<5 is,{{ ?}}>, !test.own_parser_group<5 is, 6>)
func.func private @group(!test.own_parser_group<, >, !test.own_parser_group<5 is,>, !test.own_parser_group<5 is, 6>)

// CHECK-LABEL: func.func private @params(!test.own_parser_params<>, !test.own_parser_params<5>)
func.func private @params(!test.own_parser_params<>, !test.own_parser_params<5>)
