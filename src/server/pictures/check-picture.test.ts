import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkPicture, onlyPixels, pictureHead } from './check-picture.ts'

const made = sharp({ create: { width: 37, height: 21, channels: 3, background: '#a83' } })
const kinds = [
  ['png', () => made.clone().png()],
  ['png with a palette', () => made.clone().png({ palette: true })],
  ['jpeg', () => made.clone().jpeg()],
  ['progressive jpeg', () => made.clone().jpeg({ progressive: true })],
  [
    'jpeg with a place',
    () =>
      made
        .clone()
        .withExif({ IFD0: { Artist: 'me' } })
        .jpeg(),
  ],
  ['webp', () => made.clone().webp()],
  ['lossless webp', () => made.clone().webp({ lossless: true })],
  ['webp with alpha', () => made.clone().ensureAlpha(0.5).webp()],
  ['webp with a profile', () => made.clone().withIccProfile('p3').webp()],
] as const

/** A part of a PNG; nobody looks at its sum before it is unfolded. */
function chunk(name: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}

/** Behind the head, which takes 33 bytes. */
const between = (png: Uint8Array, more: readonly Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...more, png.subarray(33)])

describe('the head of a picture', () => {
  it.each(kinds)('says how large a %s is', async (_, make) => {
    const given = await make().toBuffer()
    expect(pictureHead(given)).toMatchObject({ width: 37, height: 21 })
    const { width, height } = await sharp(checkPicture(given)).metadata()
    expect([width, height]).toEqual([37, 21])
  })

  it('counts two bytes for each part of a deep or progressive one', async () => {
    const deep = await made.clone().toColourspace('rgb16').png().toBuffer()
    expect(pictureHead(deep)?.pixelBytes).toBe(6)
    const progressive = await made.clone().jpeg({ progressive: true }).toBuffer()
    expect(pictureHead(progressive)?.pixelBytes).toBe(6)
    expect(pictureHead(await made.clone().jpeg().toBuffer())?.pixelBytes).toBe(3)
  })

  it('leaves out what a PNG has besides its pixels, however much it would unfold to', async () => {
    const png = await made.clone().png().toBuffer()
    const bomb = Buffer.concat([Buffer.from('c\0\0'), deflateSync(Buffer.alloc(7_000_000))])
    const hostile = between(
      png,
      Array.from({ length: 40 }, () => chunk('zTXt', bomb)),
    )
    const plain = checkPicture(hostile)
    expect(Buffer.from(plain).includes('zTXt')).toBe(false)
    expect(plain.length).toBeLessThanOrEqual(png.length)
    expect(await sharp(plain).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
  })

  it('refuses parts that do not fit, and what has no head', async () => {
    const png = await made.clone().png().toBuffer()
    expect(onlyPixels(png.subarray(0, -20))).toBeNull()
    expect(() => checkPicture(png.subarray(0, 20))).toThrow()
    expect(() => checkPicture(Buffer.from('\xff\xd8\xff\xe0nothing', 'latin1'))).toThrow()
    expect(() => checkPicture(Buffer.from('GIF89a and more bytes here'))).toThrow()
  })
})
