// SPDX-License-Identifier: Apache-2.0
#include "targets/native/start_code.h"

#include <string>

#include "absl/status/status.h"
#include "targets/native/code_generation.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir::native {
namespace {

// The stack holds argc and, above it, argv. rdx holds the exit handler.
constexpr char startOfX86[] = R"(
  .text
  .globl _start
  .type _start,@function
_start:
  xorl %ebp, %ebp
  movq %rdx, %r9
  popq %rsi
  movq %rsp, %rdx
  andq $-16, %rsp
  pushq %rax
  pushq %rsp
  xorl %r8d, %r8d
  leaq __libc_csu_init(%rip), %rcx
  leaq main(%rip), %rdi
  callq *__libc_start_main@GOTPCREL(%rip)
  hlt
  .size _start, .-_start
)";

// r3 to r7 hold argc, argv, the environment, the auxiliary vector and the exit
// handler. The code passes them on, together with a table of functions.
constexpr char startOfPower[] = R"(
  .section .data.rel.ro.start,"aw",@progbits
  .p2align 3
.Lstart_addresses:
  .quad 0
  .quad main
  .quad __libc_csu_init
  .quad 0
  .text
  .globl _start
  .type _start,@function
_start:
.Lglobal_entry:
  addis 2, 12, .TOC.-.Lglobal_entry@ha
  addi 2, 2, .TOC.-.Lglobal_entry@l
  .localentry _start, .-_start
  mr 9, 1
  clrrdi 1, 1, 4
  li 0, 0
  stdu 1, -128(1)
  mtlr 0
  std 0, 0(1)
  addis 8, 2, .Lstart_addresses@toc@ha
  addi 8, 8, .Lstart_addresses@toc@l
  bl __libc_start_main
  nop
  trap
  .size _start, .-_start
)";

// The stack holds argc and, above it, argv. r14 holds the exit handler. The
// sixth and seventh argument are passed on the stack.
constexpr char startOfZ[] = R"(
  .text
  .globl _start
  .type _start,@function
_start:
  lg %r3, 0(%r15)
  la %r4, 8(%r15)
  lgr %r1, %r15
  lghi %r0, -16
  ngr %r15, %r0
  aghi %r15, -176
  xc 0(8,%r15), 0(%r15)
  stg %r14, 160(%r15)
  stg %r1, 168(%r15)
  lghi %r6, 0
  larl %r5, __libc_csu_init
  larl %r2, main
  brasl %r14, __libc_start_main@PLT
  .insn e, 0
  .size _start, .-_start
)";

// glibc calls this function before main. It runs the constructors.
constexpr char initFunction[] = R"(
@__init_array_start = external hidden global [0 x ptr]
@__init_array_end = external hidden global [0 x ptr]
define hidden void @__libc_csu_init(i32 %argc, ptr %argv, ptr %environment) {
entry:
  %none = icmp eq ptr @__init_array_start, @__init_array_end
  br i1 %none, label %done, label %next
next:
  %place = phi ptr [ @__init_array_start, %entry ], [ %after, %next ]
  %function = load ptr, ptr %place
  call void %function(i32 %argc, ptr %argv, ptr %environment)
  %after = getelementptr ptr, ptr %place, i64 1
  %last = icmp eq ptr %after, @__init_array_end
  br i1 %last, label %done, label %next
done:
  ret void
}
)";

const char *getStart(const llvm::Triple &triple) {
  switch (triple.getArch()) {
  case llvm::Triple::x86_64:
    return startOfX86;
  case llvm::Triple::ppc64le:
    return startOfPower;
  default:
    return startOfZ;
  }
}

} // namespace

absl::StatusOr<MemoryFile> createStartObject(const Target &target) {
  // The code runs before the features of the CPU are known.
  Target oldest{target.triple, baselineCpu(target.triple).str()};
  std::unique_ptr<llvm::TargetMachine> machine =
      createTargetMachine(oldest, OptimizationLevel::O0);
  llvm::LLVMContext context;
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> module =
      llvm::parseAssemblyString(initFunction, diagnostic, context);
  if (!module)
    return absl::InternalError(diagnostic.getMessage().str());
  module->setModuleInlineAsm(getStart(target.triple));
  if (absl::Status status = optimize(*module, *machine, OptimizationLevel::O0);
      !status.ok())
    return status;
  absl::StatusOr<MemoryFile> object = MemoryFile::create();
  if (!object.ok())
    return object;
  absl::Status status = emitObject(*module, *machine, object->stream());
  if (status.ok())
    status = object->flush();
  if (!status.ok())
    return status;
  return object;
}

} // namespace mlir::native
