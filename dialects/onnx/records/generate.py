# SPDX-License-Identifier: Apache-2.0
"""Generates the records of ONNX's operators from the installed schemas.

usage: generate.py FOLDER

Writes to FOLDER, for each family of operators (the folder of ONNX's sources that
defines them):
  FAMILY_ops.td     a record for the newest version of each operator
and for all families:
  onnx_schemas.inc  a row of C++ for each operator: its domain, its versions and
                    the type variables of its operands and results

The same schemas give the same bytes.
"""

import collections
import os
import sys

import onnx.defs

OpSchema = onnx.defs.OpSchema
AttrType = OpSchema.AttrType
Option = OpSchema.FormalParameterOption

# The record of each element type.
ELEMENTS = {
    "bfloat16": "BF16",
    "bool": "I1",
    "complex128": "Complex<F64>",
    "complex64": "Complex<F32>",
    "double": "F64",
    "float": "F32",
    "float16": "F16",
    "float4e2m1": "F4E2M1FN",
    "float6e2m3": "F6E2M3FN",
    "float6e3m2": "F6E3M2FN",
    "float8e4m3fn": "F8E4M3FN",
    "float8e4m3fnuz": "F8E4M3FNUZ",
    "float8e5m2": "F8E5M2",
    "float8e5m2fnuz": "F8E5M2FNUZ",
    "float8e8m0": "F8E8M0FNU",
    "int16": "I16",
    "int2": "I<2>",
    "int32": "I32",
    "int4": "I<4>",
    "int64": "I64",
    "int8": "I8",
    "string": "ONNX_String",
    "uint16": "UI16",
    "uint2": "UI<2>",
    "uint32": "UI32",
    "uint4": "UI<4>",
    "uint64": "UI64",
    "uint8": "UI8",
}

# The record of each kind of attribute. Graphs are regions.
ATTRIBUTES = {
    AttrType.FLOAT: "F32Attr",
    AttrType.FLOATS: "F32ArrayAttr",
    AttrType.INT: "SI64Attr",
    AttrType.INTS: "I64ArrayAttr",
    AttrType.SPARSE_TENSOR: "AnyAttr",
    AttrType.STRING: "StrAttr",
    AttrType.STRINGS: "StrArrayAttr",
    AttrType.TENSOR: "AnyAttr",
    AttrType.TYPE_PROTO: "TypeAttr",
}

HEADER = """// SPDX-License-Identifier: Apache-2.0
// Generated from onnx.defs of ONNX %s
"""

INCLUDE = """
include "dialects/onnx/dialect.td"

"""


def argument(text, kind):
    """Returns X of the type string "kind(X)", or None."""
    if text.startswith(kind + "(") and text.endswith(")"):
        return text[len(kind) + 1 : -1]
    return None


def container(kind, contents):
    return "%s<[%s]>" % (kind, ", ".join(contents))


def constraints(types):
    """Returns the constraints that together accept the ONNX types."""
    elements = [ELEMENTS[x] for x in (argument(t, "tensor") for t in types) if x]
    result = [container("TensorOf", elements)] if elements else []
    for kind, record in [("seq", "ONNX_SeqOf"), ("optional", "ONNX_OptOf")]:
        inner = [x for x in (argument(t, kind) for t in types) if x]
        if inner:
            result.append(container(record, constraints(inner)))
    for text in types:
        key_and_value = argument(text, "map")
        if key_and_value:
            key, value = key_and_value.split(", ")
            result.append("ONNX_MapOf<%s, %s>" % (ELEMENTS[key], ELEMENTS[value]))
    return result


def any_of(alternatives):
    if len(alternatives) == 1:
        return alternatives[0]
    return container("AnyTypeOf", alternatives)


def quoted(text):
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\"')


def code_block(text):
    """Returns a string literal of several lines; `}]` would end it."""
    return "[{\n%s\n  }]" % text.strip("\n").replace("}]", "} ]")


# Attributes whose records are not those of their kinds: onnx-mlir's text has a type
# where ONNX has its number.
SPECIAL_ATTRIBUTES = {("Cast", "to"): "TypeAttr"}


def attribute_record(operator, attribute):
    """Returns the constraint of an attribute, with its default as C++ code."""
    kind = ATTRIBUTES[attribute.type]
    kind = SPECIAL_ATTRIBUTES.get((operator, attribute.name), kind)
    if attribute.required:
        return kind
    value = attribute.default_value
    if not value.name:
        return "OptionalAttr<%s>" % kind
    value = onnx.helper.get_attribute_value(value)
    if attribute.type == AttrType.STRING:
        return "DefaultValuedStrAttr<%s, %s>" % (kind, quoted(value.decode()))
    if attribute.type == AttrType.STRINGS:
        items = ", ".join(quoted(quoted(x.decode())[1:-1]) for x in value)
        value = "{%s}" % items
    elif attribute.type == AttrType.INTS:
        value = "{%s}" % ", ".join(map(str, value))
    elif attribute.type == AttrType.FLOAT:
        value = "%.9g" % value
        if "." not in value and "e" not in value:
            value += ".0"
    return "DefaultValuedAttr<%s, %s>" % (kind, quoted(str(value)))


def same_type(value, first):
    """Returns the expression that a value has the element type of another."""
    of_first = "(element-type (type-of $%s))" % first.name
    if value.option == Option.Variadic:
        return "(all $%s (eq (element-type (type-of self)) %s))" % (value.name, of_first)
    own = "(type-of $%s)" % value.name
    test = "(eq (element-type %s) %s)" % (own, of_first)
    if value.option == Option.Optional:
        return "(or (isa 'NoneType' %s) %s)" % (own, test)
    return test


# Fields of records besides those that the schemas give.
EXTRA_FIELDS = {
    "Constant": ["let hasCppClass = 1;", "let hasCustomAssemblyFormat = 1;"],
}


class OperatorRecord:
    """The text of an operator's record."""

    def __init__(self, schema):
        self.schema = schema
        self.variables = {c.type_param_str: c for c in schema.type_constraints}

    def constraint_name(self, variable):
        return "ONNX_%s_%s" % (self.schema.name, variable)

    def value(self, value):
        """Returns the constraint of an operand or a result."""
        if value.type_str in self.variables:
            text = self.constraint_name(value.type_str)
        else:
            text = any_of(constraints([value.type_str]))
        if value.option == Option.Variadic:
            return "Variadic<%s>" % text
        if value.option == Option.Optional:
            return "AnyTypeOf<[%s, NoneType]>" % text
        return text

    def values(self, values):
        return ["%s:$%s" % (self.value(value), value.name) for value in values]

    def same_types(self):
        """Returns a trait for each type variable that several values have.

        The values are compared with one that is never missing. Values that need not
        be tensors are not compared.
        """
        values = list(self.schema.inputs) + list(self.schema.outputs)
        traits = []
        for name in sorted(self.variables):
            types = self.variables[name].allowed_type_strs
            group = [v for v in values if v.type_str == name and v.is_homogeneous]
            first = [v for v in group if v.option == Option.Single]
            if len(types) < 2 or len(group) < 2 or not first:
                continue
            if not all(argument(t, "tensor") for t in types):
                continue
            tests = [same_type(v, first[0]) for v in group if v is not first[0]]
            traits.append(
                "ONNX_SameElementType<[%s],\n    %s>"
                % (
                    ", ".join(quoted(v.name) for v in group),
                    quoted("(and %s)" % " ".join(tests)),
                )
            )
        return traits

    def attributes(self, kind_is_graph):
        attributes = sorted(self.schema.attributes.items())
        if self.schema.name == "If":
            # The region of the branch that is taken if the condition is true is the
            # first, as in onnx-mlir.
            attributes.reverse()
        return [(n, a) for n, a in attributes if (a.type == AttrType.GRAPH) == kind_is_graph]

    def text(self):
        schema = self.schema
        lines = []
        for variable in sorted(self.variables):
            types = list(self.variables[variable].allowed_type_strs)
            lines.append(
                "def %s : %s;"
                % (
                    self.constraint_name(variable),
                    container("AnyTypeOf", constraints(types)),
                )
            )
        traits = ["Pure"]
        if schema.non_deterministic or schema.domain.endswith("training"):
            traits = []
        regions = self.attributes(True)
        if regions:
            traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable"]
        lines.append(
            'def ONNX_%sOp : ONNX_Op<"%s", [%s]> {'
            % (schema.name, schema.name, ",\n    ".join(traits + self.same_types()))
        )
        lines.append('  let summary = "ONNX %s operation";' % schema.name)
        if schema.doc:
            lines.append("  let description = %s;" % code_block(schema.doc))
        arguments = self.values(schema.inputs)
        arguments += [
            "%s:$%s" % (attribute_record(schema.name, a), n)
            for n, a in self.attributes(False)
        ]
        lines.append("  let arguments = (ins %s);" % ",\n    ".join(arguments))
        lines.append(
            "  let results = (outs %s);" % ",\n    ".join(self.values(schema.outputs))
        )
        if regions:
            lines.append(
                "  let regions = (region %s);"
                % ", ".join(
                    # A graph that is missing is an empty region.
                    ("SizedRegion" if a.required else "MaxSizedRegion") + "<1>:$" + n
                    for n, a in regions
                )
            )
        lines += ["  " + field for field in EXTRA_FIELDS.get(schema.name, [])]
        return "\n".join(lines) + "\n}\n"


def variable(value, constraints_of):
    """Returns the name of the type variable, or = and the only type."""
    types = [value.type_str]
    if value.type_str in constraints_of:
        types = constraints_of[value.type_str].allowed_type_strs
    if len(types) > 1:
        return value.type_str
    element = argument(types[0], "tensor")
    return "=" + (element or "")


def variables(values, schema):
    """Returns the types of operands or results, separated by commas.

    Each is the name of a type variable, or = and the element type of a tensor that
    has no other (without one if it is no tensor). Then follows ? if the value may be
    missing, + if there may be any number of values of one type, and * if there may be
    any number of values of any types.
    """
    constraints_of = {c.type_param_str: c for c in schema.type_constraints}
    result = []
    for value in values:
        text = variable(value, constraints_of)
        if value.option == Option.Variadic:
            text += "+" if value.is_homogeneous else "*"
        elif value.option == Option.Optional:
            text += "?"
        result.append(text)
    return ",".join(result)


def row(schema, versions):
    return '{"%s", "%s", "%s", "%s", "%s", %d, %d},\n' % (
        schema.name,
        schema.domain,
        ",".join(str(v.since_version) for v in versions),
        variables(schema.inputs, schema),
        variables(schema.outputs, schema),
        schema.min_input,
        schema.min_output,
    )


def family(schema):
    return os.path.basename(os.path.dirname(schema.file))


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main():
    folder = sys.argv[1]
    history = collections.defaultdict(list)
    for schema in onnx.defs.get_all_schemas_with_history():
        history[schema.domain, schema.name].append(schema)
    families = collections.defaultdict(list)
    rows = []
    for key in sorted(history):
        versions = sorted(history[key], key=lambda schema: schema.since_version)
        families[family(versions[-1])].append(OperatorRecord(versions[-1]).text())
        rows.append(row(versions[-1], versions))
    header = HEADER % onnx.__version__
    for name, records in families.items():
        write(os.path.join(folder, name + "_ops.td"), header + INCLUDE + "\n".join(records))
    write(os.path.join(folder, "onnx_schemas.inc"), header + "".join(rows))


if __name__ == "__main__":
    main()
