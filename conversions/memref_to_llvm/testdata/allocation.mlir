// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK: func.func @alloc(%arg0: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT: %5 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %6 = llvm.getelementptr %5[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
// CHECK-NEXT: %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
// CHECK-NEXT: %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %8, %10[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %1, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.insertvalue %2, %14[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.insertvalue %2, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %3, %16[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %19 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %20 = llvm.mul %18, %0 : i64
// CHECK-NEXT: %21 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %22 = llvm.getelementptr %21[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
// CHECK-NEXT: %24 = llvm.call @malloc(%23) : (i64) -> !llvm.ptr
// CHECK-NEXT: %25 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %26 = llvm.insertvalue %24, %25[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %27 = llvm.insertvalue %24, %26[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %28 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %29 = llvm.insertvalue %28, %27[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %30 = llvm.insertvalue %0, %29[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %31 = llvm.insertvalue %18, %30[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %32 = llvm.insertvalue %18, %31[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %33 = llvm.insertvalue %19, %32[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %34 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %35 = llvm.mul %0, %0 : i64
// CHECK-NEXT: %36 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %37 = llvm.getelementptr %36[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %38 = llvm.ptrtoint %37 : !llvm.ptr to i64
// CHECK-NEXT: %39 = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT: %40 = llvm.add %38, %39 : i64
// CHECK-NEXT: %41 = llvm.call @malloc(%40) : (i64) -> !llvm.ptr
// CHECK-NEXT: %42 = llvm.ptrtoint %41 : !llvm.ptr to i64
// CHECK-NEXT: %43 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %44 = llvm.sub %39, %43 : i64
// CHECK-NEXT: %45 = llvm.add %42, %44 : i64
// CHECK-NEXT: %46 = llvm.urem %45, %39 : i64
// CHECK-NEXT: %47 = llvm.sub %45, %46 : i64
// CHECK-NEXT: %48 = llvm.inttoptr %47 : i64 to !llvm.ptr
// CHECK-NEXT: %49 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %50 = llvm.insertvalue %41, %49[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %51 = llvm.insertvalue %48, %50[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %52 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %53 = llvm.insertvalue %52, %51[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %54 = llvm.insertvalue %0, %53[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %55 = llvm.insertvalue %0, %54[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %56 = llvm.insertvalue %0, %55[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %57 = llvm.insertvalue %34, %56[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %58 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %59 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %60 = llvm.getelementptr %59[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %61 = llvm.ptrtoint %60 : !llvm.ptr to i64
// CHECK-NEXT: %62 = llvm.call @malloc(%61) : (i64) -> !llvm.ptr
// CHECK-NEXT: %63 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %64 = llvm.insertvalue %62, %63[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %65 = llvm.insertvalue %62, %64[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %66 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %67 = llvm.insertvalue %66, %65[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %68 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %69 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %70 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %71 = llvm.getelementptr %70[%68] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT: %72 = llvm.ptrtoint %71 : !llvm.ptr to i64
// CHECK-NEXT: %73 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %74 = llvm.getelementptr %73[1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT: %75 = llvm.ptrtoint %74 : !llvm.ptr to i64
// CHECK-NEXT: %76 = llvm.add %72, %75 : i64
// CHECK-NEXT: %77 = llvm.call @malloc(%76) : (i64) -> !llvm.ptr
// CHECK-NEXT: %78 = llvm.ptrtoint %77 : !llvm.ptr to i64
// CHECK-NEXT: %79 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %80 = llvm.sub %75, %79 : i64
// CHECK-NEXT: %81 = llvm.add %78, %80 : i64
// CHECK-NEXT: %82 = llvm.urem %81, %75 : i64
// CHECK-NEXT: %83 = llvm.sub %81, %82 : i64
// CHECK-NEXT: %84 = llvm.inttoptr %83 : i64 to !llvm.ptr
// CHECK-NEXT: %85 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %86 = llvm.insertvalue %77, %85[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %87 = llvm.insertvalue %84, %86[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %88 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %89 = llvm.insertvalue %88, %87[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %90 = llvm.insertvalue %68, %89[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %91 = llvm.insertvalue %69, %90[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %92 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %93 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %94 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %95 = llvm.getelementptr %94[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %96 = llvm.ptrtoint %95 : !llvm.ptr to i64
// CHECK-NEXT: %97 = llvm.call @malloc(%96) : (i64) -> !llvm.ptr
// CHECK-NEXT: %98 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %99 = llvm.insertvalue %97, %98[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %100 = llvm.insertvalue %97, %99[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %101 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %102 = llvm.insertvalue %101, %100[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %103 = llvm.insertvalue %92, %102[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %104 = llvm.insertvalue %93, %103[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %105 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %106 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %107 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %108 = llvm.getelementptr %107[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: %109 = llvm.ptrtoint %108 : !llvm.ptr to i64
// CHECK-NEXT: %110 = llvm.call @malloc(%109) : (i64) -> !llvm.ptr
// CHECK-NEXT: %111 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %112 = llvm.insertvalue %110, %111[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %113 = llvm.insertvalue %110, %112[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %114 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %115 = llvm.insertvalue %114, %113[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %116 = llvm.insertvalue %105, %115[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %117 = llvm.insertvalue %106, %116[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %118 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %119 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %120 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %121 = llvm.getelementptr %120[%118] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %122 = llvm.ptrtoint %121 : !llvm.ptr to i64
// CHECK-NEXT: %123 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %124 = llvm.getelementptr %123[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %125 = llvm.ptrtoint %124 : !llvm.ptr to i64
// CHECK-NEXT: %126 = llvm.add %122, %125 : i64
// CHECK-NEXT: %127 = llvm.call @malloc(%126) : (i64) -> !llvm.ptr
// CHECK-NEXT: %128 = llvm.ptrtoint %127 : !llvm.ptr to i64
// CHECK-NEXT: %129 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %130 = llvm.sub %125, %129 : i64
// CHECK-NEXT: %131 = llvm.add %128, %130 : i64
// CHECK-NEXT: %132 = llvm.urem %131, %125 : i64
// CHECK-NEXT: %133 = llvm.sub %131, %132 : i64
// CHECK-NEXT: %134 = llvm.inttoptr %133 : i64 to !llvm.ptr
// CHECK-NEXT: %135 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %136 = llvm.insertvalue %127, %135[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %137 = llvm.insertvalue %134, %136[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %138 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %139 = llvm.insertvalue %138, %137[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %140 = llvm.insertvalue %118, %139[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %141 = llvm.insertvalue %119, %140[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %142 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %143 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %144 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %145 = llvm.getelementptr %144[%142] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %146 = llvm.ptrtoint %145 : !llvm.ptr to i64
// CHECK-NEXT: %147 = llvm.call @malloc(%146) : (i64) -> !llvm.ptr
// CHECK-NEXT: %148 = llvm.addrspacecast %147 : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT: %149 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %150 = llvm.insertvalue %148, %149[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %151 = llvm.insertvalue %148, %150[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %152 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %153 = llvm.insertvalue %152, %151[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %154 = llvm.insertvalue %142, %153[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %155 = llvm.insertvalue %143, %154[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %156 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %157 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %158 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %159 = llvm.getelementptr %158[%156] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT: %160 = llvm.ptrtoint %159 : !llvm.ptr to i64
// CHECK-NEXT: %161 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %162 = llvm.getelementptr %161[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT: %163 = llvm.ptrtoint %162 : !llvm.ptr to i64
// CHECK-NEXT: %164 = llvm.add %160, %163 : i64
// CHECK-NEXT: %165 = llvm.call @malloc(%164) : (i64) -> !llvm.ptr
// CHECK-NEXT: %166 = llvm.ptrtoint %165 : !llvm.ptr to i64
// CHECK-NEXT: %167 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %168 = llvm.sub %163, %167 : i64
// CHECK-NEXT: %169 = llvm.add %166, %168 : i64
// CHECK-NEXT: %170 = llvm.urem %169, %163 : i64
// CHECK-NEXT: %171 = llvm.sub %169, %170 : i64
// CHECK-NEXT: %172 = llvm.inttoptr %171 : i64 to !llvm.ptr
// CHECK-NEXT: %173 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %174 = llvm.insertvalue %165, %173[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %175 = llvm.insertvalue %172, %174[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %176 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %177 = llvm.insertvalue %176, %175[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %178 = llvm.insertvalue %156, %177[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %179 = llvm.insertvalue %157, %178[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %180 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.call @free(%180) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @alloc(%n: index) {
  %0 = memref.alloc() : memref<4x3xf32>
  %1 = memref.alloc(%n) : memref<?x3xf32>
  %2 = memref.alloc(%n, %n) {alignment = 64} : memref<?x?xi8>
  %3 = memref.alloc() : memref<f32>
  %4 = memref.alloc() : memref<2xvector<4xf32>>
  %5 = memref.alloc() : memref<2xindex>
  %6 = memref.alloc() : memref<2xi1>
  %7 = memref.alloc() : memref<2xmemref<2xf32>>
  %8 = memref.alloc() : memref<2xf32, 3>
  %9 = memref.alloc() : memref<2xcomplex<f32>>
  memref.dealloc %1 : memref<?x3xf32>
  return
}

// -----

// CHECK: func.func @alloca(%arg0: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT: %5 = llvm.alloca %4 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %1, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %2, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %2, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %3, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %16 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %17 = llvm.mul %15, %0 : i64
// CHECK-NEXT: %18 = llvm.alloca %17 x f32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %19 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %18, %20[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %22 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %24 = llvm.insertvalue %0, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %15, %24[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %26 = llvm.insertvalue %15, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %27 = llvm.insertvalue %16, %26[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %28 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %29 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %30 = llvm.alloca %28 x f32 : (i64) -> !llvm.ptr<5>
// CHECK-NEXT: %31 = llvm.mlir.poison : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %32 = llvm.insertvalue %30, %31[0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %33 = llvm.insertvalue %30, %32[1] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %35 = llvm.insertvalue %34, %33[2] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %36 = llvm.insertvalue %28, %35[3, 0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %37 = llvm.insertvalue %29, %36[4, 0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %38 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %39 = llvm.alloca %38 x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT: %40 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %41 = llvm.insertvalue %39, %40[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %42 = llvm.insertvalue %39, %41[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %43 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %44 = llvm.insertvalue %43, %42[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @alloca(%n: index) {
  %0 = memref.alloca() : memref<4x3xf32>
  %1 = memref.alloca(%n) {alignment = 32} : memref<?x3xf32>
  %2 = memref.alloca() : memref<2xf32, 5>
  %3 = memref.alloca() : memref<index>
  return
}

// -----

// CHECK: func.func @scope() -> i32 {
// CHECK-NEXT: %0 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = "test.c"() : () -> i32
// CHECK-NEXT: %2 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.alloca %2 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %2, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %3, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.intr.stackrestore %0 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2(%1 : i32)
// CHECK-NEXT: ^bb2(%12: i32):  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %13 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.intr.stackrestore %13 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: return %12 : i32
// CHECK-NEXT: }
func.func @scope() -> i32 {
  %0 = memref.alloca_scope -> (i32) {
    %c = "test.c"() : () -> i32
    %a = memref.alloca() : memref<2xf32>
    memref.alloca_scope.return %c : i32
  }
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return %0 : i32
}

// -----

// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: func.func @dealloc_u(%arg0: memref<*xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.call @free(%2) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dealloc_u(%u: memref<*xf32>) {
  memref.dealloc %u : memref<*xf32>
  return
}
