// SPDX-License-Identifier: Apache-2.0
void rotate_c(float (*restrict x)[2], float *restrict y, float *restrict w) {
#pragma STDC FP_CONTRACT OFF
  float tr = w[0], ti = w[1];
  for (long i = 0; i < 2048; ++i) {
    float r = x[i][0], m = x[i][1];
    x[i][0] = r * tr - m * ti;
    x[i][1] = r * ti + m * tr;
  }
}
