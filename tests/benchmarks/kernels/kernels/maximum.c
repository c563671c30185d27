// SPDX-License-Identifier: Apache-2.0
void maximum_c(int *restrict x, int *restrict y, int *restrict r) {
  int m = x[0];
  for (long i = 0; i < 8192; ++i)
    m = x[i] > m ? x[i] : m;
  r[0] = m;
}
