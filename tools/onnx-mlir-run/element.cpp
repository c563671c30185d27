// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/element.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

using ::onnx::TensorProto;

bool Number::isNaN() const { return std::isnan(real) || std::isnan(imaginary); }

bool Number::isFinite() const {
  return std::isfinite(real) && std::isfinite(imaginary);
}

double Number::getMagnitude() const { return std::hypot(real, imaginary); }

template <typename T> static T load(const char *bytes) {
  T value;
  std::memcpy(&value, bytes, sizeof(T));
  return value;
}

/// Reads the lower `width` bits of a byte, with their sign if T has one.
template <typename T> static T loadBits(const char *byte, unsigned width) {
  const unsigned unused = 8 - width;
  return static_cast<T>(static_cast<T>(load<uint8_t>(byte) << unused) >>
                        unused);
}

/// Reads a floating-point number of at most two bytes.
static double readSmallFloat(const llvm::fltSemantics &semantics,
                             const ElementType &type, const char *bytes) {
  uint64_t bits = type.bitWidth == 16 ? load<uint16_t>(bytes)
                                      : loadBits<uint8_t>(bytes, type.bitWidth);
  llvm::APFloat value(semantics, llvm::APInt(type.bitWidth, bits));
  bool losesInfo = false;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToDouble();
}

/// Reads a power of two by its biased exponent; 255 is NaN.
static double readExponent(const char *bytes) {
  uint8_t exponent = load<uint8_t>(bytes);
  return exponent == 255 ? std::numeric_limits<double>::quiet_NaN()
                         : std::ldexp(1.0, exponent - 127);
}

/// If the elements are integers or bools, calls `use` with the function that
/// reads one and returns true.
template <typename Use>
static bool visitInteger(const ElementType &type, Use use) {
  switch (type.type) {
  case TensorProto::UINT2:
  case TensorProto::UINT4:
    use([&](const char *byte) {
      return loadBits<uint8_t>(byte, type.bitWidth);
    });
    return true;
  case TensorProto::INT2:
  case TensorProto::INT4:
    use([&](const char *byte) {
      return loadBits<int8_t>(byte, type.bitWidth);
    });
    return true;
  case TensorProto::BOOL:
  case TensorProto::UINT8:
    use(load<uint8_t>);
    return true;
  case TensorProto::INT8:
    use(load<int8_t>);
    return true;
  case TensorProto::UINT16:
    use(load<uint16_t>);
    return true;
  case TensorProto::INT16:
    use(load<int16_t>);
    return true;
  case TensorProto::UINT32:
    use(load<uint32_t>);
    return true;
  case TensorProto::INT32:
    use(load<int32_t>);
    return true;
  case TensorProto::UINT64:
    use(load<uint64_t>);
    return true;
  case TensorProto::INT64:
    use(load<int64_t>);
    return true;
  default:
    return false;
  }
}

Number readNumber(const ElementType &type, const char *bytes) {
  Number number;
  if (visitInteger(type, [&](auto read) {
        number.real = static_cast<double>(read(bytes));
      }))
    return number;
  switch (type.type) {
  case TensorProto::FLOAT:
    return {load<float>(bytes)};
  case TensorProto::DOUBLE:
    return {load<double>(bytes)};
  case TensorProto::COMPLEX64:
    return {load<float>(bytes), load<float>(bytes + 4)};
  case TensorProto::COMPLEX128:
    return {load<double>(bytes), load<double>(bytes + 8)};
  case TensorProto::FLOAT16:
    return {readSmallFloat(llvm::APFloat::IEEEhalf(), type, bytes)};
  case TensorProto::BFLOAT16:
    return {readSmallFloat(llvm::APFloat::BFloat(), type, bytes)};
  case TensorProto::FLOAT8E4M3FN:
    return {readSmallFloat(llvm::APFloat::Float8E4M3FN(), type, bytes)};
  case TensorProto::FLOAT8E4M3FNUZ:
    return {readSmallFloat(llvm::APFloat::Float8E4M3FNUZ(), type, bytes)};
  case TensorProto::FLOAT8E5M2:
    return {readSmallFloat(llvm::APFloat::Float8E5M2(), type, bytes)};
  case TensorProto::FLOAT8E5M2FNUZ:
    return {readSmallFloat(llvm::APFloat::Float8E5M2FNUZ(), type, bytes)};
  case TensorProto::FLOAT4E2M1:
    return {readSmallFloat(llvm::APFloat::Float4E2M1FN(), type, bytes)};
  case TensorProto::FLOAT8E8M0:
    return {readExponent(bytes)};
  default:
    return number;
  }
}

double getDistance(const ElementType &type, const char *a, const char *b) {
  double distance = 0;
  if (visitInteger(type, [&](auto read) {
        auto first = read(a), second = read(b);
        if (first < second)
          std::swap(first, second);
        distance = static_cast<double>(static_cast<uint64_t>(first) -
                                       static_cast<uint64_t>(second));
      }))
    return distance;
  Number first = readNumber(type, a), second = readNumber(type, b);
  if (first.isNaN() || second.isNaN())
    return std::numeric_limits<double>::quiet_NaN();
  return Number{first.real - second.real, first.imaginary - second.imaginary}
      .getMagnitude();
}

std::string printNumber(const ElementType &type, const char *bytes) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (visitInteger(type, [&](auto read) {
        if constexpr (std::is_signed_v<decltype(read(bytes))>)
          stream << static_cast<int64_t>(read(bytes));
        else
          stream << static_cast<uint64_t>(read(bytes));
      }))
    return text;
  const char *format = type.swapWidth == 8 ? "%.17g" : "%.9g";
  Number number = readNumber(type, bytes);
  stream << llvm::format(format, number.real);
  if (type.bitWidth > 8 * type.swapWidth) {
    stream << (std::signbit(number.imaginary) ? "" : "+");
    stream << llvm::format(format, number.imaginary) << "j";
  }
  return text;
}

} // namespace onnx_mlir
