import { createHash } from 'node:crypto'

/** Chance that repeats itself: the same words give the same run of numbers. */
export class Chance {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(words: string) {
    const seed = createHash('sha256').update(words).digest()
    this.#a = seed.readUInt32LE(0)
    this.#b = seed.readUInt32LE(4)
    this.#c = seed.readUInt32LE(8)
  }

  /** A whole number of 32 bits, by the small fast counting generator. */
  bits(): number {
    const sum = (this.#a + this.#b + this.#counter++) >>> 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) >>> 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) >>> 0
    return sum
  }

  /** From 0 up to but not including 1. */
  share(): number {
    return this.bits() / 2 ** 32
  }

  below(most: number): number {
    return Math.floor(this.share() * most)
  }

  /** The middle is likelier than the ends. */
  between(from: number, to: number): number {
    return from + ((this.share() + this.share()) / 2) * (to - from)
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[this.below(from.length)] ?? from[0]
  }

  /** An id like any other, ordered by its time, but made by this run of chance. */
  id(at: number): string {
    const time = at.toString(16).padStart(12, '0')
    const [a, b, c] = [this.#hex(), this.#hex(), this.#hex()]
    const variant = (8 + (Number.parseInt(b[0] ?? '0', 16) % 4)).toString(16)
    return [
      time.slice(0, 8),
      time.slice(8),
      `7${a.slice(0, 3)}`,
      `${variant}${b.slice(1, 4)}`,
      `${b.slice(4)}${c}`,
    ].join('-')
  }

  #hex(): string {
    return this.bits().toString(16).padStart(8, '0')
  }
}
