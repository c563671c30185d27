// SPDX-License-Identifier: Apache-2.0
void relu_c(float *restrict x, float *restrict y, float *restrict u) {
  for (long i = 0; i < 8192; ++i)
    y[i] = x[i] > 0 ? x[i] : 0;
}
