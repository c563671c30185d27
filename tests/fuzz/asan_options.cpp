// SPDX-License-Identifier: Apache-2.0

/// LLVM's libraries are not instrumented: what they take from an allocator that
/// instrumented code has poisoned would stay so.
extern "C" const char *__asan_default_options();
extern "C" const char *__asan_default_options() {
  return "allow_user_poisoning=0";
}
