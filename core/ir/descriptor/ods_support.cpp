// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/ods_support.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/context/diagnostics.h"

namespace mlir {
namespace {

LogicalResult fail(EmitErrorFn emitError, const llvm::Twine &message) {
  if (emitError)
    emitError() << message;
  return failure();
}

/// Sets `storage` to the low bits of an integer attribute.
template <typename T>
LogicalResult setInteger(T &storage, Attribute attribute,
                         EmitErrorFn emitError) {
  auto integer = llvm::dyn_cast<IntegerAttr>(attribute);
  if (!integer)
    return fail(emitError, "expected IntegerAttr for key `value`");
  storage = static_cast<T>(integer.getValue().sextOrTrunc(64).getZExtValue());
  return success();
}

/// Returns the attribute as a dense array, or null after reporting an error.
template <typename T>
DenseArrayAttrOf<T> getArray(Attribute attribute, EmitErrorFn emitError) {
  auto array = llvm::dyn_cast<DenseArrayAttrOf<T>>(attribute);
  if (!array)
    (void)fail(emitError, "expected DenseI" + llvm::Twine(8 * sizeof(T)) +
                              "ArrayAttr for key `value`");
  return array;
}

template <typename T>
LogicalResult setArray(llvm::MutableArrayRef<T> storage, Attribute attribute,
                       EmitErrorFn emitError) {
  auto array = getArray<T>(attribute, emitError);
  if (!array)
    return failure();
  if (static_cast<size_t>(array.size()) != storage.size())
    return fail(emitError, "size mismatch in attribute conversion: " +
                               llvm::Twine(array.size()) + " vs " +
                               llvm::Twine(storage.size()));
  llvm::copy(array.asArrayRef(), storage.begin());
  return success();
}

template <typename T>
LogicalResult setVector(llvm::SmallVectorImpl<T> &storage, Attribute attribute,
                        EmitErrorFn emitError) {
  auto array = getArray<T>(attribute, emitError);
  if (!array)
    return failure();
  storage.assign(array.asArrayRef().begin(), array.asArrayRef().end());
  return success();
}

Attribute makeInteger(MLIRContext *context, unsigned width, uint64_t value) {
  return IntegerAttr::get(IntegerType::get(context, width),
                          llvm::APInt(64, value).trunc(width));
}

} // namespace

LogicalResult convertFromAttribute(int64_t &storage, Attribute attribute,
                                   EmitErrorFn emitError) {
  return setInteger(storage, attribute, emitError);
}

LogicalResult convertFromAttribute(int32_t &storage, Attribute attribute,
                                   EmitErrorFn emitError) {
  return setInteger(storage, attribute, emitError);
}

LogicalResult convertFromAttribute(int8_t &storage, Attribute attribute,
                                   EmitErrorFn emitError) {
  return setInteger(storage, attribute, emitError);
}

LogicalResult convertFromAttribute(uint8_t &storage, Attribute attribute,
                                   EmitErrorFn emitError) {
  return setInteger(storage, attribute, emitError);
}

LogicalResult convertFromAttribute(bool &storage, Attribute attribute,
                                   EmitErrorFn emitError) {
  auto boolean = llvm::dyn_cast<BoolAttr>(attribute);
  // The message mentions strings for compatibility.
  if (!boolean)
    return fail(emitError,
                "expected string property to come from string attribute");
  storage = boolean.getValue();
  return success();
}

LogicalResult convertFromAttribute(std::string &storage, Attribute attribute,
                                   EmitErrorFn emitError) {
  auto string = llvm::dyn_cast<StringAttr>(attribute);
  if (!string)
    return fail(emitError,
                "expected string property to come from string attribute");
  storage = string.getValue().str();
  return success();
}

LogicalResult convertFromAttribute(llvm::MutableArrayRef<int64_t> storage,
                                   Attribute attribute, EmitErrorFn emitError) {
  return setArray(storage, attribute, emitError);
}

LogicalResult convertFromAttribute(llvm::MutableArrayRef<int32_t> storage,
                                   Attribute attribute, EmitErrorFn emitError) {
  return setArray(storage, attribute, emitError);
}

LogicalResult convertFromAttribute(llvm::SmallVectorImpl<int64_t> &storage,
                                   Attribute attribute, EmitErrorFn emitError) {
  return setVector(storage, attribute, emitError);
}

LogicalResult convertFromAttribute(llvm::SmallVectorImpl<int32_t> &storage,
                                   Attribute attribute, EmitErrorFn emitError) {
  return setVector(storage, attribute, emitError);
}

Attribute convertToAttribute(MLIRContext *context, int64_t storage) {
  return makeInteger(context, 64, storage);
}

Attribute convertToAttribute(MLIRContext *context, int32_t storage) {
  return makeInteger(context, 32, storage);
}

Attribute convertToAttribute(MLIRContext *context, int8_t storage) {
  return makeInteger(context, 8, storage);
}

Attribute convertToAttribute(MLIRContext *context, uint8_t storage) {
  return makeInteger(context, 8, storage);
}

Attribute convertToAttribute(MLIRContext *context, bool storage) {
  return BoolAttr::get(context, storage);
}

Attribute convertToAttribute(MLIRContext *context, const std::string &storage) {
  return StringAttr::get(context, storage);
}

Attribute convertToAttribute(MLIRContext *context,
                             llvm::ArrayRef<int64_t> storage) {
  return DenseI64ArrayAttr::get(context, storage);
}

Attribute convertToAttribute(MLIRContext *context,
                             llvm::ArrayRef<int32_t> storage) {
  return DenseI32ArrayAttr::get(context, storage);
}

} // namespace mlir
