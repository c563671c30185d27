# SPDX-License-Identifier: Apache-2.0
"""Checks that a target depends only on lower floors and on its own room.

Checks the dependencies of all targets that ship. Exempt are dependencies of tests
(testonly) and dependencies on build tools, which are in another configuration than
the target.
"""

# Lowest floor first. A floor consists of rooms, a room of folders that may
# depend on each other. Rooms of one floor must not depend on each other. A
# folder inside another (ods/load) belongs to the room that names it.
FLOORS = [
    [["third_party", "targets/platforms"], ["ods/encoding"], ["ods/records"]],
    [["core"], ["ods", "drr"]],
    [["ods/load"]],
    [["dialects"]],
    [["conversions", "passes"]],
    [["targets"]],
    [["capi"]],
    [["python"], ["tools"]],
    [["examples", "tests"]],
]

# The order within core, lowest first. A component depends on those of earlier
# rows and on itself. A folder in another (core/ir/data) is a component of its
# own.
CORE_ORDER = [
    ["core/support"],
    ["core/ir/data"],
    ["core/ir/storage", "core/ir/text"],
    ["core/ir"],
    ["core/ir/definition"],
    ["core/asm", "core/debug", "core/float_math", "core/presburger"],
    ["core/interfaces"],
    ["core/analysis"],
    ["core/rewrite"],
    ["core/transforms"],
    ["core/pass"],
    ["core/conversion"],
    ["core/random", "core/registration", "core/translation"],
]

# Each row forbids edges from a component of one folder to components of another,
# except for packages in the components that the last entry names. A component of
# "conversions" is the folder conversions/a_to_b.
FORBIDDEN = [
    # A generic pass works on any dialect. The passes of tests know some.
    struct(user = "passes", used = "dialects", users = ["passes/testing"], suffix = ""),
    # A conversion is independent of others. Shared code is in a folder *_common.
    struct(user = "conversions", used = "conversions", users = [], suffix = "_common"),
]

# Attributes whose targets are not parts of the output.
_TOOLS = ["exec_tools", "toolchains", "tools"]

_CheckedInfo = provider(
    doc = "A target that was checked.",
    fields = {"configuration": "the folder of its configuration's outputs"},
)

ViolationsInfo = provider(
    doc = "A target's forbidden dependencies.",
    fields = {
        "configuration": "the folder of its configuration's outputs",
        "violations": "depset of strings, of it and of all it depends on",
    },
)

def _place(package):
    """Returns the floor and room of a package, or None if no folder contains it."""
    best = ""
    place = None
    for floor, rooms in enumerate(FLOORS):
        for room, folders in enumerate(rooms):
            for folder in folders:
                if (package + "/").startswith(folder + "/") and len(folder) > len(best):
                    best = folder
                    place = struct(floor = floor, room = room, folder = folder)
    return place

def _component(package, folder):
    """Returns the component of `folder` with a package, or ""."""
    if not package.startswith(folder + "/"):
        return ""
    return "/".join(package.split("/")[:2])

def _core_component(package):
    """Returns the component of CORE_ORDER with a package, and its row or -1."""
    best = struct(folder = _component(package, "core"), row = -1)
    for row, components in enumerate(CORE_ORDER):
        for folder in components:
            if ((package + "/").startswith(folder + "/") and
                (best.row < 0 or len(folder) > len(best.folder))):
                best = struct(folder = folder, row = row)
    return best

def _respects_core_order(package, on):
    high = _core_component(package)
    low = _core_component(on)
    if high.folder == low.folder:
        return True
    return high.row < 0 or low.row < 0 or high.row > low.row

def _is_forbidden(package, on):
    for rule in FORBIDDEN:
        user = _component(package, rule.user)
        used = _component(on, rule.used)
        if (user and used and user != used and user not in rule.users and
            not (rule.suffix and used.endswith(rule.suffix))):
            return True
    return False

def _is_records(label):
    """Returns whether a target consists of .td files, which are not linked."""
    return label.name == "td" or label.name.endswith("_td") or label.name.endswith(".td")

def may_depend(package, on, ordered = True):
    """Returns whether targets of `package` may depend on targets of package `on`.

    Args:
      package: a package of this workspace.
      on: another package.
      ordered: whether CORE_ORDER applies. It does not apply to records, because
        those of core/ir include those of the interfaces.

    Returns:
      a bool. Packages outside all folders, such as the root, may depend on all
      packages, and no package in a folder may depend on them.
    """
    high = _place(package)
    low = _place(on)
    if not high:
        return True
    if not low:
        return False
    if ordered and not _respects_core_order(package, on):
        return False
    if _is_forbidden(package, on):
        return False
    if high.floor == low.floor:
        return high.room == low.room
    return high.floor > low.floor

def _targets(value):
    """Returns the targets in an attribute's value."""
    if type(value) == "Target":
        return [value]
    if type(value) == "list":
        return [item for item in value if type(item) == "Target"]
    if type(value) == "dict":
        return [key for key in value.keys() if type(key) == "Target"]
    return []

def _dependencies(ctx):
    """Returns the targets in all attributes that contribute to the output."""
    return [
        dependency
        for name in dir(ctx.rule.attr)
        if not name.startswith("_") and name not in _TOOLS
        for dependency in _targets(getattr(ctx.rule.attr, name))
    ]

def _is_same_configuration(ctx, dependency, provider):
    # Source files have no configuration, so they are checked with their users.
    return provider not in dependency or dependency[provider].configuration == ctx.bin_dir.path

def _own_violations(target, ctx, provider, root = ""):
    """Returns a target's forbidden dependencies. Removes `root` from packages."""
    if target.label.workspace_name or getattr(ctx.rule.attr, "testonly", False):
        return []
    return [
        "%s depends on %s, which the floors forbid" % (
            target.label,
            dependency.label,
        )
        for dependency in _dependencies(ctx)
        if not dependency.label.workspace_name and
           _is_same_configuration(ctx, dependency, provider) and
           not may_depend(
               target.label.package[len(root):],
               on = dependency.label.package[len(root):],
               ordered = not _is_records(dependency.label),
           )
    ]

def _check_impl(target, ctx):
    violations = _own_violations(target, ctx, _CheckedInfo)
    if violations:
        fail("%s (see tests/floors/README.md)" % "; ".join(violations))
    return [_CheckedInfo(configuration = ctx.bin_dir.path)]

check_floors = aspect(
    implementation = _check_impl,
    attr_aspects = ["*"],
    doc = "Rejects a target with a forbidden dependency.",
)

_EXAMPLES = "tests/floors/testdata/"

def _find_impl(target, ctx):
    is_example = target.label.package.startswith(_EXAMPLES)
    dependencies = _dependencies(ctx)
    return [ViolationsInfo(
        configuration = ctx.bin_dir.path,
        violations = depset(
            _own_violations(target, ctx, ViolationsInfo, _EXAMPLES) if is_example else [],
            transitive = [
                dependency[ViolationsInfo].violations
                for dependency in dependencies
                if ViolationsInfo in dependency
            ],
        ),
    )]

find_violations = aspect(
    implementation = _find_impl,
    attr_aspects = ["*"],
    doc = "Collects the dependencies in testdata that check_floors would reject.",
)
