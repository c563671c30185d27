# SPDX-License-Identifier: Apache-2.0
"""Defines tools like mlir-opt, with chosen components."""

load("//core/registration:registry.bzl", "mlir_registry")
load("//targets/platforms:cc.bzl", "mlir_cc_binary")

def mlir_opt(
        name,
        components,
        testonly = False,
        loads_definitions = True,
        deps = [],
        **kwargs):
    """Defines an mlir-opt that has the given components and no others.

    Args:
      name: name of the program.
      components: targets of mlir_component or mlir_components.
      testonly: as in any target.
      loads_definitions: whether it has --load-td, and so TableGen.
      deps: further libraries.
      **kwargs: other attributes of the cc_binary.
    """
    main = "main" if loads_definitions else "component_main"
    mlir_registry(
        name = name + "_registry",
        testonly = testonly,
        components = components,
        function = "registerToolComponents",
    )
    mlir_cc_binary(
        name = name,
        testonly = testonly,
        srcs = [],
        deps = deps + [
            ":%s_registry" % name,
            Label("//tools/mlir-opt:" + main),
        ],
        **kwargs
    )

def component_opt(components, name = "mlir-opt", loads_definitions = False):
    """Defines the mlir-opt of the file tests of a folder.

    The program has only the components that the tests need, so that the tests run
    again only when one of these changes. Since there are many such programs, they
    are linked without debug information, without code that is not called and, by
    default, without TableGen.
    Stack traces still show the names of functions.

    A folder with many tests has several programs, GROUP/mlir-opt, so that a
    change of a pass that no pipeline contains runs fewer than 30 tests.

    Args:
      components: the components that the files of the folder need, as in mlir_opt.
      name: name of the target. RUN lines call it by its base name.
      loads_definitions: as in mlir_opt.
    """
    mlir_opt(
        name = name,
        testonly = True,
        components = components,
        loads_definitions = loads_definitions,
        linkopts = [
            "-Wl,--gc-sections",
            "-Wl,--strip-debug",
        ],
    )
