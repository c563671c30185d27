// SPDX-License-Identifier: Apache-2.0
void transpose_c(float (*restrict x)[128], float (*restrict y)[128],
                 float *restrict u) {
  for (long i = 0; i < 128; ++i)
    for (long j = 0; j < 128; ++j)
      y[i][j] = x[j][i];
}
