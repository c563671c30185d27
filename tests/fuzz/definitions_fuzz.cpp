// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: encoded definitions of dialects, any bytes or changed ones of a
// seed. What is read is written the same; what becomes dialects is loaded, its
// operations are parsed and verified, and it is documented.
//
// The first byte of an input says what follows: 0, the encoded definitions;
// anything else, changes of the seed, one after another, of four bytes each: an
// offset (16 bits, little-endian, modulo the size), what to do (modulo 3: set,
// insert or remove a byte), and the byte.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/asm/parser.h"
#include "core/interfaces/described_interfaces.h"
#include "core/ir/builtin_locations.h"
#include "core/ir/context.h"
#include "core/ir/diagnostics.h"
#include "core/ir/dialect_doc.h"
#include "core/ir/dialect_from_definition.h"
#include "core/ir/operation_state.h"
#include "core/ir/verifier.h"
#include "ods/load/definition_io.h"
#include "tests/fuzz/definitions_seed.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace {

const std::string &getSeed() {
  static const std::string seed =
      ods::encodeDefinitions(fuzz::makeSeedDefinitions());
  return seed;
}

/// The encoded definitions that an input stands for.
std::string getDefinitions(llvm::StringRef input) {
  if (input.consume_front(llvm::StringRef("\0", 1)))
    return input.str();
  std::string bytes = getSeed();
  for (input = input.drop_front(); input.size() >= 4 && !bytes.empty();
       input = input.drop_front(4)) {
    const auto *change = input.bytes_begin();
    const size_t offset = (change[0] | change[1] << 8) % bytes.size();
    if (change[2] % 3 == 0)
      bytes[offset] = input[3];
    else if (change[2] % 3 == 1)
      bytes.insert(offset, 1, input[3]);
    else
      bytes.erase(offset, 1);
  }
  return bytes;
}

/// One with nothing in it, which is seldom right.
void verifyEmpty(const OpDescriptor &op, MLIRContext &context) {
  OperationState state(UnknownLoc::get(&context), op.name);
  for (size_t i = 0; i < op.regions.size(); ++i)
    state.addRegion();
  OwningOpRef<Operation *> made = Operation::create(state);
  (void)verify(*made);
}

void use(const DialectDescriptor &descriptor, MLIRContext &context) {
  Dialect *dialect = context.getOrLoadDialect(descriptor.name);
  llvm::raw_null_ostream os;
  printDialectDoc(*dialect, os);
  ParserConfig config(&context);
  for (const OpDescriptor *op : descriptor.operations) {
    verifyEmpty(*op, context);
    for (const char *text : {"", " x", " %x, %x : i32", " <{}> {} : () -> ()"})
      (void)parseSourceString(op->name.str() + text, config, "fuzz");
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0)
    return 0;
  const std::string bytes = getDefinitions(
      llvm::StringRef(reinterpret_cast<const char *>(data), size));
  const bool isSeed = bytes == getSeed();
  auto definitions = ods::decodeDefinitions(bytes);
  if (!definitions) {
    if (isSeed)
      std::abort();
    return 0;
  }
  if (ods::encodeDefinitions(*definitions) != bytes)
    std::abort();
  DialectRegistry registry;
  bool hasErrors = false;
  auto dialects = makeDialects(
      std::move(*definitions), registry, getDescribedInterfaces(),
      [&](llvm::StringRef, const llvm::Twine &) { hasErrors = true; });
  if (hasErrors != !dialects || (isSeed && hasErrors))
    std::abort();
  if (!dialects)
    return 0;
  dialects->registerIn(registry);
  MLIRContext context(registry, MLIRContext::Threading::Disabled);
  ScopedDiagnosticHandler handler(&context, [](Diagnostic &) {});
  for (const DialectDescriptor *dialect : dialects->getDialects())
    use(*dialect, context);
  return 0;
}
