// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/pattern.h"

namespace mlir {

Pattern::Pattern(RootKind kind, PatternBenefit benefit, MLIRContext *context,
                 llvm::ArrayRef<llvm::StringRef> generatedNames)
    : rootKind(kind), benefit(benefit), context(context) {
  for (llvm::StringRef name : generatedNames)
    generated.emplace_back(name, context);
}

Pattern::Pattern(llvm::StringRef rootName, PatternBenefit benefit,
                 MLIRContext *context,
                 llvm::ArrayRef<llvm::StringRef> generatedNames)
    : Pattern(RootKind::Operation, benefit, context, generatedNames) {
  this->rootName = OperationName(rootName, context);
}

Pattern::Pattern(MatchAnyOpTypeTag, PatternBenefit benefit,
                 MLIRContext *context,
                 llvm::ArrayRef<llvm::StringRef> generatedNames)
    : Pattern(RootKind::Any, benefit, context, generatedNames) {}

Pattern::Pattern(MatchInterfaceOpTypeTag, TypeID interfaceID,
                 PatternBenefit benefit, MLIRContext *context,
                 llvm::ArrayRef<llvm::StringRef> generatedNames)
    : Pattern(RootKind::Interface, benefit, context, generatedNames) {
  rootID = interfaceID;
}

Pattern::Pattern(MatchTraitOpTypeTag, TypeID traitID, PatternBenefit benefit,
                 MLIRContext *context,
                 llvm::ArrayRef<llvm::StringRef> generatedNames)
    : Pattern(RootKind::Trait, benefit, context, generatedNames) {
  rootID = traitID;
}

PatternIndex::~PatternIndex() = default;

RewritePattern::~RewritePattern() = default;

} // namespace mlir
