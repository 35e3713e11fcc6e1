import { expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { importRow } from '#test/support/import-row.ts'
import { deviceOf } from '#test/support/statement-imports.ts'
import { bookedRows } from './booked-rows.ts'
import { judgeFiles } from './judge-files.ts'

const moved = { currency: 'EUR', accountId: 'giro', expenseId: null }
const paid = { ...moved, loanId: 'laptop' }
const tables: Readonly<Record<string, readonly object[]>> = {
  accounts: [{ id: 'giro', currency: 'EUR', name: 'Giro' }],
  loans: [{ id: 'laptop', name: 'Portátil', lender: null, currency: 'EUR' }],
  payments: [
    { ...paid, id: 'extra', date: '2026-11-18', amount: 20_000 },
    { ...paid, id: 'instalment', date: '2026-11-15', amount: 12_972 },
    { ...paid, id: 'old', date: '2026-10-15', amount: 12_971 },
    { ...paid, id: 'booked', date: '2026-11-02', amount: 777, expenseId: 'an expense' },
  ],
  settlement_sides: [
    {
      ...moved,
      id: 'settled',
      date: '2026-11-20',
      amount: 4230,
      direction: 'out',
      status: 'claimed',
    },
    {
      ...moved,
      id: 'denied',
      date: '2026-11-21',
      amount: 99,
      direction: 'out',
      status: 'disputed',
    },
  ],
  group_shares: [
    { ...moved, id: 'bill', date: '2026-11-22', amount: 500, paid: 2461, description: 'Taxi' },
  ],
}
const book = new Map(
  Object.entries(tables).map(([table, rows]) => [
    table,
    new Map(rows.map((row) => [(row as Row).id, row as Row])),
  ]),
)

const row = (date: string, amount: number, description: string) =>
  importRow('', {}, { date, amount, description, bankId: `${date} ${description}` }).row

function judged(...rows: readonly ReturnType<typeof row>[]) {
  const booked = bookedRows(deviceOf(book), '2026-11-01', '2026-11-30')
  const accounts = [{ id: null, currency: 'EUR', rows }]
  const statement = { format: 'csv', accounts, problems: [] } as const
  const files = [{ fileId: 'file', statement: { ...statement } as never }]
  return judgeFiles(files, booked, 'en-GB', { 'file ': 'giro' }).map(({ verdict }) =>
    verdict.kind === 'duplicate' ? `${verdict.of}: ${verdict.words}` : verdict.kind,
  )
}

it('knows payments of loans and money in groups again, said otherwise by a statement', () => {
  expect(
    judged(
      row('2026-11-18', -20_000, 'TRF 0099 AMORT'),
      row('2026-11-16', -12_972, 'PRESTACAO CREDITO PORTATIL'),
      row('2026-10-17', -12_971, 'PREST 00123'),
      row('2026-11-20', -4230, 'MBWAY RITA'),
      row('2026-11-24', -2461, 'UBER'),
    ),
  ).toEqual([
    'extra: Already in the book: Portátil, 18 Nov 2026 ' +
      '(same account, same amount, same day, other words).',
    'instalment: Already in the book: Portátil, 15 Nov 2026 ' +
      '(same amount, 1 day apart, similar text).',
    'old: Already in the book: Portátil, 15 Oct 2026 ' +
      '(same account, same amount, 2 days apart, other words).',
    'settled: Already in the book: Settle-up, 20 Nov 2026 ' +
      '(same account, same amount, same day, other words).',
    'bill: Already in the book: Taxi, 22 Nov 2026 ' +
      '(same account, same amount, 2 days apart, other words).',
  ])
})

it('leaves new what was denied, what an expense moved, and what could be one of two', () => {
  expect(
    judged(
      row('2026-11-21', -99, 'MBWAY RITA'),
      row('2026-11-02', -777, 'PREST'),
      row('2026-11-16', -12_972, 'A'),
      row('2026-11-17', -12_972, 'B'),
      row('2026-11-19', -4230, 'MBWAY RITA'),
    ),
  ).toEqual(['new', 'new', 'new', 'new', 'new'])
})
