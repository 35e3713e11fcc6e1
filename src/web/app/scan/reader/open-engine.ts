import detector from 'ocr-models/ch_PP-OCRv4_det_infer.onnx?url'
import recogniser from 'ocr-models/ch_PP-OCRv4_rec_infer.onnx?url'
import characters from 'ocr-models/ppocr_keys_v1.txt?url'
import runtimeCode from 'ocr-runtime/ort-wasm-simd-threaded.mjs?url'
import runtime from 'ocr-runtime/ort-wasm-simd-threaded.wasm?url'
import { env, InferenceSession, Tensor as OrtTensor } from 'onnxruntime-web/wasm'
import { charactersOf, type OcrModels, type Tensor } from '#domain/receipts/ocr/models.ts'
import { engineBytes } from './engine-size.ts'
import { keepFiles } from './keep-files.ts'
import type { ReadProgress } from './picture-reader.ts'

type EngineFile = 'detector' | 'recogniser' | 'characters' | 'runtime'

const engineFiles: Readonly<Record<EngineFile, string>> = {
  detector,
  recogniser,
  characters,
  runtime,
}

/** Small, and fetched by the runtime itself: kept with the app. */
const runtimeCodeUrl = runtimeCode

const mostThreads = 4

async function openModel(bytes: Uint8Array) {
  const session = await InferenceSession.create(bytes, {
    // Threads that wait by spinning take the core from the one that works.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  const [input = ''] = session.inputNames
  const [output = ''] = session.outputNames
  return async ({ data, dims }: Tensor): Promise<Tensor> => {
    const given = new OrtTensor('float32', data, [...dims])
    const got = (await session.run({ [input]: given }))[output]
    if (!(got?.data instanceof Float32Array)) throw new Error('a model did not answer in numbers')
    return { data: got.data, dims: got.dims }
  }
}

/** Fetches what reads receipts, the first time with the network, and makes it ready. */
export async function openEngine(tell: (progress: ReadProgress) => void): Promise<OcrModels> {
  const files = await keepFiles(engineFiles, (loaded) =>
    tell({ stage: 'fetching', loaded: Math.min(loaded, engineBytes), of: engineBytes }),
  )
  const { runtime } = files
  env.wasm.wasmBinary = runtime.slice().buffer
  env.wasm.wasmPaths = { mjs: new URL(runtimeCodeUrl, location.href).href }
  env.wasm.numThreads = crossOriginIsolated
    ? Math.min(mostThreads, Math.max(1, navigator.hardwareConcurrency - 1))
    : 1
  return {
    detect: await openModel(files.detector),
    recognise: await openModel(files.recogniser),
    characters: charactersOf(new TextDecoder().decode(files.characters)),
  }
}
