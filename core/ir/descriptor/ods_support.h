// SPDX-License-Identifier: Apache-2.0
//
// Conversion of properties of common C++ types from and to attributes.
// Definitions of properties without their own conversions use it.
#ifndef CORE_IR_DESCRIPTOR_ODS_SUPPORT_H
#define CORE_IR_DESCRIPTOR_ODS_SUPPORT_H

#include <string>

#include "core/ir/descriptor/storage_descriptor.h"
#include "core/ir/structure/attribute.h"

namespace mlir {

// Set `storage` from an attribute; `emitError` may be null.
// Errors: reports an error, returns failure and leaves `storage` unchanged if
// the attribute has another kind or an array does not have the fixed length of
// `storage`.
LogicalResult convertFromAttribute(int64_t &storage, Attribute attribute,
                                   EmitErrorFn emitError);
LogicalResult convertFromAttribute(int32_t &storage, Attribute attribute,
                                   EmitErrorFn emitError);
LogicalResult convertFromAttribute(int8_t &storage, Attribute attribute,
                                   EmitErrorFn emitError);
LogicalResult convertFromAttribute(uint8_t &storage, Attribute attribute,
                                   EmitErrorFn emitError);
LogicalResult convertFromAttribute(bool &storage, Attribute attribute,
                                   EmitErrorFn emitError);
LogicalResult convertFromAttribute(std::string &storage, Attribute attribute,
                                   EmitErrorFn emitError);
LogicalResult convertFromAttribute(llvm::MutableArrayRef<int64_t> storage,
                                   Attribute attribute, EmitErrorFn emitError);
LogicalResult convertFromAttribute(llvm::MutableArrayRef<int32_t> storage,
                                   Attribute attribute, EmitErrorFn emitError);
LogicalResult convertFromAttribute(llvm::SmallVectorImpl<int64_t> &storage,
                                   Attribute attribute, EmitErrorFn emitError);
LogicalResult convertFromAttribute(llvm::SmallVectorImpl<int32_t> &storage,
                                   Attribute attribute, EmitErrorFn emitError);

// Return the attributes that convertFromAttribute accepts.
Attribute convertToAttribute(MLIRContext *context, int64_t storage);
Attribute convertToAttribute(MLIRContext *context, int32_t storage);
Attribute convertToAttribute(MLIRContext *context, int8_t storage);
Attribute convertToAttribute(MLIRContext *context, uint8_t storage);
Attribute convertToAttribute(MLIRContext *context, bool storage);
Attribute convertToAttribute(MLIRContext *context, const std::string &storage);
Attribute convertToAttribute(MLIRContext *context,
                             llvm::ArrayRef<int64_t> storage);
Attribute convertToAttribute(MLIRContext *context,
                             llvm::ArrayRef<int32_t> storage);

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_ODS_SUPPORT_H
