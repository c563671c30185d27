// SPDX-License-Identifier: Apache-2.0
//
// A tool for testing file tests: prints the byte order that it was built for.
#include <bit>
#include <cstdio>

int main(int argc, char **argv) {
  if (argc > 1) {
    std::fputs("error: no argument is taken\n", stderr);
    return 1;
  }
  bool isBig = std::endian::native == std::endian::big;
  std::puts(isBig ? "big-endian" : "little-endian");
  return 0;
}
