import { expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { importRow } from '#test/support/import-row.ts'
import { deviceOf } from '#test/support/statement-imports.ts'
import { bookedRows } from './booked-rows.ts'
import { noChoices } from './choices.ts'
import { judgeFiles } from './judge-files.ts'
import { commandsOf, importCommand, planImports } from './plan-import.ts'

const announced = {
  ...{ id: 'fuel', date: '2026-11-10', amount: 4_000, currency: 'EUR', description: 'SHELL 0815' },
  ...{ accountId: 'giro', bankId: 'row:1', importId: 'a', merchant: null, refundOf: null },
  ...{ isPending: true, bankAmount: 4_000, bankOn: '2026-11-10', accountAmount: null, lines: null },
}

function judged(fields: object, ...rows: readonly [number, string, string][]) {
  const book = new Map([
    ['accounts', new Map([['giro', { id: 'giro', currency: 'EUR', name: 'Giro' } as Row]])],
    ['expenses', new Map([['fuel', { ...announced, ...fields } as Row]])],
  ])
  const booked = bookedRows(deviceOf(book), '2026-11-01', '2026-11-30')
  const told = rows.map(
    ([amount, description, date]) =>
      importRow('', {}, { amount, description, date, bankId: `${amount} ${description}` }).row,
  )
  const statement = { format: 'csv', accounts: [{ id: null, currency: 'EUR', rows: told }] }
  return judgeFiles([{ fileId: 'file', statement: statement as never }], booked, 'en-GB', {
    'file ': 'giro',
  })
}

function commandsFor(rows: ReturnType<typeof judged>) {
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
  if (!plan) return []
  const all = { ...parts, moved, ids: new Map<string, string>() }
  return [importCommand(plan, all), ...commandsOf(plan, all)]
}

it('books what was announced in its place, says so, and remembers what it was', () => {
  const rows = judged(
    {},
    [-4_350, 'SHELL 0815 Tankstelle', '2026-11-13'],
    [-4_100, 'Rewe', '2026-11-13'],
  )
  expect(rows.map(({ verdict }) => [verdict.kind, verdict.words])).toEqual([
    [
      'duplicate',
      'Books “SHELL 0815” on 10 Nov 2026, which was pending. Booked with €43.50 instead of €40.00.',
    ],
    ['new', 'New.'],
  ])
  const [made, ...rest] = commandsFor(rows)
  const is = { amount: 4_350, bankAmount: 4_350, date: '2026-11-13', bankOn: '2026-11-13' }
  const booked = { ...is, isPending: false, bankId: '-4350 SHELL 0815 Tankstelle' }
  expect(rest.map(({ name }) => name)).toEqual(['expenses.createMany', 'expenses.update'])
  expect(rest[1]?.args).toEqual({ id: 'fuel', patch: booked })
  const { amount, date, bankId, bankAmount, bankOn, isPending } = announced
  const was = { amount, date, bankId, bankAmount, bankOn, isPending }
  expect(made?.args.doc).toMatchObject({
    changed: [{ table: 'expenses', id: 'fuel', was, is: booked }],
  })
})

it('is an import too where a file only books, and leaves an amount that has parts', () => {
  const [, ...rest] = commandsFor(
    judged({ lines: [{ amount: 4_000 }] }, [-4_350, 'SHELL 0815', '2026-11-12']),
  )
  expect(rest[0]?.args.patch).toMatchObject({ amount: 4_000, bankAmount: 4_350, isPending: false })
})

it('takes nothing for it that is booked already, elsewhere, too late or too much', () => {
  const kinds = (fields: object, ...row: [number, string, string]) =>
    judged(fields, row).map(({ verdict }) => verdict.kind)
  expect(kinds({}, -4_350, 'SHELL 0815', '2026-11-30')).toEqual(['new'])
  expect(kinds({}, -9_000, 'SHELL 0815', '2026-11-12')).toEqual(['new'])
  expect(kinds({}, -4_350, 'Rewe', '2026-11-12')).toEqual(['new'])
  expect(kinds({ accountId: 'other' }, -4_350, 'SHELL 0815', '2026-11-12')).toEqual(['new'])
  expect(kinds({ isPending: false }, -4_350, 'SHELL 0815', '2026-11-12')).toEqual(['new'])
})
