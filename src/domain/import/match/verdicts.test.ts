import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import type { StatementRow } from '../statement.ts'
import { asMoved, type BookedRow, bookedExpense, bookedIncome, entryDoc } from './booked.ts'
import { judgeStatement } from './verdicts.ts'

const options = { locale: 'en-GB', amountMinorUnits: 10 ** 13 }

const row = (fields: Partial<StatementRow> = {}): StatementRow => ({
  date: '2026-01-05',
  amount: -350,
  currency: 'EUR',
  description: 'Café Möhre',
  merchant: null,
  notes: null,
  bankId: null,
  payment: 'card',
  isPending: false,
  isTrade: false,
  roundedFrom: null,
  line: 1,
  ...fields,
})

const judge = (
  rows: readonly StatementRow[],
  booked: readonly BookedRow[] = [],
  id: string | null = 'DE1',
) => judgeStatement({ accounts: [{ id, currency: 'EUR', rows }] }, booked, options)

const kinds = (rows: readonly StatementRow[], booked: readonly BookedRow[], id = 'DE1') =>
  judge(rows, booked, id).map(({ verdict }) => verdict.kind)

/** What the book has after the rows judged new were stored. */
function store(rows: readonly StatementRow[], account: string | null = 'DE1'): BookedRow[] {
  const accounts = new Map([['import', account]])
  return judge(rows, [], account).flatMap(({ row: judged, verdict }, index) => {
    if (verdict.kind !== 'new') return []
    const id = String(index)
    const doc = entryDoc(judged, { id, importId: 'import', categoryId: null })
    return 'merchant' in doc
      ? bookedExpense({ ...doc, refundOf: null }, accounts)
      : bookedIncome(doc, accounts)
  })
}

const typed = (fields: Partial<BookedRow> = {}): BookedRow => ({
  id: 'typed',
  date: '2026-01-05',
  amount: -350,
  currency: 'EUR',
  description: 'Cafe Moehre, Coffee',
  merchant: null,
  bankId: null,
  account: null,
  ...fields,
})

it('is known by what the bank moved where it was bought in another currency', () => {
  const bought = typed({ amount: -400, currency: 'USD', description: 'Café Möhre' })
  expect(kinds([row()], [bought])).toEqual(['new'])
  expect(kinds([row()], [asMoved(bought, 350, 'EUR')])).not.toEqual(['new'])
  expect(asMoved(bought, null, 'EUR')).toBe(bought)
})

describe('the verdict on a row', () => {
  it('is new in an empty book', () => {
    expect(judge([row()])).toMatchObject([{ verdict: { kind: 'new', words: 'New.' } }])
  })

  it('is a duplicate by the bank’s number, whatever was edited since', () => {
    const mine = typed({ bankId: 'BOOKING-1', account: 'DE1', amount: -9, description: 'Mine' })
    const [judged] = judge([row({ bankId: 'BOOKING-1' })], [mine])
    expect(judged?.verdict).toEqual({
      kind: 'duplicate',
      of: 'typed',
      words: 'Already in the book: Mine, 5 Jan 2026 (the bank’s number BOOKING-1).',
    })
  })

  it('asks for the same account, written long or short', () => {
    const booked = [typed({ bankId: 'BOOKING-1', account: 'DE89 3704 0044 0532 0130 00' })]
    expect(kinds([row({ bankId: 'BOOKING-1' })], booked, '0532013000')).toEqual(['duplicate'])
    expect(kinds([row({ bankId: 'BOOKING-1' })], booked, '999')).toEqual(['new'])
  })

  it('is a duplicate by amount, near days and similar words, with the reason', () => {
    const mine = typed({ date: '2026-01-07', description: 'cafe mohre zürich' })
    expect(judge([row()], [mine])[0]?.verdict).toMatchObject({
      kind: 'duplicate',
      words:
        'Already in the book: cafe mohre zürich, 7 Jan 2026 ' +
        '(same amount, 2 days apart, similar text).',
    })
  })

  it.each([
    ['the day is too far', { date: '2026-01-09' }],
    ['the amount differs', { amount: -351 }],
    ['the currency differs', { currency: 'CHF' }],
    ['the direction differs', { amount: 350 }],
    ['the words and the day differ', { description: 'Bus ticket', date: '2026-01-06' }],
    ['both have other numbers of one bank', { bankId: 'BOOKING-2', account: 'DE1' }],
  ])('is new when %s', (_, fields) => {
    const booked = [typed({ description: 'Café Möhre', ...fields })]
    expect(kinds([row({ bankId: 'BOOKING-1' })], booked)).toEqual(['new'])
  })

  it('knows a booking again that another format numbers otherwise', () => {
    const booked = [typed({ description: 'Café Möhre', bankId: '2026010500001', account: 'DE1' })]
    expect(kinds([row({ bankId: 'CAMT-2026/01/05-77' })], booked)).toEqual(['duplicate'])
    expect(kinds([row({ bankId: '2026010500002' })], booked)).toEqual(['new'])
  })

  it('is a duplicate where all that the book says is in what the bank says', () => {
    const bill = row({ description: 'A1 MOBILE RECHNUNG 4711', date: '2026-01-06' })
    expect(kinds([bill], [typed({ description: 'A1 mobile' })])).toEqual(['duplicate'])
    // How money moved, and numbers, name nobody.
    expect(kinds([bill], [typed({ description: 'Mobile' })])).toEqual(['new'])
    expect(kinds([bill], [typed({ description: '4711' })])).toEqual(['new'])
    expect(kinds([bill], [typed({ description: 'A2 mobile' })])).toEqual(['new'])
  })

  it('points at a row of the same amount with other words', () => {
    const [judged] = judge([row({ date: '2026-01-06' })], [typed({ description: 'Lunch' })])
    expect(judged?.verdict).toMatchObject({ kind: 'new', resembles: 'typed' })
  })

  it('lets a row of the book answer for one row only: two coffees stay two', () => {
    expect(kinds([row(), row({ line: 2 })], [typed({ description: 'Café Möhre' })])).toEqual([
      'duplicate',
      'new',
    ])
    expect(kinds([row(), row({ line: 2 }), row({ line: 3 })], store([row(), row()]))).toEqual([
      'duplicate',
      'duplicate',
      'new',
    ])
  })

  it('gives every row of an account its own id, in however many parts it comes', () => {
    const part = { id: 'DE1', currency: null, rows: [row(), row({ bankId: 'BOOKING-1' })] }
    const judged = judgeStatement({ accounts: [part, part] }, [], options)
    expect(new Set(judged.map((one) => one.row.bankId)).size).toBe(4)
  })

  it('does not trust numbers that start again in every file', () => {
    const booked = store([row({ bankId: '1', date: '2025-12-05' })])
    expect(kinds([row({ bankId: '1' })], booked)).toEqual(['new'])
  })

  it('knows a booking again that was only announced before', () => {
    const booked = store([row({ bankId: 'PENDING-1', isPending: true })])
    expect(kinds([row({ bankId: 'BOOKING-1', date: '2026-01-07' })], booked)).toEqual(['duplicate'])
  })

  it.each([
    [{ amount: 0 }, /zero/],
    [{ amount: 10 ** 14 }, /too large/],
  ])('is refused for %j', (fields, words) => {
    expect(judge([row(fields)])[0]?.verdict).toMatchObject({
      kind: 'refused',
      words: expect.stringMatching(words),
    })
  })

  it('proposes money back for the latest equal expense, once', () => {
    const back = row({ amount: 350, date: '2026-02-01', merchant: 'Café Möhre' })
    const [, first, second] = judge([row(), back, back], [])
    expect(first?.verdict).toMatchObject({ refund: { of: 'row', row: { amount: -350 } } })
    expect(second?.verdict).toMatchObject({ refund: null })
    const mine = typed({ description: 'Café Möhre' })
    expect(judge([back], [mine])[0]?.verdict).toMatchObject({
      refund: { of: 'booked', id: 'typed' },
    })
    const again = judge([back], [{ ...mine, isRefunded: true }])
    expect(again[0]?.verdict).toMatchObject({ refund: null })
  })

  it('takes a part for money back where it says so, and else only offers it', () => {
    const shop = row({ amount: -8995, description: 'ZALANDO SE BERLIN', merchant: 'Zalando SE' })
    const back = (amount: number, description: string, date = '2026-02-01') =>
      judge([shop, row({ amount, description, merchant: null, date })])[1]?.verdict
    expect(back(4000, 'Zalando SE Gutschrift Retoure 77')).toMatchObject({
      refund: {
        of: 'row',
        isLikely: true,
        words:
          'Refund of “ZALANDO SE BERLIN” on 5 Jan 2026: the same name, less than it cost, ' +
          'and it says “gutschrift”.',
      },
    })
    expect(back(8995, 'Zalando SE')).toMatchObject({ refund: { isLikely: true } })
    expect(back(4000, 'Zalando SE')).toMatchObject({ refund: { isLikely: false } })
    expect(back(9000, 'Zalando SE Gutschrift')).toMatchObject({ refund: null })
    expect(back(4000, 'Finanzamt Gutschrift')).toMatchObject({ refund: null })
    expect(back(4000, 'Zalando SE Gutschrift', '2026-06-01')).toMatchObject({ refund: null })
  })

  it('adds nothing when the same file comes again, however its rows were edited', () => {
    const some = fc.record({
      date: fc.integer({ min: 0, max: 6 }).map((days) => addDays('2026-01-05', days)),
      amount: fc.constantFrom(-350, -351, 350, 1000),
      description: fc.constantFrom('Coffee', 'Coffee bar', 'Bus', '12345'),
      bankId: fc.constantFrom(null, '1', 'BOOKING-1', 'BOOKING-2'),
      isPending: fc.boolean(),
    })
    const account = fc.constantFrom('DE1', null)
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 25 }),
        account,
        fc.boolean(),
        (lines, own, isEdited) => {
          const rows = lines.map((fields) => row(fields))
          const booked = store(rows, own).map((one) =>
            isEdited ? { ...one, description: 'Mine', amount: one.amount * 2 } : one,
          )
          const again = judgeStatement(
            { accounts: [{ id: own, currency: null, rows }] },
            booked,
            options,
          )
          expect(booked).toHaveLength(rows.length)
          expect(again.filter(({ verdict }) => verdict.kind === 'new')).toEqual([])
        },
      ),
    )
  })

  it('adds only what a longer file has more', () => {
    const rows = Array.from({ length: 6 }, (_, line) => row({ line }))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), (count) => {
        const fresh = kinds(rows, store(rows.slice(0, count))).filter((kind) => kind === 'new')
        expect(fresh).toHaveLength(6 - count)
      }),
    )
  })
})
