import { describe, expect, it } from 'vitest'
import { paper, seenRows } from '#test/support/receipt-text.ts'
import { readReceipt } from './read-receipt.ts'
import type { Reading, ReadOptions } from './reading.ts'

const options: ReadOptions = { currency: 'EUR', locale: 'en-GB', today: '2026-11-15' }

const read = (rows: readonly string[], change: Partial<ReadOptions> = {}): Reading =>
  readReceipt(seenRows(rows), paper(rows.length), { ...options, ...change })

const main = ({ merchant, date, total, unit }: Reading) => [
  merchant.value,
  date.value,
  total.value,
  unit,
]

const bakery = [
  'CORNER BAKERY LTD',
  '12 High Street, Leeds',
  'VAT Reg No 123 4567 89',
  'Date: 14/03/2026 | 09:41',
  'Sourdough loaf | £4.20',
  '2 x Croissant | £4.60',
  'SUBTOTAL | £8.80',
  'VAT 20% | £1.76',
  'TOTAL | £10.56',
  'CASH | £20.00',
  'CHANGE | £9.44',
]

const german = [
  'Bäckerei Sonnenschein GmbH',
  'Hauptstraße 7',
  '80331 München',
  'USt-ID DE123456789',
  'Roggenbrot | 4,20 A',
  'Brezel 3 x 0,90 | 2,70 A',
  'Zwischensumme | 6,90',
  'Summe EUR | 6,90',
  'Gegeben bar | 10,00',
  'Rückgeld | 3,10',
  'MwSt 7% | 6,45 | 0,45',
  '03.02.2026 08:15',
]

const american = [
  'MAIN STREET DINER',
  '480 Oak Ave',
  'Springfield, IL 62704',
  '(217) 555-0142',
  '02/03/2026 12:31 PM',
  '1 Burger | $12.50',
  '2 Soda | $5.00',
  'Subtotal | $17.50',
  'Sales Tax | $1.40',
  'Total | $18.90',
  'VISA ************1234 | $18.90',
  'Suggested tip 20% | $3.50',
]

const lisbon = [
  'TASCA DO ROSSIO',
  'Rua Augusta 12, Lisboa',
  '2 x Bacalhau | 29,00',
  '1 x Vinho | 8,50',
  'TOTAL | 37,50',
  '03.10.2026 21:04',
]

describe('a receipt from abroad', () => {
  const english = { locale: 'en-US', currency: 'USD' }
  const daysOf = ({ date }: Reading) => date.candidates.map(({ value }) => value)

  it('has the day first where dots are between the figures, and the other way is offered', () => {
    expect(daysOf(read(lisbon, english))).toEqual(['2026-10-03', '2026-03-10'])
    const strokes = lisbon.map((row) => row.replace('03.10.2026', '03/10/2026'))
    expect(daysOf(read(strokes, english))).toEqual(['2026-03-10', '2026-10-03'])
  })

  it('leaves no other way where its currency says which country it is from', () => {
    const euro = [...lisbon.slice(0, -1), 'EUR 37,50', '03/10/2026 21:04']
    expect(daysOf(read(euro, english))).toEqual(['2026-10-03'])
  })

  it('names things without the sign of times', () => {
    expect(read(lisbon).items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Bacalhau', 2],
      ['Vinho', 1],
    ])
  })
})

describe('the main fields', () => {
  it('are read with a sum that proves the total', () => {
    const reading = read(bakery)
    expect(main(reading)).toEqual(['CORNER BAKERY LTD', '2026-03-14', 1056, 'GBP'])
    expect([reading.total.isSure, reading.date.isSure, reading.problems]).toEqual([true, true, []])
    expect([reading.subtotal.value, reading.tax.value]).toEqual([880, 176])
    expect(reading.payment.value).toBe('cash')
  })

  it('are read with decimal commas and German words', () => {
    const reading = read(german)
    expect(main(reading)).toEqual(['Bäckerei Sonnenschein GmbH', '2026-02-03', 690, 'EUR'])
    expect(reading.total.isSure).toBe(true)
  })

  it('are read with the month first where the address says so', () => {
    const reading = read(american)
    expect(main(reading)).toEqual(['MAIN STREET DINER', '2026-02-03', 1890, 'USD'])
    expect([reading.date.isSure, reading.payment.value]).toEqual([true, 'card'])
    expect(reading.tip.value).not.toBe(1890)
  })

  it('name the company below the title, and one with a bracket that was misread', () => {
    const rest = ['Date: 14/03/2026 | 09:41', 'Ticket | 4.20', 'TOTAL RM | 4.20', 'CASH | 4.20']
    const head = ['LRT', 'operated by', 'fastKL', 'TAX INVOICE', 'SWIFT RAIL SDN BHD']
    expect(read([...head, ...rest]).merchant.value).toBe('SWIFT RAIL SDN BHD')
    const misread = ['OUR NEWS', 'LAKE PARK', 'JALAN 1A/7A', 'MORNING RETAIL SB{306295-X)']
    expect(read([...misread, ...rest]).merchant.value).toBe('MORNING RETAIL SB')
  })

  it('come with what else they may be, the likelier first', () => {
    const { total, merchant } = read(bakery)
    expect(total.candidates[0]?.value).toBe(1056)
    expect(total.candidates.map(({ value }) => value)).toContain(880)
    expect(merchant.candidates.length).toBeLessThanOrEqual(4)
  })

  it('say where they stand, as a part of the picture', () => {
    const place = read(bakery).total.candidates[0]?.place
    expect(place?.left).toBeGreaterThan(0.5)
    expect((place?.top ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(1)
    expect(place?.top).toBeGreaterThan(0.6)
  })
})

describe('amounts', () => {
  it('without decimals stay whole in yen', () => {
    const rows = ['田中屋', '2026-05-01 18:20', 'ラーメン | 1,200', '餃子 | 480', '合計 | 1,680 円']
    const { total, unit } = read(rows)
    expect([total.value, unit]).toEqual([1680, 'JPY'])
  })

  it('without decimals are full units where the currency has cents', () => {
    const rows = ['WARUNG BALI', '02/05/2026', 'Nasi goreng | Rp 45.000', 'Total | Rp 45.000']
    const { total, unit } = read(rows)
    expect([total.value, unit]).toEqual([4_500_000, 'IDR'])
  })

  it('with a lost decimal sign are mended only when something else says the same', () => {
    const mended = read([...bakery.slice(0, 8), 'TOTAL | 1056', ...bakery.slice(9)])
    expect(mended.total.value).toBe(1056)
    expect(read(['SHOP', 'Order 5', 'thanks', 'bye']).total.value).toBeNull()
  })
})

describe('taxes', () => {
  it('of several rates are one tax, in one row, in several or in a table', () => {
    const till = ['Bäckerei Huber', 'Brot | 11,62 B', 'Seife | 3,38 A', 'Summe EUR | 15,00']
    const told = (...rows: readonly string[]) => read([...till, ...rows, '03.02.2026']).tax
    expect(told('MwSt A 19% 0,54 B 7% 0,76')).toMatchObject({ value: 130, isSure: false })
    expect(told('MwSt A 19% | 0,54', 'MwSt B 7% | 0,76').value).toBe(130)
    const table = ['MwSt | Netto | Steuer | Brutto', 'A 19% | 2,84 | 0,54 | 3,38']
    expect(told(...table, 'B 7% | 10,86 | 0,76 | 11,62').value).toBe(130)
    expect(told('MwSt A 19% 0,54 B 7% 0,00').value).toBe(54)
  })

  it('of a state and a city are one tax where that closes the sum', () => {
    const rows = ['DINER', 'Burger | $17.50', 'Subtotal | $17.50', 'State Tax | $1.10']
    const { tax } = read([...rows, 'City Tax | $0.30', 'Total | $18.90'])
    expect(tax).toMatchObject({ value: 140, isSure: true })
  })
})

describe('words beside a figure', () => {
  const totalOf = (...rows: readonly string[]) =>
    read(['SHOP LTD', '12/03/2026 10:15', 'Tea | 6.00', 'Cake | 6.00', ...rows]).total.value

  it('are those of the row, not of its figure', () => {
    expect(totalOf('Total 11.32', 'Total Inclusive GST: 12.00')).toBe(1200)
  })

  it('that say what a total contains announce a tax', () => {
    expect(totalOf('TOTAL | 12.00', 'TOTAL INCLUDES 6% GOVT TAX OF | 0.68')).toBe(1200)
  })

  it('are told apart where they run together', () => {
    expect(totalOf('AmountDue | 12.00', 'CashTendered | 20.00', 'ChangeDue | 8.00')).toBe(1200)
  })

  it('about a floor are no rounding', () => {
    expect(totalOf('GROUND FLOOR 0.02', 'TOTAL | 12.00')).toBe(1200)
  })
})

describe('lines', () => {
  it('have names, quantities and amounts, and agree with the total', () => {
    const { items, check } = read(american)
    expect(items.map(({ name, quantity, amount }) => [name, quantity, amount])).toEqual([
      ['Burger', 1, 1250],
      ['Soda', 2, 500],
    ])
    expect(check).toEqual({ verdict: 'agrees' })
  })

  it('say by how much they miss the total', () => {
    const rows = american.filter((row) => !row.startsWith('2 Soda'))
    expect(read(rows).check).toEqual({ verdict: 'differs', gap: 500 })
  })

  it('take a name from the row above and a quantity from the price', () => {
    const rows = [
      'KEDAI BUKU SDN BHD',
      '20/03/2018 12:42',
      'ITEM | AMOUNT',
      'BLUE BALL PEN',
      '9556123450011 3 X 1.90 | 5.70',
      'TOTAL RM | 5.70',
    ]
    const { items, unit } = read(rows)
    expect(items.map(({ name, quantity, amount }) => [name, quantity, amount])).toEqual([
      ['BLUE BALL PEN', 3, 570],
    ])
    expect(unit).toBe('MYR')
  })
})

describe('what is not there', () => {
  it('is not invented', () => {
    const { total, date, tax, tip, subtotal, items } = read(['HELLO THERE', 'a sign', 'on a wall'])
    for (const field of [total, date, tax, tip, subtotal]) {
      expect([field.value, field.isSure, field.candidates]).toEqual([null, false, []])
    }
    expect(items).toEqual([])
  })

  it('is said, so that nobody trusts a photo of something else', () => {
    expect(read(['EXIT']).problems).toContain('not-a-receipt')
    expect(read([]).problems).toEqual(['no-text'])
  })

  it('is no date of the future', () => {
    expect(read(bakery, { today: '2026-03-13' }).date.value).toBeNull()
  })

  it('leaves a total that nothing confirms to be looked at', () => {
    const { total, problems } = read(['SHOP', 'thing', 'TOTAL | 5.00', 'bye bye'])
    expect([total.value, total.isSure]).toEqual([500, false])
    expect(problems).toContain('total-unconfirmed')
  })
})
