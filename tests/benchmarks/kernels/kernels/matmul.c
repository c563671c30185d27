// SPDX-License-Identifier: Apache-2.0
void matmul_c(float (*restrict a)[64], float (*restrict b)[64],
              float (*restrict c)[64]) {
  for (long i = 0; i < 64; ++i)
    for (long k = 0; k < 64; ++k)
      for (long j = 0; j < 64; ++j)
        c[i][j] += a[i][k] * b[k][j];
}
