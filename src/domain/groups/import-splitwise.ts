/** Reads a group as Splitwise exports it: a table with a column for every person. */
import { isDay } from '../calendar.ts'
import { currencies } from '../currencies.data.ts'
import { csvTable } from '../import/csv-table.ts'
import { minorUnits, negate, readDecimal } from '../import/decimal.ts'
import { refuse, type StatementLimits } from '../import/statement.ts'
import { splitAmount } from '../split-amount.ts'
import type { Balances, MemberAmount } from './balances.ts'
import type { ImportedExpense, ImportedPayment, ImportVerdict, LeftOut } from './imported-group.ts'

const fixed = ['Date', 'Description', 'Category', 'Cost', 'Currency'] as const
const totalWords = 'total balance'
const paymentWords = 'payment'

interface Line {
  readonly id: string
  readonly date: string
  readonly description: string
  readonly category: string
  readonly currency: string
  readonly cost: number | null
  /** What each is owed by it, or owes: paid less share. */
  readonly nets: readonly MemberAmount[]
}

function money(cell: string, currency: string): number | null {
  const isNegative = cell.startsWith('-')
  const decimal = readDecimal(cell.replace(/^[-+]/, ''), '.')
  const units = decimal && minorUnits(isNegative ? negate(decimal) : decimal, currency)
  return units?.isExact ? units.amount : null
}

function readLine(cells: readonly string[], people: readonly string[], at: number): Line | null {
  const [date = '', description = '', category = '', cost = '', currency = ''] = cells
  if (!isDay(date) || !Object.hasOwn(currencies, currency)) return null
  const nets = people.map((memberId, n) => {
    const amount = money(cells[n + fixed.length] ?? '', currency)
    return { memberId, amount: amount ?? Number.NaN }
  })
  if (nets.some(({ amount }) => Number.isNaN(amount))) return null
  const id = `line ${at}`
  return { id, date, description, category, currency, cost: money(cost, currency), nets }
}

/**
 * Only what each gained or lost is told, not who paid what. Who lost bore exactly that and paid
 * nothing; who gained paid, and together they bore the rest of the cost, equally.
 */
function asExpense(line: Line): ImportedExpense | string {
  const { id, date, description, category, currency, cost, nets } = line
  if (cost === null || cost <= 0) return 'It has no cost above zero.'
  const sum = nets.reduce((all, { amount }) => all + amount, 0)
  if (sum !== 0) return 'What was paid and what was borne differ.'
  const bore = nets.filter(({ amount }) => amount < 0)
  const gained = nets.filter(({ amount }) => amount > 0)
  const rest = cost + bore.reduce((all, { amount }) => all + amount, 0)
  if (gained.length === 0 || rest < 0) return 'It changes nobody’s balance.'
  const own =
    splitAmount(
      rest,
      gained.map(() => 1),
      id,
    ) ?? []
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

function asPayment({ id, date, description, currency, nets }: Line): ImportedPayment | null {
  const [from, to] = [
    nets.filter(({ amount }) => amount > 0),
    nets.filter(({ amount }) => amount < 0),
  ]
  const [payer, receiver] = [from[0], to[0]]
  const isPlain = from.length === 1 && to.length === 1 && payer && receiver
  if (!isPlain || payer.amount !== -receiver.amount) return null
  return {
    ...{ id, from: payer.memberId, to: receiver.memberId, amount: payer.amount },
    ...{ currency, date, note: description || null },
  }
}

interface Read {
  readonly expenses: ImportedExpense[]
  readonly payments: ImportedPayment[]
  readonly leftOut: LeftOut[]
  readonly stated: Map<string, Balances>
}

function take(read: Read, line: Line): void {
  if (line.description.trim().toLowerCase() === totalWords) {
    read.stated.set(
      line.currency,
      new Map(line.nets.map(({ memberId, amount }) => [memberId, amount])),
    )
    return
  }
  const payment = line.category.trim().toLowerCase() === paymentWords ? asPayment(line) : null
  if (payment) {
    read.payments.push(payment)
    return
  }
  const expense = asExpense(line)
  if (typeof expense === 'string') {
    read.leftOut.push({ description: line.description, reason: expense })
  } else read.expenses.push(expense)
}

export function readSplitwise(text: string, limits: StatementLimits): ImportVerdict {
  const table = csvTable(text.replace(/\r\n?/g, '\n'), ',', limits)
  if (!table.ok) return table
  const [head, ...records] = table.value
  const isTheirs = fixed.every((name, at) => head?.cells[at] === name)
  const people = head?.cells.slice(fixed.length).filter(Boolean) ?? []
  if (!isTheirs || people.length === 0) {
    return refuse('not-a-statement', 'This is no group exported by Splitwise.')
  }
  const read: Read = { expenses: [], payments: [], leftOut: [], stated: new Map() }
  for (const { cells, line: at } of records) {
    const line = readLine(cells, people, at)
    if (line) take(read, line)
    else read.leftOut.push({ description: cells[1] ?? '', reason: `Line ${at} cannot be read.` })
  }
  const named = people.map((name) => ({ key: name, name }))
  return { ok: true, group: { name: null, people: named, ...read, tolerance: 0 } }
}
