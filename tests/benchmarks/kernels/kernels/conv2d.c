// SPDX-License-Identifier: Apache-2.0
void conv2d_c(float (*restrict x)[66], float (*restrict w)[3],
              float (*restrict y)[64]) {
  for (long i = 0; i < 64; ++i)
    for (long j = 0; j < 64; ++j) {
      float s = 0;
      for (long k = 0; k < 3; ++k)
        for (long l = 0; l < 3; ++l)
          s += x[i + k][j + l] * w[k][l];
      y[i][j] = s;
    }
}
