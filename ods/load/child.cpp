// SPDX-License-Identifier: Apache-2.0
#include "ods/load/child.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <new>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir::ods;
using Clock = std::chrono::steady_clock;

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) ||     \
    __has_feature(memory_sanitizer)
#define MLIR_ODS_IS_SANITIZED
#endif
#endif

namespace {

/// The ends of a pipe; closed on destruction.
struct Pipe {
  Pipe() : isOpen(pipe(ends) == 0) {}
  ~Pipe() {
    closeEnd(0);
    closeEnd(1);
  }
  void closeEnd(int end) {
    if (isOpen && ends[end] >= 0)
      close(ends[end]);
    ends[end] = -1;
  }

  int ends[2] = {-1, -1};
  bool isOpen;
};

} // namespace

//===----------------------------------------------------------------------===//
// In the child

static void setLimit(int resource, uint64_t value) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0)
    return;
  limit.rlim_cur = std::min<rlim_t>(limit.rlim_max, value);
  (void)setrlimit(resource, &limit);
}

/// Limits the resources of this process, in case its parent reacts late.
static void setLimits(const ChildLimits &limits) {
  using std::chrono::duration_cast;
  setLimit(RLIMIT_CORE, 0);
  setLimit(RLIMIT_CPU,
           duration_cast<std::chrono::seconds>(limits.deadline).count() + 2);
  // An unlimited stack would exhaust memory in an infinite recursion.
  struct rlimit stack;
  if (getrlimit(RLIMIT_STACK, &stack) == 0)
    setLimit(RLIMIT_STACK, std::min<rlim_t>(stack.rlim_cur, 64 << 20));
#ifndef MLIR_ODS_IS_SANITIZED
  setLimit(RLIMIT_AS, limits.memory);
#endif
}

/// Restores the default signal handlers, so that no stack traces are printed.
static void resetSignals() {
  for (int signal = 1; signal < NSIG; ++signal)
    if (signal != SIGKILL && signal != SIGSTOP)
      (void)std::signal(signal, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  (void)sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// Redirects the standard streams: no input, no output, diagnostics.
static void redirect(int diagnostics) {
  const int null = open("/dev/null", O_RDWR);
  for (int standard : {STDIN_FILENO, STDOUT_FILENO})
    if (null >= 0)
      (void)dup2(null, standard);
  (void)dup2(diagnostics, STDERR_FILENO);
}

/// Runs `body` and exits. Does not flush the parent's buffers or call its exit
/// handlers.
[[noreturn]] static void
runBody(llvm::function_ref<bool(llvm::raw_ostream &)> body,
        const ChildLimits &limits, int result, int diagnostics) {
  (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
  resetSignals();
  // Abort instead of throwing an exception, which a caller might catch.
  std::set_new_handler([] { std::abort(); });
  // Avoid the numbers of the standard files, which may be closed in the parent.
  result = fcntl(result, F_DUPFD, 3);
  redirect(fcntl(diagnostics, F_DUPFD, 3));
  setLimits(limits);
  // Called before exit handlers that were registered earlier.
  if (result < 0 || std::atexit([] { _exit(1); }) != 0)
    _exit(1);
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  if (!body(os))
    _exit(1);
  llvm::raw_fd_ostream file(result, /*shouldClose=*/false,
                            /*unbuffered=*/true);
  // The last byte marks the result as complete.
  file << os.str() << '\1';
  _exit(file.has_error() ? 1 : 0);
}

//===----------------------------------------------------------------------===//
// In the parent

/// Reads available bytes. Returns false at the end of the file.
static bool readSome(int file, std::string &text) {
  char block[1 << 16];
  const ssize_t count = read(file, block, sizeof(block));
  if (count > 0)
    text.append(block, count);
  return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

static std::string describe(const std::chrono::milliseconds &time) {
  return "it took longer than " + std::to_string(time.count()) + " ms";
}

/// Reads both pipes to their ends. Errors: returns the reason why it stopped
/// early.
static std::string readOutput(Pipe &result, Pipe &diagnostics,
                              const ChildLimits &limits, ChildOutput &output) {
  const Clock::time_point end = Clock::now() + limits.deadline;
  pollfd files[] = {{result.ends[0], POLLIN, 0},
                    {diagnostics.ends[0], POLLIN, 0}};
  std::string *texts[] = {&output.result, &output.diagnostics};
  while (files[0].fd >= 0 || files[1].fd >= 0) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
    if (left.count() <= 0)
      return describe(limits.deadline);
    const int timeout = std::min<int64_t>(left.count(), 1000);
    if (poll(files, 2, timeout) < 0) {
      if (errno == EINTR)
        continue;
      return std::strerror(errno);
    }
    for (int i : {0, 1})
      if (files[i].fd >= 0 && files[i].revents != 0 &&
          !readSome(files[i].fd, *texts[i]))
        files[i].fd = -1;
    if (output.result.size() + output.diagnostics.size() > limits.output)
      return "the output is larger than " + std::to_string(limits.output) +
             " bytes";
  }
  return "";
}

/// Returns the reason why the child ended, or empty if it exited.
static std::string waitFor(pid_t child, const ChildLimits &limits) {
  int status = 0;
  pid_t ended;
  do
    ended = waitpid(child, &status, 0);
  while (ended < 0 && errno == EINTR);
  // If children are not waited for, the reason is unknown.
  if (ended < 0 || !WIFSIGNALED(status))
    return "";
  if (WTERMSIG(status) == SIGXCPU)
    return describe(limits.deadline);
  return std::string("the process that reads them was ended by signal '") +
         strsignal(WTERMSIG(status)) + "'";
}

ChildOutput
mlir::ods::runInChild(llvm::function_ref<bool(llvm::raw_ostream &)> body,
                      const ChildLimits &limits) {
  ChildOutput output;
  Pipe result, diagnostics;
  const pid_t child = result.isOpen && diagnostics.isOpen ? fork() : pid_t(-1);
  if (child < 0) {
    output.failure = std::strerror(errno);
    return output;
  }
  if (child == 0)
    runBody(body, limits, result.ends[1], diagnostics.ends[1]);
  result.closeEnd(1);
  diagnostics.closeEnd(1);
  output.failure = readOutput(result, diagnostics, limits, output);
  if (!output.failure.empty())
    (void)kill(child, SIGKILL);
  const std::string signal = waitFor(child, limits);
  if (output.failure.empty())
    output.failure = signal;
  output.succeeded = output.failure.empty() && !output.result.empty() &&
                     output.result.back() == '\1';
  if (output.succeeded)
    output.result.pop_back();
  else
    output.result.clear();
  return output;
}
