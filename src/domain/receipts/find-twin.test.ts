import { describe, expect, it } from 'vitest'
import { findTwin, type Paid } from './find-twin.ts'

const row: Paid = {
  id: 'e',
  amount: 1250,
  currency: 'EUR',
  date: '2026-03-31',
  description: 'Weekend shopping',
  merchant: 'REWE Markt GmbH',
}
const bought = { amount: 1250, currency: 'EUR', date: '2026-03-31', merchant: 'Rewe' }

describe('the same receipt again', () => {
  it('is the same sum at the same shop on the same day', () => {
    expect(findTwin(bought, [row])).toBe(row)
    expect(findTwin({ ...bought, merchant: 'WEEKEND-SHOPPING' }, [row])).toBe(row)
    expect(findTwin({ ...bought, merchant: '' }, [row])).toBe(row)
  })

  it.each([
    { amount: 1251 },
    { currency: 'USD' },
    { date: '2026-03-30' },
    { merchant: 'Rewerb' },
    { merchant: 'Lidl' },
  ])('is not one with %o', (other) => {
    expect(findTwin({ ...bought, ...other }, [row])).toBeNull()
  })
})
