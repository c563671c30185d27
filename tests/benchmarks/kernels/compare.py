# SPDX-License-Identifier: Apache-2.0
"""Measures kernels written in MLIR's dialects and in C, alternating in one process.

usage: bazel run --config=opt //tests/benchmarks/kernels:compare [-- OPTION... NAME...]

Prints a table: the median time of a call of both, and the median of the ratios of
ours to clang's. README.md has details.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "kernels")
LOWERING = [
    "--math-uplift-to-fma",
    "--convert-scf-to-cf",
    "--convert-math-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm=use-bare-ptr-memref-call-conv",
    "--convert-complex-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-cf-to-llvm",
    "--reconcile-unrealized-casts",
]
# For each element type: the C type, the number of C elements, and an expression
# that converts random `bits`.
ELEMENTS = {
    "f32": ("float", 1, "(int)bits / 2147483648.0f"),
    "f64": ("double", 1, "(int)bits / 2147483648.0"),
    "i8": ("unsigned char", 1, "bits >> 24"),
    "i32": ("unsigned", 1, "bits >> 1"),
    "i64": ("unsigned long", 1, "bits >> 1"),
    "complex<f32>": ("float", 2, "(int)bits / 2147483648.0f"),
}
DRIVER = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { alignment = 64, batches = %(batches)d };
%(declarations)s
typedef void Kernel(void *, void *, void *);
void %(name)s(void *, void *, void *);
void %(name)s_c(void *, void *, void *);
static Kernel *const kernels[2] = {%(name)s, %(name)s_c};
static Element0 *first, *given0, *result0;
static Element1 *second, *given1, *result1;
static Element2 *third, *given2, *result2;

static void *allocate(size_t size) {
  return aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}
static void reset(void) {
  memcpy(first, given0, size0 * sizeof *first);
  memcpy(second, given1, size1 * sizeof *second);
  memcpy(third, given2, size2 * sizeof *third);
}
static double measure(Kernel *kernel, long calls) {
  struct timespec begin, end;
  reset();
  kernel(first, second, third);
  reset();
  clock_gettime(CLOCK_MONOTONIC, &begin);
  for (long i = 0; i < calls; ++i)
    kernel(first, second, third);
  clock_gettime(CLOCK_MONOTONIC, &end);
  return ((end.tv_sec - begin.tv_sec) * 1e9 + (end.tv_nsec - begin.tv_nsec)) / calls;
}
static int isClose(double a, double b) {
  return a == b || fabs(a - b) <= 1e-4 * fmax(fabs(a), fabs(b)) + 1e-5 ||
         (isnan(a) && isnan(b));
}
static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
static double median(double *values) {
  qsort(values, batches, sizeof *values, compare);
  return values[batches / 2];
}

int main(void) {
  unsigned bits = 1;
%(setup)s
  for (int k = 0; k < 2; ++k) {
    reset();
    kernels[k](first, second, third);
    if (k == 0) {
      memcpy(result0, first, size0 * sizeof *first);
      memcpy(result1, second, size1 * sizeof *second);
      memcpy(result2, third, size2 * sizeof *third);
    }
  }
%(check)s
  long calls = 1;
  while (measure(kernels[1], calls) * calls < 1e6)
    calls *= 2;
  static double times[2][batches], ratios[batches];
  for (int b = 0; b < batches; ++b) {
    for (int k = 0; k < 2; ++k)
      times[(k + b) %% 2][b] = measure(kernels[(k + b) %% 2], calls);
    ratios[b] = times[0][b] / times[1][b];
  }
  printf("%%.0f %%.0f %%.3f\\n", median(times[0]), median(times[1]), median(ratios));
}
"""


def make_driver(name, text, batches):
    declarations, setup, check = [], [], []
    parameters = re.findall(r"memref<((?:[0-9]+x)+)([a-z].*?)>\s*\{", text.split("{\n", 1)[0] + "{")
    for i, (shape, element) in enumerate(parameters):
        kind, parts, number = ELEMENTS[element]
        size = parts
        for extent in shape[:-1].split("x"):
            size *= int(extent)
        buffer = ("first", "second", "third")[i]
        declarations.append(f"typedef {kind} Element{i};\nenum {{ size{i} = {size} }};")
        for pointer in (buffer, f"given{i}", f"result{i}"):
            setup.append(f"  {pointer} = allocate(sizeof(Element{i}) * size{i});")
        setup.append(
            f"  for (long i = 0; i < size{i}; ++i) {{\n"
            f"    bits = bits * 1664525u + 1013904223u;\n"
            f"    given{i}[i] = {number};\n  }}"
        )
        check.append(
            f"  for (long i = 0; i < size{i}; ++i)\n"
            f"    if (!isClose({buffer}[i], result{i}[i]))\n"
            f'      return fprintf(stderr, "argument {i}[%ld]: %g, not %g\\n", i,\n'
            f"                     (double)result{i}[i], (double){buffer}[i]), 1;"
        )
    return DRIVER % {
        "name": name,
        "batches": batches,
        "declarations": "\n".join(declarations),
        "setup": "\n".join(setup),
        "check": "\n".join(check),
    }


def build(arguments, name, folder):
    """Builds the program that measures a kernel."""
    source = os.path.join(FOLDER, name)
    ours, theirs, driver, program, lowered = (
        os.path.join(folder, name + suffix) for suffix in (".o", "_c.o", "_main.c", "", ".mlir")
    )
    with open(source + ".mlir", encoding="utf-8") as file:
        text = file.read()
    with open(driver, "w", encoding="utf-8") as file:
        file.write(make_driver(name, text, arguments.batches))
    cpu = arguments.mcpu
    for command in (
        [arguments.opt, source + ".mlir", *LOWERING, "-o", lowered],
        [arguments.compile, lowered, "-O3", "--mcpu=" + cpu, "--emit=obj", "-o", ours],
        [arguments.clang, "-O3", "-march=" + cpu, "-c", source + ".c", "-o", theirs],
        [arguments.clang, "-O2", driver, ours, theirs, "-lm", "-o", program],
    ):
        subprocess.run(command, check=True)
    return program


def main():
    names = sorted(f[:-5] for f in os.listdir(FOLDER) if f.endswith(".mlir"))
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--opt", default="mlir-opt", help="mlir-opt")
    parser.add_argument("--compile", default="mlir-compile", help="mlir-compile")
    parser.add_argument("--clang", default="clang-19", help="the peer (%(default)s)")
    parser.add_argument("--mcpu", default="native", help="CPU of both (%(default)s)")
    parser.add_argument("--batches", type=int, default=51, help="of calls (%(default)s)")
    parser.add_argument("--keep", help="folder for what is built")
    parser.add_argument("name", nargs="*", help="of: " + ", ".join(names))
    arguments = parser.parse_args()
    print("| kernel | time | clang | ratio |\n|---|--:|--:|--:|")
    slow = []
    with tempfile.TemporaryDirectory() as temporary:
        for name in arguments.name or names:
            program = build(arguments, name, arguments.keep or temporary)
            done = subprocess.run([program], check=True, stdout=subprocess.PIPE, text=True)
            time, other, ratio = done.stdout.split()
            print(f"| {name} | {time} ns | {other} ns | {ratio} |", flush=True)
            if float(ratio) > 1.05:
                slow.append(name)
    if slow:
        sys.exit("above 1.05: " + ", ".join(slow))


if __name__ == "__main__":
    main()
