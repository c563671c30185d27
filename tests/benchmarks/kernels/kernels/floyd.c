// SPDX-License-Identifier: Apache-2.0
void floyd_c(unsigned (*restrict x)[64], unsigned *restrict u,
             unsigned *restrict v) {
  for (long k = 0; k < 64; ++k)
    for (long i = 0; i < 64; ++i)
      for (long j = 0; j < 64; ++j) {
        unsigned through = x[i][k] + x[k][j];
        x[i][j] = x[i][j] < through ? x[i][j] : through;
      }
}
