import { limits } from '#contract/limits.ts'
import { Fault } from '../http/fault.ts'

/** How large a picture is, told by the first bytes of its file: nothing of it is unfolded. */
export interface PictureHead {
  readonly width: number
  readonly height: number
  /** Of one pixel, unfolded. */
  readonly pixelBytes: number
}

const view = (given: Uint8Array) => new DataView(given.buffer, given.byteOffset, given.byteLength)
const text = (given: Uint8Array, from: number, to: number) =>
  Buffer.from(given.subarray(from, to)).toString('latin1')

/** Parts of a colour by the kind of PNG: grey, true colour, palette, and the two with alpha. */
const pngChannels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

function pngHead(given: Uint8Array): PictureHead | null {
  if (given.length < 33 || text(given, 12, 16) !== 'IHDR') return null
  const data = view(given)
  const channels = pngChannels[data.getUint8(25)]
  if (channels === undefined) return null
  const isDeep = data.getUint8(24) > 8
  return {
    width: data.getUint32(16),
    height: data.getUint32(20),
    pixelBytes: channels * (isDeep ? 2 : 1),
  }
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** A progressive one is held whole, in two bytes for each part of a colour. */
function jpegHead(given: Uint8Array): PictureHead | null {
  const data = view(given)
  for (let at = 2; at + 10 <= given.length; ) {
    if (data.getUint8(at) !== 0xff) return null
    const marker = data.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isAlone(marker)) at += 2
    else if (!isFrame(marker)) at += 2 + data.getUint16(at + 2)
    else {
      const isDeep = data.getUint8(at + 4) > 8 || marker % 4 === 2
      return {
        width: data.getUint16(at + 7),
        height: data.getUint16(at + 5),
        pixelBytes: data.getUint8(at + 9) * (isDeep ? 2 : 1),
      }
    }
  }
  return null
}

const fourteenBits = 0x3fff

function webpHead(given: Uint8Array): PictureHead | null {
  if (given.length < 30) return null
  const data = view(given)
  const whole = (at: number) => 1 + data.getUint16(at, true) + data.getUint8(at + 2) * 0x1_00_00
  switch (text(given, 12, 16)) {
    case 'VP8 ':
      return {
        width: data.getUint16(26, true) & fourteenBits,
        height: data.getUint16(28, true) & fourteenBits,
        pixelBytes: 4,
      }
    case 'VP8L': {
      const bits = data.getUint32(21, true)
      const height = ((bits >>> 14) & fourteenBits) + 1
      return { width: (bits & fourteenBits) + 1, height, pixelBytes: 4 }
    }
    case 'VP8X':
      return { width: whole(24), height: whole(27), pixelBytes: 4 }
    default:
      return null
  }
}

/** Null for what is none of the kinds we take, or has no head. */
export function pictureHead(given: Uint8Array): PictureHead | null {
  const beginning = text(given, 0, 12)
  if (/^\xff\xd8\xff/.test(beginning)) return jpegHead(given)
  if (isPng(given)) return pngHead(given)
  return /^RIFF.{4}WEBP/s.test(beginning) ? webpHead(given) : null
}

const pngBeginning = '\x89PNG\r\n\x1a\n'
const isPng = (given: Uint8Array) => text(given, 0, 8) === pngBeginning

/** What pixels need. Texts and colour profiles are packed, and may unfold to gigabytes. */
const pngKept = new Set(['IHDR', 'PLTE', 'tRNS', 'eXIf', 'IDAT', 'IEND'])

/** A PNG without what is not its pixels; null when its parts do not fit. Others stay as is. */
export function onlyPixels(given: Uint8Array): Uint8Array | null {
  if (!isPng(given)) return given
  const data = view(given)
  const kept = [given.subarray(0, 8)]
  for (let at = 8; at + 12 <= given.length; ) {
    const end = at + 12 + data.getUint32(at)
    if (end > given.length) return null
    const name = text(given, at + 4, at + 8)
    if (pngKept.has(name)) kept.push(given.subarray(at, end))
    if (name === 'IEND') return new Uint8Array(Buffer.concat(kept))
    at = end
  }
  return null
}

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
