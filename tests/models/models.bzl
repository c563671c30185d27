# SPDX-License-Identifier: Apache-2.0
"""Tests of each model on each platform."""

load("//third_party:platforms.bzl", "TRIPLES")
load("//tools/onnx-mlir:onnx_model.bzl", "compiled_model", "onnx_model")

# A CPU older than the platform's default, by the emulator's name.
LESSER_CPU = {
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
    """Compiles on_host/CPU/NAME.so for each platform with a compiler for x86-64."""
    for cpu, triple in TRIPLES.items():
        compiled_model(
            name = "%s_%s_on_host" % (name, cpu),
            testonly = True,
            model = model,
            out = "on_host/%s/%s.so" % (cpu, name),
            shape_information = "0:" + shape,
            triple = triple,
            visibility = ["//tests/emulated:__pkg__"],
        )

def _same_bytes_test(name, model, shape, size):
    on_host = ["on_host/%s/%s.so" % (cpu, name) for cpu in TRIPLES]
    expected = ["$(location %s)" % library for library in on_host]
    if name == "tiny":
        digests = ":expected_digests"
        expected = select({
            ":digests_are_unknown": expected,
            "//conditions:default": ["$(location %s)" % digests] * len(on_host),
        })
        on_host = select({
            ":digests_are_unknown": on_host,
            "//conditions:default": [digests],
        })
    native.sh_test(
        name = name + "_same_bytes_test",
        size = size,
        srcs = ["same_bytes_test.sh"],
        args = [
            "$(location //tools/onnx-mlir)",
            "$(location %s)" % model,
            "0:" + shape,
        ] + TRIPLES.values() + expected,
        data = [
            "//targets/platforms:emulate",
            "//tools/onnx-mlir",
            model,
        ] + on_host,
        tags = ["cross"],
    )

def model_tests(name, model, shape, same_bytes_size = None):
    """Tests a model with one input and one output.

    NAME_values_test: the results agree with ONNX Runtime's. NAME_same_bytes_test: the
    compiler that was built for this platform writes the same bytes as the host's, for
    every platform. NAME_needs_test: the library depends on glibc 2.28 only.
    NAME_lesser_cpu_test: the library refuses to run on a CPU without its features.
    The emulators do not run programs with sanitizers.

    Args:
      name: the model's short name.
      model: the .onnx file.
      shape: the shape of its input.
      same_bytes_size: the size of the test that compiles on the platform. None: there
        is no such test.
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
        visibility = ["//tests/emulated:__pkg__"],
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
    if same_bytes_size:
        _same_bytes_test(name, model, shape, same_bytes_size)
    on_host = ["on_host/%s/%s.so" % (cpu, name) for cpu in TRIPLES]
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
        target_compatible_with = select({
            "//targets/platforms:is_instrumented": ["//targets/platforms:incompatible"],
            "//conditions:default": [],
        }),
    )

_LESSER_CPU_ARGS = {cpu: [cpu, lesser] for cpu, lesser in LESSER_CPU.items()}

def _expected_digests_impl(ctx):
    output = ctx.actions.declare_file(ctx.label.name + ".txt")
    ctx.actions.write(output, ctx.build_setting_value.replace(",", "\n") + "\n")
    return [DefaultInfo(
        files = depset([output]),
        runfiles = ctx.runfiles([output]),
    )]

expected_digests = rule(
    build_setting = config.string(flag = True),
    doc = "What libraries must be, as SHA-256 digests between commas: a file of a line each.",
    implementation = _expected_digests_impl,
)
