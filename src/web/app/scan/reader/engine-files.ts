import detector from 'ocr-models/ch_PP-OCRv4_det_infer.onnx?url'
import recogniser from 'ocr-models/ch_PP-OCRv4_rec_infer.onnx?url'
import characters from 'ocr-models/ppocr_keys_v1.txt?url'
import runtimeCode from 'ocr-runtime/ort-wasm-simd-threaded.mjs?url'
import runtime from 'ocr-runtime/ort-wasm-simd-threaded.wasm?url'

export type EngineFile = 'detector' | 'recogniser' | 'characters' | 'runtime'

export const engineFiles: Readonly<Record<EngineFile, string>> = {
  detector,
  recogniser,
  characters,
  runtime,
}

/** Small, and fetched by the runtime itself: kept with the app. */
export const runtimeCodeUrl = runtimeCode
