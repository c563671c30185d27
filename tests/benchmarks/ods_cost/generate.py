# SPDX-License-Identifier: Apache-2.0
"""The definitions of the dialect that is measured, and the C++ that includes it.

Both tools read the same definitions.
"""

TYPES = ["F32", "AnyTensor", "Index", "AnyInteger", "AnyMemRef", "AnyVectorOfAnyRank", "AnyType"]
ATTRIBUTES = ["I32Attr", "StrAttr", "I64Attr", "BoolAttr", "F32Attr", "DenseI64ArrayAttr"]

PROLOGUE = """\
include "mlir/IR/OpBase.td"

def Cost_Dialect : Dialect {
  let name = "cost";
  let cppNamespace = "::cost";
}
"""


def operation(number, operands, attributes):
    """Returns the record of one operation; its number selects constraints and names."""
    types = [TYPES[(number + i) % len(TYPES)] for i in range(operands)]
    kinds = [ATTRIBUTES[(number + i) % len(ATTRIBUTES)] for i in range(attributes)]
    values = [f"$in{i}" for i in range(operands)]
    arguments = [f"{type_}:{value}" for type_, value in zip(types, values)]
    arguments += [f"{kind}:$attr{i}" for i, kind in enumerate(kinds)]
    format_ = " `,` ".join(values)
    for i in range(attributes):
        format_ += f" `attr{i}` `=` $attr{i}"
    text = f" `,` ".join(f"type({value})" for value in values)
    return f"""
def Cost_Op{number} : Op<Cost_Dialect, "op_{number}"> {{
  let arguments = (ins {", ".join(arguments)});
  let results = (outs {TYPES[(number + operands) % len(TYPES)]}:$out);
  let assemblyFormat = [{{
    {format_} attr-dict `:` {text} `->` type($out)
  }}];
}}
"""


def definitions(operations, operands, attributes):
    return PROLOGUE + "".join(operation(i, operands, attributes) for i in range(operations))


# The C++ that a user writes around the generated files.
CPP = """\
#include "cost_dialect.h.inc"
#define GET_OP_CLASSES
#include "cost_op.h.inc"

#include "cost_dialect.cpp.inc"
#define GET_OP_CLASSES
#include "cost_op.cpp.inc"

void cost::CostDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "cost_op.cpp.inc"
      >();
}
"""
OUR_CPP = '#include "core/ir/descriptor/op_class.h"\n' + CPP
PEERS_CPP = """\
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
""" + CPP
