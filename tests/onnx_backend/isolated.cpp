// SPDX-License-Identifier: Apache-2.0
#include "tests/onnx_backend/isolated.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>

namespace onnx_mlir {

/// Reads until the other end of the pipe is closed.
static std::string readAll(int file) {
  std::string text;
  char buffer[4096];
  for (;;) {
    const ssize_t size = read(file, buffer, sizeof(buffer));
    if (size > 0)
      text.append(buffer, size);
    else if (size == 0 || errno != EINTR)
      return text;
  }
}

static void writeAll(int file, const std::string &text) {
  for (size_t done = 0; done < text.size();) {
    const ssize_t size = write(file, text.data() + done, text.size() - done);
    if (size < 0 && errno != EINTR)
      return;
    done += size > 0 ? size : 0;
  }
}

std::string runIsolated(unsigned seconds,
                        llvm::function_ref<std::string()> function) {
  int ends[2];
  if (pipe(ends))
    return std::string("crashed: no pipe: ") + strerror(errno);
  const pid_t child = fork();
  if (child < 0)
    return std::string("crashed: no process: ") + strerror(errno);
  if (!child) {
    close(ends[0]);
    alarm(seconds);
    writeAll(ends[1], function());
    _exit(0);
  }
  close(ends[1]);
  std::string text = readAll(ends[0]);
  close(ends[0]);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status))
    return WTERMSIG(status) == SIGALRM
               ? "crashed: it takes more than " + std::to_string(seconds) +
                     " seconds"
               : std::string("crashed: ") + strsignal(WTERMSIG(status));
  if (WEXITSTATUS(status))
    return "crashed: exit status " + std::to_string(WEXITSTATUS(status));
  return text;
}

} // namespace onnx_mlir
