// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/type.h"

#include "core/ir/builtin/builtin_types.h"

namespace mlir {

bool Type::isIndex() const { return isa<IndexType>(*this); }
bool Type::isF16() const { return isa<Float16Type>(*this); }
bool Type::isBF16() const { return isa<BFloat16Type>(*this); }
bool Type::isTF32() const { return isa<FloatTF32Type>(*this); }
bool Type::isF32() const { return isa<Float32Type>(*this); }
bool Type::isF64() const { return isa<Float64Type>(*this); }
bool Type::isF80() const { return isa<Float80Type>(*this); }
bool Type::isF128() const { return isa<Float128Type>(*this); }

bool Type::isFloat() const { return isa<FloatType>(*this); }

bool Type::isFloat(unsigned width) const {
  auto type = dyn_cast<FloatType>(*this);
  return type && type.getWidth() == width;
}

bool Type::isInteger() const { return isa<IntegerType>(*this); }

bool Type::isInteger(unsigned width) const {
  auto type = dyn_cast<IntegerType>(*this);
  return type && type.getWidth() == width;
}

bool Type::isSignlessInteger() const {
  auto type = dyn_cast<IntegerType>(*this);
  return type && type.isSignless();
}

bool Type::isSignlessInteger(unsigned width) const {
  return isSignlessInteger() && isInteger(width);
}

bool Type::isSignedInteger() const {
  auto type = dyn_cast<IntegerType>(*this);
  return type && type.isSigned();
}

bool Type::isSignedInteger(unsigned width) const {
  return isSignedInteger() && isInteger(width);
}

bool Type::isUnsignedInteger() const {
  auto type = dyn_cast<IntegerType>(*this);
  return type && type.isUnsigned();
}

bool Type::isUnsignedInteger(unsigned width) const {
  return isUnsignedInteger() && isInteger(width);
}

bool Type::isIntOrIndex() const { return isa<IntegerType, IndexType>(*this); }

bool Type::isIntOrFloat() const { return isa<IntegerType, FloatType>(*this); }

bool Type::isSignlessIntOrIndex() const {
  return isSignlessInteger() || isIndex();
}

bool Type::isSignlessIntOrFloat() const {
  return isSignlessInteger() || isFloat();
}

bool Type::isSignlessIntOrIndexOrFloat() const {
  return isSignlessIntOrIndex() || isFloat();
}

bool Type::isIntOrIndexOrFloat() const { return isIntOrFloat() || isIndex(); }

unsigned Type::getIntOrFloatBitWidth() const {
  assert(isIntOrFloat() && "only integers and floats have a width");
  if (auto integer = dyn_cast<IntegerType>(*this))
    return integer.getWidth();
  return cast<FloatType>(*this).getWidth();
}

} // namespace mlir
