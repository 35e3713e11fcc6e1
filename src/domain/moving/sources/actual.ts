/** The book of Actual, as the tables of its database have it. */
import { scaled } from '../../import/decimal.ts'
import { accept, type ReadingOptions, refuse, type Verdict } from '../../import/statement.ts'
import { dayOf } from '../../import/written-date.ts'
import { largestAmount } from '../../money/largest-amount.ts'
import { exponentOf } from '../../money/money.ts'
import { assembleBook } from '../assemble-book.ts'
import {
  categoryKey,
  type MovedBook,
  type MovedBudget,
  type MovedLeftOut,
  type SourceLine,
} from '../moved-book.ts'
import { readSqlite } from '../read-sqlite.ts'

type Fields = Readonly<Record<string, unknown>>

/** Rows of each table, without what was deleted. */
interface ActualTables {
  readonly accounts: readonly Fields[]
  readonly transactions: readonly Fields[]
  readonly categories: readonly Fields[]
  readonly groups: readonly Fields[]
  readonly payees: readonly Fields[]
  /** What merged payees and categories are now. */
  readonly payeeIs: readonly Fields[]
  readonly categoryIs: readonly Fields[]
  readonly budgets: readonly Fields[]
}

const stored = [
  ...(['accounts', 'transactions', 'categories', 'category_groups', 'payees'] as const),
  ...(['payee_mapping', 'category_mapping', 'zero_budgets', 'reflect_budgets'] as const),
] as const

function tablesIn(bytes: Uint8Array, mostRows: number): ActualTables | null {
  const read = readSqlite(bytes, stored, mostRows)
  if (!read || read('accounts').length === 0) return null
  const kept = (rows: readonly Fields[]) => rows.filter(({ tombstone }) => !tombstone)
  const zero = read('zero_budgets')
  return {
    accounts: kept(read('accounts')),
    transactions: kept(read('transactions')),
    categories: read('categories'),
    groups: read('category_groups'),
    payees: read('payees'),
    payeeIs: read('payee_mapping'),
    categoryIs: read('category_mapping'),
    budgets: zero.length > 0 ? zero : read('reflect_budgets'),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Hundredths, whatever the currency. */
function unitsOf(value: unknown, currency: string): number | null {
  const cents = Number(value)
  if (!Number.isSafeInteger(cents)) return null
  const digits = String(Math.abs(cents))
  const units = scaled({ isNegative: cents < 0, digits, decimals: 2 }, exponentOf(currency))
  return units && Math.abs(units.amount) <= largestAmount ? units.amount : null
}

/** Written as one number, like 20260131. */
function dayIn(value: unknown) {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) return null
  return dayOf(Math.floor(number / 10_000), Math.floor(number / 100) % 100, number % 100)
}

const monthIn = (value: unknown) => dayIn(Number(value) * 100 + 1)?.slice(0, 7) ?? null

interface Names {
  readonly account: (id: unknown) => string | null
  readonly payee: (id: unknown) => string
  readonly category: (
    id: unknown,
  ) => { readonly group: string | null; readonly name: string } | null
}

function namesIn(tables: ActualTables): Names {
  const byId = (rows: readonly Fields[]) => new Map(rows.map((row) => [textOf(row.id), row]))
  const [accounts, payees] = [byId(tables.accounts), byId(tables.payees)]
  const [categories, groups] = [byId(tables.categories), byId(tables.groups)]
  const payeeIs = new Map(tables.payeeIs.map(({ id, targetId }) => [id, targetId]))
  const categoryIs = new Map(tables.categoryIs.map(({ id, transferId }) => [id, transferId]))
  const account = (id: unknown) => textOf(accounts.get(textOf(id))?.name) || null
  return {
    account,
    payee: (id) => {
      const row = payees.get(textOf(payeeIs.get(id) ?? id))
      return textOf(row?.name) || (account(row?.transfer_acct) ?? '')
    },
    category: (id) => {
      const row = categories.get(textOf(categoryIs.get(id) ?? id))
      const name = textOf(row?.name)
      return name ? { group: textOf(groups.get(textOf(row?.cat_group))?.name) || null, name } : null
    },
  }
}

/** A part of a purchase has the id of the whole in front of its own, or beside it. */
const wholeOf = ({ id, parent_id: parent, isChild }: Fields) =>
  isChild ? textOf(parent) || (textOf(id).split('/')[0] ?? '') : ''

function lineOf(
  row: Fields,
  at: number,
  names: Names,
  whole: Fields | undefined,
  currency: string,
) {
  const account = names.account(row.acct)
  const amount = unitsOf(row.amount, currency)
  const date = dayIn(row.date)
  if (account === null) return 'Its account is gone.'
  if (amount === null) return 'Its amount cannot be read.'
  if (date === null) return 'Its date cannot be read.'
  const other = textOf(row.transferred_id)
  const said = names.category(row.category)
  const kind = row.starting_balance_flag ? 'opening' : other ? 'transfer' : 'entry'
  const imported = textOf(row.imported_description)
  return {
    ...{ line: at + 1, account, date, amount, currency, kind },
    payee: names.payee(row.description) || names.payee(whole?.description) || imported,
    group: kind === 'entry' ? (said?.group ?? null) : null,
    category: kind === 'entry' ? (said?.name ?? null) : null,
    notes: textOf(row.notes) || textOf(whole?.notes) || null,
    ...{ tags: [], isPending: false, other: null },
    pair: other ? [textOf(row.id), other].toSorted().join(' ') : null,
    split: wholeOf(row) || null,
  } satisfies SourceLine
}

function budgetsIn({ budgets }: ActualTables, names: Names, currency: string) {
  const found = new Map<string, MovedBudget & { months: { month: string; amount: number }[] }>()
  for (const { month: written, category: id, amount: cents } of budgets) {
    const [said, month, amount] = [names.category(id), monthIn(written), unitsOf(cents, currency)]
    if (!said || month === null || amount === null || amount <= 0) continue
    const key = categoryKey(said.group, said.name)
    const { name, group } = said
    const one = found.get(key) ?? { key, name, group, category: key, currency, months: [] }
    found.set(key, one)
    one.months.push({ month, amount })
  }
  for (const { months } of found.values()) months.sort((a, b) => a.month.localeCompare(b.month))
  return [...found.values()]
}

/** The database of an export: it is read as a file, and asked nothing. */
export function readActual(
  bytes: Uint8Array,
  { currency, limits }: ReadingOptions,
): Verdict<MovedBook> {
  const tables = tablesIn(bytes, limits.importRows * 3)
  if (!tables) return refuse('broken', 'The database in this archive cannot be read.')
  const names = namesIn(tables)
  const wholes = new Map(tables.transactions.map((row) => [textOf(row.id), row]))
  const lines: SourceLine[] = []
  const leftOut: MovedLeftOut[] = []
  for (const [at, row] of tables.transactions.entries()) {
    if (row.isParent) continue
    const line = lineOf(row, at, names, wholes.get(wholeOf(row)), currency)
    if (typeof line !== 'string') lines.push(line)
    else leftOut.push({ line: at + 1, words: names.payee(row.description), reason: line })
  }
  if (lines.length === 0) return refuse('no-statement', 'This book of Actual is empty.')
  const budgets = budgetsIn(tables, names, currency)
  const remarks = differing(tables.transactions, lines, currency)
  return accept(assembleBook({ source: 'actual', lines, leftOut, budgets, remarks }))
}

/** Wholes beside their parts: the book itself adds up either. */
function differing(rows: readonly Fields[], lines: readonly SourceLine[], currency: string) {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  const wholes = rows.filter(({ isChild }) => !isChild)
  const said = sum(wholes.map(({ amount }) => unitsOf(amount, currency) ?? 0))
  const isSame = said === sum(lines.map(({ amount }) => amount))
  return isSame ? [] : ['Some purchases are not the sum of their parts: the parts are taken.']
}
