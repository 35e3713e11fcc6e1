/** Reads a group as Splitwise exports it: a table with a column for every person. */
import { isDay } from '../calendar/calendar.ts'
import { type CsvRecord, csvTable } from '../import/csv/csv-table.ts'
import { minorUnits, negate, readDecimal } from '../import/decimal.ts'
import { refuse, type StatementLimits } from '../import/statement.ts'
import { foldText } from '../ledger.ts'
import { isCurrency } from '../money/money.ts'
import { splitAmount } from '../money/split-amount.ts'
import type { Balances, MemberAmount } from './balances.ts'
import { writeOffCategory } from './export-group.ts'
import { paymentsFrom } from './import-payments.ts'
import type { ImportedExpense, ImportedPayment, ImportVerdict, LeftOut } from './imported-group.ts'

const fixed = ['Date', 'Description', 'Category', 'Cost', 'Currency'] as const
/** The other app's own table leaves out who paid where that person had no part. */
const spliitHeads = ['Date', 'Description', 'Category', 'Currency', 'Cost'] as const
/** The category of payments and of debts let go, in the languages people have it in, folded. */
const paymentWords = new Set([
  ...['payment', 'zahlung', 'paiement', 'pago', 'pagamento', 'betaling', 'betalning', 'platnosc'],
  foldText(writeOffCategory),
  ...['platba', 'odeme', 'maksu', 'fizetes', '支払い', '付款', 'оплата', 'pembayaran'],
])

interface Person {
  readonly key: string
  readonly name: string
  readonly column: number
}

interface Line {
  readonly id: string
  readonly row: number
  readonly date: string
  readonly description: string
  readonly category: string
  readonly currency: string
  readonly cost: number | null
  /** What each is owed by it, or owes: paid less share. */
  readonly nets: readonly MemberAmount[]
}

function money(cell: string, currency: string): number | null {
  const text = cell.trim()
  const mark = /,\d{1,2}$/.test(text) ? ',' : '.'
  const decimal = readDecimal(text.replace(/^[-+]/, ''), mark)
  const units = decimal && minorUnits(text.startsWith('-') ? negate(decimal) : decimal, currency)
  return units?.isExact ? units.amount : null
}

function readLine({ cells, line: row }: CsvRecord, people: readonly Person[]): Line | string {
  const [date = '', description = '', category = '', cost = '', code = ''] = cells
  const currency = code.trim().toUpperCase()
  if (!isDay(date)) return 'Its date cannot be read.'
  if (!isCurrency(currency)) return 'Its currency is not known.'
  const nets = people.map(({ key, column }) => {
    const cell = cells[column]?.trim() ?? ''
    return { memberId: key, amount: cell === '' ? 0 : money(cell, currency) }
  })
  if (nets.some(({ amount }) => amount === null)) return 'One of its amounts cannot be read.'
  return {
    ...{ id: `line ${row}`, row, date, description: description.trim(), category: category.trim() },
    ...{ currency, cost: money(cost, currency) },
    nets: nets.map(({ memberId, amount }) => ({ memberId, amount: amount ?? 0 })),
  }
}

/**
 * Only what each gained or lost is told, not who paid what. Who lost bore exactly that and paid
 * nothing; who gained paid, and together they bore the rest of the cost, equally.
 */
function asExpense(line: Line, cost: number): ImportedExpense | null {
  const { id, date, description, category, currency, nets } = line
  const bore = nets.filter(({ amount }) => amount < 0)
  const gained = nets.filter(({ amount }) => amount > 0)
  const rest = cost + bore.reduce((all, { amount }) => all + amount, 0)
  if (rest < 0) return null
  const equal = gained.map(() => 1)
  const own = splitAmount(rest, equal, id) ?? []
  const payers = gained.map(({ memberId, amount }, at) => {
    return { memberId, amount: amount + (own[at] ?? 0) }
  })
  const parts = [
    ...bore.map(({ memberId, amount }) => ({ memberId, value: -amount })),
    ...gained.map(({ memberId }, at) => ({ memberId, value: own[at] ?? 0 })),
  ].filter(({ value }) => value > 0)
  return {
    ...{ id, description: description || category || 'Expense', amount: cost, currency, date },
    ...{ category: category || null, notes: null, payers, split: { mode: 'exact', parts } },
  }
}

interface Read {
  readonly expenses: ImportedExpense[]
  readonly payments: ImportedPayment[]
  readonly leftOut: LeftOut[]
  readonly stated: Map<string, Balances>
  incomes: number
}

function take(read: Read, line: Line): void {
  const { id, row, date, description, category, currency, cost, nets } = line
  const leave = (reason: string) =>
    read.leftOut.push({ row, description, reason, currency, effect: nets })
  // In whatever language it is called the total, only that has no cost.
  if (cost === null) {
    read.stated.set(currency, new Map(nets.map(({ memberId, amount }) => [memberId, amount])))
    return
  }
  const sum = nets.reduce((all, { amount }) => all + amount, 0)
  if (nets.every(({ amount }) => amount === 0)) return void leave('It changes nobody’s balance.')
  if (sum !== 0) return void leave('What was paid and what was borne differ.')
  if (paymentWords.has(foldText(category)) || cost <= 0) {
    if (cost < 0) read.incomes += 1
    read.payments.push(...paymentsFrom(nets, { id, currency, date, note: description || null }))
    return
  }
  const expense = asExpense(line, cost)
  if (expense) read.expenses.push(expense)
  else leave('More was borne than it cost.')
}

/** A column without a name is somebody who is no longer there, if it has any amount. */
function peopleIn(head: CsvRecord, records: readonly CsvRecord[]): readonly Person[] {
  const width = Math.max(head.cells.length, ...records.map(({ cells }) => cells.length))
  let former = 0
  return Array.from({ length: Math.max(0, width - fixed.length) }, (_, at) => {
    const column = at + fixed.length
    const name = head.cells[column]?.trim() ?? ''
    const isUsed = name !== '' || records.some(({ cells }) => /[1-9]/.test(cells[column] ?? ''))
    const called = name || (isUsed ? `Former member ${++former}` : '')
    return { key: `column ${column}`, name: called, column }
  }).filter(({ name }) => name !== '')
}

const begins = ({ cells }: CsvRecord, names: readonly string[]) =>
  names.every((name, at) => cells[at]?.trim() === name)

/** In another language it is told by what stands in its columns, in all rows. */
const looksAlike = (records: readonly CsvRecord[]) =>
  records.length > 0 &&
  records.every(({ cells }) => isDay(cells[0] ?? '') && isCurrency((cells[4] ?? '').trim()))

/** Reads the table, if it is one of theirs. */
export function readSplitwise(text: string, limits: StatementLimits): ImportVerdict {
  const table = csvTable(text.replace(/\r\n?/g, '\n'), ',', limits)
  if (!table.ok) return table
  const [head, ...records] = table.value
  if (head && begins(head, spliitHeads)) {
    const words = 'This table does not say who paid each expense. Export the group as JSON instead.'
    return refuse('not-a-statement', words)
  }
  const people = head ? peopleIn(head, records) : []
  const isTheirs = head && (begins(head, fixed) || looksAlike(records))
  if (!isTheirs || people.length === 0) {
    return refuse('not-a-statement', 'This is no group exported by Splitwise.')
  }
  const read: Read = { expenses: [], payments: [], leftOut: [], stated: new Map(), incomes: 0 }
  for (const record of records) {
    const line = readLine(record, people)
    if (typeof line !== 'string') take(read, line)
    else {
      const [, description = '', , , currency = ''] = record.cells
      const facts = { row: record.line, description, reason: line, currency, effect: null }
      read.leftOut.push(facts)
    }
  }
  const named = people.map(({ key, name }) => ({ key, name }))
  return { ok: true, group: { name: null, people: named, ...read, tolerance: 0 } }
}
