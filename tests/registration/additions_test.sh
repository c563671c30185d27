#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# additions_test: adds passes, a conversion, a dialect and an op to a copy of the
# checkout that contains this file, and shows what each of them costs in files and
# lines, and that mlir-opt, the file tests and the random tests then have them.
set -euo pipefail
checkout=$(readlink -f "$(dirname "$(readlink -f tests/registration/additions_test.sh)")/../..")
scratch=${TEST_TMPDIR:-$(mktemp -d)}
copy=$scratch/checkout
mkdir -p "$copy"
git -C "$checkout" -c safe.directory='*' ls-files -z |
  (cd "$checkout" && xargs -0 sh -c 'for f; do [ ! -e "$f" ] || printf "%s\0" "$f"; done' sh) |
  tar -C "$checkout" --null -T - -cf - | tar -C "$copy" -xf -
cp -r "$copy" "$scratch/original"
cd "$copy"

fail() {
  echo "FAILED: $*"
  exit 1
}

# changes FILES LINES: that many files are new, and that many lines of others are,
# since the call before.
changes() {
  local files lines
  files=$(diff -rq "$scratch/original" . | grep -c '^Only in \.' || true)
  # A new folder counts as the files in it.
  files=$( (cd "$scratch/original" && find . -type f | LC_ALL=C sort) |
    LC_ALL=C comm -13 - <(find . -type f | LC_ALL=C sort) | wc -l)
  lines=$(diff -r "$scratch/original" . | grep -c '^[<>]' || true)
  [[ $files == "$1" ]] || fail "$files files instead of $1"
  [[ $lines == "$2" ]] || fail "$lines lines instead of $2"
  rm -rf "$scratch/original"
  cp -r "$copy" "$scratch/original"
}

# add_to_list FILE LINE: after the first line of the list.
add_to_list() {
  sed -i "0,/^    components = \[/s||&\n        \"$2\",|" "$1"
}

echo '== a pass: four files and one line'
mkdir -p passes/announce/testdata
cat > passes/announce/BUILD.bazel <<'END'
load("//ods:mlir_pass.bzl", "mlir_pass")
load("//tests/file_test:file_test.bzl", "file_tests")
load("//tools/mlir-opt:mlir_opt.bzl", "component_opt")

mlir_pass(name = "announce", deps = ["//core/ir", "@llvm-project//llvm:Support"])

component_opt(components = [":announce_component"])

file_tests(name = "file_tests", srcs = glob(["testdata/*.mlir"]), tools = [":mlir-opt"])
END
cat > passes/announce/announce.td <<'END'
include "ods/records/pass.td"

def Announce : Pass<"announce"> { let summary = "Say that it has run"; }
END
cat > passes/announce/announce.cpp <<'END'
#include "passes/announce/announce.h"

#include "llvm/Support/raw_ostream.h"

namespace mlir {

#define GEN_PASS_DEF_ANNOUNCE
#include "passes/announce/announce_pass.h.inc"

namespace {
struct Announce : impl::AnnounceBase<Announce> {
  void runOnOperation() override { llvm::errs() << "announce has run\n"; }
};
} // namespace

} // namespace mlir
END
cat > passes/announce/testdata/announce.mlir <<'END'
// RUN: mlir-opt --announce %s 2>&1 | FileCheck %s
// CHECK: announce has run
END
add_to_list passes/BUILD.bazel //passes/announce:announce_component
changes 4 1

echo '== a pass of a dialect: four files and one line'
folder=dialects/arith/transforms/count_sums
mkdir -p $folder/testdata
cat > $folder/BUILD.bazel <<'END'
load("//ods:mlir_pass.bzl", "mlir_pass")
load("//tests/file_test:file_test.bzl", "file_tests")
load("//tools/mlir-opt:mlir_opt.bzl", "component_opt")

mlir_pass(
    name = "count_sums",
    namespace = "mlir::arith",
    deps = ["//core/ir", "//dialects/arith", "@llvm-project//llvm:Support"],
)

component_opt(components = [":count_sums_component", "//dialects/arith:arith_component"])

file_tests(name = "file_tests", srcs = glob(["testdata/*.mlir"]), tools = [":mlir-opt"])
END
cat > $folder/count_sums.td <<'END'
include "ods/records/pass.td"

def CountSums : Pass<"arith-count-sums"> { let summary = "Print the number of sums"; }
END
cat > $folder/count_sums.cpp <<'END'
#include "dialects/arith/transforms/count_sums/count_sums.h"

#include "dialects/arith/arith.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::arith {

#define GEN_PASS_DEF_COUNTSUMS
#include "dialects/arith/transforms/count_sums/count_sums_pass.h.inc"

namespace {
struct CountSums : impl::CountSumsBase<CountSums> {
  void runOnOperation() override {
    unsigned sums = 0;
    getOperation()->walk([&](AddIOp) { ++sums; });
    llvm::errs() << sums << " sums\n";
  }
};
} // namespace

} // namespace mlir::arith
END
cat > $folder/testdata/count_sums.mlir <<'END'
// RUN: mlir-opt --arith-count-sums %s 2>&1 | FileCheck %s
// CHECK: 2 sums
%0 = arith.constant 1 : i32
%1 = arith.addi %0, %0 : i32
%2 = arith.addi %1, %0 : i32
END
add_to_list dialects/arith/transforms/BUILD.bazel "//$folder:count_sums_component"
changes 4 1

echo '== a dialect: six files and one line'
mkdir -p dialects/gauge/testdata
cat > dialects/gauge/BUILD.bazel <<'END'
load("//ods:mlir_dialect.bzl", "mlir_dialect")
load("//tests/file_test:file_test.bzl", "file_tests")
load("//tools/mlir-opt:mlir_opt.bzl", "component_opt")

mlir_dialect(
    name = "gauge",
    srcs = ["gauge.cpp"],
    hdrs = ["gauge.h"],
    deps = ["//core/interfaces:side_effects", "//core/ir", "//core/support:llvm"],
    td_deps = ["//core/interfaces:td"],
)

component_opt(components = [":gauge_component"])

file_tests(name = "file_tests", srcs = glob(["testdata/*.mlir"]), tools = [":mlir-opt"])
END
printf '# gauge\n\nA value that is read.\n' > dialects/gauge/README.md
cat > dialects/gauge/gauge.td <<'END'
include "core/interfaces/side_effects.td"
include "ods/records/op_base.td"

def Gauge_Dialect : Dialect {
  let name = "gauge";
  let cppNamespace = "::mlir::gauge";
}
def ReadOp : Op<Gauge_Dialect, "read", [Pure]> {
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict";
}
END
cat > dialects/gauge/gauge.h <<'END'
#ifndef DIALECTS_GAUGE_GAUGE_H
#define DIALECTS_GAUGE_GAUGE_H

#include "core/interfaces/side_effects.h"
#include "core/ir/descriptor/op_class.h"
#include "core/support/llvm.h"

#include "dialects/gauge/gauge_dialect.h.inc"

#define GET_OP_CLASSES
#include "dialects/gauge/gauge_op.h.inc"

#endif // DIALECTS_GAUGE_GAUGE_H
END
cat > dialects/gauge/gauge.cpp <<'END'
#include "dialects/gauge/gauge.h"

using namespace mlir;
using namespace mlir::gauge;

void GaugeDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/gauge/gauge_op.cpp.inc"
      >();
}

#include "dialects/gauge/gauge_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/gauge/gauge_op.cpp.inc"
END
cat > dialects/gauge/testdata/roundtrip.mlir <<'END'
// RUN: mlir-opt %s | FileCheck %s
// CHECK: gauge.read
%0 = gauge.read
END
add_to_list dialects/BUILD.bazel //dialects/gauge:gauge_component
changes 6 1

echo '== a conversion: five files and one line'
mkdir -p conversions/gauge_to_arith/testdata
cat > conversions/gauge_to_arith/BUILD.bazel <<'END'
load("//ods:mlir_pass.bzl", "mlir_pass")
load("//tests/file_test:file_test.bzl", "file_tests")
load("//tools/mlir-opt:mlir_opt.bzl", "component_opt")

mlir_pass(
    name = "gauge_to_arith",
    hdrs = ["gauge_to_arith_patterns.h"],
    deps = [
        "//core/conversion",
        "//core/conversion:target",
        "//core/ir",
        "//core/rewrite:pattern",
        "//dialects/arith",
        "//dialects/gauge",
    ],
)

component_opt(components = [":gauge_to_arith_component", "//dialects/gauge:gauge_component"])

file_tests(name = "file_tests", srcs = glob(["testdata/*.mlir"]), tools = [":mlir-opt"])
END
cat > conversions/gauge_to_arith/gauge_to_arith.td <<'END'
include "ods/records/pass.td"

def ConvertGaugeToArith : Pass<"convert-gauge-to-arith"> {
  let summary = "Convert gauge to arith";
  let dependentDialects = ["arith::ArithDialect"];
}
END
cat > conversions/gauge_to_arith/gauge_to_arith_patterns.h <<'END'
#ifndef CONVERSIONS_GAUGE_TO_ARITH_GAUGE_TO_ARITH_PATTERNS_H
#define CONVERSIONS_GAUGE_TO_ARITH_GAUGE_TO_ARITH_PATTERNS_H

namespace mlir {
class RewritePatternSet;
void populateGaugeToArithConversionPatterns(RewritePatternSet &patterns);
} // namespace mlir

#endif // CONVERSIONS_GAUGE_TO_ARITH_GAUGE_TO_ARITH_PATTERNS_H
END
cat > conversions/gauge_to_arith/gauge_to_arith.cpp <<'END'
#include "conversions/gauge_to_arith/gauge_to_arith.h"

#include "conversions/gauge_to_arith/gauge_to_arith_patterns.h"
#include "core/conversion/conversion_target.h"
#include "core/conversion/dialect_conversion.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/gauge/gauge.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTGAUGETOARITH
#include "conversions/gauge_to_arith/gauge_to_arith_pass.h.inc"

namespace {
struct ReadLowering : OpConversionPattern<gauge::ReadOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(gauge::ReadOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(
        op, rewriter.getI32IntegerAttr(7));
    return success();
  }
};

struct ConvertGaugeToArith : impl::ConvertGaugeToArithBase<ConvertGaugeToArith> {
  void runOnOperation() override {
    ConversionTarget target(getContext());
    target.addLegalDialect<arith::ArithDialect>();
    target.addIllegalDialect<gauge::GaugeDialect>();
    RewritePatternSet patterns(&getContext());
    populateGaugeToArithConversionPatterns(patterns);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

void populateGaugeToArithConversionPatterns(RewritePatternSet &patterns) {
  patterns.add<ReadLowering>(patterns.getContext());
}

} // namespace mlir
END
cat > conversions/gauge_to_arith/testdata/gauge_to_arith.mlir <<'END'
// RUN: mlir-opt --convert-gauge-to-arith %s | FileCheck %s
// CHECK: arith.constant 7 : i32
%0 = gauge.read
"use"(%0) : (i32) -> ()
END
sed -i 's|mlir-opt --convert|mlir-opt --allow-unregistered-dialect --convert|' \
  conversions/gauge_to_arith/testdata/gauge_to_arith.mlir
add_to_list conversions/BUILD.bazel //conversions/gauge_to_arith:gauge_to_arith_component
changes 5 1

echo '== an op: a record and a test'
cat > "$scratch/record" <<'END'
def ResetOp : Op<Gauge_Dialect, "reset"> {
  let assemblyFormat = "attr-dict";
}
END
cat "$scratch/record" >> dialects/gauge/gauge.td
cat > dialects/gauge/testdata/reset.mlir <<'END'
// RUN: mlir-opt %s | FileCheck %s
// CHECK: gauge.reset
gauge.reset
END
changes 1 3

# The disk cache has the results that the checkout shares.
flags=(--config=pch --config=o2 --noshow_progress --ui_event_filters=-info)
cache=${MLIR_CACHE:-/var/cache/mlir}/bazel
[[ ! -w $cache ]] || flags+=(--disk_cache="$cache")
export HOME=${HOME:-$scratch} USER=${USER:-root}
unset TEST_TMPDIR
bazel() {
  command bazel --output_base="$scratch/bazel" --host_jvm_args=-Xmx1600m "$@"
}
trap 'bazel shutdown; chmod -R u+w "$scratch/bazel"; rm -rf "$scratch/bazel"' EXIT

echo '== file tests'
bazel test "${flags[@]}" //passes/announce/... "//$folder/..." //dialects/gauge/... \
  //conversions/gauge_to_arith/...

echo '== mlir-opt'
bazel build "${flags[@]}" //tools/mlir-opt //tests/random:random_test //tests/passes:random_passes_test
bin=$(bazel info "${flags[@]}" bazel-bin)
opt=$bin/tools/mlir-opt/mlir-opt
"$opt" --list-passes > "$scratch/passes"
grep -q -- '--announce ' "$scratch/passes" || fail "mlir-opt lacks the pass"
grep -q -- '--arith-count-sums ' "$scratch/passes" || fail "mlir-opt lacks the pass of arith"
echo gauge.reset | "$opt" > /dev/null || fail "mlir-opt lacks the operation"
printf '%%0 = gauge.read\n"use"(%%0) : (i32) -> ()\n' |
  "$opt" --allow-unregistered-dialect --convert-gauge-to-arith |
  grep 'arith.constant 7' > /dev/null || fail "mlir-opt lacks the conversion"

echo '== random tests'
COUNT=40 "$bin/tests/random/random_test" --gtest_filter='*gauge*' > "$scratch/random"
for op in gauge.read gauge.reset; do
  grep -q "^[1-9][0-9]* $op\$" "$scratch/random" || {
    cat "$scratch/random"
    fail "$op is not drawn"
  }
done
COUNT=1 "$bin/tests/passes/random_passes_test" \
  --gtest_filter='*MakeWhatVerifies*builtin*' > "$scratch/passes" 2>&1 || {
  cat "$scratch/passes"
  fail "the random test of passes"
}
grep -q 'announce has run' "$scratch/passes" || fail "the pass does not run on random modules"
echo 'all found'
