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

/// Accessors of operations that have exactly one result, region, successor or
/// block. `BaseT` is OpState or another of these classes. They do not depend on
/// the operation's class, so that many operations share them.
namespace OpAccess {

template <typename TypeT, typename BaseT = OpState>
class OneResult : public BaseT {
public:
  using BaseT::BaseT;
  using OpState::getResult;
  TypedValue<TypeT> getResult() const {
    return OpState::getResult(0).getImpl();
  }
  TypeT getType() const {
    return llvm::cast<TypeT>(OpState::getResult(0).getType());
  }
  operator TypedValue<TypeT>() const { return getResult(); }
};

template <typename BaseT = OpState> class OneRegion : public BaseT {
public:
  using BaseT::BaseT;
  using OpState::getRegion;
  Region &getRegion() const { return OpState::getRegion(0); }
};

template <typename BaseT = OpState> class OneSuccessor : public BaseT {
public:
  using BaseT::BaseT;
  Block *getSuccessor() const { return (*this)->getSuccessor(0); }
};

template <typename BaseT = OpState> class SingleBlock : public BaseT {
public:
  using BaseT::BaseT;
  Block *getBody(unsigned index = 0) const {
    return &OpState::getRegion(index).front();
  }
};

} // namespace OpAccess

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_OP_CLASS_H
