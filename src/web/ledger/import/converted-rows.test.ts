import { describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { rateTable } from '#domain/money/rates.ts'
import { importRow } from '#test/support/import-row.ts'
import { deviceOf } from '#test/support/statement-imports.ts'
import { bookedRows, writtenCurrencies } from './booked-rows.ts'
import { noChoices } from './choices.ts'
import { judgeFiles } from './judge-files.ts'
import { commandsOf, importCommand, planImports } from './plan-import.ts'

const pounds = { currency: 'GBP', accountId: 'giro', bankId: null, importId: null, rate: null }
const written = { ...pounds, date: '2026-11-14', merchant: null, source: null, refundOf: null }
const tables: Readonly<Record<string, readonly object[]>> = {
  accounts: [{ id: 'giro', currency: 'EUR', name: 'Giro' }],
  expenses: [{ ...written, id: 'hotel', amount: 14_200, description: 'a room' }],
  incomes: [{ ...written, id: 'invoice', amount: 62_000, description: 'Invoice Acme' }],
}
const book = new Map(
  Object.entries(tables).map(([table, rows]) => [
    table,
    new Map(rows.map((row) => [(row as Row).id, row as Row])),
  ]),
)
const rates = rateTable({ days: ['2026-11-13'], rates: { GBP: ['0.8582'] } })

const row = (amount: number, description: string, date = '2026-11-14') =>
  importRow('', {}, { date, amount, description, bankId: `${amount} ${description}` }).row

function judged(...rows: readonly ReturnType<typeof row>[]) {
  const booked = bookedRows(deviceOf(book), '2026-11-01', '2026-11-30', rates)
  const statement = { format: 'csv', accounts: [{ id: null, currency: 'EUR', rows }] }
  const files = [{ fileId: 'file', statement: statement as never }]
  return judgeFiles(files, booked, 'en-GB', { 'file ': 'giro' })
}

const told = (...rows: readonly ReturnType<typeof row>[]) =>
  judged(...rows).map(({ verdict }) =>
    verdict.kind === 'duplicate' ? `${verdict.of}: ${verdict.words}` : verdict.kind,
  )

it('knows what was written in another currency by its words, or by its amount in them', () => {
  const about = '14 Nov 2026 (same account, about the same amount'
  expect(told(row(-16_891, 'HOTEL LONDON GBP 142,00'), row(71_532, 'ACME invoice'))).toEqual([
    `hotel: Already in the book: a room, ${about}, its amount in the text).`,
    `invoice: Already in the book: Invoice Acme, ${about}, similar text).`,
  ])
})

it('takes nothing for it that says something else, is far off, or of other days', () => {
  expect(
    told(
      row(-16_891, 'HOTEL LONDON GBP 141,00'),
      row(-18_000, 'GBP 142,00'),
      row(-16_547, 'GBP 142,00', '2026-11-19'),
      row(-71_532, 'Invoice Acme'),
    ),
  ).toEqual(['new', 'new', 'new', 'new'])
})

describe('in no account', () => {
  const loose = { ...written, accountId: null }
  const typed = { to: 'EUR', value: '0.88389' }
  const entries: Readonly<Record<string, readonly object[]>> = {
    expenses: [
      { ...loose, id: 'taxi', amount: 1800, currency: 'USD', description: 'taxi', rate: typed },
    ],
    incomes: [
      { ...loose, id: 'pay', amount: 80_000, description: 'income', source: 'Acme' },
      { ...loose, id: 'stay', amount: 80_000, description: 'Globex Lisboa Braga' },
    ],
  }
  const loosely = new Map(
    Object.entries(entries).map(([table, rows]) => [
      table,
      new Map(rows.map((row) => [(row as Row).id, row as Row])),
    ]),
  )
  const device = deviceOf(loosely)
  const said = (...rows: readonly ReturnType<typeof row>[]) => {
    const booked = bookedRows(device, '2026-11-01', '2026-11-30', rates, ['EUR'])
    const statement = { format: 'csv', accounts: [{ id: null, currency: 'EUR', rows }] }
    const files = [{ fileId: 'file', statement: statement as never }]
    return judgeFiles(files, booked, 'en-GB').map(({ verdict }) => verdict)
  }

  it('knows it by the rate of the day or the typed one, and says so', () => {
    expect(writtenCurrencies(device, '2026-11-01', '2026-11-30')).toEqual(['GBP', 'USD'])
    const about = '14 Nov 2026 (about the same amount'
    expect(said(row(93_000, 'ACME'), row(-1591, 'UBER TRIP USD 18.00'))).toEqual([
      {
        ...{ kind: 'duplicate', of: 'pay', isAlike: true },
        words: `Already in the book: income, ${about}, similar text).`,
      },
      {
        ...{ kind: 'duplicate', of: 'taxi', isAlike: true },
        words: `Already in the book: taxi, ${about}, its amount in the text).`,
      },
    ])
  })

  it('asks where one word tells it, and leaves what is far off', () => {
    const [asked] = said(row(93_000, 'Globex Faro Porto', '2026-11-15'))
    expect(asked).toMatchObject({
      ...{ kind: 'new', resembles: 'stay' },
      words:
        'New. About the same amount as “Globex Lisboa Braga” on 14 Nov 2026, and a word of it.',
    })
    const other = said(
      row(-1591, 'UBER TRIP 18.00'),
      row(89_000, 'ACME'),
      row(93_000, 'ACME', '2026-11-19'),
      row(-1591, 'Bakery'),
    )
    expect(other.map(({ kind }) => kind)).toEqual(['new', 'new', 'new', 'new'])
  })

  it('goes after what is certain', () => {
    const same = row(80_000, 'ACME')
    const gbp = { ...same, currency: 'GBP', bankId: 'certain-booking' }
    expect(said(row(93_000, 'ACME'), gbp).map(({ kind }) => kind)).toEqual(['new', 'duplicate'])
  })
})

it('writes what the bank moved for it, and no second entry', () => {
  const rows = judged(row(-16_891, 'HOTEL LONDON GBP 142,00'), row(-500, 'Bread'))
  const file = { id: 'file', fileName: 'a.csv', format: 'csv' } as const
  const into = { id: 'giro', currency: 'EUR' }
  const [plan] = planImports(
    [file],
    rows,
    noChoices,
    () => 'new',
    () => into,
  )
  const moved = { paired: new Set<string>(), outside: new Set<string>() }
  const back = { moneyBack: new Set<string>(), paidBack: new Map<string, string>() }
  const parts = { ...back, categoryOf: () => null, newId: () => 'new' }
  const commands = plan ? [...commandsOf(plan, { ...parts, moved, ids: new Map() })] : []
  const names = commands.map(({ name }) => name)
  expect(names).toEqual(['expenses.createMany', 'expenses.update', 'left_out_lines.createMany'])
  expect(commands[1]?.args).toEqual({ id: 'hotel', patch: { accountAmount: 16_891 } })
  // So that taking it back takes that back too.
  const made = plan && importCommand(plan, { ...parts, moved })
  expect(made?.args.doc).toMatchObject({
    changed: [
      {
        table: 'expenses',
        id: 'hotel',
        was: { accountAmount: null },
        is: { accountAmount: 16_891 },
      },
    ],
  })
})
