import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'

/** Wide enough for small print. */
const WIDTH_PX = 1600
/** Canvases have an end, and long receipts need not be that wide. */
const HEIGHT_PX = 12_000
const SCALE_MOST = 4

/** Draws the first page of a PDF; fails when it is damaged or locked. */
export async function drawFirstPage(file: Blob): Promise<Blob> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  GlobalWorkerOptions.workerPort = worker
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()) })
  try {
    const page = await (await task.promise).getPage(1)
    const { width, height } = page.getViewport({ scale: 1 })
    const scale = Math.min(SCALE_MOST, WIDTH_PX / width, HEIGHT_PX / height)
    const viewport = page.getViewport({ scale })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await page.render({ canvas, viewport }).promise
    return await asPicture(canvas)
  } finally {
    await task.destroy()
    worker.terminate()
  }
}

function asPicture(canvas: HTMLCanvasElement): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  const take = (drawn: Blob | null) =>
    drawn ? resolve(drawn) : reject(new Error('The page could not be drawn.'))
  canvas.toBlob(take, 'image/png')
  return promise
}
