// SPDX-License-Identifier: Apache-2.0
float expf(float);
void softmax_c(float *restrict x, float *restrict y, float *restrict u) {
  float m = x[0], s = 0;
  for (long i = 0; i < 1024; ++i)
    m = x[i] > m ? x[i] : m;
  for (long i = 0; i < 1024; ++i) {
    y[i] = expf(x[i] - m);
    s += y[i];
  }
  for (long i = 0; i < 1024; ++i)
    y[i] /= s;
}
