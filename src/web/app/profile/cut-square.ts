import { limits } from '#contract/limits.ts'

/** Twice what the server keeps, so that nothing is lost and a large photo still travels fast. */
const sidePx = limits.avatarPx * 2

/** The middle of a picture as a small square, or null when the browser cannot read it. */
export async function cutSquare(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const canvas = document.createElement('canvas')
  canvas.width = sidePx
  canvas.height = sidePx
  const side = Math.min(bitmap.width, bitmap.height)
  const left = (bitmap.width - side) / 2
  const top = (bitmap.height - side) / 2
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, sidePx, sidePx)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
}
