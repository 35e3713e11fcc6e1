import { limits } from '#contract/limits.ts'
import { Fault } from '../http/fault.ts'
import { onlyPixels, pictureHead } from './picture-head.ts'

/** The first bytes of the kinds we take: nothing else reaches the decoders. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s]

/** What a picture may take when it is unfolded: fifty million pixels of four bytes. */
const UNFOLDED_MOST = limits.receiptPixels * 4

/** Told by the head of the file, before anything is unfolded. Gives what the decoders may have. */
export function checkPicture(given: Uint8Array): Uint8Array {
  const beginning = Buffer.from(given.subarray(0, 16)).toString('latin1')
  if (!beginnings.some((shape) => shape.test(beginning))) throw new Fault('unsupported-image')
  const head = pictureHead(given)
  const plain = head && onlyPixels(given)
  if (!plain || head.width === 0 || head.height === 0) throw new Fault('broken-picture')
  const pixels = head.width * head.height
  if (pixels > limits.receiptPixels || pixels * head.pixelBytes > UNFOLDED_MOST)
    throw new Fault('too-many-pixels')
  return plain
}
