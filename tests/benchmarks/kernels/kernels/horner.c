// SPDX-License-Identifier: Apache-2.0
void horner_c(float *restrict x, float *restrict c, float *restrict y) {
  for (long i = 0; i < 1024; ++i) {
    float s = 0;
    for (long j = 0; j < 16; ++j)
      s = s * x[i] + c[j];
    y[i] = s;
  }
}
