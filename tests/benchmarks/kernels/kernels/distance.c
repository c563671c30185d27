// SPDX-License-Identifier: Apache-2.0
float sqrtf(float);
void distance_c(float (*restrict x)[3], float (*restrict y)[3],
                float *restrict z) {
  for (long i = 0; i < 512; ++i) {
    float d0 = x[i][0] - y[i][0], d1 = x[i][1] - y[i][1],
          d2 = x[i][2] - y[i][2];
    z[i] = sqrtf(d0 * d0 + d1 * d1 + d2 * d2);
  }
}
