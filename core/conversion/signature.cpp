// SPDX-License-Identifier: Apache-2.0
//
// Conversion of block arguments.
#include "core/conversion/rewriter_impl.h"

namespace mlir::detail {

using Impl = ConversionPatternRewriterImpl;

/// Returns the locations of the new arguments, taken from the arguments they
/// replace.
static llvm::SmallVector<Location>
getArgumentLocations(Block *block, const SignatureConversion &signature,
                     Location unknown) {
  llvm::SmallVector<Location> locations(signature.getConvertedTypes().size(),
                                        unknown);
  for (BlockArgument argument : block->getArguments()) {
    auto mapping = signature.getInputMapping(argument.getArgNumber());
    if (!mapping || mapping->replacedWithValues())
      continue;
    for (size_t i = 0; i < mapping->size; ++i)
      locations[mapping->inputNo + i] = argument.getLoc();
  }
  return locations;
}

Block *Impl::applySignatureConversion(ConversionPatternRewriter &rewriter,
                                      Block *block,
                                      const TypeConverter *typeConverter,
                                      SignatureConversion &signature) {
  llvm::ArrayRef<Type> types = signature.getConvertedTypes();
  if (llvm::equal(block->getArgumentTypes(), types))
    return block;
  OpBuilder::InsertionGuard guard(rewriter);
  Block *newBlock = rewriter.createBlock(
      block->getParent(), ++block->getIterator(), types,
      getArgumentLocations(block, signature, rewriter.getUnknownLoc()));
  moveOps(rewriter, block, block->begin(), newBlock, newBlock->end());
  block->replaceAllUsesWith(newBlock);
  for (BlockArgument argument : block->getArguments()) {
    auto mapping = signature.getInputMapping(argument.getArgNumber());
    if (!mapping) {
      // The argument is dropped. A cast without inputs replaces it.
      ValueRange cast = buildUnresolvedMaterialization(
          MaterializationKind::Source, {newBlock, newBlock->begin()},
          argument.getLoc(), {}, ValueRange(), TypeRange(argument.getType()),
          Type(), typeConverter, /*isPureTypeConversion=*/false);
      replaceValue(argument, cast, typeConverter);
    } else if (mapping->replacedWithValues()) {
      replaceValue(argument, mapping->replacementValues, typeConverter);
    } else {
      replaceValue(argument,
                   ValueRange(newBlock->getArguments().slice(mapping->inputNo,
                                                             mapping->size)),
                   typeConverter);
    }
  }
  record(ReplacedBlock{block, newBlock});
  eraseBlock(block);
  return newBlock;
}

FailureOr<Block *>
Impl::convertRegionTypes(ConversionPatternRewriter &rewriter, Region *region,
                         const TypeConverter &typeConverter,
                         SignatureConversion *entryConversion) {
  if (region->empty())
    return nullptr;
  auto convert = [&](Block &block) -> FailureOr<Block *> {
    std::optional<SignatureConversion> signature =
        typeConverter.convertBlockSignature(&block);
    if (!signature)
      return failure();
    return applySignatureConversion(rewriter, &block, &typeConverter,
                                    *signature);
  };
  for (Block &block : llvm::make_early_inc_range(llvm::drop_begin(*region, 1)))
    if (failed(convert(block)))
      return failure();
  if (entryConversion)
    return applySignatureConversion(rewriter, &region->front(), &typeConverter,
                                    *entryConversion);
  return convert(region->front());
}

} // namespace mlir::detail
