// Calls and exceptions.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK: declare i32 @printf(ptr, ...)
// CHECK: declare fastcc noundef float @callee(float noundef)
// CHECK-LABEL: define void @calls(
// CHECK-SAME: ptr %[[P:[0-9]+]], float %[[F:[0-9]+]], i32 %[[I:[0-9]+]]) {
// CHECK-NEXT: call i32 (ptr, ...) @printf(ptr %[[P]], i32 %[[I]])
// CHECK-NEXT: tail call nnan fastcc float @callee(float %[[F]]) #0
// CHECK-NEXT: call float %[[P]](float %[[F]])
// CHECK-NEXT: call void (...) %[[P]](float %[[F]])
// CHECK-NEXT: call float @callee(float %[[F]]) #1
// CHECK-NEXT: notail call float @callee(float %[[F]]) #2 [ "deopt"(i32 %[[I]], ptr %[[P]]), "foo"() ]
// CHECK-NEXT: call noundef float @callee(float inreg %[[F]]) #3
// CHECK-NEXT: ret void
// CHECK: attributes #0 = { convergent nounwind willreturn }
// CHECK: attributes #1 = { memory(argmem: read, inaccessiblemem: write) }
// CHECK: attributes #2 = { noinline }
// CHECK: attributes #3 = { alwaysinline inlinehint }

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func fastcc @callee(%x: f32 {llvm.noundef}) -> (f32 {llvm.noundef}) 
llvm.func @calls(%p: !llvm.ptr, %f: f32, %i: i32) {
  %0 = llvm.call @printf(%p, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %1 = llvm.call fastcc tail @callee(%f) {fastmathFlags = #llvm.fastmath<nnan>, no_unwind, will_return, convergent} : (f32) -> f32
  %2 = llvm.call %p(%f) : !llvm.ptr, (f32) -> f32
  llvm.call %p(%f) vararg(!llvm.func<void (...)>) : !llvm.ptr, (f32) -> ()
  llvm.call @callee(%f) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (f32) -> (f32)
  llvm.call notail @callee(%f) ["deopt"(%i, %p : i32, !llvm.ptr), "foo"()] {no_inline} : (f32) -> (f32)
  %3 = llvm.call @callee(%f) {always_inline, inline_hint} : (f32 {llvm.inreg}) -> (f32 {llvm.noundef})
  llvm.return
}

// -----

// CHECK: @_ZTIi = external constant ptr
// CHECK: declare i32 @__gxx_personality_v0(...)
// CHECK: declare i32 @may(i32)
// CHECK-LABEL: define i32 @inv(
// CHECK-SAME: i32 %[[I:[0-9]+]], ptr %[[FP:[0-9]+]]) personality ptr @__gxx_personality_v0 {
// CHECK-NEXT: invoke i32 @may(i32 %[[I]])
// CHECK-NEXT: to label %[[BLOCK:[0-9]+]] unwind label %[[BLOCK_1:[0-9]+]]
// CHECK: [[BLOCK]]:
// CHECK-NEXT: invoke i32 %[[FP]](i32 %[[I]])
// CHECK-NEXT: to label %[[BLOCK_2:[0-9]+]] unwind label %[[BLOCK_3:[0-9]+]]
// CHECK: [[BLOCK_2]]:
// CHECK-NEXT: %[[PHI:.*]] = phi i32 [ %[[I]], %[[BLOCK]] ]
// CHECK-NEXT: ret i32 %[[PHI]]
// CHECK: [[BLOCK_1]]:
// CHECK-NEXT: %[[LANDINGPAD:.*]] = landingpad { ptr, i32 }
// CHECK-NEXT: cleanup
// CHECK-NEXT: catch ptr @_ZTIi
// CHECK-NEXT: catch ptr null
// CHECK-NEXT: resume { ptr, i32 } %[[LANDINGPAD]]
// CHECK: [[BLOCK_3]]:
// CHECK-NEXT: landingpad { ptr, i32 }
// CHECK-NEXT: filter [1 x ptr] zeroinitializer
// CHECK-NEXT: unreachable

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may(i32) -> i32
llvm.mlir.global external constant @_ZTIi() : !llvm.ptr
llvm.func @inv(%i: i32, %fp: !llvm.ptr) -> i32 attributes { personality = @__gxx_personality_v0 } {
  %0 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %u = llvm.mlir.zero : !llvm.array<1 x ptr>
  %n = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.invoke @may(%i) to ^ok unwind ^bad : (i32) -> i32
^ok:
  %4 = llvm.invoke %fp(%i) to ^ok2(%i : i32) unwind ^bad2 : !llvm.ptr, (i32) -> i32
^ok2(%q: i32):
  llvm.return %q : i32
^bad:
  %2 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (catch %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
^bad2:
  %3 = llvm.landingpad (filter %u : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
