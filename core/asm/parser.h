// SPDX-License-Identifier: Apache-2.0
//
// Reading the textual format: files, buffers, and single types and attributes.
#ifndef CORE_ASM_PARSER_H
#define CORE_ASM_PARSER_H

#include <memory>
#include <type_traits>

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

namespace detail {

/// What a source is to hold.
struct TopLevelKind {
  /// Whether an operation is that.
  bool (*isKind)(Operation *op);
  /// Of the operation; empty: of any kind that `isKind` accepts.
  llvm::StringRef name = "";
  /// A module is put around everything else.
  bool insertModule = false;

  template <typename OpT> static TopLevelKind get() {
    if constexpr (std::is_same_v<OpT, Operation *>)
      return {[](Operation *) { return true; }};
    else if constexpr (requires { OpT::getOperationName(); })
      return {OpT::classof, OpT::getOperationName(),
              std::is_same_v<OpT, ModuleOp>};
    else
      return {OpT::classof};
  }
};

OwningOpRef<Operation *> parseSourceFile(const llvm::SourceMgr &sources,
                                         const ParserConfig &config,
                                         const TopLevelKind &kind);
OwningOpRef<Operation *> parseSourceFile(llvm::StringRef filename,
                                         const ParserConfig &config,
                                         const TopLevelKind &kind);
OwningOpRef<Operation *> parseSourceString(llvm::StringRef source,
                                           const ParserConfig &config,
                                           llvm::StringRef sourceName,
                                           const TopLevelKind &kind);

template <typename OpT>
OwningOpRef<OpT> castTopLevel(OwningOpRef<Operation *> op) {
  return OpT(op.release());
}

} // namespace detail

/// The one operation of a source: of a class of operations or op interfaces, or
/// `Operation *` for any. Around what is no single module a module is put if
/// OpT is ModuleOp.
/// Errors: null, after a diagnostic.
template <typename OpT = ModuleOp>
OwningOpRef<OpT> parseSourceFile(const llvm::SourceMgr &sources,
                                 const ParserConfig &config) {
  return detail::castTopLevel<OpT>(detail::parseSourceFile(
      sources, config, detail::TopLevelKind::get<OpT>()));
}
/// The same for a file; `-` is standard input.
template <typename OpT = ModuleOp>
OwningOpRef<OpT> parseSourceFile(llvm::StringRef filename,
                                 const ParserConfig &config) {
  return detail::castTopLevel<OpT>(detail::parseSourceFile(
      filename, config, detail::TopLevelKind::get<OpT>()));
}
/// The same for a text; `sourceName` stands for a file's name.
template <typename OpT = ModuleOp>
OwningOpRef<OpT> parseSourceString(llvm::StringRef source,
                                   const ParserConfig &config,
                                   llvm::StringRef sourceName = "") {
  return detail::castTopLevel<OpT>(detail::parseSourceString(
      source, config, sourceName, detail::TopLevelKind::get<OpT>()));
}
/// A module, as above, or the one operation of a source, whatever it is.
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
