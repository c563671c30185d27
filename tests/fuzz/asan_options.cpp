// SPDX-License-Identifier: Apache-2.0

/// LLVM's libraries are not instrumented. Memory that they obtain from an
/// allocator that instrumented code poisoned would remain poisoned.
extern "C" const char *__asan_default_options();
extern "C" const char *__asan_default_options() {
  return "allow_user_poisoning=0";
}
