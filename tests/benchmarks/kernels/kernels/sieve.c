// SPDX-License-Identifier: Apache-2.0
void sieve_c(unsigned char *restrict x, unsigned char *restrict u,
             int *restrict r) {
  for (long i = 0; i < 8192; ++i)
    x[i] = 1;
  int n = 0;
  for (long i = 2; i < 8192; ++i)
    if (x[i]) {
      for (long j = i + i; j < 8192; j += i)
        x[j] = 0;
      ++n;
    }
  r[0] = n;
}
