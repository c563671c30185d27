// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/transforms/debug_info_scope/debug_info_scope.h"

#include "core/ir/builtin/builtin_locations.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Support/Path.h"

namespace mlir::LLVM {

#define GEN_PASS_DEF_DISCOPEFORLLVMFUNCOPPASS
#include "dialects/llvm/transforms/debug_info_scope/debug_info_scope_pass.h.inc"

namespace {

/// Returns the first file location in `location`, or null. A call site location
/// yields that of the caller.
FileLineColLoc findFileLoc(Location location) {
  SmallVector<Location> pending = {location};
  while (!pending.empty()) {
    const Location next = pending.pop_back_val();
    if (auto file = dyn_cast<FileLineColLoc>(next))
      return file;
    if (auto name = dyn_cast<NameLoc>(next))
      pending.push_back(name.getChildLoc());
    else if (auto opaque = dyn_cast<OpaqueLoc>(next))
      pending.push_back(opaque.getFallbackLocation());
    else if (auto call = dyn_cast<CallSiteLoc>(next))
      pending.push_back(call.getCaller());
    else if (auto fused = dyn_cast<FusedLoc>(next))
      for (Location part : llvm::reverse(fused.getLocations()))
        pending.push_back(part);
  }
  return {};
}

DIFileAttr makeFile(MLIRContext *context, StringRef path) {
  return DIFileAttr::get(context, llvm::sys::path::filename(path),
                         llvm::sys::path::parent_path(path));
}

/// Returns the file of a location, or `<unknown>`.
DIFileAttr getFile(MLIRContext *context, Location location) {
  FileLineColLoc place = findFileLoc(location);
  return place ? makeFile(context, place.getFilename().getValue())
               : DIFileAttr::get(context, "<unknown>", "");
}

Location fuse(Location location, Attribute metadata) {
  return FusedLoc::get(metadata.getContext(), {location}, metadata);
}

void addSubprogram(LLVMFuncOp function, DICompileUnitAttr unit) {
  const Location location = function.getLoc();
  if (LocationAttr(location).findInstanceOf<FusedLocWith<DISubprogramAttr>>())
    return;
  MLIRContext *context = function.getContext();
  FileLineColLoc place = findFileLoc(location);
  const DIFileAttr file =
      place ? makeFile(context, place.getFilename().getValue())
            : unit.getFile();
  const unsigned line = place ? place.getLine() : 1;
  const auto type = DISubroutineTypeAttr::get(
      context, llvm::dwarf::DW_CC_normal, ArrayRef<DITypeAttr>());
  DistinctAttr id;
  DISubprogramFlags flags = DISubprogramFlags::Optimized;
  if (function.isExternal()) {
    unit = {};
  } else {
    id = DistinctAttr::create(UnitAttr::get(context));
    flags = flags | DISubprogramFlags::Definition;
  }
  const auto name = StringAttr::get(context, function.getName());
  function->setLoc(fuse(
      location, DISubprogramAttr::get(context, id, unit, file, name, name, file,
                                      line, line, flags, type, {}, {})));
}

/// Returns the location `callee` with a scope for its file nested in `scope`.
/// Each inlined call adds a scope.
Location addCalleeScopes(MLIRContext *context, Location callee,
                         DIScopeAttr scope) {
  // Visit the outermost call first.
  SmallVector<DIScopeAttr> scopes;
  Location inner = callee;
  while (true) {
    scope = DILexicalBlockFileAttr::get(scope, getFile(context, inner), 0);
    scopes.push_back(scope);
    auto call = dyn_cast<CallSiteLoc>(inner);
    if (!call)
      break;
    inner = call.getCallee();
  }
  for (DIScopeAttr one : llvm::reverse(scopes))
    inner = fuse(inner, one);
  return inner;
}

void addFileScope(Operation *op) {
  auto function = op->getParentOfType<LLVMFuncOp>();
  if (!function)
    return;
  auto fused = dyn_cast<FusedLocWith<DISubprogramAttr>>(function.getLoc());
  if (!fused)
    return;
  const DISubprogramAttr subprogram = fused.getMetadata();
  MLIRContext *context = op->getContext();
  const Location location = op->getLoc();
  if (auto call = dyn_cast<CallSiteLoc>(location)) {
    op->setLoc(
        CallSiteLoc::get(addCalleeScopes(context, call.getCallee(), subprogram),
                         call.getCaller()));
    return;
  }
  // Calls need a location, so that they can be inlined.
  if (isa<CallOp>(op) && isa<UnknownLoc>(location)) {
    op->setLoc(function.getLoc());
    return;
  }
  FileLineColLoc place = findFileLoc(location);
  FileLineColLoc ofFunction = findFileLoc(function.getLoc());
  if (!place || !ofFunction || place.getFilename() == ofFunction.getFilename())
    return;
  op->setLoc(fuse(location, DILexicalBlockFileAttr::get(
                                subprogram, getFile(context, location), 0)));
}

struct DIScopeForLLVMFuncOp
    : impl::DIScopeForLLVMFuncOpPassBase<DIScopeForLLVMFuncOp> {
  using DIScopeForLLVMFuncOpPassBase::DIScopeForLLVMFuncOpPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    MLIRContext *context = &getContext();
    const Location location = module.getLoc();
    if (!context->getLoadedDialect<LLVMDialect>()) {
      emitError(location, "LLVM dialect is not loaded.");
      return signalPassFailure();
    }
    DICompileUnitAttr unit;
    if (auto fused = LocationAttr(location)
                         .findInstanceOf<FusedLocWith<DICompileUnitAttr>>())
      unit = fused.getMetadata();
    else
      unit = DICompileUnitAttr::get(
          DistinctAttr::create(UnitAttr::get(context)), llvm::dwarf::DW_LANG_C,
          getFile(context, location), StringAttr::get(context, "MLIR"),
          /*isOptimized=*/true, emissionKind);
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto function = dyn_cast<LLVMFuncOp>(op))
        addSubprogram(function, unit);
      else
        addFileScope(op);
    });
  }
};

} // namespace

} // namespace mlir::LLVM
