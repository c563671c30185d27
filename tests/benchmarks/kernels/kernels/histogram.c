// SPDX-License-Identifier: Apache-2.0
void histogram_c(unsigned *restrict x, unsigned *restrict h,
                 unsigned *restrict u) {
  for (long i = 0; i < 8192; ++i)
    ++h[x[i] & 255];
}
