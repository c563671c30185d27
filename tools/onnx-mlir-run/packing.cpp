// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/packing.h"

#include "llvm/Support/MathExtras.h"

namespace onnx_mlir {

std::vector<char> unpackElements(llvm::ArrayRef<char> packed, size_t count,
                                 unsigned width) {
  const size_t perByte = 8 / width;
  const unsigned mask = (1u << width) - 1;
  std::vector<char> elements(count);
  for (size_t i = 0; i < count; ++i)
    elements[i] =
        static_cast<char>(static_cast<unsigned char>(packed[i / perByte]) >>
                              (i % perByte * width) &
                          mask);
  return elements;
}

std::vector<char> packElements(llvm::ArrayRef<char> elements, unsigned width) {
  const size_t perByte = 8 / width;
  const unsigned mask = (1u << width) - 1;
  std::vector<char> packed(llvm::divideCeil(elements.size(), perByte));
  for (size_t i = 0; i < elements.size(); ++i)
    packed[i / perByte] |=
        static_cast<char>((elements[i] & mask) << (i % perByte * width));
  return packed;
}

} // namespace onnx_mlir
