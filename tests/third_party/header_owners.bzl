# SPDX-License-Identifier: Apache-2.0
"""Checks which libraries own the headers of an overlay."""

_LibraryInfo = provider(
    doc = "The headers of a library and of its dependencies.",
    fields = {"libraries": "depset of JSON objects, one per library"},
)

def _collect_impl(target, ctx):
    deps = getattr(ctx.rule.attr, "deps", [])
    transitive = [dep[_LibraryInfo].libraries for dep in deps if _LibraryInfo in dep]
    if ctx.rule.kind != "cc_library":
        return [_LibraryInfo(libraries = depset(transitive = transitive))]
    context = target[CcInfo].compilation_context
    textual = context.direct_textual_headers

    # Bazel treats every .inc file as textual.
    owned = context.direct_public_headers + [file for file in textual if file.extension == "inc"]
    library = json.encode({
        "deps": [str(dep.label) for dep in deps],
        "headers": [header.short_path for header in owned],
        "label": str(target.label),
        "textual": [header.short_path for header in textual],
    })
    return [_LibraryInfo(libraries = depset([library], transitive = transitive))]

_collect = aspect(
    implementation = _collect_impl,
    attr_aspects = ["actual", "deps"],
)

def _manifest_impl(ctx):
    libraries = depset(transitive = [
        library[_LibraryInfo].libraries
        for library in ctx.attr.libraries
    ])
    output = ctx.actions.declare_file(ctx.label.name + ".json")
    ctx.actions.write(output, "{\"installed\": %s, \"libraries\": [\n%s\n]}\n" % (
        json.encode([header.short_path for header in ctx.files.complete]),
        ",\n".join(libraries.to_list()),
    ))
    headers = depset(transitive = [
        library[CcInfo].compilation_context.headers
        for library in ctx.attr.libraries
    ])
    return [DefaultInfo(
        files = depset([output]),
        runfiles = ctx.runfiles(files = [output], transitive_files = headers),
    )]

_manifest = rule(
    implementation = _manifest_impl,
    attrs = {
        "complete": attr.label_list(allow_files = True),
        "libraries": attr.label_list(aspects = [_collect], providers = [CcInfo]),
    },
)

def header_owners_test(name, libraries, folders, complete = [], unowned = [], **kwargs):
    """Tests that each header has one owner, whose dependencies own its includes.

    Args:
      name: the test.
      libraries: the libraries; their dependencies are checked too.
      folders: patterns of the include folders, in the runfiles.
      complete: headers that must all have an owner.
      unowned: patterns of headers that need no owner.
      **kwargs: passed to py_test.
    """
    _manifest(
        name = name + "_manifest",
        testonly = True,
        complete = complete,
        libraries = libraries,
    )
    native.py_test(
        name = name,
        size = "small",
        srcs = ["header_owners_test.py"],
        args = ["$(rootpath :%s_manifest)" % name] +
               ["--folder=" + folder for folder in folders] +
               ["--unowned=" + pattern for pattern in unowned],
        data = [":%s_manifest" % name],
        main = "header_owners_test.py",
        **kwargs
    )
