// SPDX-License-Identifier: Apache-2.0
void saxpy_c(float *restrict x, float *restrict y, float *restrict a) {
  float s = a[0];
  for (long i = 0; i < 4096; ++i)
    y[i] = s * x[i] + y[i];
}
