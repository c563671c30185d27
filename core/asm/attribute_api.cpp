// SPDX-License-Identifier: Apache-2.0
//
// Parsing of types, attributes and affine structures from strings.
#include "core/asm/parser_base.h"
#include "core/ir/context/diagnostics.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir {

using detail::Parser;
using detail::ParserState;

/// Parses `text` by `parse`; see core/asm/parser.h.
template <typename T>
static T parseText(llvm::StringRef text, MLIRContext *context, size_t *numRead,
                   llvm::function_ref<T(Parser &)> parse) {
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, "<mlir_parser_buffer>"),
      llvm::SMLoc());
  const ParserConfig config(context);
  detail::SymbolState symbols;
  ParserState state(sources, config, symbols);
  Parser parser(state);
  T result = parse(parser);
  if (!result)
    return T();
  const size_t size =
      parser.getToken().getLoc().getPointer() - state.buffer.begin();
  if (numRead) {
    *numRead = size;
  } else if (size != text.size()) {
    parser.emitError(parser.getToken().getLoc(), "found trailing characters: '")
        << text.drop_front(size) << "'";
    return T();
  }
  return result;
}

Attribute parseAttribute(llvm::StringRef text, MLIRContext *context, Type type,
                         size_t *numRead) {
  return parseText<Attribute>(text, context, numRead, [&](Parser &parser) {
    return parser.parseAttribute(type);
  });
}

Type parseType(llvm::StringRef text, MLIRContext *context, size_t *numRead) {
  return parseText<Type>(text, context, numRead,
                         [](Parser &parser) { return parser.parseType(); });
}

AffineMap parseAffineMap(llvm::StringRef text, MLIRContext *context) {
  return parseText<AffineMap>(text, context, nullptr, [](Parser &parser) {
    AffineMap map;
    return parser.parseAffineMapReference(map) ? AffineMap() : map;
  });
}

IntegerSet parseIntegerSet(llvm::StringRef text, MLIRContext *context) {
  return parseText<IntegerSet>(text, context, nullptr, [](Parser &parser) {
    IntegerSet set;
    return parser.parseIntegerSetReference(set) ? IntegerSet() : set;
  });
}

} // namespace mlir
