/** Reads a group as Settle Up exports it: each row says who paid how much and for whom. */
import { csvTable } from '../../import/csv/csv-table.ts'
import { minorUnits, negate, readDecimal } from '../../import/decimal.ts'
import { refuse, type StatementLimits } from '../../import/statement.ts'
import { readWrittenDate } from '../../import/written-date.ts'
import { isCurrency } from '../../money/money.ts'
import { splitAmount } from '../../money/split-amount.ts'
import type { MemberAmount } from '../balances.ts'
import { paymentsFrom } from '../import-payments.ts'
import type { ImportedExpense, ImportedPayment, ImportVerdict, LeftOut } from '../imported-group.ts'

const headings = ['who paid', 'amount', 'currency', 'for whom', 'split amounts'] as const

type Cell = (name: string) => string

/** Several in one cell stand apart by semicolons. */
const partsOf = (cell: string) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

function amountsIn(cell: string, currency: string): readonly number[] | null {
  const read = partsOf(cell).map((text) => {
    const decimal = readDecimal(text.replace(/^-/, ''), '.')
    const units = decimal && minorUnits(text.startsWith('-') ? negate(decimal) : decimal, currency)
    return units?.amount ?? null
  })
  return read.every((amount) => amount !== null) ? read : null
}

const together = (names: readonly string[], amounts: readonly number[]) =>
  names.map((memberId, at): MemberAmount => ({ memberId, amount: amounts[at] ?? 0 }))

const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

interface Row {
  readonly expense: ImportedExpense
  readonly isTransfer: boolean
  readonly nets: readonly MemberAmount[]
}

/** Rounded parts are made whole again: what was paid is what was borne. */
function readRow(cell: Cell, line: number): Row | string {
  const currency = cell('currency').toUpperCase()
  const written = readWrittenDate(cell('date & time').slice(0, 10))
  if (!isCurrency(currency)) return 'Its currency is not known.'
  if (!written || !('day' in written || written.year === 'first')) return 'Its date cannot be read.'
  const date = 'day' in written ? written.day : cell('date & time').slice(0, 10)
  const [payers, bearers] = [partsOf(cell('who paid')), partsOf(cell('for whom'))]
  const paid = amountsIn(cell('amount'), currency)
  const said = amountsIn(cell('split amounts'), currency)
  if (!paid || !said || paid.length !== payers.length || said.length !== bearers.length) {
    return 'One of its amounts cannot be read.'
  }
  const amount = total(paid)
  if (amount <= 0 || [...paid, ...said].some((one) => one < 0)) return 'It is not above zero.'
  const id = `line ${line}`
  const shares = splitAmount(amount, said, id)
  if (!shares || Math.abs(total(said) - amount) > said.length) {
    return 'What was paid and what was borne differ.'
  }
  const borne = together(bearers, shares)
  const parts = borne.map(({ memberId, amount: value }) => ({ memberId, value }))
  const [purpose, category] = [cell('purpose'), cell('category')]
  return {
    expense: {
      ...{ id, description: purpose || category || 'Expense', amount, currency, date, notes: null },
      category: category || null,
      payers: together(payers, paid).filter((one) => one.amount > 0),
      split: { mode: 'exact', parts: parts.filter(({ value }) => value > 0) },
    },
    isTransfer: /^transfer$/i.test(cell('type')),
    nets: [...together(payers, paid), ...borne.map((one) => ({ ...one, amount: 0 - one.amount }))],
  }
}

/** Somebody may have paid and borne: they have one balance. */
function netted(nets: readonly MemberAmount[]): readonly MemberAmount[] {
  const sums = new Map<string, number>()
  for (const { memberId, amount } of nets) sums.set(memberId, (sums.get(memberId) ?? 0) + amount)
  return Array.from(sums, ([memberId, amount]) => ({ memberId, amount }))
}

export function readSettleUp(text: string, limits: StatementLimits): ImportVerdict {
  const table = csvTable(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), ',', limits)
  if (!table.ok) return table
  const [head, ...records] = table.value
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? []
  if (!headings.every((name) => names.includes(name))) {
    return refuse('not-a-statement', 'This is no group exported by Settle Up.')
  }
  const people = new Set<string>()
  const expenses: ImportedExpense[] = []
  const payments: ImportedPayment[] = []
  const leftOut: LeftOut[] = []
  for (const { cells, line } of records) {
    const cell: Cell = (name) => cells[names.indexOf(name)]?.trim() ?? ''
    for (const name of [...partsOf(cell('who paid')), ...partsOf(cell('for whom'))])
      people.add(name)
    const row = readRow(cell, line)
    if (typeof row === 'string') {
      const [description, currency] = [cell('purpose'), cell('currency')]
      leftOut.push({ row: line, description, reason: row, currency, effect: null })
    } else if (row.isTransfer) {
      const { id, currency, date, description } = row.expense
      payments.push(...paymentsFrom(netted(row.nets), { id, currency, date, note: description }))
    } else expenses.push(row.expense)
  }
  const named = [...people].map((name) => ({ key: name, name }))
  if (named.length === 0) return refuse('empty', 'Nobody is in this file.')
  const group = { name: null, people: named, expenses, payments, leftOut, incomes: 0 }
  return { ok: true, group: { ...group, stated: new Map(), tolerance: 0 } }
}
