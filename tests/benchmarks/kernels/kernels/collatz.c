// SPDX-License-Identifier: Apache-2.0
void collatz_c(unsigned long *restrict x, unsigned long *restrict y,
               unsigned long *restrict u) {
  for (long i = 0; i < 256; ++i) {
    unsigned long n = (x[i] & 1023) | 1, k = 0;
    while (n != 1) {
      n = n & 1 ? 3 * n + 1 : n >> 1;
      ++k;
    }
    y[i] = k;
  }
}
