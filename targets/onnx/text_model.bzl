# SPDX-License-Identifier: Apache-2.0
"""ONNX models written as text."""

def onnx_text_model(name, src, message = "ModelProto", **kwargs):
    """Encodes a message in protobuf's text form as a binary file.

    Args:
      name: the file, with its extension (`relu.onnx`, `input.pb`).
      src: the text.
      message: the type of the message in ONNX's package.
      **kwargs: attributes of every rule.
    """
    native.genrule(
        name = name + "_gen",
        srcs = [
            src,
            "@onnx//:onnx/onnx-ml.proto",
        ],
        outs = [name],
        cmd = "$(location @com_google_protobuf//:protoc) -Iexternal/onnx " +
              "--encode=onnx.%s $(location @onnx//:onnx/onnx-ml.proto) " % message +
              "< $(location %s) > $@" % src,
        tools = ["@com_google_protobuf//:protoc"],
        **kwargs
    )
