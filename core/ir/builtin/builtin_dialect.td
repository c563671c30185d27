// SPDX-License-Identifier: Apache-2.0
//
// The builtin dialect. The other builtin_*.td files define its attributes,
// types and operations; builtin.td includes all of them.
#ifndef CORE_IR_BUILTIN_BUILTIN_DIALECT_TD
#define CORE_IR_BUILTIN_BUILTIN_DIALECT_TD

include "ods/records/op_base.td"

def Builtin_Dialect : Dialect {
  let name = "builtin";
  let cppNamespace = "::mlir";
  let summary =
      "The types, attributes, locations and operations of every context";
  let useDefaultAttributePrinterParser = 0;
  let useDefaultTypePrinterParser = 0;
}

#endif // CORE_IR_BUILTIN_BUILTIN_DIALECT_TD
