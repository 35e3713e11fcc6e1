import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashHeight, hashWidth, isSamePicture, pictureHash } from './picture-hash.ts'

const points = hashWidth * hashHeight
const picture = fc.uint8Array({ minLength: points, maxLength: points })
const blank = new Uint8Array(points).fill(200)

describe('the hash of a picture', () => {
  it('is 64 digits', () => {
    fc.assert(
      fc.property(picture, (grey) => {
        const hash = pictureHash(grey)
        expect(hash).toMatch(/^[0-9a-f]{64}$/)
      }),
    )
  })

  it('stays close when all of it gets lighter', () => {
    const stripes = Uint8Array.from({ length: points }, (_, at) => ((at * 7) % 5) * 40)
    const lighter = stripes.map((value) => value + 30)
    expect(isSamePicture(pictureHash(stripes), pictureHash(stripes))).toBe(true)
    expect(isSamePicture(pictureHash(stripes), pictureHash(lighter))).toBe(true)
  })

  it('is far from that of another picture', () => {
    const noise = (seed: number) => {
      let state = seed
      return Uint8Array.from({ length: points }, () => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        return (state >> 16) & 0xff
      })
    }
    const hashes = Array.from({ length: 40 }, (_, seed) => pictureHash(noise(seed + 1)))
    const pairs = hashes.flatMap((one, at) => hashes.slice(at + 1).map((other) => [one, other]))
    expect(pairs.filter(([one = '', other = '']) => isSamePicture(one, other))).toEqual([])
  })

  it('says nothing about an empty one', () => {
    expect(isSamePicture(pictureHash(blank), pictureHash(blank))).toBe(false)
  })
})
