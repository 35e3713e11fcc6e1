/** Reads a group as Spliit exports it: one JSON document with its people and expenses. */
import { isDay } from '../calendar.ts'
import { currencies } from '../currencies.data.ts'
import { refuse, type StatementLimits } from '../import/statement.ts'
import { roundRatio } from '../round-ratio.ts'
import type { Balances } from './balances.ts'
import type { ImportedExpense, ImportedPayment, ImportVerdict, LeftOut } from './imported-group.ts'
import type { Split } from './split-expense.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : []

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

interface Part {
  readonly memberId: string
  readonly value: number
}

const partsOf = ({ paidFor }: Fields): readonly Part[] =>
  listOf(paidFor).map(({ participantId, shares }) => {
    return { memberId: textOf(participantId), value: Number(shares) }
  })

/** Shares and percentages are kept there in hundredths. */
function splitOf(fields: Fields): Split | null {
  const parts = partsOf(fields)
  switch (fields.splitMode) {
    case 'EVENLY':
      return { mode: 'equal', memberIds: parts.map(({ memberId }) => memberId) }
    case 'BY_SHARES':
      return {
        mode: 'shares',
        parts: parts.map(({ memberId, value }) => ({ memberId, value: `${value / 100}` })),
      }
    case 'BY_PERCENTAGE':
      return { mode: 'percent', parts }
    case 'BY_AMOUNT':
      return { mode: 'exact', parts }
    default:
      return null
  }
}

interface Read {
  readonly expenses: ImportedExpense[]
  readonly payments: ImportedPayment[]
  readonly leftOut: LeftOut[]
  /** In millionths of a unit, for theirs are whole only at the end. */
  readonly owed: Map<string, bigint>
}

const millionths = 1_000_000n

function addOwed(owed: Map<string, bigint>, payer: string, amount: number, fields: Fields): void {
  const parts = partsOf(fields)
  const isEqual = fields.splitMode === 'EVENLY'
  const whole = isEqual ? parts.length : parts.reduce((sum, { value }) => sum + value, 0)
  const size = BigInt(amount) * millionths
  owed.set(payer, (owed.get(payer) ?? 0n) + size)
  for (const { memberId, value } of parts) {
    const part = (size * BigInt(isEqual ? 1 : value)) / BigInt(whole)
    owed.set(memberId, (owed.get(memberId) ?? 0n) - part)
  }
}

function take(read: Read, fields: Fields, currency: string, people: ReadonlySet<string>): void {
  const title = textOf(fields.title) || 'Expense'
  const amount = Number(fields.amount)
  const payer = textOf(fields.paidById)
  const date = textOf(fields.expenseDate).slice(0, 10)
  const split = splitOf(fields)
  const parts = partsOf(fields)
  const isKnown = people.has(payer) && parts.every(({ memberId }) => people.has(memberId))
  const isWhole =
    Number.isSafeInteger(amount) &&
    amount > 0 &&
    parts.every(({ value }) => Number.isSafeInteger(value) && value > 0)
  if (!split || !isKnown || !isWhole || parts.length === 0 || !isDay(date)) {
    read.leftOut.push({ description: title, reason: 'It is of a kind we do not know.' })
    return
  }
  addOwed(read.owed, payer, amount, fields)
  const id = textOf(fields.id) || `${title} ${read.expenses.length}`
  const [to] = parts
  if (fields.isReimbursement === true && parts.length === 1 && to && to.memberId !== payer) {
    const payment = { id, from: payer, to: to.memberId, amount, currency, date, note: title }
    read.payments.push(payment)
    return
  }
  const category = isFields(fields.category) ? textOf(fields.category.name) || null : null
  const notes = textOf(fields.notes) || null
  const payers = [{ memberId: payer, amount }]
  const made = { id, description: title, amount, currency, date, category, notes, payers, split }
  read.expenses.push(made)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `currency` is for a group whose file names none by its code. */
export function readSpliit(text: string, limits: StatementLimits, currency: string): ImportVerdict {
  const file = parse(text)
  const people = isFields(file) ? listOf(file.participants) : []
  const expenses = isFields(file) ? listOf(file.expenses) : []
  if (!isFields(file) || people.length === 0 || !Array.isArray(file.expenses)) {
    return refuse('not-a-statement', 'This is no group exported by Spliit.')
  }
  if (expenses.length > limits.importRows) {
    return refuse('too-large', 'This file has too many expenses.')
  }
  const code = textOf(file.currencyCode)
  const own = Object.hasOwn(currencies, code) ? code : currency
  const named = people.map(({ id, name }) => ({ key: textOf(id), name: textOf(name) }))
  const keys = new Set(named.map(({ key }) => key))
  const read: Read = { expenses: [], payments: [], leftOut: [], owed: new Map() }
  for (const fields of expenses) take(read, fields, own, keys)
  const owed: Balances = new Map(
    [...read.owed].map(([key, amount]) => [key, roundRatio(amount, millionths) ?? 0]),
  )
  const { owed: _owed, ...kept } = read
  const stated = new Map([[own, owed]])
  const name = textOf(file.name) || null
  // Ours are whole at every expense, theirs at the end: both within one of the exact ones.
  return { ok: true, group: { name, people: named, ...kept, stated, tolerance: 2 } }
}
