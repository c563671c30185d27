# SPDX-License-Identifier: Apache-2.0
"""Compiles an .onnx file to a library.

onnx_model compiles for the target platform, compiled_model for any platform.
"""

load("//third_party:platforms.bzl", "TRIPLES")

def _compiled_model_impl(ctx):
    library = ctx.outputs.out
    arguments = ctx.actions.args()
    arguments.add(ctx.file.model)
    arguments.add("-o", library)
    arguments.add("--mtriple=" + ctx.attr.triple)
    if ctx.attr.cpu:
        arguments.add("--mcpu=" + ctx.attr.cpu)
    if ctx.attr.shape_information:
        arguments.add("--shapeInformation=" + ctx.attr.shape_information)
    arguments.add_all(ctx.attr.options)
    ctx.actions.run(
        arguments = [arguments],
        executable = ctx.executable.target_compiler or ctx.executable._host_compiler,
        inputs = [ctx.file.model] + ctx.files.external_data,
        mnemonic = "OnnxCompile",
        outputs = [library],
        progress_message = "Compiling %s for %s" % (ctx.file.model.basename, ctx.attr.triple),
    )
    return [DefaultInfo(
        files = depset([library]),
        runfiles = ctx.runfiles([library]),
    )]

_compiled_model = rule(
    implementation = _compiled_model_impl,
    attrs = {
        "cpu": attr.string(),
        "external_data": attr.label_list(allow_files = True),
        "model": attr.label(allow_single_file = [".onnx"], mandatory = True),
        "options": attr.string_list(),
        "out": attr.output(mandatory = True),
        "shape_information": attr.string(),
        "triple": attr.string(mandatory = True),
        "target_compiler": attr.label(
            cfg = "target",
            doc = "The compiler of the target platform if the host can run it.",
            executable = True,
        ),
        "_host_compiler": attr.label(
            cfg = "exec",
            default = "//tools/onnx-mlir",
            executable = True,
        ),
    },
)

def compiled_model(name, model, out, triple, **kwargs):
    """Compiles a model for any platform, to the shared library `out`.

    Args:
      name: the target.
      model: the .onnx file.
      out: the library.
      triple: of the platform.
      **kwargs: as of onnx_model.
    """
    _compiled_model(
        name = name,
        model = model,
        out = out,
        # Avoids building the compiler for the host a second time.
        target_compiler = select({
            "@mlir//targets/platforms:runs_on_host": "@mlir//tools/onnx-mlir",
            "//conditions:default": None,
        }),
        triple = triple,
        **kwargs
    )

def onnx_model(
        name,
        model,
        shape_information = "",
        cpu = "",
        options = [],
        external_data = [],
        **kwargs):
    """Compiles a model for the target platform.

    Defines two targets: NAME.so, the shared library, and NAME, a cc_library that
    links it. The caller also depends on @mlir//targets/runtime:OnnxMlirRuntime,
    which has the header of the C interface, and declares run_main_graph, or
    run_main_graph_NAME if several models are linked. Models that are linked
    together must have different names.

    Args:
      name: the target.
      model: the .onnx file.
      shape_information: the value of --shapeInformation, for inputs whose shape
        the model does not specify.
      cpu: the value of --mcpu; by default the platform's.
      options: further options of onnx-mlir.
      external_data: files beside the model that contain its tensors.
      **kwargs: passed to both targets (visibility, tags, testonly).
    """
    compiled_model(
        name = name + ".so_file",
        cpu = cpu,
        external_data = external_data,
        model = model,
        options = options,
        out = name + ".so",
        shape_information = shape_information,
        triple = select({
            "@mlir//targets/platforms:" + platform: triple
            for platform, triple in TRIPLES.items()
        }),
        **kwargs
    )
    native.cc_library(
        name = name,
        srcs = [name + ".so"],
        deps = ["@mlir//targets/runtime:OnnxMlirRuntime"],
        **kwargs
    )
