import { describe, expect, it } from 'vitest'
import { expenseTemplates, transferTemplates } from '#contract/recurring/entities.ts'
import type { Row } from '#contract/sync.ts'
import { importRow } from '#test/support/import-row.ts'
import { deviceOf } from '#test/support/statement-imports.ts'
import { bookedRows } from './booked-rows.ts'
import { noChoices, tickAll } from './choices.ts'
import { judgeFiles } from './judge-files.ts'
import { commandsOf, importCommand, planImports } from './plan-import.ts'

const lunch = {
  ...{ id: 'lunch', date: '2026-11-10', amount: 1_250, currency: 'EUR', description: 'Lunch' },
  ...{ accountId: null, bankId: null, importId: null, merchant: null, refundOf: null },
  ...{ isPending: false, bankAmount: null, bankOn: null, accountAmount: null },
}
const rent = {
  ...expenseTemplates.defaults,
  ...{ id: 'rent', description: 'Rent', amount: 90_000, currency: 'EUR', frequency: 'monthly' },
  ...{ startOn: '2026-01-12', nextOn: '2026-12-12', lastPostedOn: '2026-10-12' },
  waitingOn: ['2026-11-12'],
}
const saving = {
  ...transferTemplates.defaults,
  ...{ id: 'saving', description: 'Savings', amount: 20_000, currency: 'EUR' },
  ...{ frequency: 'monthly', startOn: '2026-11-20', nextOn: '2026-11-20', lastPostedOn: null },
  ...{ fromId: 'giro', toId: 'pot', waitingOn: [] },
}

const tables: Readonly<Record<string, readonly object[]>> = {
  accounts: ['giro', 'pot', 'visa'].map((id) => ({ id, currency: 'EUR', name: id })),
  ...{ expenses: [lunch], expense_templates: [rent], transfer_templates: [saving] },
}

type SaidRow = readonly [number, string, string]

function judged(
  more: typeof tables,
  targets: Readonly<Record<string, string>>,
  ...rows: SaidRow[]
) {
  const all = Object.entries({ ...tables, ...more })
  const book = all.map(
    ([table, some]) =>
      [table, new Map(some.map((one) => [(one as Row).id, one as Row] as const))] as const,
  )
  const booked = bookedRows(deviceOf(new Map(book)), '2026-11-01', '2026-12-31')
  const told = rows.map(
    ([amount, description, date]) =>
      importRow('', {}, { amount, description, date, bankId: `${amount} ${description}` }).row,
  )
  const accounts = [{ id: null, currency: 'EUR', rows: told }]
  const files = Object.keys(targets).map((key) => ({
    fileId: key.trim(),
    statement: { format: 'csv', accounts } as never,
  }))
  return judgeFiles(files, booked, 'en-GB', targets)
}

function commandsFor(rows: ReturnType<typeof judged>, choices = noChoices) {
  const file = { id: 'file', fileName: 'a.csv', format: 'csv' } as const
  const into = { id: 'giro', currency: 'EUR' }
  const [plan] = planImports(
    [file],
    rows,
    choices,
    () => 'new',
    (id) => (id ? into : undefined),
  )
  const moved = { paired: new Set<string>(), outside: new Set<string>() }
  const back = { moneyBack: new Set<string>(), paidBack: new Map<string, string>() }
  const parts = { ...back, categoryOf: () => null, newId: () => 'new' }
  if (!plan) return []
  const all = { ...parts, moved, ids: new Map<string, string>() }
  return [importCommand(plan, all), ...commandsOf(plan, all)]
}

const giro = { 'file ': 'giro' }

describe('a row that is in the book already', () => {
  it('tells what was written by hand its account and the bank’s number, once', () => {
    const rows = judged({}, giro, [-1_250, 'SUMUP 8812', '2026-11-12'])
    expect(rows[0]?.verdict.words).toBe(
      'Already in the book: Lunch, 10 Nov 2026 (same amount, 2 days apart, other words).',
    )
    const is = { accountId: 'giro', bankId: '-1250 SUMUP 8812', bankOn: '2026-11-12' }
    const patch = { ...is, bankAmount: 1_250 }
    const was = { accountId: null, bankId: null, bankAmount: null, bankOn: null }
    const changed = [{ table: 'expenses', id: 'lunch', was, is: patch }]
    expect(commandsFor(rows)).toEqual([
      { name: 'imports.create', args: { doc: expect.objectContaining({ changed, skipped: 0 }) } },
      { name: 'expenses.update', args: { id: 'lunch', patch } },
    ])
  })

  it('tells it only the number where no accounts are kept', () => {
    const rows = judged({}, { 'file ': '' }, [-1_250, 'Lunch', '2026-11-10'])
    const patch = { bankId: '-1250 Lunch' }
    expect(commandsFor(rows.map((one) => ({ ...one, accountId: null }))).slice(1)).toEqual([
      { name: 'expenses.update', args: { id: 'lunch', patch } },
    ])
  })

  it('comes as another one where somebody says so, and the entry stays as it is', () => {
    const rows = judged({}, giro, [-1_250, 'SUMUP 8812', '2026-11-12'])
    const [made, ...rest] = commandsFor(rows, tickAll(noChoices, rows, true))
    expect(made?.args.doc).not.toHaveProperty('changed')
    expect(rest.map(({ name }) => name)).toEqual(['expenses.createMany'])
  })

  it('is one entry in one file only', () => {
    const both = { 'file ': 'giro', 'other ': 'visa' }
    const rows = judged({}, both, [-1_250, 'SUMUP 8812', '2026-11-12'])
    expect(rows.map(({ verdict }) => verdict.kind)).toEqual(['duplicate', 'new'])
  })
})

describe('a side of a transfer by hand', () => {
  const plain = { text: '', bankId: null, importId: null, isPending: false, kept: null }
  const to = { ...plain, accountId: 'giro', amount: 8_650, date: '2026-11-18' }
  const from = { ...plain, accountId: 'pot', amount: 10_110, date: '2026-11-18' }
  const moved = { id: 't', from, to, fee: null, feeId: null, date: from.date }
  const later = (side: object) =>
    judged({ transfers: [{ ...moved, to: side }] }, giro, [8_650, 'WISE', '2026-11-19'])

  it('gets the bank’s day, number and words, and its line is not left out', () => {
    const rows = later(to)
    expect(rows[0]?.verdict.words).toBe(
      'Already in the book: Transfer from pot, 18 Nov 2026 ' +
        '(same account, same amount, 1 day apart, other words). It gets the bank’s day.',
    )
    const was = { date: '2026-11-18', bankId: null, text: '' }
    const is = { date: '2026-11-19', bankId: '8650 WISE', text: 'WISE' }
    const changed = [{ table: 'transfers', id: 't', side: 'to', was, is }]
    expect(commandsFor(rows)).toEqual([
      { name: 'imports.create', args: { doc: expect.objectContaining({ changed, skipped: 0 }) } },
      { name: 'transfers.update', args: { id: 't', patch: { to: { ...to, ...is } } } },
    ])
  })

  it('keeps its own words, and its day where a group says that', () => {
    const said = commandsFor(later({ ...to, text: 'Holiday' }))[1]
    expect(said?.args).toMatchObject({ patch: { to: { text: 'Holiday', date: '2026-11-19' } } })
    expect(commandsFor(later({ ...to, groupId: 'us' }))).toEqual([])
  })
})

describe('a row that paid a loan', () => {
  const loan = { id: 'car', name: 'Car', lender: 'Sparkasse', currency: 'EUR' }
  const paid = { date: '2026-11-15', amount: 27_527, accountId: null, expenseId: null }
  const book = { loans: [loan], payments: [{ ...paid, id: 'p', loanId: 'car' }] }

  it('tells a payment in no account which one it was', () => {
    const rows = judged(book, giro, [-27_527, 'SPARKASSE RATE 7', '2026-11-15'])
    expect(rows[0]?.verdict).toMatchObject({ kind: 'duplicate', of: 'p' })
    const [is, was] = [{ accountId: 'giro' }, { accountId: null }]
    const changed = [{ table: 'payments', id: 'p', was, is }]
    expect(commandsFor(rows)).toEqual([
      { name: 'imports.create', args: { doc: expect.objectContaining({ changed, skipped: 0 }) } },
      { name: 'loans.changePayment', args: { id: 'p', patch: is } },
    ])
    const nowhere = rows.map((one) => ({ ...one, accountId: null }))
    expect(commandsFor(nowhere)).toEqual([])
  })

  it('takes the place of what counted as paid without an entry', () => {
    const rows = judged({}, giro, [-27_527, 'RATE 7', '2026-11-16'])
    const counted = { dueOn: '2026-11-15', date: '2026-11-16' }
    const yes = { kind: 'duplicate', words: '', of: 'new', pays: 'car', counted } as const
    const [made, ...rest] = commandsFor(rows.map((one) => ({ ...one, verdict: yes })))
    const is = { date: '2026-11-16', amount: 27_527 }
    const changed = [{ table: 'payments', id: 'new', was: {}, is }]
    expect(made?.args.doc).toMatchObject({ changed })
    const said = { id: 'new', loanId: 'car', accountId: 'giro', type: 'regular' }
    const pay = { ...is, ...said, dueOn: '2026-11-15' }
    expect(rest).toEqual([{ name: 'loans.pay', args: pay }])
    const spent = { ...yes, expenseId: 'e' }
    const [, ...also] = commandsFor(rows.map((one) => ({ ...one, verdict: spent })))
    expect(also).toMatchObject([
      { name: 'loans.pay', args: { ...pay, expenseId: 'e' } },
      { name: 'expenses.update', args: { id: 'e', patch: { bankAmount: 27_527 } } },
    ])
  })
})

describe('a row that is expected', () => {
  it('posts what waits with what the bank says, and the next one before its day', () => {
    const rows = judged(
      {},
      giro,
      [-90_000, 'DA 0815', '2026-11-13'],
      [-90_000, 'DA 0816', '2026-12-11'],
    )
    expect(rows.map(({ verdict }) => verdict.words)).toEqual([
      'Expected: Rent, 12 Nov 2026 (same amount, 1 day apart, other words).',
      'Expected: Rent, 12 Dec 2026 (same amount, 1 day apart, other words).',
    ])
    const [made, confirmed, told, posted] = commandsFor(rows)
    const { entryId } = confirmed?.args ?? {}
    expect(confirmed).toEqual({
      name: 'expense_templates.confirm',
      args: { id: 'rent', dueOn: '2026-11-12', entryId, date: '2026-11-13', amount: 90_000 },
    })
    const patch = { accountId: 'giro', bankId: '-90000 DA 0815', bankOn: '2026-11-13' }
    expect(told).toEqual({
      name: 'expenses.update',
      args: { id: entryId, patch: { ...patch, bankAmount: 90_000 } },
    })
    expect(posted).toMatchObject({
      name: 'expense_templates.postNow',
      args: { id: 'rent', dueOn: '2026-12-12', date: '2026-12-11' },
    })
    expect(made?.args.doc).toMatchObject({
      changed: [{ table: 'expenses', id: entryId, was: {}, is: { bankId: patch.bankId } }, {}],
      skipped: 0,
    })
  })

  it('is none where another account, another price or another time says so', () => {
    const said: SaidRow = [-90_000, 'DA 0815', '2026-11-13']
    const kindOf = (fields: object, row = said) =>
      judged({ expense_templates: [{ ...rent, ...fields }] }, giro, row)[0]?.verdict.kind
    expect(kindOf({})).toBe('duplicate')
    expect(kindOf({ accountId: 'giro' })).toBe('duplicate')
    expect(kindOf({ accountId: 'visa' })).toBe('new')
    expect(kindOf({ waitingOn: [], lastPostedOn: '2026-11-12' })).toBe('new')
    expect(kindOf({ priceChanges: [{ from: '2026-11-01', amount: 95_000 }] })).toBe('new')
    expect(kindOf({}, [-90_000, 'DA 0815', '2026-11-17'])).toBe('new')
  })

  it('is laid out for the group it recurs in, from the account of the statement', () => {
    const shared = { ...rent, groupId: 'flat', groupSplit: null }
    const rows = judged({ expense_templates: [shared] }, giro, [-90_000, 'DA 0815', '2026-11-13'])
    expect(rows[0]?.verdict.words).toBe(
      'Expected: Rent, 12 Nov 2026 (same amount, 1 day apart, other words).',
    )
    const [made, ...rest] = commandsFor(rows)
    const posted = { date: '2026-11-13', amount: 90_000 }
    expect(rest).toEqual([
      {
        name: 'expense_templates.confirm',
        args: {
          ...{ id: 'rent', dueOn: '2026-11-12', accountId: 'giro', ...posted },
          entryId: expect.any(String),
        },
      },
    ])
    const changed = [{ table: 'group_expenses', was: {}, is: posted, id: expect.any(String) }]
    expect(made?.args.doc).toMatchObject({ changed, skipped: 0 })
  })

  it('posts a transfer by what left, and what arrived is known without', () => {
    const out = judged({}, giro, [-20_000, 'SPAREN', '2026-11-19'])
    expect(commandsFor(out).slice(1)).toMatchObject([
      { name: 'transfer_templates.postNow', args: { id: 'saving', dueOn: '2026-11-20' } },
    ])
    const into = judged({}, { 'file ': 'pot' }, [20_000, 'SPAREN', '2026-11-21'])
    expect(into[0]?.verdict.words).toContain('Expected: Savings, 20 Nov 2026')
    expect(commandsFor(into)).toEqual([])
  })
})
