# SPDX-License-Identifier: Apache-2.0
"""Defines components: build data about the entries of a registry."""

# The kinds of entries that a component adds to a registry.
KINDS = [
    # Dialects.
    "dialect",
    # Evaluators of operations, for an interpreter.
    "evaluator",
    # Implementations of interfaces outside of the class that they belong to.
    "external_model",
    # Hooks of the generator of random modules.
    "generation_hook",
    # Passes, conversions among them.
    "pass",
    # Named sequences of passes.
    "pipeline",
    # Translations from and to other formats.
    "translation",
]

MlirComponentsInfo = provider(
    doc = "The components of a target.",
    fields = {
        "components": "depset of structs, one for each component and kind: " +
                      "kind, one of KINDS; functions, a tuple of names in C++; " +
                      "linking, CcInfo for linking the libraries that define " +
                      "them",
    },
)

def _mlir_component_impl(ctx):
    libraries = cc_common.merge_cc_infos(
        cc_infos = [library[CcInfo] for library in ctx.attr.deps],
    )
    for kind in ctx.attr.functions:
        if kind not in KINDS:
            fail("there is no kind '%s' of components, only: %s" %
                 (kind, ", ".join(KINDS)))
    linking = CcInfo(linking_context = libraries.linking_context)
    return [MlirComponentsInfo(components = depset([
        struct(
            kind = kind,
            functions = tuple(functions),
            linking = linking,
        )
        for kind, functions in ctx.attr.functions.items()
    ]))]

mlir_component = rule(
    doc = """Names functions that add entries to a registry.

    Each function has the signature `void f(mlir::Registry &)`.""",
    implementation = _mlir_component_impl,
    attrs = {
        "deps": attr.label_list(
            doc = "The libraries that define the functions.",
            mandatory = True,
            providers = [CcInfo],
        ),
        "functions": attr.string_list_dict(
            allow_empty = False,
            doc = "By kind, qualified names in C++: " +
                  '{"pass": ["mlir::registerCSE"]}.',
            mandatory = True,
        ),
    },
)

def _mlir_components_impl(ctx):
    return [MlirComponentsInfo(components = depset(
        order = "preorder",
        transitive = [
            target[MlirComponentsInfo].components
            for target in ctx.attr.components
        ],
    ))]

mlir_components = rule(
    doc = "A list of components and of other such lists.",
    implementation = _mlir_components_impl,
    attrs = {
        "components": attr.label_list(
            mandatory = True,
            providers = [MlirComponentsInfo],
        ),
    },
)
