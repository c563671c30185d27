// SPDX-License-Identifier: Apache-2.0
void dot_c(double *restrict x, double *restrict y, double *restrict r) {
  double s = 0;
  for (long i = 0; i < 4096; ++i)
    s += x[i] * y[i];
  r[0] = s;
}
