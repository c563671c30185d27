// What cannot be loaded is told with its place, and nothing is read.

// RUN: split-file %s %t

// RUN: not mlir-opt --load-td=%t/builtin.td %t/empty.mlir 2>&1 | FileCheck %t/builtin.td
// RUN: not mlir-opt --load-td=%t/one.td --load-td=%t/same.td %t/empty.mlir 2>&1 | FileCheck %t/same.td
// RUN: mlir-opt --load-td=%t/one.td --load-td=%t/two.td -I %t %t/two.mlir | FileCheck %t/two.mlir
// RUN: not mlir-opt --load-td=%t/trait.td %t/empty.mlir 2>&1 | FileCheck %t/trait.td
// RUN: mlir-opt --load-td=%t/properties.td --split-input-file --verify-diagnostics %t/properties.mlir
// RUN: not mlir-opt --load-td=%t/missing.td %t/empty.mlir 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: missing.td

//--- empty.mlir

//--- builtin.td
include "mlir/IR/OpBase.td"
// CHECK: builtin.td:[[#@LINE+1]]:{{.*}}error: dialect 'cf' is registered already
def Cf_Dialect : Dialect { let name = "cf"; let cppNamespace = "::c"; }
def Op1 : Op<Cf_Dialect, "op">;

//--- one.td
include "mlir/IR/OpBase.td"
def One_Dialect : Dialect { let name = "one"; let cppNamespace = "::one"; }
def One_Type : TypeDef<One_Dialect, "One"> { let mnemonic = "t"; }

//--- same.td
include "mlir/IR/OpBase.td"
// CHECK: same.td:[[#@LINE+1]]:{{.*}}error: dialect 'one' is defined twice
def One_Dialect : Dialect { let name = "one"; let cppNamespace = "::one"; }
def One_Op : Op<One_Dialect, "op">;

//--- two.td
include "one.td"
def Two_Dialect : Dialect { let name = "two"; let cppNamespace = "::two";
  let dependentDialects = ["::one::OneDialect"]; }
def Two_Op : Op<Two_Dialect, "op"> {
  let arguments = (ins One_Type:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

//--- two.mlir
%0 = builtin.unrealized_conversion_cast to !one.t
// CHECK: two.op %{{.*}} : !one.t
two.op %0 : !one.t

//--- trait.td
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
// CHECK: trait.td:[[#@LINE+1]]:{{.*}}error: {{.*}}Magic
def My_Op : Op<My_Dialect, "op", [NativeOpTrait<"Magic">]>;

//--- properties.td
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Op : Op<My_Dialect, "op"> { let assemblyFormat = "prop-dict attr-dict"; }

//--- properties.mlir
my.op
my.op <{}>
// -----
// expected-error @+1 {{invalid properties {x = 1 : i64} for op my.op: }}
my.op <{x = 1}>
