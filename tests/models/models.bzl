# SPDX-License-Identifier: Apache-2.0
"""Tests of each real model on each platform."""

load("//third_party:platforms.bzl", "TRIPLES")
load("//tools/onnx-mlir:onnx_model.bzl", "onnx_model")

# A CPU older than the platform's default, by the emulator's name.
_LESSER_CPU = {
    "ppc64le": "power8_v2.0",
    "s390x": "max,vx=off",
    "x86_64": "Nehalem",
}

def _select(values):
    return select({
        "//targets/platforms:" + cpu: value
        for cpu, value in values.items()
    })

def _compiled_on_host(name, model, shape):
    """Compiles NAME/CPU/NAME.so for each platform with the host's compiler."""
    for cpu, triple in TRIPLES.items():
        native.genrule(
            name = "%s_%s_on_host" % (name, cpu),
            testonly = True,
            srcs = [model],
            outs = ["on_host/%s/%s.so" % (cpu, name)],
            cmd = "$(location //tools/onnx-mlir) $< -o $@ --mtriple=%s --shapeInformation=0:%s" % (triple, shape),
            exec_tools = ["//tools/onnx-mlir"],
        )

def real_model_tests(name, model, shape, same_bytes_size = "medium", same_bytes_tags = []):
    """Tests a model with one input and one output.

    NAME_values_test: the results agree with ONNX Runtime's. NAME_same_bytes_test: the
    compiler that was built for this platform writes the same bytes as the host's, for
    every platform. NAME_needs_test: the library depends on glibc 2.28 only.
    NAME_lesser_cpu_test: the library refuses to run on a CPU without its features.

    Args:
      name: the model's short name.
      model: the .onnx file.
      shape: the shape of its input.
      same_bytes_size: the size of the test that compiles on the platform.
      same_bytes_tags: the tags of that test.
    """
    onnx_model(
        name = name,
        testonly = True,
        model = model,
        shape_information = "0:" + shape,
    )
    native.genrule(
        name = name + "_reference",
        testonly = True,
        srcs = [model],
        outs = [name + "_input.pb", name + "_output.pb"],
        cmd = "$(location :reference) $< %s $(OUTS)" % shape,
        exec_tools = [":reference"],
    )
    runner = "//tools/onnx-mlir-run"
    native.sh_test(
        name = name + "_values_test",
        size = "medium",
        srcs = ["values_test.sh"],
        args = ["$(location %s)" % f for f in [runner, name + ".so", name + "_input.pb", name + "_output.pb"]],
        data = [
            "//targets/platforms:emulate",
            name + ".so",
            name + "_input.pb",
            name + "_output.pb",
            runner,
        ],
        tags = ["cross"],
    )
    _compiled_on_host(name, model, shape)
    on_host = ["on_host/%s/%s.so" % (cpu, name) for cpu in TRIPLES]
    native.sh_test(
        name = name + "_same_bytes_test",
        size = same_bytes_size,
        srcs = ["same_bytes_test.sh"],
        args = ["$(location //tools/onnx-mlir)", "$(location %s)" % model, "0:" + shape] +
               ["%s=$(location on_host/%s/%s.so)" % (triple, cpu, name) for cpu, triple in TRIPLES.items()],
        data = [
            "//targets/platforms:emulate",
            "//tools/onnx-mlir",
            model,
        ] + on_host,
        tags = same_bytes_tags,
    )
    native.sh_test(
        name = name + "_needs_test",
        size = "small",
        srcs = ["needs_test.sh"],
        args = ["$(location %s)" % library for library in on_host],
        data = on_host,
    )
    native.sh_test(
        name = name + "_lesser_cpu_test",
        size = "small",
        srcs = ["lesser_cpu_test.sh"],
        args = _select(_LESSER_CPU_ARGS) +
               ["$(location %s)" % f for f in [runner, name + ".so", name + "_input.pb"]],
        data = [
            "//targets/platforms:emulate",
            name + ".so",
            name + "_input.pb",
            runner,
        ],
        tags = ["cross"],
    )

_LESSER_CPU_ARGS = {cpu: [cpu, lesser] for cpu, lesser in _LESSER_CPU.items()}
