// SPDX-License-Identifier: Apache-2.0
//
// Integers that are constants or SSA values (OpFoldResult): lists of them in
// the form that operations store, and queries.
#ifndef CORE_INTERFACES_STATIC_VALUES_H
#define CORE_INTERFACES_STATIC_VALUES_H

#include <optional>
#include <utility>

#include "core/ir/structure/builders.h"
#include "core/ir/structure/op_definition.h"
#include "llvm/ADT/APSInt.h"

namespace mlir {

/// Returns the constant that defines the value, if its operation has the trait
/// ConstantLike, else null.
Attribute getConstantAttribute(Value value);

/// Returns the sign-extended value of a constant integer. Returns nothing if it
/// is not constant or does not fit in 64 bits.
std::optional<int64_t> getConstantIntValue(OpFoldResult value);
/// Returns the same for a constant that a list of static integers can hold: not
/// for ShapedType::kDynamic, which stands for an SSA value there.
std::optional<int64_t> getStaticIntValue(OpFoldResult value);
/// Returns all values, or nothing if one is unknown.
std::optional<llvm::SmallVector<int64_t>>
getConstantIntValues(llvm::ArrayRef<OpFoldResult> values);
bool isConstantIntValue(OpFoldResult value, int64_t expected);
bool areAllConstantIntValue(llvm::ArrayRef<OpFoldResult> values,
                            int64_t expected);
bool areConstantIntValues(llvm::ArrayRef<OpFoldResult> values,
                          llvm::ArrayRef<int64_t> expected);
bool isZeroInteger(OpFoldResult value);
bool isOneInteger(OpFoldResult value);
/// Returns true if both are known to be equal: the same value or equal
/// constants.
bool isEqualConstantIntOrValue(OpFoldResult a, OpFoldResult b);
bool isEqualConstantIntOrValueArray(llvm::ArrayRef<OpFoldResult> a,
                                    llvm::ArrayRef<OpFoldResult> b);

/// Returns constants of type index.
OpFoldResult getAsIndexOpFoldResult(MLIRContext *context, int64_t value);
llvm::SmallVector<OpFoldResult>
getAsIndexOpFoldResult(MLIRContext *context, llvm::ArrayRef<int64_t> values);
/// Returns the constant that a value is known to be, or the value itself. A
/// value that is ShapedType::kDynamic stays a value.
OpFoldResult getAsOpFoldResult(Value value);
llvm::SmallVector<OpFoldResult> getAsOpFoldResult(ValueRange values);
llvm::SmallVector<OpFoldResult> getAsOpFoldResult(ArrayAttr attributes);

/// Merges static integers (as i64 attributes) and dynamic values into one list.
/// ShapedType::kDynamic stands for the next dynamic value; their numbers must
/// match.
llvm::SmallVector<OpFoldResult>
getMixedValues(llvm::ArrayRef<int64_t> staticValues, ValueRange dynamicValues,
               MLIRContext *context);
llvm::SmallVector<OpFoldResult>
getMixedValues(llvm::ArrayRef<int64_t> staticValues, ValueRange dynamicValues,
               Builder &builder);
/// Splits a mixed list into static integers and dynamic values. No attribute
/// may be ShapedType::kDynamic.
std::pair<llvm::SmallVector<int64_t>, llvm::SmallVector<Value>>
decomposeMixedValues(llvm::ArrayRef<OpFoldResult> mixedValues);
/// Append to the two lists. SSA values are dynamic, even if they are known to
/// be constant. No attribute may be ShapedType::kDynamic.
void dispatchIndexOpFoldResult(OpFoldResult value,
                               llvm::SmallVectorImpl<Value> &dynamicValues,
                               llvm::SmallVectorImpl<int64_t> &staticValues);
void dispatchIndexOpFoldResults(llvm::ArrayRef<OpFoldResult> values,
                                llvm::SmallVectorImpl<Value> &dynamicValues,
                                llvm::SmallVectorImpl<int64_t> &staticValues);

/// Returns a constant integer, and true if its type is index. Nothing if not
/// constant.
std::optional<std::pair<llvm::APInt, bool>>
getConstantAPIntValue(OpFoldResult value);

/// Returns the trip count of a loop that counts from `lb` by `step` while less
/// than `ub`. `computeUbMinusLb` computes the distance of bounds that are not
/// constants, if it can. A constant step that is not positive yields 0.
/// Errors: nothing if the count is not known or the bounds have different
/// types.
std::optional<llvm::APInt> constantTripCount(
    OpFoldResult lb, OpFoldResult ub, OpFoldResult step, bool isSigned,
    llvm::function_ref<std::optional<llvm::APSInt>(Value lb, Value ub,
                                                   bool isSigned)>
        computeUbMinusLb);

/// Replaces values that are known to be constants by the constants, unless they
/// are negative or zero and that is not allowed, or ShapedType::kDynamic. Fails
/// if nothing was replaced.
LogicalResult foldDynamicIndexList(llvm::SmallVectorImpl<OpFoldResult> &values,
                                   bool onlyNonNegative = false,
                                   bool onlyNonZero = false);

} // namespace mlir

#endif // CORE_INTERFACES_STATIC_VALUES_H
