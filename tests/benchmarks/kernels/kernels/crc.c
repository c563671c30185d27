// SPDX-License-Identifier: Apache-2.0
void crc_c(unsigned char *restrict x, unsigned char *restrict u,
           unsigned *restrict r) {
  unsigned c = ~0u;
  for (long i = 0; i < 2048; ++i) {
    c ^= x[i];
    for (long b = 0; b < 8; ++b)
      c = c & 1 ? c >> 1 ^ 0xEDB88320u : c >> 1;
  }
  r[0] = ~c;
}
