import sharp, { type Metadata } from 'sharp'
import { limits } from '#contract/limits.ts'
import { Fault } from '../http/fault.ts'

/** The first bytes of the kinds we take: nothing else reaches the decoders. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s]

/** What a picture may take when it is unfolded: fifty million pixels of four bytes. */
const UNFOLDED_MOST = limits.receiptPixels * 4

/** Told by the head of the file, before any pixel is unfolded. */
export async function checkPicture(given: Uint8Array): Promise<void> {
  const beginning = Buffer.from(given.subarray(0, 16)).toString('latin1')
  if (!beginnings.some((shape) => shape.test(beginning))) throw new Fault('unsupported-image')
  const head = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head) throw new Fault('broken-picture')
  const pixels = head.width * head.height
  if (pixels > limits.receiptPixels || pixels * bytesOf(head) > UNFOLDED_MOST)
    throw new Fault('too-many-pixels')
}

/** Of one pixel. A progressive JPEG is held whole, in two bytes for each part of a colour. */
function bytesOf({ channels, depth, format, isProgressive }: Metadata): number {
  const isDeep = depth !== 'uchar' || (format === 'jpeg' && isProgressive === true)
  return (channels ?? 4) * (isDeep ? 2 : 1)
}
