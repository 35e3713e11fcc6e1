import { describe, expect, it } from 'vitest'
import { findTwin, isTwin, type Paid, type Seen } from './find-twin.ts'
import { figuresOf } from './same-paper.ts'

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
    expect(findTwin({ ...bought, merchant: 'REWEMARKTGMBH' }, [row])).toBe(row)
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

const lines = [
  'REWE Markt GmbH, Domplatz 4, 50667 Köln',
  'Tel 0221 555019 USt-ID DE811222333',
  '31.03.2026 18:44 Bon 8812 Kasse 3',
  'Milch 1,19  Brot 3,45  Käse 7,86',
  'SUMME 12,50  Bar 20,00  Rückgeld 7,50',
]
const seen: Seen = { ...bought, figures: figuresOf(lines) }
const again = (change: (line: string) => string, other: Partial<Seen> = {}): Seen => ({
  ...seen,
  ...other,
  figures: figuresOf(lines.map(change)),
})

describe('two pictures in one batch', () => {
  it('are one receipt where nearly all figures are the same, whatever was misread', () => {
    const second = again((line) => line.replace('8812', '8B12'), {
      amount: 1290,
      merchant: 'RENE MARKT',
    })
    expect(isTwin(seen, second)).toBe(true)
    expect(isTwin(second, seen)).toBe(true)
  })

  it('are one receipt by shop, sum and day where little was read', () => {
    expect(isTwin({ ...seen, figures: [] }, { ...seen, figures: ['1250'] })).toBe(true)
    expect(isTwin({ ...seen, figures: [] }, { ...seen, figures: [], merchant: 'Lidl' })).toBe(false)
  })

  it('are two receipts of one shop with another time, number and goods', () => {
    const later = (line: string) =>
      line
        .replace('18:44 Bon 8812', '19:02 Bon 8840')
        .replace(/Milch.*/, 'Tee 4,99  Saft 2,79  Obst 4,72')
        .replace('20,00  Rückgeld 7,50', '15,00  Rückgeld 2,50')
    expect(isTwin(seen, again(later))).toBe(false)
  })

  it('are two receipts where the sum differs and so do most figures', () => {
    const other = again((line) => line.replaceAll(/\d/g, '9'), { amount: 999 })
    expect(isTwin(seen, other)).toBe(false)
  })
})
