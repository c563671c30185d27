// SPDX-License-Identifier: Apache-2.0
//
// Public entry of the parser: reads files, buffers, and single types and
// attributes.
#ifndef CORE_ASM_PARSER_H
#define CORE_ASM_PARSER_H

#include <memory>
#include <type_traits>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/interface/op_asm_interface.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {

/// Options of the parser.
class ParserConfig {
public:
  explicit ParserConfig(MLIRContext *context, bool verifyAfterParse = true,
                        FallbackAsmResourceMap *fallbackResources = nullptr)
      : context(context), verifyAfterParse(verifyAfterParse),
        fallbackResources(fallbackResources) {}

  MLIRContext *getContext() const { return context; }
  bool shouldVerifyAfterParse() const { return verifyAfterParse; }

  /// Returns the parser of a section of external resources, or null if there is
  /// none.
  AsmResourceParser *getResourceParser(llvm::StringRef name) const;
  void attachResourceParser(std::unique_ptr<AsmResourceParser> parser);

private:
  MLIRContext *context;
  bool verifyAfterParse;
  FallbackAsmResourceMap *fallbackResources;
  llvm::StringMap<std::unique_ptr<AsmResourceParser>> resourceParsers;
};

/// Parses the main file of `sources` and appends its operations to `block`, in
/// order. `sourceFileLoc`, if given, receives the location of the start of the
/// file.
/// Errors: emits diagnostics and fails; `block` is then unchanged.
LogicalResult parseAsmSourceFile(const llvm::SourceMgr &sources, Block *block,
                                 const ParserConfig &config,
                                 LocationAttr *sourceFileLoc = nullptr);

namespace detail {

/// The kind of operation that a source must contain.
struct TopLevelKind {
  /// Returns true if the operation is of this kind.
  bool (*isKind)(Operation *op);
  /// The required operation name. Empty if any operation that `isKind` accepts
  /// will do.
  llvm::StringRef name = "";
  /// True if a module is created around the operations, unless the source is a
  /// single module.
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

/// Parses a source that consists of one operation. OpT is an operation class,
/// an op interface, or `Operation *` for any operation. If OpT is ModuleOp and
/// the source is not a single module, a module is created around it.
/// Errors: emits diagnostics and returns null.
template <typename OpT = ModuleOp>
OwningOpRef<OpT> parseSourceFile(const llvm::SourceMgr &sources,
                                 const ParserConfig &config) {
  return detail::castTopLevel<OpT>(detail::parseSourceFile(
      sources, config, detail::TopLevelKind::get<OpT>()));
}
/// Does the same for a file. `-` is standard input.
template <typename OpT = ModuleOp>
OwningOpRef<OpT> parseSourceFile(llvm::StringRef filename,
                                 const ParserConfig &config) {
  return detail::castTopLevel<OpT>(detail::parseSourceFile(
      filename, config, detail::TopLevelKind::get<OpT>()));
}
/// Does the same for a string. `sourceName` is the file name in locations.
template <typename OpT = ModuleOp>
OwningOpRef<OpT> parseSourceString(llvm::StringRef source,
                                   const ParserConfig &config,
                                   llvm::StringRef sourceName = "") {
  return detail::castTopLevel<OpT>(detail::parseSourceString(
      source, config, sourceName, detail::TopLevelKind::get<OpT>()));
}
/// Does the same with a module, created if needed, if `insertImplicitModule` is
/// true, else with the single operation of any kind.
OwningOpRef<Operation *>
parseSourceFileForTool(const std::shared_ptr<llvm::SourceMgr> &sources,
                       const ParserConfig &config, bool insertImplicitModule);

/// Parse one attribute, type or affine structure. They require that it is the
/// whole of `text`, unless `numRead` is given, which receives the number of
/// characters read.
/// Errors: emit a diagnostic and return null.
Attribute parseAttribute(llvm::StringRef text, MLIRContext *context,
                         Type type = {}, size_t *numRead = nullptr);
Type parseType(llvm::StringRef text, MLIRContext *context,
               size_t *numRead = nullptr);
AffineMap parseAffineMap(llvm::StringRef text, MLIRContext *context);
IntegerSet parseIntegerSet(llvm::StringRef text, MLIRContext *context);

} // namespace mlir

#endif // CORE_ASM_PARSER_H
