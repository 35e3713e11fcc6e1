import { type Picture, sensibleScale } from '#domain/receipts/ocr/picture.ts'
import type { ReadRefusal } from './picture-reader.ts'

const mostPixels = 100_000_000

export type OpenedPicture =
  | { readonly picture: Picture }
  | { readonly refused: Extract<ReadRefusal, 'not-a-picture' | 'too-large'> }

/** Upright by what the camera noted, on white, and no larger than reading needs. */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return { refused: 'not-a-picture' }
  try {
    if (bitmap.width * bitmap.height > mostPixels) return { refused: 'too-large' }
    const scale = sensibleScale(bitmap.width, bitmap.height)
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false })
    if (!context) return { refused: 'too-large' }
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    return { picture: { width, height, data: context.getImageData(0, 0, width, height).data } }
  } finally {
    bitmap.close()
  }
}
