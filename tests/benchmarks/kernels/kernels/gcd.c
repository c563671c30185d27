// SPDX-License-Identifier: Apache-2.0
void gcd_c(unsigned long *restrict x, unsigned long *restrict y,
           unsigned long *restrict z) {
  for (long i = 0; i < 512; ++i) {
    unsigned long p = x[i] & 65535, q = y[i] & 65535;
    while (q != 0) {
      unsigned long r = p % q;
      p = q;
      q = r;
    }
    z[i] = p;
  }
}
