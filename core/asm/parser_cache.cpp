// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser_cache.h"

#include "core/ir/context/context.h"

namespace mlir {
namespace detail {

ParserCache::ParserCache(MLIRContext *context)
    : index(IndexType::get(context)), f32(Float32Type::get(context)),
      f64(Float64Type::get(context)), none(NoneType::get(context)),
      unit(UnitAttr::get(context)), context(context) {}

StringAttr ParserCache::makeAttributeName(llvm::StringRef name) {
  size_t dot = name.find('.');
  if (dot != llvm::StringRef::npos && dot + 1 != name.size())
    context->getOrLoadDialect(name.take_front(dot));
  return StringAttr::get(context, name);
}

} // namespace detail
} // namespace mlir
