import { describe, expect, it } from 'vitest'
import { importRow } from '#test/support/import-row.ts'
import type { StatementRow } from '../statement.ts'
import type { BookedRow } from './booked.ts'
import { judgeStatement } from './verdicts.ts'

const row = (fields: Partial<StatementRow> = {}) =>
  importRow('', {}, { description: 'Café Möhre', date: '2026-01-05', bankId: null, ...fields }).row

describe('what was written by hand', () => {
  const lunch: BookedRow = {
    ...{ id: 'typed', date: '2026-01-05', amount: -1250, currency: 'EUR', description: 'Lunch' },
    ...{ merchant: null, bankId: null, account: null, accountId: 'giro' },
    written: {
      table: 'expenses',
      was: { accountId: 'giro', bankId: null, bankAmount: null, bankOn: null },
    },
  }
  const into = { locale: 'en-GB', amountMinorUnits: 1e13, accountIdOf: () => 'giro' }
  const judged = (rows: readonly StatementRow[], booked: readonly BookedRow[], told = into) =>
    judgeStatement({ accounts: [{ id: null, currency: 'EUR', rows }] }, booked, told).map(
      ({ verdict }) => verdict,
    )

  it('is the row of its account with its amount on its day, whatever the bank calls it', () => {
    const words = 'same account, same amount, same day, other words'
    expect(judged([row()], [lunch])).toMatchObject([
      {
        kind: 'duplicate',
        of: 'typed',
        words: `Already in the book: Lunch, 5 Jan 2026 (${words}).`,
      },
    ])
  })

  it('is it as well where no accounts are kept, but for what was paid in cash', () => {
    const loose = { ...lunch, accountId: null }
    const none = { ...into, accountIdOf: () => null as unknown as string }
    const words = 'Already in the book: Lunch, 5 Jan 2026 (same amount, same day, other words).'
    expect(judged([row()], [loose], none)).toMatchObject([{ kind: 'duplicate', words }])
    const isNew = [{ kind: 'new', resembles: 'typed' }]
    expect(judged([row()], [{ ...loose, isCash: true }], none)).toMatchObject(isNew)
  })

  it('is it by one word in common, however it was paid and whichever way the money went', () => {
    const none = { ...into, accountIdOf: () => null as unknown as string }
    const lent = { ...lunch, accountId: null, description: 'neffe lukas geliehen' }
    const bank = row({ description: 'Leihe', merchant: 'Lukas Berger' })
    const other = row({ description: 'Bus', line: 2 })
    const words =
      'Already in the book: neffe lukas geliehen, 5 Jan 2026 ' +
      '(same amount, same day, a word in common).'
    const isCash = true as const
    for (const booked of [lent, { ...lent, isCash }, { ...lent, accountId: 'giro' }]) {
      expect(judged([bank, other], [booked], none)).toMatchObject([
        { kind: 'duplicate', of: 'typed', words },
        { kind: 'new' },
      ])
    }
    const back = { ...lent, amount: 1250, description: 'neffe lukas zurück' }
    const came = { ...bank, amount: 1250 }
    expect(judged([came], [back], none)).toMatchObject([{ kind: 'duplicate', of: 'typed' }])
    expect(judged([bank, { ...bank, line: 2 }], [{ ...lent, isCash }], none)).toMatchObject([
      { kind: 'new' },
      { kind: 'new' },
    ])
  })

  it('is it a few days beside as well, also where it is in no account', () => {
    const said = (booked: BookedRow, date: string) => judged([row({ date })], [booked])[0]
    const loose = { ...lunch, accountId: null }
    expect(said(lunch, '2026-01-07')).toMatchObject({
      kind: 'duplicate',
      words:
        'Already in the book: Lunch, 5 Jan 2026 ' +
        '(same account, same amount, 2 days apart, other words).',
    })
    for (const date of ['2026-01-02', '2026-01-05', '2026-01-08'])
      expect(said(loose, date)).toMatchObject({ kind: 'duplicate', of: 'typed' })
    for (const date of ['2026-01-01', '2026-01-09'])
      expect(said(loose, date)).toMatchObject({ kind: 'new', resembles: null })
    expect(said({ ...loose, isCash: true }, '2026-01-05')).toMatchObject({ kind: 'new' })
  })

  it('is the one in the account before one in none, and what is there before what is due', () => {
    const loose = { ...lunch, id: 'loose', accountId: null }
    const due = { kind: 'expense', templateId: 't', dueOn: '2026-01-05', isWaiting: true } as const
    const { written: _, ...unwritten } = loose
    const expected = { ...unwritten, id: 'due', due: { ...due, entryId: 'due' } }
    expect(judged([row()], [loose, expected, lunch])).toMatchObject([{ of: 'typed' }])
    expect(judged([row()], [expected, loose])).toMatchObject([{ of: 'loose' }])
    const alike = { ...expected, description: 'Café Möhre' }
    const early = { ...lunch, description: 'Möhre', date: '2026-01-03' } as const
    expect(judged([row()], [alike, early])).toMatchObject([{ of: 'typed' }])
    expect(judged([row()], [expected])).toMatchObject([
      {
        ...{ of: 'due', posts: expected.due },
        words: 'Expected: Lunch, 5 Jan 2026 (same amount, same day, other words).',
      },
    ])
  })

  it('is not where the account or the bank says otherwise, or two could be it', () => {
    const isNew = [{ kind: 'new', resembles: 'typed' }]
    expect(judged([row()], [lunch], { ...into, accountIdOf: () => 'visa' })).toMatchObject([
      { kind: 'new', resembles: null },
    ])
    expect(judged([row()], [{ ...lunch, bankId: 'row:1' }])).toMatchObject(isNew)
    const two = [row(), row({ description: 'Bus', line: 2 })]
    expect(judged(two, [lunch])).toMatchObject([{ kind: 'new' }, { kind: 'new' }])
    const beside = [row({ date: '2026-01-04' }), row({ date: '2026-01-06', line: 2 })]
    expect(judged(beside, [lunch])).toMatchObject([{ kind: 'new' }, { kind: 'new' }])
  })
})
