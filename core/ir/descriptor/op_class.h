// SPDX-License-Identifier: Apache-2.0
//
// Building blocks of generated operation classes. Included by the headers that
// declare them.
#ifndef CORE_IR_DESCRIPTOR_OP_CLASS_H
#define CORE_IR_DESCRIPTOR_OP_CLASS_H

#include "core/ir/context/context.h"
#include "core/ir/context/dialect_class.h"
#include "core/ir/descriptor/ods_support.h"
#include "core/ir/descriptor/op_adaptor.h"
#include "core/ir/descriptor/op_building.h"
#include "core/ir/descriptor/op_hooks.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/ir/interface/region_kind.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/op_definition.h"
#include "core/ir/verify/symbol_table.h"
#include "core/support/llvm.h"

namespace mlir {

class PatternRewriter;

/// Returns the name of the property at `index` in the table.
inline StringAttr getPropertyName(OperationName name, unsigned index) {
  return StringAttr(name.getRecord().propertyNames[index].getImpl());
}

// Return a copy that lives as long as the context, for properties that are
// views.
llvm::StringRef copyToContext(MLIRContext *context, llvm::StringRef text);
template <typename T>
llvm::ArrayRef<T> copyToContext(MLIRContext *context,
                                llvm::ArrayRef<T> values) {
  llvm::ArrayRef<char> bytes =
      context->internBytes({reinterpret_cast<const char *>(values.data()),
                            values.size() * sizeof(T)},
                           alignof(T));
  return llvm::ArrayRef<T>(reinterpret_cast<const T *>(bytes.data()),
                           values.size());
}

/// Mixins with accessors for operations that have exactly one result, region,
/// successor or block.
namespace OpAccess {

template <typename TypeT> struct OneResult {
  template <typename OpT> struct Impl {
    TypedValue<TypeT> getResult() const {
      return (*static_cast<const OpT *>(this))->getResult(0).getImpl();
    }
    TypeT getType() const {
      return llvm::cast<TypeT>(Value(getResult()).getType());
    }
    operator TypedValue<TypeT>() const { return getResult(); }
  };
};

template <typename OpT> struct OneRegion {
  Region &getRegion() const {
    return (*static_cast<const OpT *>(this))->getRegion(0);
  }
};

template <typename OpT> struct OneSuccessor {
  Block *getSuccessor() const {
    return (*static_cast<const OpT *>(this))->getSuccessor(0);
  }
};

template <typename OpT> struct SingleBlock {
  Block *getBody(unsigned index = 0) const {
    return &(*static_cast<const OpT *>(this))->getRegion(index).front();
  }
};

} // namespace OpAccess

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_OP_CLASS_H
