import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainChange } from '#domain/analytics/explain-change.ts'
import { whyWords } from './why-words.ts'

interface Side {
  readonly bought: readonly number[]
  readonly back: readonly number[]
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const spentIn = ({ bought, back }: Side) => sum(bought) - sum(back)

const words = (before: Side, now: Side) => {
  const [was, total] = [spentIn(before), spentIn(now)]
  const [buys, buysBefore] = [now.bought.length, before.bought.length]
  return whyWords({
    ...{ buys, buysBefore, change: total - was },
    count: buys + now.back.length,
    countBefore: buysBefore + before.back.length,
    parts: explainChange({ amount: was, buys: buysBefore }, { amount: total, buys }),
  })
}

const bought = (...amounts: number[]): Side => ({ bought: amounts, back: [] })

describe('why somebody got more or less', () => {
  it('is only how often, where the time before is not all in the book', () => {
    const item = { ...{ count: 12, countBefore: 2, buys: 12, buysBefore: 2, change: 1000 } }
    const parts = explainChange({ amount: 200, buys: 2 }, { amount: 1200, buys: 12 })
    expect(whyWords({ ...item, parts })).toBe('more often, 12 times after 2 times')
    expect(whyWords({ ...item, parts }, true)).toBe('12 times')
  })

  it.each([
    ['new, once', bought(), bought(100)],
    ['stopped, was 2 times', bought(100, 100), bought()],
    ['more often, 3 times after once', bought(100), bought(100, 100, 100)],
    ['dearer on average', bought(1500, 1500), bought(1000, 3000)],
    ['cheaper on average, 2 times after 3 times', bought(900, 900, 900), bought(100, 100)],
    ['the same', bought(500), bought(500)],
  ])('%s', (expected, before, now) => {
    expect(words(before, now)).toBe(expected)
  })

  it('counts purchases, not money back: as many rows may be more purchases', () => {
    const before = { bought: [1000], back: [400] }
    expect(words(before, bought(600, 600))).toBe('more often, 2 times after once')
    expect(words({ bought: [1000], back: [400] }, bought(1000))).toBe(
      'dearer on average, with money back',
    )
    expect(words({ bought: [], back: [] }, { bought: [], back: [300] })).toBe('money back')
  })

  it('claims nothing where nothing is known', () => {
    const missing = [{ currency: 'XAF', amount: 1, count: 1, from: '2026-11-01', to: '2026-11-01' }]
    const parts = { fresh: 0, stopped: 0, oftener: 0, dearer: null }
    const counts = { count: 2, countBefore: 2, buys: 2, buysBefore: 2 }
    expect(whyWords({ ...counts, change: null, parts, missing })).toBe('not known how much')
  })

  it('is true of any purchases', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 5 })
    const side = fc.record({ bought: amounts, back: fc.array(fc.nat(500), { maxLength: 2 }) })
    fc.assert(
      fc.property(side, side, (before, now) => {
        const said = words(before, now)
        const [few, many] = [before.bought.length, now.bought.length]
        const averageOf = (one: Side) => spentIn(one) / one.bought.length
        if (said.includes('dearer')) expect(averageOf(now)).toBeGreaterThan(averageOf(before))
        if (said.includes('cheaper')) expect(averageOf(now)).toBeLessThan(averageOf(before))
        if (said.includes('more often')) expect(many).toBeGreaterThan(few)
        if (said.includes('less often')) expect(many).toBeLessThan(few)
        if (said.startsWith('new')) expect([few, many > 0]).toEqual([0, true])
        if (said.startsWith('stopped')) expect([many, few > 0]).toEqual([0, true])
        if (said === 'the same') expect(spentIn(now)).toBe(spentIn(before))
        const isBack = now.back.length + before.back.length > 0
        if (said.includes('money back')) expect(isBack || few + many === 0).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
