// SPDX-License-Identifier: Apache-2.0
void jacobi_c(double (*restrict x)[128], double (*restrict y)[128],
              double *restrict u) {
  for (long i = 1; i < 127; ++i)
    for (long j = 1; j < 127; ++j)
      y[i][j] = (x[i - 1][j] + x[i + 1][j] + x[i][j - 1] + x[i][j + 1]) * 0.25;
}
