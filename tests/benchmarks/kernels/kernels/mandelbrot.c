// SPDX-License-Identifier: Apache-2.0
void mandelbrot_c(double *restrict x, double *restrict y,
                  int (*restrict z)[64]) {
  for (long i = 0; i < 64; ++i)
    for (long j = 0; j < 64; ++j) {
      double cr = x[j], ci = y[i], a = 0, b = 0;
      int n = 0;
      while ((a * a + b * b <= 4) & (n < 100)) {
        double t = a * a - b * b + cr;
        b = 2 * a * b + ci;
        a = t;
        ++n;
      }
      z[i][j] = n;
    }
}
