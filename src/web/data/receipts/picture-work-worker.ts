import { limits } from '#contract/limits.ts'
import { hashHeight, hashWidth, pictureHash } from '#domain/receipts/picture-hash.ts'
import type { PictureWork, WorkAnswer } from './picture-work.ts'

const QUALITY = 0.82

function contextOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  return { canvas, context }
}

function upright(bitmap: ImageBitmap, turn: PictureWork['turn']) {
  const isLying = turn === 90 || turn === 270
  const size = isLying ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height]
  const [wide = 1, high = 1] = size
  const scale = Math.min(1, limits.receiptWidthPx / wide, limits.receiptHeightPx / high)
  const width = Math.max(1, Math.round(wide * scale))
  const height = Math.max(1, Math.round(high * scale))
  const { canvas, context } = contextOf(width, height)
  context.translate(width / 2, height / 2)
  context.rotate((turn * Math.PI) / 180)
  const [w, h] = isLying ? [height, width] : [width, height]
  context.drawImage(bitmap, -w / 2, -h / 2, w, h)
  return canvas
}

function cut(whole: OffscreenCanvas, part: PictureWork['part']): OffscreenCanvas {
  if (!part) return whole
  const left = Math.max(0, Math.floor(part.left * whole.width))
  const top = Math.max(0, Math.floor(part.top * whole.height))
  const width = Math.max(1, Math.min(whole.width - left, Math.ceil(part.width * whole.width)))
  const height = Math.max(1, Math.min(whole.height - top, Math.ceil(part.height * whole.height)))
  const { canvas, context } = contextOf(width, height)
  context.drawImage(whole, left, top, width, height, 0, 0, width, height)
  return canvas
}

function hashOf(picture: OffscreenCanvas): string {
  const { context } = contextOf(hashWidth, hashHeight)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, hashWidth, hashHeight)
  const { data } = context.getImageData(0, 0, hashWidth, hashHeight)
  const grey = Uint8Array.from({ length: hashWidth * hashHeight }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    return (red * 3 + green * 6 + blue) / 10
  })
  return pictureHash(grey)
}

async function prepare({ picture, turn, part }: PictureWork): Promise<WorkAnswer> {
  try {
    const bitmap = await createImageBitmap(picture)
    const whole = upright(bitmap, turn)
    bitmap.close()
    const kept = cut(whole, part)
    const ready = await kept.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    return { picture: ready, width: kept.width, height: kept.height, hash: hashOf(kept) }
  } catch {
    return null
  }
}

self.onmessage = async ({ data }: MessageEvent<PictureWork>) => {
  self.postMessage(await prepare(data))
}
