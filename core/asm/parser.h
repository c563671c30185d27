// SPDX-License-Identifier: Apache-2.0
//
// Reading the textual format: files, buffers, and single types and attributes.
#ifndef CORE_ASM_PARSER_H
#define CORE_ASM_PARSER_H

#include <memory>

#include "core/ir/builtin_ops.h"
#include "core/ir/op_asm_interface.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {

/// How to read.
class ParserConfig {
public:
  explicit ParserConfig(MLIRContext *context, bool verifyAfterParse = true,
                        FallbackAsmResourceMap *fallbackResources = nullptr)
      : context(context), verifyAfterParse(verifyAfterParse),
        fallbackResources(fallbackResources) {}

  MLIRContext *getContext() const { return context; }
  bool shouldVerifyAfterParse() const { return verifyAfterParse; }

  /// What reads a section of external resources; null if nothing does.
  AsmResourceParser *getResourceParser(llvm::StringRef name) const;
  void attachResourceParser(std::unique_ptr<AsmResourceParser> parser);

private:
  MLIRContext *context;
  bool verifyAfterParse;
  FallbackAsmResourceMap *fallbackResources;
  llvm::StringMap<std::unique_ptr<AsmResourceParser>> resourceParsers;
};

/// Reads the main file of `sources` and adds its operations to `block`, in
/// order. `sourceFileLoc`, if given, is set to the file's start.
/// Errors: diagnostics at their places; `block` is unchanged.
LogicalResult parseAsmSourceFile(const llvm::SourceMgr &sources, Block *block,
                                 const ParserConfig &config,
                                 LocationAttr *sourceFileLoc = nullptr);

/// The one operation `OpT` of a source; a module is put around what is no
/// single one (when OpT is ModuleOp).
/// Errors: null, after a diagnostic.
OwningOpRef<ModuleOp> parseSourceFile(const llvm::SourceMgr &sources,
                                      const ParserConfig &config);
OwningOpRef<ModuleOp> parseSourceFile(llvm::StringRef filename,
                                      const ParserConfig &config);
OwningOpRef<ModuleOp> parseSourceString(llvm::StringRef source,
                                        const ParserConfig &config,
                                        llvm::StringRef sourceName = "");
/// The one operation of a source, whatever it is, without a module around it.
OwningOpRef<Operation *>
parseSourceFileForTool(const std::shared_ptr<llvm::SourceMgr> &sources,
                       const ParserConfig &config, bool insertImplicitModule);

/// One attribute or type, the whole of `text` unless `numRead` says how much of
/// it was one.
/// Errors: null, after a diagnostic.
Attribute parseAttribute(llvm::StringRef text, MLIRContext *context,
                         Type type = {}, size_t *numRead = nullptr);
Type parseType(llvm::StringRef text, MLIRContext *context,
               size_t *numRead = nullptr);
AffineMap parseAffineMap(llvm::StringRef text, MLIRContext *context);
IntegerSet parseIntegerSet(llvm::StringRef text, MLIRContext *context);

} // namespace mlir

#endif // CORE_ASM_PARSER_H
