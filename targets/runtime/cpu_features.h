/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Features of the CPU, as bits in words. The compiler lists the bits that its
 * code needs (OMModel.cpuFeatures). Bit 0 is the least significant.
 *
 * x86-64   Feature N of llvm::X86::ProcessorFeatures, whose numbers are those
 *          of compiler-rt, is bit N % 32 of word N / 32, up to word 3. It is
 *          set if the CPU has it and the system saves the registers it needs.
 *          The micro-architecture levels (x86-64-v3, ...) have no bits.
 *          Source: CPUID and XGETBV, Intel's and AMD's manuals.
 * s390x    Word 0 is AT_HWCAP. Facility N is bit 63 - N % 64 of word
 *          1 + N / 64, up to facility 255.
 *          Bit 11 of word 0 tells whether the system saves vector registers.
 *          Source: STORE FACILITY LIST EXTENDED, Principles of Operation.
 * ppc64le  Word 0 is AT_HWCAP, word 1 AT_HWCAP2 (Linux, asm/cputable.h).
 */
#ifndef TARGETS_RUNTIME_CPU_FEATURES_H
#define TARGETS_RUNTIME_CPU_FEATURES_H

#include <stdbool.h>
#include <stdint.h>

#include "targets/runtime/hidden.h"
#include "targets/runtime/model.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { OM_CPU_WORDS = 5 };

/* Reads the feature words of this architecture; words that it lacks become
 * 0. */
OM_HIDDEN void omReadCpuWords(uint64_t words[OM_CPU_WORDS]);

/* Returns true if the CPU has the feature; false for an undefined word or bit.
 * Reads the CPU once per process. Thread safe. */
OM_HIDDEN bool omCpuHas(int64_t word, int64_t bit);

/* Returns the number of the best machine of `model` whose features the CPU has:
 * 0 for that of the model, N for its variant N - 1. If the variable OM_CPU of
 * the environment names a CPU, only that one is tried.
 * Errors: -1 with ENOTSUP if the CPU lacks features of each, and with EINVAL if
 * the model has no code for OM_CPU; the message starts with the caller's
 * name. */
OM_HIDDEN int64_t omChooseMachine(const char *caller, const OMModel *model);

#ifdef __cplusplus
}
#endif

#endif
