// SPDX-License-Identifier: Apache-2.0
//
// Test fixture: parses modules of unregistered operations and creates patterns
// from functions.
#ifndef CORE_CONVERSION_CONVERSION_TEST_BASE_H
#define CORE_CONVERSION_CONVERSION_TEST_BASE_H

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/asm/parser.h"
#include "core/conversion/dialect_conversion.h"
#include "core/conversion/type_converter.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/verify/verifier.h"
#include "gtest/gtest.h"

namespace mlir {

/// A conversion pattern that calls a function.
struct CallbackPattern : ConversionPattern {
  using Function = std::function<LogicalResult(
      Operation *, llvm::ArrayRef<ValueRange>, ConversionPatternRewriter &)>;
  using ConversionPattern::matchAndRewrite;

  CallbackPattern(llvm::StringRef name, Function function, MLIRContext *context,
                  const TypeConverter *converter, PatternBenefit benefit,
                  llvm::ArrayRef<llvm::StringRef> generated)
      : ConversionPattern(name, benefit, context, generated),
        function(std::move(function)) {
    typeConverter = converter;
    setDebugName(name);
  }
  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override {
    return function(op, operands, rewriter);
  }
  Function function;
};

/// Owns the context, the module, the target and the patterns of a test.
class ConversionTest : public testing::Test {
protected:
  ConversionTest()
      : handler(&context,
                [this](Diagnostic &diagnostic) {
                  messages.push_back(diagnostic.str());
                  for (const Diagnostic &note : diagnostic.getNotes())
                    messages.push_back("note: " + note.str());
                }),
        builder(&context), target(context), patterns(&context) {
    context.allowUnregisteredDialects();
    context.printOpOnDiagnostic(false);
  }

  /// Parses a module, which must be valid.
  void parse(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(static_cast<bool>(module));
  }
  static std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    op->print(os);
    return text;
  }
  /// Verifies the module and compares it with `expected`, ignoring whitespace.
  void expectModule(llvm::StringRef expected) {
    EXPECT_TRUE(succeeded(verify(*module)));
    auto other = parseSourceString<ModuleOp>(expected, ParserConfig(&context));
    ASSERT_TRUE(static_cast<bool>(other));
    EXPECT_EQ(print(*module), print(*other));
  }
  /// Returns the first operation with this name in the module.
  Operation *find(llvm::StringRef name) {
    Operation *found = nullptr;
    module.get()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!found && op->getName().getStringRef() == name)
        found = op;
    });
    EXPECT_NE(found, nullptr) << name.str();
    return found;
  }
  OperationName name(llvm::StringRef text) {
    return OperationName(text, &context);
  }

  /// Converts i32 to index, i64 to two f32 and i16 to nothing. Other types
  /// stay.
  static void addIntegerConversions(TypeConverter &converter) {
    converter.addConversion([](Type type) { return type; });
    converter.addConversion(
        [](IntegerType type, llvm::SmallVectorImpl<Type> &results)
            -> std::optional<LogicalResult> {
          Builder builder(type.getContext());
          if (type.getWidth() == 32)
            results.push_back(builder.getIndexType());
          else if (type.getWidth() == 64)
            results.append(2, builder.getF32Type());
          else if (type.getWidth() != 16)
            return std::nullopt;
          return success();
        });
  }

  void add(llvm::StringRef root, CallbackPattern::Function function,
           const TypeConverter *converter = nullptr, PatternBenefit benefit = 1,
           llvm::ArrayRef<llvm::StringRef> generated = {}) {
    patterns.add(std::make_unique<CallbackPattern>(
        root, std::move(function), &context, converter, benefit, generated));
  }
  /// Creates an operation with the operands that a pattern received.
  static Operation *make(llvm::StringRef to, Operation *op,
                         llvm::ArrayRef<ValueRange> operands, TypeRange types,
                         ConversionPatternRewriter &rewriter) {
    llvm::SmallVector<Value> flat;
    for (ValueRange range : operands)
      llvm::append_range(flat, range);
    return rewriter.create(op->getLoc(), rewriter.getStringAttr(to), flat,
                           types);
  }
  /// Renames operations and keeps the result types.
  static CallbackPattern::Function renameTo(std::string to) {
    return [to](Operation *op, llvm::ArrayRef<ValueRange> operands,
                ConversionPatternRewriter &rewriter) {
      rewriter.replaceOp(
          op, make(to, op, operands, op->getResultTypes(), rewriter));
      return success();
    };
  }
  /// Renames operations and converts the result types.
  static CallbackPattern::Function convertTo(std::string to,
                                             const TypeConverter &converter) {
    return [to, &converter](Operation *op, llvm::ArrayRef<ValueRange> operands,
                            ConversionPatternRewriter &rewriter) {
      llvm::SmallVector<Type> types;
      llvm::SmallVector<size_t> ends;
      for (Type type : op->getResultTypes()) {
        if (failed(converter.convertType(type, types)))
          return failure();
        ends.push_back(types.size());
      }
      Operation *made = make(to, op, operands, types, rewriter);
      llvm::SmallVector<llvm::SmallVector<Value>> values;
      size_t begin = 0;
      for (size_t end : ends) {
        auto &list = values.emplace_back();
        for (; begin < end; ++begin)
          list.push_back(made->getResult(begin));
      }
      rewriter.replaceOpWithMultiple(op, std::move(values));
      return success();
    };
  }

  LogicalResult partial() {
    return applyPartialConversion(*module, target, std::move(patterns), config);
  }
  LogicalResult full() {
    return applyFullConversion(*module, target, std::move(patterns), config);
  }

  MLIRContext context;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler;
  OpBuilder builder;
  ConversionTarget target;
  RewritePatternSet patterns;
  ConversionConfig config;
  OwningOpRef<ModuleOp> module;
};

} // namespace mlir

#endif // CORE_CONVERSION_CONVERSION_TEST_BASE_H
