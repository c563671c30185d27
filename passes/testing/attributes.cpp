// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/attributes.h"

#include "core/interfaces/data_layout.h"
#include "core/ir/builtin/builtin_attribute_interfaces.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/structure/builders.h"
#include "passes/testing/test_pass.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::testing {

#define GEN_PASS_DEF_TESTDATALAYOUTQUERY
#define GEN_PASS_DEF_TESTELEMENTSATTRINTERFACE
#include "passes/testing/attributes_pass.h.inc"

namespace {

struct ElementsQuery
    : TestPass<impl::TestElementsAttrInterfaceBase<ElementsQuery>> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      for (NamedAttribute attribute : op->getAttrs())
        if (auto elements = dyn_cast<ElementsAttr>(attribute.getValue()))
          reportAll(op, elements);
    });
  }

private:
  static void reportAll(Operation *op, ElementsAttr elements) {
    // Returns true if the elements can be read as signed or unsigned 64-bit
    // integers.
    const bool isTest = isa<test::TestI64ElementsAttr>(elements);
    auto type = dyn_cast<IntegerType>(elements.getElementType());
    const bool isLong =
        type && type.getWidth() == 64 &&
        (isTest || isa<DenseElementsAttr, SparseElementsAttr>(elements));
    auto value = [](Attribute element) {
      return cast<IntegerAttr>(element).getValue();
    };
    auto getSigned = [&](Attribute element) {
      return value(element).getSExtValue();
    };
    auto getUnsigned = [&](Attribute element) {
      return value(element).getZExtValue();
    };
    report(op, elements, "int64_t", isLong && !isTest && !type.isUnsigned(),
           getSigned);
    report(op, elements, "uint64_t", isLong && !type.isSigned(), getUnsigned);
    report(op, elements, "APInt", true, [&](Attribute element) {
      return llvm::toString(value(element), /*Radix=*/10, /*Signed=*/true);
    });
    report(op, elements, "IntegerAttr", true,
           [](Attribute element) { return element; });
  }

  /// Emits an error that lists the elements. `convert` returns the printed form
  /// of an element.
  template <typename Function>
  static void report(Operation *op, ElementsAttr elements, StringRef name,
                     bool isPossible, Function &&convert) {
    InFlightDiagnostic diagnostic = op->emitError();
    diagnostic << "Test iterating `" << name << "`: ";
    if (!isa<IntegerType>(elements.getElementType())) {
      diagnostic << "expected element type to be an integer type";
      return;
    }
    const bool isEmpty = elements.empty();
    // Elements of resources can only be read all at once.
    if (!isPossible || isa<DenseResourceElementsAttr>(elements) ||
        (!isEmpty && !elements.getElement(0))) {
      diagnostic << "unable to iterate type";
      return;
    }
    for (int64_t i = 0; i < elements.getNumElements(); ++i) {
      if (i > 0)
        diagnostic << ", ";
      diagnostic << convert(elements.getElement(i));
    }
  }
};

struct DataLayoutQuery
    : TestPass<impl::TestDataLayoutQueryBase<DataLayoutQuery>> {
  void runOnOperation() override {
    getOperation()->walk([](test::DataLayoutQueryOp op) {
      answer(op, DataLayout::closest(op.getOperation()));
    });
  }

private:
  /// Returns the size as an attribute. A scalable size is marked as a multiple
  /// of `vscale`.
  static Attribute describe(Builder &builder, llvm::TypeSize size) {
    Attribute number = builder.getIndexAttr(size.getKnownMinValue());
    if (!size.isScalable())
      return number;
    return builder.getDictionaryAttr(
        {builder.getNamedAttr("scalable", builder.getUnitAttr()),
         builder.getNamedAttr("minimal_size", number)});
  }

  static void answer(test::DataLayoutQueryOp query, const DataLayout &layout) {
    Operation *op = query.getOperation();
    Builder builder(op);
    const Type type = op->getResult(0).getType();
    auto set = [&](StringRef name, Attribute value, Attribute byDefault) {
      op->setAttr(name, value ? value : byDefault);
    };
    auto setNumber = [&](StringRef name, uint64_t number) {
      op->setAttr(name, builder.getIndexAttr(number));
    };
    const Attribute zero = builder.getIntegerAttr(
        builder.getIntegerType(32, /*isSigned=*/false), 0);
    const Attribute none = builder.getStringAttr("");
    op->setAttr("size", describe(builder, layout.getTypeSize(type)));
    op->setAttr("bitsize", describe(builder, layout.getTypeSizeInBits(type)));
    setNumber("alignment", layout.getTypeABIAlignment(type));
    setNumber("preferred", layout.getTypePreferredAlignment(type));
    setNumber("index", layout.getTypeIndexBitwidth(type).value_or(0));
    setNumber("stack_alignment", layout.getStackAlignment());
    set("endianness", layout.getEndianness(), none);
    set("mangling_mode", layout.getManglingMode(), none);
    set("default_memory_space", layout.getDefaultMemorySpace(), zero);
    set("alloca_memory_space", layout.getAllocaMemorySpace(), zero);
    set("program_memory_space", layout.getProgramMemorySpace(), zero);
    set("global_memory_space", layout.getGlobalMemorySpace(), zero);
    set("function_pointer_alignment", layout.getFunctionPointerAlignment(),
        FunctionPointerAlignmentAttr::get(op->getContext(), 0,
                                          /*functionDependent=*/false));
    set("legal_int_widths", layout.getLegalIntWidths(),
        builder.getDenseI32ArrayAttr({}));
  }
};

} // namespace
} // namespace mlir::testing
