// SPDX-License-Identifier: Apache-2.0
//
// What the tests of the hooks' view of the parser share.
#ifndef CORE_ASM_ASM_PARSER_TEST_BASE_H
#define CORE_ASM_ASM_PARSER_TEST_BASE_H

#include <string>

#include "core/asm/asm_parser_impl.h"
#include "core/asm/operation_parser_test_base.h"
#include "core/ir/dynamic_dialect.h"

namespace mlir {

using ParseFn = ParseResult (*)(OpAsmParser &, OperationState &);

/// An operation `t.op` that has the form of each test, and keeps what it read
/// in attributes.
class AsmParserTestBase : public OperationParserTestBase {
protected:
  /// What `t.op TEXT` has read as `result`; null after messages.
  Attribute read(ParseFn parse, llvm::StringRef text) {
    define(parse);
    module = OperationParserTestBase::parse(("t.op " + text).str());
    return module ? module->getBody()->front().getAttr("result") : nullptr;
  }
  /// As above, printed.
  std::string show(ParseFn parse, llvm::StringRef text) {
    Attribute attribute = read(parse, text);
    if (!attribute)
      return messages;
    std::string printed;
    llvm::raw_string_ostream(printed) << attribute;
    return printed;
  }
  /// What is said about `t.op TEXT`.
  std::string fail(ParseFn parse, llvm::StringRef text) {
    define(parse);
    return getErrors(("t.op " + text).str());
  }

private:
  void define(ParseFn parse) {
    DynamicOpDefinition definition;
    definition.name = "op";
    definition.hooks.parse = parse;
    DynamicDialect::create(&context, "t")->add(std::move(definition));
  }
};

inline ParseResult keep(OpAsmParser &parser, OperationState &state,
                        bool value) {
  state.addAttribute("result", parser.getBuilder().getBoolAttr(value));
  return success();
}

inline ParseResult keep(OperationState &state, Attribute value) {
  state.addAttribute("result", value);
  return success();
}

} // namespace mlir

#endif // CORE_ASM_ASM_PARSER_TEST_BASE_H
