// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: arbitrary bytes as a file of definitions. The expanded text must
// consist of the files' contents; loading it in a child must yield dialects or
// an error.
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <string>

#include <sys/mman.h>
#include <unistd.h>

#include "ods/load/load_td.h"
#include "ods/load/source_expander.h"

using namespace mlir::ods;

static void ignore(const llvm::SMDiagnostic &, void *) {}

/// Ends the program if a character of the text differs from that at its
/// location.
static void checkPlaces(const std::string &file) {
  ExpandedSource source;
  source.files.setDiagHandler(ignore);
  if (!source.expand(file, {}, {.depth = 10, .bytes = 1 << 20}))
    return;
  for (const char &c : source.getText()) {
    const auto place = source.getOriginal(llvm::SMLoc::getFromPointer(&c));
    if (source.files.FindBufferContainingLoc(place) == 0)
      std::abort();
    // Additional newlines separate files.
    if (*place.getPointer() != c && c != '\n')
      std::abort();
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const int descriptor = memfd_create("fuzz.td", 0);
  if (descriptor < 0 ||
      write(descriptor, data, size) != static_cast<ssize_t>(size))
    std::abort();
  const std::string file = "/proc/self/fd/" + std::to_string(descriptor);
  checkPlaces(file);
  LoadOptions options;
  options.deadline = std::chrono::seconds(1);
  options.memoryLimit = uint64_t(1) << 30;
  std::string messages;
  llvm::raw_string_ostream os(messages);
  const auto dialects = readDefinitions(file, options, os);
  close(descriptor);
  // The child's output must be valid, and failures must have a reason.
  if (llvm::StringRef(os.str()).contains("the process that reads them failed"))
    std::abort();
  if (dialects ? dialects->empty() : messages.empty())
    std::abort();
  return 0;
}
