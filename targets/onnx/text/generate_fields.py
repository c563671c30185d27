# SPDX-License-Identifier: Apache-2.0
"""Writes the fields of ONNX's messages as rows of C++ (message_fields.cpp).

usage: generate_fields.py OUTPUT

The messages are ModelProto and those that it contains, from the installed ONNX. The
same release of ONNX gives the same bytes.
"""

import sys

import onnx
from google.protobuf.descriptor import FieldDescriptor

KINDS = {
    FieldDescriptor.TYPE_BYTES: "Bytes",
    FieldDescriptor.TYPE_DOUBLE: "Double",
    FieldDescriptor.TYPE_ENUM: "Enum",
    FieldDescriptor.TYPE_FLOAT: "Float",
    FieldDescriptor.TYPE_INT32: "Int32",
    FieldDescriptor.TYPE_INT64: "Int64",
    FieldDescriptor.TYPE_MESSAGE: "Message",
    FieldDescriptor.TYPE_STRING: "String",
    FieldDescriptor.TYPE_UINT64: "Uint64",
}


def collect(message, messages, enums):
    """Adds a message and all that its fields refer to, each once."""
    if message.full_name in messages:
        return
    messages[message.full_name] = message
    for field in message.fields:
        if field.enum_type:
            enums.setdefault(field.enum_type.full_name, field.enum_type)
        if field.message_type:
            collect(field.message_type, messages, enums)


def write(output, messages, enums):
    message_names, enum_names = list(messages), list(enums)
    output.write("// Generated from ONNX's messages by generate_fields.py\n")
    output.write("static constexpr Field allFields[] = {\n")
    begins = []
    count = 0
    for message in messages.values():
        begins.append(count)
        for field in message.fields:
            count += 1
            type_index = -1
            if field.message_type:
                type_index = message_names.index(field.message_type.full_name)
            elif field.enum_type:
                type_index = enum_names.index(field.enum_type.full_name)
            oneof = field.containing_oneof
            output.write(
                f'  {{"{field.name}", "{field.json_name}", {field.number}, '
                f"FieldKind::{KINDS[field.type]}, "
                f"{str(field.is_repeated).lower()}, {type_index}, "
                f"{oneof.index if oneof else -1}}},\n"
            )
    begins.append(count)
    output.write("};\n\nstatic constexpr MessageRow allMessages[] = {\n")
    for i, name in enumerate(message_names):
        output.write(f'  {{"{name}", {begins[i]}, {begins[i + 1]}}},\n')
    output.write("};\n\nstatic constexpr EnumRow allEnumValues[] = {\n")
    for i, enum in enumerate(enums.values()):
        for value in enum.values:
            output.write(f'  {{{i}, "{value.name}", {value.number}}},\n')
    output.write("};\n")


def main():
    messages, enums = {}, {}
    collect(onnx.ModelProto.DESCRIPTOR, messages, enums)
    with open(sys.argv[1], "w", encoding="utf-8") as output:
        write(output, messages, enums)


if __name__ == "__main__":
    main()
