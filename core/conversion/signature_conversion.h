// SPDX-License-Identifier: Apache-2.0
//
// Describes the conversion of block arguments: the new arguments or values that
// replace each argument. ConversionPatternRewriter::applySignatureConversion
// applies it.
#ifndef CORE_CONVERSION_SIGNATURE_CONVERSION_H
#define CORE_CONVERSION_SIGNATURE_CONVERSION_H

#include <optional>

#include "core/ir/structure/ranges.h"

namespace mlir {

/// The arguments of a block after a conversion. An input without a mapping is
/// dropped.
class SignatureConversion {
public:
  /// The range of new arguments that replace an input, or the values that
  /// replace it.
  struct InputMapping {
    size_t inputNo, size;
    llvm::SmallVector<Value, 1> replacementValues;

    bool replacedWithValues() const { return !replacementValues.empty(); }
  };

  explicit SignatureConversion(unsigned numOrigInputs)
      : remappedInputs(numOrigInputs) {}

  /// Returns the types of the new arguments.
  llvm::ArrayRef<Type> getConvertedTypes() const { return argTypes; }
  std::optional<InputMapping> getInputMapping(unsigned input) const {
    return remappedInputs[input];
  }

  /// Maps an input to new arguments of these types. There must be at least one.
  void addInputs(unsigned origInputNo, llvm::ArrayRef<Type> types);
  /// Adds new arguments that replace no input.
  void addInputs(llvm::ArrayRef<Type> types) {
    argTypes.append(types.begin(), types.end());
  }
  /// Replaces an input by values and drops it.
  void remapInput(unsigned origInputNo, llvm::ArrayRef<Value> replacements);

private:
  llvm::SmallVector<std::optional<InputMapping>, 4> remappedInputs;
  llvm::SmallVector<Type, 4> argTypes;
};

} // namespace mlir

#endif // CORE_CONVERSION_SIGNATURE_CONVERSION_H
