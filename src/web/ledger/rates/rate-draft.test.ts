import { describe, expect, it } from 'vitest'
import type { CostEntry } from '#web/data/one-book.ts'
import { daysOf, draftOfRate, readRateDraft } from './rate-draft.ts'

const draft = {
  ...{ currency: 'SYP', isTurned: false, rate: '0,01' },
  ...{ fromOn: '2026-03-05', toOn: '' },
}
const rate = {
  ...{ id: 'r', currency: 'SYP', to: 'EUR', rate: '0.01' },
  ...{ fromOn: '2026-03-05', toOn: null },
}
const onDay = (date: string) => ({ entry: { date } as CostEntry, type: 'expense' as const })

describe('a rate that is typed', () => {
  it('is read with either mark, either way round, for all days since or some', () => {
    const { id: _, ...fields } = rate
    expect(readRateDraft(draft, 'EUR')).toEqual({ ok: true, fields })
    expect(readRateDraft({ ...draft, isTurned: true, toOn: '2026-03-06' }, 'EUR')).toEqual({
      ok: true,
      fields: { ...fields, currency: 'EUR', to: 'SYP', toOn: '2026-03-06' },
    })
  })

  it.each([
    ['rate', { rate: '' }],
    ['rate', { rate: '0' }],
    ['rate', { rate: '1.000.000' }],
    ['fromOn', { fromOn: 'soon' }],
    ['toOn', { toOn: 'later' }],
    ['toOn', { toOn: '2026-03-04' }],
    ['currency', { currency: 'EUR' }],
  ])('says what is wrong with %s in %j', (field, wrong) => {
    const read = readRateDraft({ ...draft, ...wrong }, 'EUR')
    expect('messages' in read && Object.keys(read.messages)).toEqual([field])
  })

  it('is shown as it was typed', () => {
    expect(draftOfRate(rate, 'EUR', 'de-DE')).toEqual(draft)
    const turned = { ...rate, currency: 'EUR', to: 'SYP', toOn: '2026-04-01' }
    expect(draftOfRate(turned, 'EUR', 'en-GB')).toMatchObject({
      ...{ currency: 'SYP', isTurned: true, toOn: '2026-04-01' },
    })
  })

  it('is proposed for the days of the entries, and on from them where they are of late', () => {
    const today = '2026-06-30'
    const days = (...dates: readonly string[]) => daysOf(dates.map(onDay), today)
    expect(days('2026-03-09', '2026-03-05')).toEqual({ fromOn: '2026-03-05', toOn: '2026-03-09' })
    expect(days('2026-03-09', '2026-06-20')).toEqual({ fromOn: '2026-03-09', toOn: '' })
    expect(days()).toEqual({ fromOn: today, toOn: '' })
  })
})
