# SPDX-License-Identifier: Apache-2.0
"""Declares all external repositories of this workspace."""

load("//third_party:installed.bzl", "coverage_stub_repository", "installed_repository")
load("//third_party/absl:absl.bzl", "absl_repository")
load("//third_party/llvm:llvm.bzl", "llvm_repository")
load("//third_party/python:python.bzl", "python_repository")
load("//third_party/rules_cc:rules_cc.bzl", "rules_cc_repository")
load("//third_party/sysroots:sysroots.bzl", "sysroots_repository")
load("//third_party/versions:versions.bzl", "versions_repository")

# Repositories that Debian installs ready for use.
_READY = {
    "bazel_skylib": "/usr/share/bazel/tools/skylib",
    "platforms": "/usr/share/bazel/platforms",
    "rules_java": "/usr/share/bazel/rules/java",
    "rules_proto": "/usr/share/bazel/rules/proto",
}

# Dependencies that are overlays over installed files. The named folder contains
# the build file.
_INSTALLED = {
    "com_github_google_benchmark": struct(
        folder = "benchmark",
        package = "Debian package libbenchmark-dev",
        links = {
            "/usr/include/benchmark": "include/benchmark",
            "/usr/lib/x86_64-linux-gnu/libbenchmark.so.1debian": "lib/libbenchmark.so.1debian",
            "/usr/lib/x86_64-linux-gnu/libbenchmark_main.a": "lib/libbenchmark_main.a",
        },
    ),
    "com_google_googletest": struct(
        folder = "googletest",
        package = "Debian package googletest",
        links = {
            "/usr/src/googletest/googlemock/include/gmock": "googlemock/include/gmock",
            "/usr/src/googletest/googlemock/src": "googlemock/src",
            "/usr/src/googletest/googletest/include/gtest": "googletest/include/gtest",
            "/usr/src/googletest/googletest/src": "googletest/src",
        },
    ),
    "com_google_protobuf": struct(
        folder = "protobuf",
        package = "Debian packages libprotobuf-dev and protobuf-compiler",
        links = {
            "/usr/bin/protoc": "bin/protoc",
            "/usr/include/google": "include/google",
            "{root}/usr/lib/{triple}/libprotobuf.a": "lib/{cpu}/libprotobuf.a",
        },
    ),
    "llvm_zlib": struct(
        folder = "zlib",
        package = "Debian package zlib1g-dev",
        links = {
            "/usr/include/zconf.h": "include/zconf.h",
            "/usr/include/zlib.h": "include/zlib.h",
            "{root}/usr/lib/{triple}/libz.a": "lib/{cpu}/libz.a",
        },
    ),
    "llvm_zstd": struct(
        folder = "zstd",
        package = "Debian package libzstd-dev",
        links = {
            "/usr/include/zdict.h": "include/zdict.h",
            "/usr/include/zstd.h": "include/zstd.h",
            "/usr/include/zstd_errors.h": "include/zstd_errors.h",
            "{root}/usr/lib/{triple}/libzstd.a": "lib/{cpu}/libzstd.a",
        },
    ),
    "nanobind": struct(
        folder = "nanobind",
        package = "PyPI package nanobind",
        links = {
            "{python}/nanobind/ext/robin_map/include": "ext/robin_map/include",
            "{python}/nanobind/include": "include",
            "{python}/nanobind/src": "src",
        },
    ),
    "ocr_models": struct(
        folder = "ocr_models",
        package = "PyPI package rapidocr-onnxruntime",
        links = {
            "{cache}/models/ch_PP-OCRv4_det_infer.onnx": "ch_PP-OCRv4_det_infer.onnx",
            "{cache}/models/ch_PP-OCRv4_rec_infer.onnx": "ch_PP-OCRv4_rec_infer.onnx",
            "{cache}/models/ch_ppocr_mobile_v2.0_cls_infer.onnx": "ch_ppocr_mobile_v2.0_cls_infer.onnx",
        },
    ),
    "onnx": struct(
        folder = "onnx",
        package = "PyPI package onnx",
        links = {"{python}/onnx": "onnx"},
    ),
    "png": struct(
        folder = "png",
        package = "Debian package libpng-dev",
        links = {
            "/usr/include/png.h": "include/png.h",
            "/usr/include/pngconf.h": "include/pngconf.h",
            "/usr/include/pnglibconf.h": "include/pnglibconf.h",
            "{root}/usr/lib/{triple}/libpng16.a": "lib/{cpu}/libpng16.a",
        },
    ),
    "vad_models": struct(
        folder = "vad_models",
        package = "PyPI package silero-vad",
        links = {
            "{cache}/models/silero_vad.onnx": "silero_vad.onnx",
            "{cache}/models/silero_vad_16k_op15.onnx": "silero_vad_16k_op15.onnx",
            "{cache}/models/silero_vad_16k_sequence.onnx": "silero_vad_16k_sequence.onnx",
            "{cache}/models/silero_vad_half.onnx": "silero_vad_half.onnx",
            "{cache}/models/silero_vad_op18_ifless.onnx": "silero_vad_op18_ifless.onnx",
            "{cache}/models/silero_vad_openvino_16k.onnx": "silero_vad_openvino_16k.onnx",
        },
    ),
}

def _once(name, rule, **kwargs):
    """Declares a repository unless one with this name exists."""
    if not native.existing_rule(name):
        rule(name = name, **kwargs)

def mlir_dependencies():
    """Declares every repository that targets of this workspace depend on.

    Repositories that the caller declared before take precedence. The labels are
    upstream's own, so a repository built from source can replace an overlay.
    """
    for name, path in _READY.items():
        _once(name, native.local_repository, path = path)
    for name, library in _INSTALLED.items():
        _once(
            name,
            installed_repository,
            build_file = "@mlir//third_party/%s:%s.BUILD" % (library.folder, library.folder),
            links = library.links,
            package = library.package,
        )
    _once("com_google_absl", absl_repository)
    _once("llvm-project", llvm_repository)
    _once("local_config_python", python_repository)
    _once("remote_coverage_tools", coverage_stub_repository)
    _once("rules_cc", rules_cc_repository)
    _once("sysroots", sysroots_repository)
    _once("versions", versions_repository)
