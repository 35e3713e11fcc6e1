import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashHeight, hashWidth, isSamePicture, pictureHash } from './picture-hash.ts'

const points = hashWidth * hashHeight
const picture = fc.uint8Array({ minLength: points, maxLength: points })
const blank = new Uint8Array(points).fill(200)

describe('the hash of a picture', () => {
  it('is 64 digits, and a picture is the same as itself', () => {
    fc.assert(
      fc.property(picture, (grey) => {
        const hash = pictureHash(grey)
        expect(hash).toMatch(/^[0-9a-f]{64}$/)
        expect(isSamePicture(hash, hash)).toBe(true)
      }),
    )
  })

  it('stays close when all of it gets lighter', () => {
    const stripes = Uint8Array.from({ length: points }, (_, at) => ((at * 7) % 5) * 40)
    const lighter = stripes.map((value) => value + 30)
    expect(isSamePicture(pictureHash(stripes), pictureHash(lighter))).toBe(true)
  })

  it('is far from that of another picture', () => {
    fc.assert(
      fc.property(picture, picture, (one, other) => {
        fc.pre(one.some((value, at) => value !== other[at]))
        // Random pictures share about half of their 256 bits.
        expect(isSamePicture(pictureHash(one), pictureHash(other))).toBe(false)
      }),
    )
  })

  it('says nothing about an empty one', () => {
    expect(isSamePicture(pictureHash(blank), pictureHash(blank))).toBe(false)
  })
})
