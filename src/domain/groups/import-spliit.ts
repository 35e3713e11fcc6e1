/** Reads a group as Spliit exports it: one JSON document with its people and expenses. */
import { isDay } from '../calendar/calendar.ts'
import { currencySigns } from '../entry-line/currency-words.data.ts'
import { refuse, type StatementLimits } from '../import/statement.ts'
import { decimalOf, exponentOf, isCurrency } from '../money/money.ts'
import { splitAmount } from '../money/split-amount.ts'
import { paymentsFrom } from './import-payments.ts'
import type {
  AskedCurrency,
  ImportedExpense,
  ImportedPayment,
  ImportVerdict,
  LeftOut,
} from './imported-group.ts'
import { borneIn, shareOut } from './share-out.ts'
import { type SpliitRow, spliitBalances, spliitEffect } from './spliit-balances.ts'
import type { Split } from './split-expense.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : []

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const namedIn = ({ paidById, paidFor }: Fields): readonly string[] =>
  [paidById, ...listOf(paidFor).map(({ participantId }) => participantId)].map(textOf)

/** Who was deleted there is still named by the expenses, and owes and is owed as before. */
function peopleIn(file: Fields, expenses: readonly Fields[]) {
  const people = new Map(
    listOf(file.participants).map(({ id, name }) => [textOf(id), textOf(name)]),
  )
  for (const key of expenses.flatMap(namedIn)) if (!people.has(key)) people.set(key, '')
  people.delete('')
  let former = 0
  return Array.from(people, ([key, name]) => ({ key, name: name || `Former member ${++former}` }))
}

const modes = ['EVENLY', 'BY_SHARES', 'BY_PERCENTAGE', 'BY_AMOUNT'] as const

interface Setting {
  readonly currency: string
  /** What an amount there is multiplied by. */
  readonly scale: number
}

/** Kept there in whole units, some of them though they have hundredths by the standard. */
const wholeThere = new Set(['COP', 'HUF', 'IDR', 'ISK', 'JPY', 'KRW', 'VND'])

/** A known currency counts in the decimals that Spliit gives it, any other in hundredths. */
const scaleOf = (currency: string, decimals: number) => 10 ** (exponentOf(currency) - decimals)
const scaleOfCode = (code: string) => scaleOf(code, wholeThere.has(code) ? 0 : 2)

/** What can be added up, or why not. */
function rowOf(fields: Fields, { scale }: Setting): SpliitRow | string {
  const amount = Number(fields.amount) * scale
  const payer = textOf(fields.paidById)
  const parts = listOf(fields.paidFor)
    .map(({ participantId, shares }) => {
      // The parts of what came in may be written below zero, as it is itself.
      const value = amount < 0 ? Math.abs(Number(shares)) : Number(shares)
      return { memberId: textOf(participantId), value }
    })
    .filter(({ value }) => value !== 0)
  const isKnownMode = modes.some((mode) => mode === fields.splitMode)
  if (!isKnownMode) return 'It is split in a way we do not know.'
  if (!Number.isSafeInteger(amount)) return 'Its amount cannot be written in this currency.'
  if (amount === 0) return 'It has no amount.'
  if (payer === '') return 'It does not say who paid.'
  const isWhole = parts.every(({ memberId, value }) => memberId && Number.isSafeInteger(value))
  if (parts.length === 0 || !isWhole || parts.some(({ value }) => value < 0)) {
    return 'It does not say who shares it.'
  }
  return { amount, payer, isEven: fields.splitMode === 'EVENLY', parts }
}

/** Shares and percentages are kept there in hundredths. */
function ruleOf({ parts }: SpliitRow, mode: unknown, { scale }: Setting): Split {
  switch (mode) {
    case 'BY_SHARES':
      return {
        mode: 'shares',
        parts: parts.map(({ memberId, value }) => ({ memberId, value: `${value / 100}` })),
      }
    case 'BY_PERCENTAGE':
      return { mode: 'percent', parts }
    case 'BY_AMOUNT':
      return {
        mode: 'exact',
        parts: parts.map(({ memberId, value }) => ({ memberId, value: value * scale })),
      }
    default:
      return { mode: 'equal', memberIds: parts.map(({ memberId }) => memberId) }
  }
}

/** Parts that do not add up count there by their proportion. */
function splitOf(row: SpliitRow, mode: unknown, setting: Setting, id: string): Split {
  const rule = ruleOf(row, mode, setting)
  if (shareOut(Math.abs(row.amount), rule, id, new Map()).ok) return rule
  const weights = row.parts.map(({ value }) => (row.isEven ? 1 : value))
  const shares = splitAmount(Math.abs(row.amount), weights, id) ?? []
  const parts = row.parts.map(({ memberId }, at) => ({ memberId, value: shares[at] ?? 0 }))
  return { mode: 'exact', parts }
}

interface Read {
  readonly expenses: ImportedExpense[]
  readonly payments: ImportedPayment[]
  readonly leftOut: LeftOut[]
  readonly rows: SpliitRow[]
  /** What rounding has cost each in rows that become payments. */
  borne: ReadonlyMap<string, number>
  incomes: number
}

interface Named {
  readonly id: string
  readonly title: string
  readonly date: string
}

/** Money that came in and money paid back are no spending: they become payments. */
function takePayments(read: Read, row: SpliitRow, split: Split, named: Named, currency: string) {
  const { id, title, date } = named
  const shared = shareOut(row.amount, split, id, read.borne)
  if (!shared.ok) return
  const before = read.borne
  const more = borneIn([shared])
  read.borne = new Map(
    [...before.keys(), ...more.keys()].map((key) => [
      key,
      (before.get(key) ?? 0) + (more.get(key) ?? 0),
    ]),
  )
  const nets = new Map([[row.payer, row.amount]])
  for (const { memberId, amount } of shared.shares) {
    nets.set(memberId, (nets.get(memberId) ?? 0) - amount)
  }
  const list = Array.from(nets, ([memberId, amount]) => ({ memberId, amount }))
  read.payments.push(...paymentsFrom(list, { id, currency, date, note: title }))
}

/** What was paid in another currency is there in the group's; the rest is worth a note. */
function notesOf({ notes, originalAmount, originalCurrency, conversionRate }: Fields) {
  const code = textOf(originalCurrency)
  const paid = Number(originalAmount) * scaleOfCode(code)
  const isForeign = isCurrency(code) && Number.isSafeInteger(paid) && paid !== 0
  const rate = Number(conversionRate) > 0 ? ` at ${Number(conversionRate)}` : ''
  const foreign = isForeign ? `Paid as ${decimalOf(paid, code)} ${code}${rate}.` : ''
  return [textOf(notes), foreign].filter(Boolean).join('\n') || null
}

function take(read: Read, fields: Fields, at: number, setting: Setting): void {
  const { currency } = setting
  const title = textOf(fields.title) || 'Expense'
  const leave = (reason: string, effect: LeftOut['effect']) =>
    read.leftOut.push({ row: at + 1, description: title, reason, currency, effect })
  const row = rowOf(fields, setting)
  if (typeof row === 'string') return void leave(row, row === 'It has no amount.' ? [] : null)
  read.rows.push(row)
  const date = textOf(fields.expenseDate).slice(0, 10)
  if (!isDay(date)) return void leave('Its date cannot be read.', spliitEffect(row))
  const id = textOf(fields.id) || `row ${at + 1}`
  const { amount, payer } = row
  // The rule is looked for with what it has to add up to, whatever its sign.
  const split = splitOf(row, fields.splitMode, setting, id)
  if (amount < 0 || fields.isReimbursement === true) {
    if (amount < 0) read.incomes += 1
    const negated = amount < 0 && split.mode === 'exact' ? opposite(split) : split
    takePayments(read, row, negated, { id, title, date }, currency)
    return
  }
  const category = isFields(fields.category) ? textOf(fields.category.name) || null : null
  const payers = [{ memberId: payer, amount }]
  const notes = notesOf(fields)
  read.expenses.push({
    ...{ id, description: title, amount, currency, date, category, notes, payers, split },
  })
}

const opposite = ({ parts }: Extract<Split, { mode: 'exact' }>): Split => ({
  mode: 'exact',
  parts: parts.map(({ memberId, value }) => ({ memberId, value: -Math.abs(value) })),
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A sign that only one currency has says which; any other is asked. */
function settingOf(file: Fields, chosen: string | null): Setting | AskedCurrency {
  const code = textOf(file.currencyCode).toUpperCase()
  if (isCurrency(code)) return { currency: code, scale: scaleOfCode(code) }
  const sign = textOf(file.currency)
  const key = sign.toLowerCase()
  const likely = isCurrency(sign.toUpperCase())
    ? [sign.toUpperCase()]
    : Object.hasOwn(currencySigns, key)
      ? (currencySigns[key] ?? [])
      : []
  const currency = chosen ?? (likely.length === 1 ? likely[0] : undefined)
  if (!currency) {
    const words = sign ? `Say which currency ${sign} is.` : 'Say which currency this group has.'
    return { ok: false, code: 'which-currency', words, sign, likely }
  }
  return { currency, scale: scaleOf(currency, 2) }
}

/** `chosen` is the currency of a file that does not say which. */
export function readSpliit(
  text: string,
  limits: StatementLimits,
  chosen: string | null,
): ImportVerdict {
  const file = parse(text)
  const expenses = isFields(file) ? listOf(file.expenses) : []
  const people = isFields(file) ? peopleIn(file, expenses) : []
  if (!isFields(file) || people.length === 0 || !Array.isArray(file.expenses)) {
    return refuse('not-a-statement', 'This is no group exported by Spliit.')
  }
  if (expenses.length > limits.importRows) {
    return refuse('too-large', 'This file has too many expenses.')
  }
  const setting = settingOf(file, chosen)
  if ('ok' in setting) return setting
  const read: Read = {
    ...{ expenses: [], payments: [], leftOut: [], rows: [] },
    borne: new Map(),
    incomes: 0,
  }
  for (const [at, fields] of expenses.entries()) take(read, fields, at, setting)
  const { rows, borne: _, ...kept } = read
  const stated = new Map([[setting.currency, spliitBalances(rows)]])
  const name = textOf(file.name) || null
  // Ours are whole at every expense and at every payment, theirs at the end.
  return { ok: true, group: { name, people, ...kept, stated, tolerance: 3 } }
}
