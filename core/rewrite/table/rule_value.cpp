// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/table/rule_value.h"

#include "llvm/ADT/STLExtras.h"

namespace mlir {

ValueRange RuleValue::getValues() const {
  static_assert(sizeof(Value) == sizeof(const void *));
  if (kind == Kind::Value)
    return ValueRange(reinterpret_cast<const Value *>(&pointer), 1);
  return kind == Kind::Values ? values : ValueRange();
}

/// A value and a range of one value compare equal.
static bool isOfValues(RuleValue::Kind kind) {
  return kind == RuleValue::Kind::Value || kind == RuleValue::Kind::Values;
}

bool operator==(const RuleValue &a, const RuleValue &b) {
  if (isOfValues(a.kind) && isOfValues(b.kind))
    return llvm::equal(a.getValues(), b.getValues());
  if (a.kind != b.kind)
    return false;
  if (a.kind == RuleValue::Kind::Types)
    return llvm::equal(a.types, b.types);
  return a.kind == RuleValue::Kind::Location ? a.location == b.location
                                             : a.pointer == b.pointer;
}

} // namespace mlir
