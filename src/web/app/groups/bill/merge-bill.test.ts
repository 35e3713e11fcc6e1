import { describe, expect, it } from 'vitest'
import type { BillDraft } from './draft.ts'
import { mergeBills, withTheirs } from './merge-bill.ts'

const base: BillDraft = {
  ...{ amount: '60.00', currency: 'EUR', description: 'Dinner', date: '2026-11-01' },
  ...{
    categoryId: null,
    notes: '',
    payer: 'a',
    paid: {},
    jointAccountId: null,
    mode: 'equal',
    memberIds: ['a', 'b'],
  },
  values: { exact: {}, percent: {}, shares: {}, adjustment: {} },
  ...{ items: [], tax: '', tip: '', receiptId: null, rate: '', rateTo: 'EUR' },
}

describe('two changes of one bill', () => {
  it('stand both where they are of different things', () => {
    const merged = mergeBills(
      base,
      { ...base, description: 'Dinner by the sea' },
      { ...base, amount: '90.00', notes: 'With wine' },
    )
    expect(merged.asked).toEqual([])
    expect(merged.draft).toEqual({
      ...base,
      description: 'Dinner by the sea',
      amount: '90.00',
      notes: 'With wine',
    })
  })

  it('are asked only where both changed the same', () => {
    const theirs = { ...base, description: 'Supper', date: '2026-11-02' }
    const merged = mergeBills(base, { ...base, description: 'Tapas' }, theirs)
    expect(merged.asked).toEqual(['What'])
    expect(merged.draft).toMatchObject({ description: 'Tapas', date: '2026-11-02' })
    expect(withTheirs(merged.draft, theirs, ['What'])).toEqual(theirs)
  })

  it('are nothing to ask where both came to the same', () => {
    const same = { ...base, description: 'Tapas' }
    expect(mergeBills(base, same, same)).toEqual({ draft: same, asked: [] })
  })

  it('are one thing where sums have to hold: an amount and who pays and bears it', () => {
    const mine = { ...base, mode: 'exact' as const }
    const merged = mergeBills(base, mine, { ...base, amount: '90.00' })
    expect(merged).toEqual({ draft: mine, asked: ['Amount'] })
  })

  it('are one thing of an amount and its rate', () => {
    const dinner = { ...base, currency: 'SYP' }
    const mine = { ...dinner, rate: '0.5' }
    const merged = mergeBills(dinner, mine, { ...dinner, currency: 'THB' })
    expect(merged).toEqual({ draft: mine, asked: ['Amount'] })
    expect(mergeBills(dinner, dinner, mine)).toEqual({ draft: mine, asked: [] })
  })

  it('are asked in all that differs where it is not known what they were made of', () => {
    const theirs = { ...base, amount: '90.00' }
    const merged = mergeBills(null, { ...theirs, description: 'Tapas' }, theirs)
    expect(merged).toEqual({ draft: { ...theirs, description: 'Tapas' }, asked: ['What'] })
  })

  it('of lines do not differ by the keys they are drawn with', () => {
    const items = (key: string) => [{ key, label: 'Fish', amount: '60.00', memberIds: ['a'] }]
    const [before, after] = [
      { ...base, items: items('1') },
      { ...base, items: items('2') },
    ]
    expect(mergeBills(before, before, after).asked).toEqual([])
  })
})
