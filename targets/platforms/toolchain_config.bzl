# SPDX-License-Identifier: Apache-2.0
"""The configuration of clang-19 and lld for all platforms."""

load("@bazel_tools//tools/build_defs/cc:action_names.bzl", "ACTION_NAMES")
load(
    "@bazel_tools//tools/cpp:cc_toolchain_config_lib.bzl",
    "feature",
    "feature_set",
    "flag_group",
    "flag_set",
    "tool_path",
    "with_feature_set",
)
load("@sysroots//:paths.bzl", "SYSROOTS")
load("//third_party:platforms.bzl", "TRIPLES")

_BIN = "/usr/lib/llvm-19/bin/"
_TOOLS = {
    "ar": "llvm-ar",
    "cpp": "clang-cpp",
    "dwp": "llvm-dwp",
    "gcc": "clang",
    "gcov": "llvm-cov",
    "ld": "ld.lld",
    "llvm-profdata": "llvm-profdata",
    "nm": "llvm-nm",
    "objcopy": "llvm-objcopy",
    "objdump": "llvm-objdump",
    "strip": "llvm-strip",
}

_CPP = [
    ACTION_NAMES.cpp_compile,
    ACTION_NAMES.cpp_header_parsing,
    ACTION_NAMES.cpp_module_compile,
]
_C_AND_CPP = [ACTION_NAMES.c_compile] + _CPP
_COMPILE = _C_AND_CPP + [ACTION_NAMES.assemble, ACTION_NAMES.preprocess_assemble]
_LINK = [
    ACTION_NAMES.cpp_link_executable,
    ACTION_NAMES.cpp_link_dynamic_library,
    ACTION_NAMES.cpp_link_nodeps_dynamic_library,
]

def _flags(actions, flags, only_with = None, not_with = []):
    conditions = [with_feature_set(
        features = [only_with] if only_with else [],
        not_features = not_with,
    )] if only_with or not_with else []
    return flag_set(
        actions = actions,
        flag_groups = [flag_group(flags = flags)],
        with_features = conditions,
    )

def _target(cpu):
    root = SYSROOTS[cpu]
    flags = ["--target=" + TRIPLES[cpu], "-no-canonical-prefixes"]
    return flags + (["--sysroot=" + root] if root else [])

def _default_compile():
    return feature(name = "default_compile_flags", enabled = True, flag_sets = [
        _flags(_COMPILE, [
            "-fno-omit-frame-pointer",
            # The same results on all hosts and for all targets.
            "-ffp-contract=off",
            # The same output at any time and in any folder.
            "-Wno-builtin-macro-redefined",
            "-D__DATE__=\"redacted\"",
            "-D__TIME__=\"redacted\"",
            "-D__TIMESTAMP__=\"redacted\"",
            "-ffile-compilation-dir=.",
        ]),
        _flags(_COMPILE, ["-O2", "-DNDEBUG", "-ffunction-sections", "-fdata-sections"], "opt"),
        _flags(_COMPILE, ["-g"], "dbg"),
        _flags(_CPP, ["-std=c++20"]),
    ])

def _default_link():
    return feature(name = "default_link_flags", enabled = True, flag_sets = [
        _flags(_LINK, [
            "-fuse-ld=lld",
            "--ld-path=" + _BIN + "ld.lld",
            "-Wl,--build-id=none",
            "-Wl,-z,relro,-z,now",
            "-pthread",
        ]),
        _flags(_LINK, ["-Wl,--gc-sections"], "opt"),
        _flags(_LINK, ["-lstdc++", "-lm"], not_with = ["static_cxx_runtime"]),
        _flags(_LINK, ["-l:libstdc++.a", "-static-libgcc", "-lm"], "static_cxx_runtime"),
    ])

def _layering_check():
    return [
        feature(name = "module_maps", enabled = True),
        feature(
            name = "use_module_maps",
            flag_sets = [_flags(_C_AND_CPP, [
                "-fmodule-name=%{module_name}",
                "-fmodule-map-file=%{module_map_file}",
            ])],
            requires = [feature_set(features = ["module_maps"])],
        ),
        feature(
            name = "layering_check",
            flag_sets = [flag_set(actions = _C_AND_CPP, flag_groups = [
                flag_group(flags = ["-fmodules-strict-decluse", "-Wprivate-header"]),
                flag_group(
                    flags = ["-fmodule-map-file=%{dependent_module_map_files}"],
                    iterate_over = "dependent_module_map_files",
                ),
            ])],
            implies = ["use_module_maps"],
        ),
    ]

def _impl(ctx):
    cpu = ctx.attr.cpu
    root = SYSROOTS[cpu]
    features = [
        feature(name = "target_flags", enabled = True, flag_sets = [
            _flags(_COMPILE + _LINK, _target(cpu)),
        ]),
        _default_compile(),
        _default_link(),
        feature(name = "opt"),
        feature(name = "dbg"),
        feature(name = "fastbuild"),
        feature(name = "static_cxx_runtime"),
        feature(name = "supports_pic", enabled = True),
        feature(name = "supports_start_end_lib", enabled = True),
    ] + _layering_check()
    return cc_common.create_cc_toolchain_config_info(
        ctx = ctx,
        abi_libc_version = "unknown",
        abi_version = "unknown",
        compiler = "clang",
        cxx_builtin_include_directories = [
            "/usr/lib/llvm-19/lib/clang/19/include",
            "/usr/lib/llvm-19/lib/clang/19/share",
            "/usr/lib/clang/19/include",
            root + "/usr/include",
            root + "/usr/lib/gcc",
        ],
        features = features,
        host_system_name = "local",
        target_cpu = cpu,
        target_libc = "glibc",
        target_system_name = TRIPLES[cpu],
        tool_paths = [tool_path(name = name, path = _BIN + tool) for name, tool in _TOOLS.items()],
        toolchain_identifier = "clang-19-" + cpu,
    )

clang_toolchain_config = rule(
    implementation = _impl,
    attrs = {"cpu": attr.string(mandatory = True)},
    doc = "Configures clang-19 and lld for one platform.",
    provides = [CcToolchainConfigInfo],
)
