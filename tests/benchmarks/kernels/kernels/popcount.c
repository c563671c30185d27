// SPDX-License-Identifier: Apache-2.0
void popcount_c(long *restrict x, long *restrict y, long *restrict r) {
  long s = 0;
  for (long i = 0; i < 4096; ++i)
    s += __builtin_popcountl(x[i]);
  r[0] = s;
}
