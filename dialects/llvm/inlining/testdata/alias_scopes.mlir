// RUN: mlir-opt %s -inline | FileCheck %s

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "callee's">
#one = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#two = #llvm.alias_scope<id = distinct[2]<>, domain = #domain, description = "two">
#group = #llvm.access_group<id = distinct[3]<>>
#other = #llvm.access_group<id = distinct[4]<>>

// CHECK-DAG: #[[GROUP:.*]] = #llvm.access_group<id = distinct[0]<>>
// CHECK-DAG: #[[OTHER:.*]] = #llvm.access_group<id = distinct[1]<>>
// CHECK-DAG: #[[NEW:.*]] = #llvm.alias_scope_domain<id = distinct[{{.*}}]<>, description = "noalias">

llvm.func @callee(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #one
  %0 = llvm.load %p {access_groups = [#group], alias_scopes = [#one], noalias_scopes = [#two]} : !llvm.ptr -> i32
  llvm.store %0, %q {noalias_scopes = [#one]} : i32, !llvm.ptr
  llvm.return
}
// Each call has its own scopes, and adds its own metadata.
// CHECK: llvm.func @caller
// CHECK-SAME: (%[[P:.*]]: !llvm.ptr, %[[Q:.*]]: !llvm.ptr)
llvm.func @caller(%p: !llvm.ptr, %q: !llvm.ptr) {
  // CHECK: llvm.intr.experimental.noalias.scope.decl #[[A:.*]]
  // CHECK: llvm.load %[[P]] {access_groups = [#[[GROUP]], #[[OTHER]]], alias_scopes = [#[[A]], #[[TWO:.*]]], noalias_scopes = [#{{.*}}]}
  // CHECK: llvm.store %{{[^,]*}}, %[[Q]] {access_groups = [#[[OTHER]]], alias_scopes = [#[[TWO]]], noalias_scopes = [#[[A]]]}
  // CHECK-NOT: scope.decl #[[A]]{{$}}
  // CHECK: llvm.intr.experimental.noalias.scope.decl #[[B:.*]]
  // CHECK: llvm.load %[[Q]] {access_groups = [#[[GROUP]]], alias_scopes = [#[[B]]], noalias_scopes = [#{{.*}}, #[[TWO]]]}
  llvm.call @callee(%p, %q) {access_groups = [#other], alias_scopes = [#two]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @callee(%q, %p) {noalias_scopes = [#two]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

llvm.func @use(!llvm.ptr)
llvm.func @noalias(%c: i1, %p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %r: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %0, %1 : i32, !llvm.ptr
  llvm.store %0, %r : i32, !llvm.ptr
  %2 = llvm.select %c, %p, %r : i1, !llvm.ptr
  llvm.store %0, %2 : i32, !llvm.ptr
  %3 = llvm.load %r : !llvm.ptr -> !llvm.ptr
  llvm.store %0, %3 : i32, !llvm.ptr
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}
// Each noalias argument has its own scope.
// CHECK: llvm.func @calls_noalias
// CHECK-SAME: (%{{.*}}: i1, %[[ARG1:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr)
llvm.func @calls_noalias(%c: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  // CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #[[P:.*]]
  // CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #[[Q:.*]]
  // CHECK-NEXT: llvm.load %[[ARG1]] {alias_scopes = [#[[P]]], noalias_scopes = [#[[Q]]]} : !llvm.ptr -> i32
  // CHECK: llvm.store %{{.*}}, %{{.*}} {alias_scopes = [#[[Q]]], noalias_scopes = [#[[P]]]}
  // CHECK: llvm.store %{{[^,]*}}, %[[ARG1]] {noalias_scopes = [#[[P]], #[[Q]]]}
  // CHECK: %[[EITHER:.*]] = llvm.select
  // CHECK: llvm.store %{{.*}}, %[[EITHER]] {noalias_scopes = [#[[Q]]]}
  // CHECK: %[[LOADED:.*]] = llvm.load %[[ARG1]] {noalias_scopes = [#[[P]], #[[Q]]]} : !llvm.ptr -> !llvm.ptr
  // CHECK: llvm.store %{{.*}}, %[[LOADED]] : i32
  // CHECK: llvm.call @use(%[[ARG1]]) {noalias_scopes = [#[[Q]]]}
  // CHECK-NOT: llvm.intr.ssa.copy
  llvm.call @noalias(%c, %p, %q, %p) : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
