import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readShare } from './read-share.ts'

const read = (typed: string, whole: number | null = 8640) => {
  const share = readShare(typed, whole, 'EUR', 'en-GB', 'a')
  return share.ok ? share.amount : share.reason
}

describe('reading a share', () => {
  it.each([
    ['40', 4000],
    ['43,20', 4320],
    ['1/2', 4320],
    ['Half', 4320],
    ['2 / 3', 5760],
    ['a third', 2880],
    ['50%', 4320],
    ['12.5 %', 1080],
    ['all', 8640],
    ['1/1', 8640],
  ])('%s of 86.40 is %d', (typed, amount) => {
    expect(read(typed)).toBe(amount)
  })

  it.each(['3/2', '0/2', '1/0', '0%', '120%', '1/', 'some', '__proto__'])('refuses %s', (typed) => {
    expect(read(typed)).toBe('not-a-number')
  })

  it('needs the whole for a share only', () => {
    expect(read('1/2', null)).toBe('not-a-number')
    expect(read('40', null)).toBe(4000)
    expect(read('', 8640)).toBe('empty')
  })

  it('is never more than the whole, and within one unit of its exact part', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 13 }),
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 9999 }),
        (whole, a, b) => {
          const [part, of] = [Math.min(a, b), Math.max(a, b)]
          const amount = read(`${part}/${of}`, whole)
          const exact = (BigInt(whole) * BigInt(part)) / BigInt(of)
          expect([exact, exact + 1n]).toContain(BigInt(amount))
          expect(Number(amount)).toBeLessThanOrEqual(whole)
        },
      ),
    )
  })
})
