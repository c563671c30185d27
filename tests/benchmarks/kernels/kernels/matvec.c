// SPDX-License-Identifier: Apache-2.0
void matvec_c(double (*restrict a)[128], double *restrict x,
              double *restrict y) {
  for (long i = 0; i < 128; ++i) {
    double s = 0;
    for (long j = 0; j < 128; ++j)
      s += a[i][j] * x[j];
    y[i] = s;
  }
}
