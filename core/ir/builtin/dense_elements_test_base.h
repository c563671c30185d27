// SPDX-License-Identifier: Apache-2.0
//
// Fixture of the tests of dense elements.
#ifndef CORE_IR_BUILTIN_DENSE_ELEMENTS_TEST_BASE_H
#define CORE_IR_BUILTIN_DENSE_ELEMENTS_TEST_BASE_H

#include <string>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/context/context.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

namespace mlir {

class DenseElementsTestBase : public testing::Test {
protected:
  DenseElementsTestBase() {
    context.allowUnregisteredDialects();
    opaque = OpaqueType::get(StringAttr::get(&context, "foo"), "str");
  }
  Type getInteger(unsigned width) { return IntegerType::get(&context, width); }
  ShapedType getTensor(int64_t size, Type elementType) {
    return RankedTensorType::get(size, elementType);
  }
  static std::string getHex(DenseElementsAttr attribute) {
    return llvm::toHex(llvm::StringRef(attribute.getRawData().data(),
                                       attribute.getRawData().size()));
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  Type i32 = getInteger(32);
  Type f32 = Float32Type::get(&context);
  Type complex = ComplexType::get(f32);
  Type opaque;
  DenseElementsAttr oneToFour =
      DenseElementsAttr::get(getTensor(4, i32), {1, 2, 3, 4});
};

} // namespace mlir

#endif // CORE_IR_BUILTIN_DENSE_ELEMENTS_TEST_BASE_H
