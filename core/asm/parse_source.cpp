// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser.h"

#include "core/asm/top_level_parser.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/verify/verifier.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir {

AsmResourceParser *ParserConfig::getResourceParser(llvm::StringRef name) const {
  auto found = resourceParsers.find(name);
  if (found != resourceParsers.end())
    return found->second.get();
  return fallbackResources ? &fallbackResources->getParserFor(name) : nullptr;
}

void ParserConfig::attachResourceParser(
    std::unique_ptr<AsmResourceParser> parser) {
  llvm::StringRef name = parser->getName();
  resourceParsers[name] = std::move(parser);
}

/// Returns the location where the main file begins: the location that includes
/// it, if there is one, else line 0, which denotes the whole file.
static Location getFileLocation(const llvm::SourceMgr &sources,
                                MLIRContext *context) {
  const unsigned file = sources.getMainFileID();
  llvm::StringRef name = sources.getMemoryBuffer(file)->getBufferIdentifier();
  llvm::SMLoc include = sources.getParentIncludeLoc(file);
  auto [line, column] = include.isValid() ? sources.getLineAndColumn(include)
                                          : std::make_pair(0u, 0u);
  return Location::getFileLineCol(StringAttr::get(context, name), line, column);
}

/// Parses the file into a module and verifies it if the configuration says so.
/// Returns null after a diagnostic.
static OwningOpRef<ModuleOp> parseToModule(const llvm::SourceMgr &sources,
                                           const ParserConfig &config) {
  MLIRContext *context = config.getContext();
  OwningOpRef<ModuleOp> module =
      ModuleOp::create(getFileLocation(sources, context));
  detail::SymbolState symbols;
  detail::ParserState state(sources, config, symbols);
  if (detail::TopLevelParser(state).parse(module->getOperation()))
    return nullptr;
  if (config.shouldVerifyAfterParse() && failed(verify(module->getOperation())))
    return nullptr;
  return module;
}

LogicalResult parseAsmSourceFile(const llvm::SourceMgr &sources, Block *block,
                                 const ParserConfig &config,
                                 LocationAttr *sourceFileLoc) {
  OwningOpRef<ModuleOp> module = parseToModule(sources, config);
  if (sourceFileLoc)
    *sourceFileLoc = getFileLocation(sources, config.getContext());
  if (!module)
    return failure();
  block->getOperations().splice(block->end(),
                                module->getBody()->getOperations());
  return success();
}

/// Returns the only operation in a module, or null.
static Operation *getOnlyOperation(ModuleOp module) {
  Block *body = module.getBody();
  return !body->empty() && &body->front() == &body->back() ? &body->front()
                                                           : nullptr;
}

/// Reports that a source does not consist of the required operation.
static void reportTopLevel(ModuleOp module, llvm::StringRef name) {
  InFlightDiagnostic error = emitError(module.getLoc())
                             << "source must contain a single top-level ";
  if (!name.empty())
    error << "'" << name << "' ";
  error << "operation, found: ";
  if (Operation *other = getOnlyOperation(module))
    error << "'" << other->getName() << "'";
  else
    error << module.getBody()->getOperations().size();
}

namespace detail {

OwningOpRef<Operation *> parseSourceFile(const llvm::SourceMgr &sources,
                                         const ParserConfig &config,
                                         const TopLevelKind &kind) {
  OwningOpRef<ModuleOp> module = parseToModule(sources, config);
  if (!module)
    return nullptr;
  Operation *only = getOnlyOperation(*module);
  if (only && kind.isKind(only)) {
    only->remove();
    return only;
  }
  if (kind.insertModule)
    return module;
  reportTopLevel(*module, kind.name);
  return nullptr;
}

/// Parses a buffer as the main file.
static OwningOpRef<Operation *>
parseBuffer(std::unique_ptr<llvm::MemoryBuffer> buffer,
            const ParserConfig &config, const TopLevelKind &kind) {
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  return parseSourceFile(sources, config, kind);
}

OwningOpRef<Operation *> parseSourceFile(llvm::StringRef filename,
                                         const ParserConfig &config,
                                         const TopLevelKind &kind) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(filename);
  if (std::error_code error = buffer.getError()) {
    emitError(UnknownLoc::get(config.getContext()))
        << "could not open input file '" << filename
        << "': " << error.message();
    return nullptr;
  }
  return parseBuffer(std::move(*buffer), config, kind);
}

OwningOpRef<Operation *> parseSourceString(llvm::StringRef source,
                                           const ParserConfig &config,
                                           llvm::StringRef sourceName,
                                           const TopLevelKind &kind) {
  return parseBuffer(llvm::MemoryBuffer::getMemBufferCopy(source, sourceName),
                     config, kind);
}

} // namespace detail

OwningOpRef<Operation *>
parseSourceFileForTool(const std::shared_ptr<llvm::SourceMgr> &sources,
                       const ParserConfig &config, bool insertImplicitModule) {
  if (insertImplicitModule)
    return parseSourceFile<ModuleOp>(*sources, config);
  return parseSourceFile<Operation *>(*sources, config);
}

} // namespace mlir
