import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkItems } from '#domain/receipts/item-sums.ts'
import { linesOf, splitOf } from './outcome.ts'
import { draftOf, emptyItem, type ScanDraft } from './review/draft.ts'
import { checkDraft, readSums } from './review/read-draft.ts'

const start = {
  locale: 'en-GB',
  currency: 'EUR',
  today: '2026-03-31',
  groupId: null,
  remembered: null,
}
const base: ScanDraft = { ...draftOf(null, start), merchant: 'Rewe', amount: '10.00' }
const id = '019b0000-0000-7000-8000-000000000100'
const item = (amount: string, categoryId: string | null = null) => ({
  ...emptyItem(`for ${amount}`, amount),
  categoryId,
})

describe('over categories', () => {
  it('puts lines of one category together, with tax in proportion', () => {
    const items = [item('4.00', 'food'), item('2.00', 'home'), item('2.00', 'food')]
    const draft = { ...base, way: 'categories', items, tax: '2.00' } as const
    const sums = readSums(draft, 'en-GB')
    expect(sums.check).toEqual({ verdict: 'agrees', tax: 'on-top' })
    expect(linesOf(sums, draft, id)).toEqual({
      ok: true,
      categoryId: 'food',
      lines: [
        { categoryId: 'food', amount: 750, note: 'for 4.00, for 2.00' },
        { categoryId: 'home', amount: 250, note: 'for 2.00' },
      ],
    })
  })

  it('is a plain expense when all is of one category', () => {
    const draft = { ...base, categoryId: 'food', items: [item('6.00'), item('4.00')] }
    expect(linesOf(readSums(draft, 'en-GB'), draft, id)).toEqual({
      ok: true,
      lines: null,
      categoryId: 'food',
    })
  })

  it('always comes to the total', () => {
    const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.nat(3)), {
      minLength: 2,
      maxLength: 15,
    })
    fc.assert(
      fc.property(prices, fc.nat(500), (list, tax) => {
        const items = list.map(([cents, at]) => item((cents / 100).toFixed(2), `c${at}`))
        const total = list.reduce((sum, [cents]) => sum + cents, tax)
        const amount = (total / 100).toFixed(2)
        const draft = { ...base, items, amount, tax: (tax / 100).toFixed(2) }
        const read = linesOf(readSums(draft, 'en-GB'), draft, id)
        if (!read.ok || !read.lines) return
        expect(read.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
      }),
    )
  })
})

describe('in a group', () => {
  it('gives each what they had, and takes a discount off the line before it', () => {
    const items = [item('8.00'), { ...item('3.00'), memberIds: ['b'] }, item('-1.00')]
    const draft = { ...base, way: 'group', groupId: 'g', items } as const
    const sums = readSums(draft, 'en-GB')
    const read = splitOf(sums, ['a', 'b'], id)
    expect(read).toMatchObject({
      ok: true,
      split: {
        mode: 'items',
        items: [
          { amount: 800, memberIds: ['a', 'b'] },
          { amount: 200, memberIds: ['b'] },
        ],
        tax: 0,
        tip: 0,
      },
    })
  })

  it('needs somebody for each line', () => {
    const draft = { ...base, items: [{ ...item('10.00'), memberIds: [] }] }
    expect(splitOf(readSums(draft, 'en-GB'), ['a'], id)).toMatchObject({ ok: false })
  })
})

describe('what is checked', () => {
  it('is the gap, to the cent, where lines count', () => {
    const draft = { ...base, way: 'categories', items: [item('4.00'), item('5.30')] } as const
    const sums = readSums(draft, 'en-GB')
    expect(sums.check).toMatchObject({ verdict: 'differs', gap: 70 })
    expect(checkDraft(draft, sums, 'en-GB')).toEqual({
      items: 'The lines have to come to the total first.',
    })
    expect(checkDraft({ ...draft, way: 'expense' }, sums, 'en-GB')).toEqual({})
    expect(checkItems({ total: 1000, items: [400, 530, 70], tax: 0, tip: 0 })).toMatchObject({
      verdict: 'agrees',
    })
  })

  it('is everything a record needs', () => {
    const empty = { ...base, merchant: ' ', amount: '', date: 'soon', way: 'group' } as const
    const messages = checkDraft(empty, readSums(empty, 'en-GB'), 'en-GB')
    expect(Object.keys(messages).toSorted()).toEqual(['amount', 'date', 'group', 'merchant'])
  })
})
