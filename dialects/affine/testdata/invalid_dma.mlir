// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%m: memref<8xf32>, %n: memref<8xf32, 2>, %t: memref<1xi32>, %c: index) {
  // expected-error @below {{expected two stride related operands}}
  affine.dma_start %m[0], %n[0], %t[0], %c, %c : memref<8xf32>, memref<8xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: memref<8xf32, 2>, %t: memref<1xi32>, %c: index) {
  // expected-error @below {{expected three types}}
  affine.dma_start %m[0], %n[0], %t[0], %c : memref<8xf32>, memref<8xf32, 2>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: memref<8xf32, 2>, %t: memref<1xi32>, %k: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %c = memref.load %k[%i] : memref<4xindex>
    // expected-error @below {{src index must be a valid dimension or symbol identifier}}
    affine.dma_start %m[%c], %n[0], %t[0], %c : memref<8xf32>, memref<8xf32, 2>, memref<1xi32>
  }
  return
}

// -----

func.func @f(%t: memref<1xi32>, %k: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %c = memref.load %k[%i] : memref<4xindex>
    // expected-error @below {{index must be a valid dimension or symbol identifier}}
    affine.dma_wait %t[%c], %c : memref<1xi32>
  }
  return
}

// -----

func.func @f(%t: memref<1xi32>, %c: index) {
  // expected-error @below {{requires an affine map attribute 'tag_map'}}
  "affine.dma_wait"(%t, %c) : (memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%t: memref<1xi32>, %c: index) {
  // expected-error @below {{incorrect number of operands}}
  "affine.dma_start"(%t, %c) {src_map = affine_map<() -> (0)>, dst_map = affine_map<() -> (0)>, tag_map = affine_map<() -> (0)>} : (memref<1xi32>, index) -> ()
  return
}
