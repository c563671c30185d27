// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: encoded definitions of dialects, either arbitrary bytes or a
// modified seed. Definitions that can be read are written identically.
// Definitions that become dialects are loaded, their operations are parsed and
// verified, and their documentation is printed.
//
// The first byte of an input is 0 if the encoded definitions follow. Otherwise
// modifications of the seed follow, each with four bytes: an offset (16 bits,
// little-endian, modulo the size), the kind of change (modulo 3: set, insert or
// remove a byte), and the byte.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/asm/parser.h"
#include "core/interfaces/described_interfaces.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/definition/dialect_doc.h"
#include "core/ir/definition/dialect_from_definition.h"
#include "core/ir/structure/operation_state.h"
#include "core/ir/verify/verifier.h"
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

/// Returns the encoded definitions that an input represents.
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

/// Verifies an operation without contents, which is rarely valid.
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
