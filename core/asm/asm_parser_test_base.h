// SPDX-License-Identifier: Apache-2.0
//
// Test fixture of AsmParserImpl.
#ifndef CORE_ASM_ASM_PARSER_TEST_BASE_H
#define CORE_ASM_ASM_PARSER_TEST_BASE_H

#include <string>

#include "core/asm/asm_parser_impl.h"
#include "core/asm/operation_parser_test_base.h"
#include "core/ir/definition/dynamic_dialect.h"

namespace mlir {

using ParseFn = ParseResult (*)(OpAsmParser &, OperationState &);

/// Defines an operation `t.op`, whose parse hook each test provides. The hook
/// stores its results in attributes.
class AsmParserTestBase : public OperationParserTestBase {
protected:
  /// Returns the attribute `result` of `t.op TEXT`, or null if parsing failed.
  Attribute read(ParseFn parse, llvm::StringRef text) {
    define(parse);
    module = OperationParserTestBase::parse(("t.op " + text).str());
    return module ? module->getBody()->front().getAttr("result") : nullptr;
  }
  /// Returns the same in printed form.
  std::string show(ParseFn parse, llvm::StringRef text) {
    Attribute attribute = read(parse, text);
    if (!attribute)
      return messages;
    std::string printed;
    llvm::raw_string_ostream(printed) << attribute;
    return printed;
  }
  /// Returns the diagnostics for `t.op TEXT`.
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
