// SPDX-License-Identifier: Apache-2.0
void sum_c(int *restrict x, long *restrict y, long *restrict r) {
  long s = 0;
  for (long i = 0; i < 8192; ++i)
    s += x[i];
  r[0] = s;
}
