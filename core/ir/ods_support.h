// SPDX-License-Identifier: Apache-2.0
//
// Properties of usual C++ types as attributes: what definitions of properties
// call unless they have conversions of their own.
#ifndef CORE_IR_ODS_SUPPORT_H
#define CORE_IR_ODS_SUPPORT_H

#include <string>

#include "core/ir/attribute.h"
#include "core/ir/storage_descriptor.h"

namespace mlir {

// Set `storage` from an attribute; `emitError` may be null.
// Errors: failure, after a message, if it is of another kind, or if an array
// has another length than memory of fixed size; `storage` is unchanged.
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

// The attributes that these read.
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

#endif // CORE_IR_ODS_SUPPORT_H
