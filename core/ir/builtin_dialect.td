// SPDX-License-Identifier: Apache-2.0
//
// The builtin dialect. Its attributes, types and operations are in the other
// builtin_*.td; builtin.td has all of them.
#ifndef CORE_IR_BUILTIN_DIALECT_TD
#define CORE_IR_BUILTIN_DIALECT_TD

include "ods/records/op_base.td"

def Builtin_Dialect : Dialect {
  let name = "builtin";
  let cppNamespace = "::mlir";
  let summary =
      "The types, attributes, locations and operations that every context has";
  let useDefaultAttributePrinterParser = 0;
  let useDefaultTypePrinterParser = 0;
}

#endif // CORE_IR_BUILTIN_DIALECT_TD
