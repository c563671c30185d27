// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/format/asm_parser.h"
#include "dialects/llvm/llvm.h"
#include "targets/llvmir/dialect_translations.h"
#include "targets/llvmir/export.h"
#include "targets/llvmir/import.h"
#include "targets/llvmir/module_translation.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

DialectRegistry makeRegistry() {
  DialectRegistry registry;
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  return registry;
}

OwningOpRef<ModuleOp> import(llvm::StringRef text, MLIRContext &context,
                             llvm::LLVMContext &llvmContext) {
  llvm::SMDiagnostic error;
  std::unique_ptr<llvm::Module> module =
      llvm::parseAssemblyString(text, error, llvmContext);
  return module ? translateLLVMIRToModule(std::move(module), &context)
                : OwningOpRef<ModuleOp>();
}

TEST(Export, NamesTheModule) {
  MLIRContext context(makeRegistry(), MLIRContext::Threading::Disabled);
  OwningOpRef<ModuleOp> module =
      parseSourceString("llvm.func @f()", ParserConfig(&context));
  ASSERT_TRUE(module);
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> translated =
      translateModuleToLLVMIR(*module, llvmContext, "name");
  ASSERT_TRUE(translated);
  EXPECT_EQ(translated->getName(), "name");
  EXPECT_TRUE(translated->getFunction("f"));
}

TEST(Export, VerifiesUnlessTold) {
  MLIRContext context(makeRegistry(), MLIRContext::Threading::Disabled);
  ScopedDiagnosticHandler handler(&context,
                                  [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module = parseSourceString(
      "llvm.func @f() attributes {function_entry_count = 3 : i64}",
      ParserConfig(&context));
  ASSERT_TRUE(module);
  llvm::LLVMContext llvmContext;
  EXPECT_FALSE(translateModuleToLLVMIR(*module, llvmContext));
  EXPECT_TRUE(translateModuleToLLVMIR(*module, llvmContext, "name",
                                      /*disableVerification=*/true));
}

/// Adds a function attribute named after each discardable attribute.
struct Amending : public LLVMTranslationDialectInterface {
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;
  LogicalResult
  amendOperation(Operation *op, llvm::ArrayRef<llvm::Instruction *>,
                 NamedAttribute attribute,
                 LLVM::ModuleTranslation &translation) const final {
    auto function = llvm::cast<LLVM::LLVMFuncOp>(op);
    translation.lookupFunction(function.getName())
        ->addFnAttr(attribute.getName().getValue());
    return success();
  }
};

TEST(Export, DialectsAmendWhatOperationsBecome) {
  static const DialectDescriptor descriptor = {
      .name = "amending",
      .id = TypeID::get<Amending>(),
      .allowsUnknownAttributes = true,
      .initialize = [](Dialect &dialect) { addInterfaces<Amending>(dialect); }};
  DialectRegistry registry = makeRegistry();
  registry.insert(descriptor);
  MLIRContext context(registry, MLIRContext::Threading::Disabled);
  context.loadAllAvailableDialects();
  OwningOpRef<ModuleOp> module =
      parseSourceString("llvm.func @f() attributes {amending.x = 1 : i32}",
                        ParserConfig(&context));
  ASSERT_TRUE(module);
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> translated =
      translateModuleToLLVMIR(*module, llvmContext);
  ASSERT_TRUE(translated);
  EXPECT_TRUE(translated->getFunction("f")->hasFnAttribute("amending.x"));
}

TEST(Import, KeepsPlaces) {
  MLIRContext context(makeRegistry(), MLIRContext::Threading::Disabled);
  ScopedDiagnosticHandler handler(&context,
                                  [](Diagnostic &) { return success(); });
  llvm::LLVMContext llvmContext;
  OwningOpRef<ModuleOp> module = import(R"(
define i32 @f(i32 %x) !dbg !3 {
  %y = add i32 %x, %x, !dbg !6
  ret i32 %y, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 3, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 4, column: 5, scope: !8, inlinedAt: !7)
!7 = !DILocation(line: 6, column: 7, scope: !3)
!8 = distinct !DISubprogram(name: "g", file: !1, line: 9, type: !4, unit: !0, spFlags: DISPFlagDefinition)
)",
                                        context, llvmContext);
  ASSERT_TRUE(module);
  auto function = *module->getBody()->getOps<LLVM::LLVMFuncOp>().begin();
  auto known = LocationAttr(function->getLoc())
                   .findInstanceOf<FusedLocWith<LLVM::DISubprogramAttr>>();
  ASSERT_TRUE(known);
  EXPECT_EQ(known.getMetadata().getName().getValue(), "f");
  EXPECT_EQ(known.getLocations().front(),
            LocationAttr(FileLineColLoc::get(&context, "a.c", 3, 0)));
  Block &body = function.getBody().front();
  const auto caller =
      FusedLoc::get(Location(FileLineColLoc::get(&context, "a.c", 6, 7)),
                    known.getMetadata(), &context);
  EXPECT_EQ(LocationAttr(body.back().getLoc()), caller);
  auto inlined = dyn_cast<CallSiteLoc>(LocationAttr(body.front().getLoc()));
  ASSERT_TRUE(inlined);
  EXPECT_EQ(LocationAttr(inlined.getCaller()), caller);
  auto callee = dyn_cast<FusedLocWith<LLVM::DISubprogramAttr>>(
      LocationAttr(inlined.getCallee()));
  ASSERT_TRUE(callee);
  EXPECT_EQ(callee.getMetadata().getName().getValue(), "g");
  EXPECT_EQ(callee.getLocations().front(),
            LocationAttr(FileLineColLoc::get(&context, "a.c", 4, 5)));
}

TEST(Import, RefusesWhatTheDialectLacks) {
  MLIRContext context(makeRegistry(), MLIRContext::Threading::Disabled);
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message = diagnostic.str();
    return success();
  });
  llvm::LLVMContext llvmContext;
  EXPECT_FALSE(import("define x86_mmx @f(x86_mmx %x) { ret x86_mmx %x }",
                      context, llvmContext));
  EXPECT_EQ(message, "unsupported type: x86_mmx (x86_mmx)");
}

} // namespace
