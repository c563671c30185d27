// SPDX-License-Identifier: Apache-2.0
#include "ods/model/entity_class.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

static constexpr StringRef classNames[] = {
#define X(NAME) #NAME,
    MLIR_ODS_CLASSES(X)
#undef X
};

static StringRef stripNamespace(StringRef cppClass) {
  cppClass.consume_front("::");
  cppClass.consume_front("mlir::");
  return cppClass;
}

bool mlir::ods::isAnyEntity(StringRef cppClass) {
  const StringRef name = stripNamespace(cppClass);
  return name.empty() || name == "Type" || name == "Attribute";
}

std::optional<EntityClass> mlir::ods::findEntityClass(StringRef cppClass) {
  const auto *known = llvm::find(classNames, stripNamespace(cppClass));
  if (known == std::end(classNames))
    return std::nullopt;
  return static_cast<EntityClass>(known - std::begin(classNames));
}
