import sharp from 'sharp'
import { limits } from '#contract/limits.ts'
import { Fault } from '../http/fault.ts'
import type { Picture } from '../outside/receipt-stores.ts'

export interface Encoded {
  readonly picture: Picture
  readonly width: number
  readonly height: number
}

/** Small print stays readable, and a picture takes a few hundred kilobytes. */
const QUALITY = 75

/** The first bytes of the kinds we take: nothing else reaches the decoders. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s]

/** Made anew from its pixels, so that nothing else in the file is kept: no place, no camera. */
export async function encodePicture(given: Uint8Array): Promise<Encoded> {
  await checkPicture(given)
  try {
    const { data, info } = await sharp(given, { limitInputPixels: false, failOn: 'error' })
      .autoOrient()
      .resize(limits.receiptWidthPx, limits.receiptHeightPx, {
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { picture: Uint8Array.from(data), width: info.width, height: info.height }
  } catch {
    throw new Fault('broken-picture')
  }
}

/** Told by the head of the file, before any pixel is unfolded. */
export async function checkPicture(given: Uint8Array): Promise<void> {
  if (given.length > limits.receiptFileBytes) throw new Fault('too-large')
  const beginning = Buffer.from(given.subarray(0, 16)).toString('latin1')
  if (!beginnings.some((shape) => shape.test(beginning))) throw new Fault('unsupported-image')
  const head = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head) throw new Fault('broken-picture')
  if (head.width * head.height > limits.receiptPixels) throw new Fault('too-many-pixels')
}
