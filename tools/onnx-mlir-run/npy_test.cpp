// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/npy.h"

#include <cstring>

#include "llvm/ADT/Twine.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using ::onnx::TensorProto;

namespace {

/// Returns a file of version `major` with the given header and elements.
std::string makeFile(llvm::StringRef header, llvm::StringRef data,
                     char major = 1) {
  std::string file = "\x93NUMPY";
  file += major;
  file += '\0';
  file += static_cast<char>(header.size());
  file.append(major == 1 ? 1 : 3, '\0');
  return file + header.str() + data.str();
}

std::string makeHeader(llvm::StringRef descr, llvm::StringRef shape,
                       bool fortran = false) {
  return ("{'descr': '" + llvm::Twine(descr) + "', 'fortran_order': " +
          (fortran ? "True" : "False") + ", 'shape': " + shape + ", }  \n")
      .str();
}

/// Returns the elements of `file` as numbers of type T, or an empty list.
template <typename T> std::vector<T> parse(const std::string &file) {
  absl::StatusOr<Tensor> tensor = parseNpy(file);
  EXPECT_TRUE(tensor.ok()) << tensor.status();
  if (!tensor.ok())
    return {};
  std::vector<T> values(tensor->elements.size() / sizeof(T));
  std::memcpy(values.data(), tensor->elements.data(),
              values.size() * sizeof(T));
  return values;
}

std::string getError(llvm::StringRef file) {
  absl::StatusOr<Tensor> tensor = parseNpy(file);
  return tensor.ok() ? "ok" : std::string(tensor.status().message());
}

const llvm::StringRef fourBytes("\x01\x02\x03\x04", 4);

TEST(Npy, EitherByteOrder) {
  EXPECT_EQ(parse<uint32_t>(makeFile(makeHeader("<u4", "(1,)"), fourBytes)),
            std::vector<uint32_t>{0x04030201});
  EXPECT_EQ(parse<uint32_t>(makeFile(makeHeader(">u4", "(1,)"), fourBytes)),
            std::vector<uint32_t>{0x01020304});
  EXPECT_EQ(parse<uint16_t>(makeFile(makeHeader(">i2", "(2,)"), fourBytes)),
            (std::vector<uint16_t>{0x0102, 0x0304}));
  EXPECT_EQ(parse<uint8_t>(makeFile(makeHeader("|u1", "(4,)"), fourBytes)),
            (std::vector<uint8_t>{1, 2, 3, 4}));
}

TEST(Npy, ComplexNumbersAreSwappedByParts) {
  EXPECT_EQ(
      parse<float>(makeFile(makeHeader(">c8", "()"),
                            llvm::StringRef("\x3f\x80\0\0\x40\0\0\0", 8))),
      (std::vector<float>{1.0f, 2.0f}));
}

TEST(Npy, FortranOrder) {
  absl::StatusOr<Tensor> tensor =
      parseNpy(makeFile(makeHeader("|i1", "(2, 3)", true), "adbecf"));
  ASSERT_TRUE(tensor.ok()) << tensor.status();
  EXPECT_EQ(tensor->shape, (std::vector<int64_t>{2, 3}));
  EXPECT_EQ(std::string(tensor->elements.begin(), tensor->elements.end()),
            "abcdef");
}

TEST(Npy, VersionsAndShapes) {
  for (char major : {1, 2, 3})
    EXPECT_EQ(
        parse<uint8_t>(makeFile(makeHeader("|u1", "(2,2)"), fourBytes, major))
            .size(),
        4u);
  EXPECT_EQ(parseNpy(makeFile(makeHeader("|b1", "()"), "\1"))->shape,
            std::vector<int64_t>{});
  EXPECT_EQ(parseNpy(makeFile(makeHeader("<f4", "(0, 7)", true), ""))->shape,
            (std::vector<int64_t>{0, 7}));
  EXPECT_EQ(parseNpy(makeFile(makeHeader("<i2", "(2L,)"), fourBytes))->shape,
            std::vector<int64_t>{2});
}

TEST(Npy, WrongFiles) {
  EXPECT_EQ(getError(""), "is not a .npy file");
  EXPECT_EQ(getError("\x93NUMPX"), "is not a .npy file");
  EXPECT_EQ(getError("\x93NUMPY\1"), "is truncated in its header");
  EXPECT_EQ(getError(llvm::StringRef("\x93NUMPY\1\0\x50", 9)),
            "is truncated in its header");
  EXPECT_EQ(getError(llvm::StringRef("\x93NUMPY\1\0\x50\0{", 11)),
            "is truncated in its header");
  EXPECT_EQ(getError(llvm::StringRef("\x93NUMPY\4\0\0\0", 10)),
            "is of .npy version 4.0, but 1.0, 2.0 and 3.0 are known");
  EXPECT_EQ(getError(makeFile(makeHeader("<f4", "(2,)"), fourBytes)),
            "has 4 bytes of elements, but its type and shape need 8");
}

TEST(Npy, WrongHeaders) {
  for (llvm::StringRef header :
       {"", "{}", "{'descr': '<f4'}", "{'descr': '<f4", "[1]",
        "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,)}",
        "{'descr': '<f4', 'fortran_order': 0, 'shape': (1,)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (1)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (-1,)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (1,), 'x': 1}",
        "{'descr': '<f4', 'descr': '<f4', 'shape': (1,)}",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (1,)} x",
        "{'descr': '<f4' 'fortran_order': False, 'shape': (1,)}"})
    EXPECT_EQ(getError(makeFile(header, fourBytes)),
              "has a header that is not one of a plain array: '" +
                  header.str() + "'");
}

TEST(Npy, TypesThatOnnxLacks) {
  for (llvm::StringRef descr : {"<U3", "|O", "<f16", "|V2", "=f4", "f4", "<"})
    EXPECT_EQ(getError(makeFile(makeHeader(descr, "(1,)"), fourBytes)),
              "has elements of NumPy's type '" + descr.str() +
                  "', which ONNX does not have");
}

TEST(Npy, Encode) {
  absl::StatusOr<Tensor> tensor = makeTensor(TensorProto::INT16, {2}, 4);
  tensor->elements = {0, 0, 0, 0};
  const int16_t values[] = {1, -2};
  std::memcpy(tensor->elements.data(), values, sizeof(values));
  absl::StatusOr<std::string> file = encodeNpy(*tensor);
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_EQ(llvm::StringRef(*file).take_back(4),
            llvm::StringRef("\x01\x00\xfe\xff", 4));
  EXPECT_EQ((file->size() - 4) % 64, 0u);
  EXPECT_EQ((*file)[file->size() - 5], '\n');
  EXPECT_NE(file->find("{'descr': '<i2', 'fortran_order': False, "
                       "'shape': (2,), }"),
            std::string::npos);
  EXPECT_EQ(parseNpy(*file)->elements, tensor->elements);
}

TEST(Npy, EncodeRefusesWhatNumpyLacks) {
  absl::StatusOr<Tensor> tensor = makeTensor(TensorProto::BFLOAT16, {}, 2);
  EXPECT_EQ(encodeNpy(*tensor).status().message(),
            "elements of type bf16 cannot be in a .npy file: NumPy lacks the "
            "type");
}

} // namespace
