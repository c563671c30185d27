// SPDX-License-Identifier: Apache-2.0
//
// Integers that are constants or values (OpFoldResult): lists of them as
// operations hold them, and what is known of them.
#ifndef CORE_INTERFACES_STATIC_VALUES_H
#define CORE_INTERFACES_STATIC_VALUES_H

#include <optional>
#include <utility>

#include "core/ir/builders.h"
#include "core/ir/op_definition.h"
#include "llvm/ADT/APSInt.h"

namespace mlir {

/// The attribute that a value is known to be, since an operation with the trait
/// ConstantLike gives it; or null.
Attribute getConstantAttribute(Value value);

/// What a constant integer is, with its sign; none for anything else, and for
/// what 64 bits do not hold.
std::optional<int64_t> getConstantIntValue(OpFoldResult value);
/// All of them, or none.
std::optional<llvm::SmallVector<int64_t>>
getConstantIntValues(llvm::ArrayRef<OpFoldResult> values);
bool isConstantIntValue(OpFoldResult value, int64_t expected);
bool areAllConstantIntValue(llvm::ArrayRef<OpFoldResult> values,
                            int64_t expected);
bool areConstantIntValues(llvm::ArrayRef<OpFoldResult> values,
                          llvm::ArrayRef<int64_t> expected);
bool isZeroInteger(OpFoldResult value);
bool isOneInteger(OpFoldResult value);
/// Whether both are known to be the same: one value, or equal constants.
bool isEqualConstantIntOrValue(OpFoldResult a, OpFoldResult b);
bool isEqualConstantIntOrValueArray(llvm::ArrayRef<OpFoldResult> a,
                                    llvm::ArrayRef<OpFoldResult> b);

/// A constant of type index.
OpFoldResult getAsIndexOpFoldResult(MLIRContext *context, int64_t value);
llvm::SmallVector<OpFoldResult>
getAsIndexOpFoldResult(MLIRContext *context, llvm::ArrayRef<int64_t> values);
/// What a value is: a constant, if it is known to be one, or itself.
OpFoldResult getAsOpFoldResult(Value value);
llvm::SmallVector<OpFoldResult> getAsOpFoldResult(ValueRange values);
llvm::SmallVector<OpFoldResult> getAsOpFoldResult(ArrayAttr attributes);

/// One list from integers (as attributes of type i64) and the values that
/// ShapedType::kDynamic stands for among them; as many of each.
llvm::SmallVector<OpFoldResult>
getMixedValues(llvm::ArrayRef<int64_t> staticValues, ValueRange dynamicValues,
               MLIRContext *context);
llvm::SmallVector<OpFoldResult>
getMixedValues(llvm::ArrayRef<int64_t> staticValues, ValueRange dynamicValues,
               Builder &builder);
/// Two lists from one.
std::pair<llvm::SmallVector<int64_t>, llvm::SmallVector<Value>>
decomposeMixedValues(llvm::ArrayRef<OpFoldResult> mixedValues);
/// Adds to the two lists; values that are known to be constants are values.
void dispatchIndexOpFoldResult(OpFoldResult value,
                               llvm::SmallVectorImpl<Value> &dynamicValues,
                               llvm::SmallVectorImpl<int64_t> &staticValues);
void dispatchIndexOpFoldResults(llvm::ArrayRef<OpFoldResult> values,
                                llvm::SmallVectorImpl<Value> &dynamicValues,
                                llvm::SmallVectorImpl<int64_t> &staticValues);

/// A constant integer, and whether its type is index; none for anything else.
std::optional<std::pair<llvm::APInt, bool>>
getConstantAPIntValue(OpFoldResult value);

/// How many rounds a loop has that counts from `lb` by `step` as long as it is
/// below `ub`. `computeUbMinusLb` tells the distance of bounds that are no
/// constants, if it is known. A constant step is greater than zero, or there
/// are no rounds.
/// Errors: none if it is not known, or if the bounds are not of one type.
std::optional<llvm::APInt> constantTripCount(
    OpFoldResult lb, OpFoldResult ub, OpFoldResult step, bool isSigned,
    llvm::function_ref<std::optional<llvm::APSInt>(Value lb, Value ub,
                                                   bool isSigned)>
        computeUbMinusLb);

/// Replaces values that are known to be constants by these, unless they are not
/// allowed. Failure: nothing was replaced.
LogicalResult foldDynamicIndexList(llvm::SmallVectorImpl<OpFoldResult> &values,
                                   bool onlyNonNegative = false,
                                   bool onlyNonZero = false);

} // namespace mlir

#endif // CORE_INTERFACES_STATIC_VALUES_H
