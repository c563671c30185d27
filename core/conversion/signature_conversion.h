// SPDX-License-Identifier: Apache-2.0
//
// What becomes of the arguments of a block: which of them are replaced by which
// new arguments or values. It changes nothing by itself; see
// ConversionPatternRewriter::applySignatureConversion.
#ifndef CORE_CONVERSION_SIGNATURE_CONVERSION_H
#define CORE_CONVERSION_SIGNATURE_CONVERSION_H

#include <optional>

#include "core/ir/ranges.h"

namespace mlir {

/// The arguments of a block after a conversion. An input without a mapping is
/// dropped.
class SignatureConversion {
public:
  /// The new arguments that an input becomes, or the values that stand for it.
  struct InputMapping {
    size_t inputNo, size;
    llvm::SmallVector<Value, 1> replacementValues;

    bool replacedWithValues() const { return !replacementValues.empty(); }
  };

  explicit SignatureConversion(unsigned numOrigInputs)
      : remappedInputs(numOrigInputs) {}

  /// The types of the new arguments.
  llvm::ArrayRef<Type> getConvertedTypes() const { return argTypes; }
  std::optional<InputMapping> getInputMapping(unsigned input) const {
    return remappedInputs[input];
  }

  /// Has new arguments of these types (at least one) for an input.
  void addInputs(unsigned origInputNo, llvm::ArrayRef<Type> types);
  /// Has new arguments that stand for none of the inputs.
  void addInputs(llvm::ArrayRef<Type> types) {
    argTypes.append(types.begin(), types.end());
  }
  /// Has values for an input, which is dropped.
  void remapInput(unsigned origInputNo, llvm::ArrayRef<Value> replacements);

private:
  llvm::SmallVector<std::optional<InputMapping>, 4> remappedInputs;
  llvm::SmallVector<Type, 4> argTypes;
};

} // namespace mlir

#endif // CORE_CONVERSION_SIGNATURE_CONVERSION_H
