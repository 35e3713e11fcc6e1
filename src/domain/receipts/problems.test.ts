import { describe, expect, it } from 'vitest'
import { paper, seenRows } from '#test/support/receipt-text.ts'
import { readReceipt } from './read-receipt.ts'

const read = (rows: readonly string[]) =>
  readReceipt(seenRows(rows), paper(rows.length), {
    currency: 'EUR',
    locale: 'en-GB',
    today: '2026-11-15',
  })

const others: readonly (readonly [string, readonly string[]])[] = [
  ['a sign', ['EXIT']],
  [
    'a menu',
    [
      'Trattoria Bella',
      'Starters',
      'Bruschetta | € 6.50',
      'Caprese | € 8.00',
      'Mains',
      'Lasagne | € 13.50',
      'Risotto ai funghi | € 15.00',
      'All prices include service',
    ],
  ],
  [
    'a card of a person',
    [
      'Dana Example',
      'Head of Sales',
      'Example Trading Ltd',
      '12 High Street, Leeds LS1 4AB',
      'Phone 0113 555 0199',
      'dana@trading.example',
    ],
  ],
  [
    'a page of a book',
    [
      'CHAPTER TWELVE',
      'In the winter of 1998 the river rose by 2.40 metres,',
      'and the old mill, which had cost its owner a fortune,',
      'was carried away in a single night. Nobody spoke of',
      'it afterwards except the ferryman, who had seen the',
      'lamps go out one by one from the other bank.',
      '214',
    ],
  ],
  [
    'a letter',
    [
      'Dear neighbours,',
      'on 14 March 2026 the stairs will be painted.',
      'Please keep them clear from 8.30 in the morning.',
      'Whoever would like to give something towards the',
      'flowers may leave 5.00 with Mrs Example.',
      'With kind regards',
    ],
  ],
  [
    'a label of prices',
    ['RED ONIONS', 'Class 1, Spain', '£0.95', '95p per kg', 'Best before 20/03/2026'],
  ],
]

describe('a picture of something else', () => {
  it.each(others)('says so and guesses nothing: %s', (_, rows) => {
    const { problems, total, date, merchant, items } = read(rows)
    expect(problems).toContain('not-a-receipt')
    expect([total.value, date.value, merchant.value, items]).toEqual([null, null, null, []])
  })

  it('can still be tapped line by line', () => {
    expect(read(others[1]?.[1] ?? []).lines.map(({ text }) => text)).toContain('Caprese € 8.00')
  })
})

describe('a receipt', () => {
  it('is one without any word for its total, if the sums say so', () => {
    const rows = ['Kiosk', '03/02/2026 09:10', 'Tea | 2.10', 'Bun | 1.40', '| 3.50', 'CASH | 3.50']
    expect(read(rows).problems).not.toContain('not-a-receipt')
  })

  it('of money that came back says so, and what came back is its total', () => {
    const rows = [
      'FERN & OAK',
      '11/02/2026 10:31',
      'SCARF | -24.00',
      'HAT | -6.00',
      'TOTAL | -30.00',
    ]
    const { problems, total, items } = read(rows)
    expect([total.value, problems.includes('refund')]).toEqual([3000, true])
    expect(items.map(({ amount }) => amount)).toEqual([2400, 600])
  })

  it('with a discount is no refund', () => {
    const rows = [
      'FERN & OAK',
      '11/02/2026',
      'SCARF | 24.00',
      'TOTAL SAVED | -4.00',
      'TOTAL | 20.00',
    ]
    expect(read(rows)).toMatchObject({ total: { value: 2000 } })
    expect(read(rows).problems).not.toContain('refund')
  })
})
