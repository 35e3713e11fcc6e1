import { describe, expect, it } from 'vitest'
import { learn, recall } from './memory.ts'

const known = {
  id: 'm',
  readAs: 'rewe markt gmbh',
  merchant: 'Rewe',
  categoryId: 'groceries',
  currency: null,
}
const said = { read: 'REWE Markt GmbH', merchant: 'Rewe', categoryId: null, currency: null }

describe('what a correction taught', () => {
  it('is found however the receipt spells the shop', () => {
    expect(recall([known], 'Rewe  MARKT-GmbH')).toBe(known)
    expect(recall([known], 'Lidl')).toBeNull()
    expect(recall([{ ...known, readAs: '' }], null)).toBeNull()
  })

  it('is written down once something was corrected', () => {
    expect(learn({ ...said, before: null })).toMatchObject([
      {
        name: 'receipt_merchants.create',
        args: { doc: { readAs: 'rewe markt gmbh', merchant: 'Rewe', categoryId: null } },
      },
    ])
    expect(learn({ ...said, before: null, merchant: 'REWE Markt GmbH' })).toEqual([])
    expect(learn({ ...said, before: null, read: null })).toEqual([])
  })

  it('is changed by the next correction, and keeps what was not said anew', () => {
    expect(learn({ ...said, before: known })).toEqual([])
    expect(learn({ ...said, before: known, currency: 'CHF' })).toEqual([
      {
        name: 'receipt_merchants.update',
        args: {
          id: 'm',
          patch: { merchant: 'Rewe', categoryId: 'groceries', currency: 'CHF' },
        },
      },
    ])
  })
})
