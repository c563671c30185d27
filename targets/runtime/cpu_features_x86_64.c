/* SPDX-License-Identifier: Apache-2.0 */
#if defined(__x86_64__)

#include <cpuid.h>
#include <stdbool.h>
#include <stdint.h>

#include "targets/runtime/cpu_features.h"

/* The CPUID leaves that are read. */
enum Leaf {
  LEAF_1,
  LEAF_7,
  LEAF_7_1,
  LEAF_D_1,
  LEAF_14,
  LEAF_19,
  LEAF_24,
  LEAF_80000001,
  LEAF_80000008,
  NUM_LEAVES,
};

static const struct {
  uint32_t leaf, subleaf;
} leaves[NUM_LEAVES] = {
    [LEAF_1] = {0x1, 0},
    [LEAF_7] = {0x7, 0},
    [LEAF_7_1] = {0x7, 1},
    [LEAF_D_1] = {0xd, 1},
    [LEAF_14] = {0x14, 0},
    [LEAF_19] = {0x19, 0},
    [LEAF_24] = {0x24, 0},
    [LEAF_80000001] = {0x80000001, 0},
    [LEAF_80000008] = {0x80000008, 0},
};

enum Register { EAX, EBX, ECX, EDX, NUM_REGISTERS };

/* The parts of XCR0, which tell which registers the system saves. */
enum State {
  ANY = 0,
  YMM = 0x6,
  ZMM = 0xe6,
  TILE = 0x60000,
};

static const struct {
  uint8_t number; /* as in llvm::X86::ProcessorFeatures */
  uint8_t leaf;
  uint8_t reg;
  uint8_t bit;
  uint32_t state;
} features[] = {
    {62, LEAF_1, EDX, 0, ANY},         /* x87 */
    {47, LEAF_1, EDX, 8, ANY},         /* cx8 */
    {0, LEAF_1, EDX, 15, ANY},         /* cmov */
    {1, LEAF_1, EDX, 23, ANY},         /* mmx */
    {91, LEAF_1, EDX, 24, ANY},        /* fxsr */
    {3, LEAF_1, EDX, 25, ANY},         /* sse */
    {4, LEAF_1, EDX, 26, ANY},         /* sse2 */
    {5, LEAF_1, ECX, 0, ANY},          /* sse3 */
    {19, LEAF_1, ECX, 1, ANY},         /* pclmul */
    {6, LEAF_1, ECX, 9, ANY},          /* ssse3 */
    {14, LEAF_1, ECX, 12, YMM},        /* fma */
    {46, LEAF_1, ECX, 13, ANY},        /* cx16 */
    {7, LEAF_1, ECX, 19, ANY},         /* sse4.1 */
    {8, LEAF_1, ECX, 20, ANY},         /* sse4.2 */
    {51, LEAF_1, ECX, 20, ANY},        /* crc32 */
    {58, LEAF_1, ECX, 22, ANY},        /* movbe */
    {2, LEAF_1, ECX, 23, ANY},         /* popcnt */
    {18, LEAF_1, ECX, 25, ANY},        /* aes */
    {81, LEAF_1, ECX, 26, YMM},        /* xsave */
    {9, LEAF_1, ECX, 28, YMM},         /* avx */
    {49, LEAF_1, ECX, 29, YMM},        /* f16c */
    {69, LEAF_1, ECX, 30, ANY},        /* rdrnd */
    {50, LEAF_7, EBX, 0, ANY},         /* fsgsbase */
    {73, LEAF_7, EBX, 2, ANY},         /* sgx */
    {16, LEAF_7, EBX, 3, ANY},         /* bmi */
    {10, LEAF_7, EBX, 5, YMM},         /* avx2 */
    {17, LEAF_7, EBX, 8, ANY},         /* bmi2 */
    {52, LEAF_7, EBX, 10, ANY},        /* invpcid */
    {71, LEAF_7, EBX, 11, ANY},        /* rtm */
    {15, LEAF_7, EBX, 16, ZMM},        /* avx512f */
    {65, LEAF_7, EBX, 16, ZMM},        /* evex512 */
    {22, LEAF_7, EBX, 17, ZMM},        /* avx512dq */
    {70, LEAF_7, EBX, 18, ANY},        /* rdseed */
    {40, LEAF_7, EBX, 19, ANY},        /* adx */
    {27, LEAF_7, EBX, 21, ZMM},        /* avx512ifma */
    {43, LEAF_7, EBX, 23, ANY},        /* clflushopt */
    {44, LEAF_7, EBX, 24, ANY},        /* clwb */
    {23, LEAF_7, EBX, 28, ZMM},        /* avx512cd */
    {74, LEAF_7, EBX, 29, ANY},        /* sha */
    {21, LEAF_7, EBX, 30, ZMM},        /* avx512bw */
    {20, LEAF_7, EBX, 31, ZMM},        /* avx512vl */
    {26, LEAF_7, ECX, 1, ZMM},         /* avx512vbmi */
    {64, LEAF_7, ECX, 4, ANY},         /* pku */
    {79, LEAF_7, ECX, 5, ANY},         /* waitpkg */
    {31, LEAF_7, ECX, 6, ZMM},         /* avx512vbmi2 */
    {75, LEAF_7, ECX, 7, ANY},         /* shstk */
    {32, LEAF_7, ECX, 8, ANY},         /* gfni */
    {78, LEAF_7, ECX, 9, YMM},         /* vaes */
    {33, LEAF_7, ECX, 10, YMM},        /* vpclmulqdq */
    {34, LEAF_7, ECX, 11, ZMM},        /* avx512vnni */
    {35, LEAF_7, ECX, 12, ZMM},        /* avx512bitalg */
    {30, LEAF_7, ECX, 14, ZMM},        /* avx512vpopcntdq */
    {68, LEAF_7, ECX, 22, ANY},        /* rdpid */
    {90, LEAF_7, ECX, 23, ANY},        /* kl */
    {42, LEAF_7, ECX, 25, ANY},        /* cldemote */
    {60, LEAF_7, ECX, 27, ANY},        /* movdiri */
    {59, LEAF_7, ECX, 28, ANY},        /* movdir64b */
    {48, LEAF_7, ECX, 29, ANY},        /* enqcmd */
    {28, LEAF_7, EDX, 2, ZMM},         /* avx5124vnniw */
    {29, LEAF_7, EDX, 3, ZMM},         /* avx5124fmaps */
    {88, LEAF_7, EDX, 5, ANY},         /* uintr */
    {37, LEAF_7, EDX, 8, ZMM},         /* avx512vp2intersect */
    {72, LEAF_7, EDX, 14, ANY},        /* serialize */
    {77, LEAF_7, EDX, 16, ANY},        /* tsxldtrk */
    {63, LEAF_7, EDX, 18, ANY},        /* pconfig */
    {87, LEAF_7, EDX, 22, TILE},       /* amx-bf16 */
    {94, LEAF_7, EDX, 23, ZMM},        /* avx512fp16 */
    {85, LEAF_7, EDX, 24, TILE},       /* amx-tile */
    {86, LEAF_7, EDX, 25, TILE},       /* amx-int8 */
    {109, LEAF_7_1, EAX, 0, YMM},      /* sha512 */
    {108, LEAF_7_1, EAX, 1, YMM},      /* sm3 */
    {110, LEAF_7_1, EAX, 2, YMM},      /* sm4 */
    {105, LEAF_7_1, EAX, 3, ANY},      /* raoint */
    {93, LEAF_7_1, EAX, 4, YMM},       /* avxvnni */
    {36, LEAF_7_1, EAX, 5, ZMM},       /* avx512bf16 */
    {102, LEAF_7_1, EAX, 7, ANY},      /* cmpccxadd */
    {103, LEAF_7_1, EAX, 21, TILE},    /* amx-fp16 */
    {89, LEAF_7_1, EAX, 22, ANY},      /* hreset */
    {99, LEAF_7_1, EAX, 23, YMM},      /* avxifma */
    {100, LEAF_7_1, EDX, 4, YMM},      /* avxvnniint8 */
    {101, LEAF_7_1, EDX, 5, YMM},      /* avxneconvert */
    {106, LEAF_7_1, EDX, 8, TILE},     /* amx-complex */
    {107, LEAF_7_1, EDX, 10, YMM},     /* avxvnniint16 */
    {104, LEAF_7_1, EDX, 14, ANY},     /* prefetchi */
    {112, LEAF_7_1, EDX, 15, ANY},     /* usermsr */
    {113, LEAF_7_1, EDX, 19, ZMM},     /* avx10.1-256 */
    {83, LEAF_D_1, EAX, 0, YMM},       /* xsaveopt */
    {82, LEAF_D_1, EAX, 1, YMM},       /* xsavec */
    {84, LEAF_D_1, EAX, 3, YMM},       /* xsaves */
    {67, LEAF_14, EBX, 4, ANY},        /* ptwrite */
    {92, LEAF_19, EBX, 2, ANY},        /* widekl */
    {114, LEAF_24, EBX, 18, ZMM},      /* avx10.1-512 */
    {54, LEAF_80000001, ECX, 0, ANY},  /* sahf */
    {57, LEAF_80000001, ECX, 5, ANY},  /* lzcnt */
    {11, LEAF_80000001, ECX, 6, ANY},  /* sse4a */
    {66, LEAF_80000001, ECX, 8, ANY},  /* prfchw */
    {13, LEAF_80000001, ECX, 11, YMM}, /* xop */
    {56, LEAF_80000001, ECX, 15, ANY}, /* lwp */
    {12, LEAF_80000001, ECX, 16, YMM}, /* fma4 */
    {76, LEAF_80000001, ECX, 21, ANY}, /* tbm */
    {61, LEAF_80000001, ECX, 29, ANY}, /* mwaitx */
    {41, LEAF_80000001, EDX, 29, ANY}, /* 64bit */
    {45, LEAF_80000008, EBX, 0, ANY},  /* clzero */
    {53, LEAF_80000008, EBX, 4, ANY},  /* rdpru */
    {80, LEAF_80000008, EBX, 9, ANY},  /* wbnoinvd */
};

/* Returns the registers that the system saves, or 0 if it does not tell. */
static uint32_t readSavedState(uint32_t leaf1Ecx) {
  enum { OSXSAVE = 1 << 27 };
  if (!(leaf1Ecx & OSXSAVE))
    return 0;
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

void omReadCpuWords(uint64_t words[OM_CPU_WORDS]) {
  uint32_t registers[NUM_LEAVES][NUM_REGISTERS] = {{0}};
  for (int i = 0; i < NUM_LEAVES; ++i) {
    /* EAX of leaf 7 is the number of its last subleaf. */
    if (i == LEAF_7_1 && !registers[LEAF_7][EAX])
      continue;
    /* Leaf 24 is defined by AVX10: a hypervisor that hides AVX10 may leave it.
     */
    if (i == LEAF_24 && !(registers[LEAF_7_1][EDX] >> 19 & 1))
      continue;
    uint32_t *r = registers[i];
    __get_cpuid_count(leaves[i].leaf, leaves[i].subleaf, &r[EAX], &r[EBX],
                      &r[ECX], &r[EDX]);
  }
  uint32_t saved = readSavedState(registers[LEAF_1][ECX]);
  for (unsigned i = 0; i < sizeof(features) / sizeof(features[0]); ++i) {
    uint32_t value = registers[features[i].leaf][features[i].reg];
    bool has = value >> features[i].bit & 1;
    if (has && (saved & features[i].state) == features[i].state)
      words[features[i].number / 32] |= UINT64_C(1)
                                        << (features[i].number % 32);
  }
}

#endif
