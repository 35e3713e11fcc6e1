import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedAmount } from '#domain/money/money.ts'
import { type Draft, newDraft } from '../draft.ts'
import { addLine, changeLine, dropLine, giveRest, restOf, startSplit } from './split-lines.ts'

const base: Draft = { ...newDraft('EUR', '2026-11-18'), amount: '86,40', categoryId: 'food' }
const split = (...amounts: readonly string[]): Draft => ({
  ...base,
  lines: amounts.map((amount, at) => ({ key: `${at}`, categoryId: `c${at}`, amount, note: '' })),
})
const rest = (draft: Draft) => restOf(draft, 'de-DE')

describe('splitting over categories', () => {
  it('begins with all of it in the first part', () => {
    const lines = startSplit(base)
    expect(lines).toMatchObject([
      { categoryId: 'food', amount: '86,40' },
      { categoryId: null, amount: '' },
    ])
    expect(rest({ ...base, lines })).toBe(0)
  })

  it('tells what is left and what is too much', () => {
    expect(rest(split('50', '30'))).toBe(640)
    expect(rest(split('50', '40'))).toBe(-360)
    expect(rest(split('50', 'x'))).toBe(3640)
    expect(rest({ ...split('50'), amount: '' })).toBeNull()
    expect(rest(base)).toBeNull()
  })

  it('gives another part what is left', () => {
    const draft = split('50', '30')
    expect({ ...draft, ...addLine(draft, 'de-DE') }.lines?.at(-1)?.amount).toBe('6,40')
    const full = split('50', '36,40')
    expect({ ...full, ...addLine(full, 'de-DE') }.lines?.at(-1)?.amount).toBe('')
  })

  it('is no split any more with one part left', () => {
    expect(dropLine(split('50', '36,40'), '0')).toEqual({ lines: null, categoryId: 'c1' })
    expect(dropLine(split('1', '2', '3'), '1').lines).toHaveLength(2)
  })

  it('leaves the other parts alone', () => {
    const { lines } = changeLine(split('50', '30'), '1', { note: 'Wine' })
    expect(lines).toMatchObject([{ note: '' }, { note: 'Wine', amount: '30' }])
    expect(giveRest(split('50', '90'), '0', 'de-DE')).toEqual({})
  })

  it('has nothing left once one part took the rest', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 2, maxLength: 20 })
    fc.assert(
      fc.property(
        amounts,
        fc.nat(),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        (parts, at, currency) => {
          const typed = (amount: number) => typedAmount(amount, currency, 'de-DE')
          const whole = parts.reduce((sum, part) => sum + part, 0)
          const key = `${at % parts.length}`
          const holed = parts.map((part, index) => (`${index}` === key ? '' : typed(part)))
          const draft = { ...split(...holed), currency, amount: typed(whole) }
          expect(rest({ ...draft, ...giveRest(draft, key, 'de-DE') })).toBe(0)
        },
      ),
    )
  })
})
