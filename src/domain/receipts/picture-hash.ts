/** Tells whether two pictures show the same thing, by where they get lighter from left to right. */

/** A picture is shrunk to this many grey points before it is looked at. */
export const hashWidth = 17
export const hashHeight = 16

const HEX = 16
const BITS_IN_DIGIT = 4
/** Of 256: another size, another compression and a little light change fewer. */
const MOST_DIFFERENT = 12
/** A step smaller than this is noise. */
const LEAST_STEP = 2

/** 256 bits as 64 digits; `grey` holds rows of `hashWidth` points from 0 to 255. */
export function pictureHash(grey: Uint8Array): string {
  let digits = ''
  let digit = 0
  let bits = 0
  for (let y = 0; y < hashHeight; y++) {
    for (let x = 0; x < hashWidth - 1; x++) {
      const at = y * hashWidth + x
      const isLighter = (grey[at + 1] ?? 0) - (grey[at] ?? 0) >= LEAST_STEP
      digit = digit * 2 + (isLighter ? 1 : 0)
      bits += 1
      if (bits % BITS_IN_DIGIT !== 0) continue
      digits += digit.toString(HEX)
      digit = 0
    }
  }
  return digits
}

function onesIn(value: number): number {
  let ones = 0
  for (let rest = value; rest > 0; rest >>= 1) ones += rest & 1
  return ones
}

/** Nothing is told from a picture without any edge. */
export function isSamePicture(one: string, other: string): boolean {
  if (one.length !== other.length || isBlank(one) || isBlank(other)) return false
  let different = 0
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [one[at] ?? '0', other[at] ?? '0']
    different += onesIn(Number.parseInt(a, HEX) ^ Number.parseInt(b, HEX))
  }
  return different <= MOST_DIFFERENT
}

function isBlank(hash: string): boolean {
  let ones = 0
  for (const digit of hash) ones += onesIn(Number.parseInt(digit, HEX))
  return ones <= MOST_DIFFERENT
}
