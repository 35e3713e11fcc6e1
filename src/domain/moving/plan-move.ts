/** What the book of another program becomes in one of ours, before anything is written. */

import { monthOf } from '../calendar/calendar.ts'
import type { Row } from '../command.ts'
import { counted } from '../counted.ts'
import type {
  MonthTotal,
  MovedBook,
  MovedBudget,
  MovedLeftOut,
  MovedSide,
  MovedTransfer,
} from './moved-book.ts'
import { idOfWords } from './moved-id.ts'
import { type KnownCategory, planCategories } from './plan-categories.ts'
import { fitting, fittingTags, type PlannedEntry, planEntries } from './plan-entries.ts'

export interface MoveTarget {
  /** Whose book it is: the same file makes other rows in another book. */
  readonly uid: string
  readonly importId: string
  readonly fileName: string
  readonly categories: readonly KnownCategory[]
  /** What is in the book already. */
  readonly has: (table: MovedTable, id: string) => boolean
  /** Why a book would not take it; null where it does. */
  readonly problemOf: (table: MovedTable, doc: Row) => string | null
}

export type MovedTable =
  | 'accounts'
  | 'categories'
  | 'expenses'
  | 'incomes'
  | 'transfers'
  | 'budgets'

/** What an account moves in a month, here and by the file. */
export interface ComparedMonth extends MonthTotal {
  readonly name: string
  readonly stated: number
}

export interface MovePlan {
  readonly importDoc: Row
  /** In the order in which they are made. */
  readonly docs: Readonly<Record<MovedTable, readonly Row[]>>
  readonly leftOut: readonly MovedLeftOut[]
  readonly months: readonly ComparedMonth[]
  readonly remarks: readonly string[]
}

type IdFor = (...said: readonly string[]) => string

const known = 'It is in your book already.'

const accountDocs = ({ accounts }: MovedBook, idFor: IdFor): readonly Row[] =>
  accounts.map(({ key, name, kind, currency, opening, openingOn, number }, order) => ({
    ...{ id: idFor('account', key), name: fitting(name, 80).trim() || 'Account', kind, currency },
    ...{ openingBalance: opening, openingOn, number: number && fitting(number, 64), order },
  }))

function transferDoc(one: MovedTransfer, idFor: IdFor, importId: string): Row {
  const side = (of: MovedSide | null) =>
    of && {
      accountId: idFor('account', of.account),
      ...{ amount: of.amount, date: of.date, text: fitting(of.text, 200), bankId: null, importId },
      ...{ isPending: false, kept: null },
    }
  return {
    ...{ id: idFor('transfer', one.key), from: side(one.from), to: side(one.to) },
    reason: one.from && one.to ? 'own' : 'outside',
    note: one.notes === null ? null : fitting(one.notes, 500),
    tags: fittingTags(one.tags),
  }
}

const firstBudgetMonth = '1990-01'
const mostChanges = 100

/** What was assigned in a month, from its first day on; what is left stays in it. */
function budgetDoc(one: MovedBudget, idFor: IdFor, categoryId: string): Row | null {
  const months = one.months.filter(({ month }) => month >= firstBudgetMonth)
  const changing = months.filter(({ amount }, at) => months[at - 1]?.amount !== amount)
  const [first, ...later] = changing.slice(-mostChanges)
  if (!first) return null
  return {
    ...{ id: idFor('budget', one.key), name: fitting(one.name, 80), categoryIds: [categoryId] },
    ...{ amount: first.amount, currency: one.currency, period: 'monthly' },
    startOn: `${first.month}-01`,
    amountChanges: later.map(({ month, amount }) => ({ from: `${month}-01`, amount })),
    rollover: { surplus: 'keep', deficit: 'forgive', cap: null },
  }
}

/** What the rows that are written come to, worked out from them and from nothing else. */
function* movesOf(entries: readonly PlannedEntry[], transfers: readonly Row[]) {
  for (const { table, doc } of entries) {
    const came = table === 'incomes' || doc.refundOf !== undefined
    const amount = Number(doc.amount) * (came ? 1 : -1)
    yield { accountId: String(doc.accountId), date: String(doc.date), amount }
  }
  for (const { from, to } of transfers) {
    for (const [side, sign] of [
      [from, -1],
      [to, 1],
    ] as const) {
      if (!side) continue
      const { accountId, date, amount } = side as {
        readonly [Name in 'accountId' | 'date']: string
      } & { readonly amount: number }
      yield { accountId, date, amount: amount * sign }
    }
  }
}

function compare(
  { accounts, stated }: MovedBook,
  moves: ReturnType<typeof movesOf>,
  idFor: IdFor,
): readonly ComparedMonth[] {
  const ours = new Map<string, number>()
  const add = (id: string, month: string, amount: number) =>
    ours.set(`${id} ${month}`, (ours.get(`${id} ${month}`) ?? 0) + amount)
  for (const { key, opening, openingOn } of accounts) {
    add(idFor('account', key), monthOf(openingOn), opening)
  }
  for (const { accountId, date, amount } of moves) add(accountId, monthOf(date), amount)
  const named = new Map(accounts.map((one) => [one.key, one]))
  return stated
    .map(({ account, currency, month, amount: said }) => {
      const name = named.get(account)?.name ?? account
      const amount = ours.get(`${idFor('account', account)} ${month}`) ?? 0
      return { account, name, currency, month, amount, stated: said }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.month.localeCompare(b.month))
}

const uncategorized = (entries: readonly PlannedEntry[], { categories }: MovedBook) => {
  const types = new Map(categories.map(({ key, type }) => [key, type]))
  const off = entries.filter(({ table, doc, entry: { category } }) => {
    const type = category === null ? undefined : types.get(category)
    return type !== undefined && doc.refundOf === undefined && `${type}s` !== table
  }).length
  const rows = counted(off, 'entry went', 'entries went')
  return off > 0 ? [`${rows} against its category and comes without one.`] : []
}

/** What of these is new and fits, what is here already, and what a book would not take. */
function sorted<One extends { readonly doc: Row }>(
  all: readonly One[],
  tableOf: (one: One) => MovedTable,
  { has, problemOf }: Pick<MoveTarget, 'has' | 'problemOf'>,
) {
  const found = { fresh: [] as One[], again: [] as One[], wrong: [] as (One & Wrong)[] }
  for (const one of all) {
    const table = tableOf(one)
    if (has(table, one.doc.id)) found.again.push(one)
    else {
      const reason = problemOf(table, one.doc)
      if (reason === null) found.fresh.push(one)
      else found.wrong.push({ ...one, reason })
    }
  }
  return found
}

interface Wrong {
  readonly reason: string
}

function plannedRows(book: MovedBook, target: MoveTarget, idFor: IdFor, ids: CategoryIds) {
  const { importId } = target
  const kinds = new Map(book.accounts.map(({ key, kind }) => [key, kind]))
  const account = (key: string) => {
    const kind = kinds.get(key)
    return kind && { id: idFor('account', key), kind }
  }
  const all = planEntries(book.entries, { importId, idFor, categories: ids, account })
  const moved = book.transfers.map((one) => ({ one, doc: transferDoc(one, idFor, importId) }))
  return {
    entries: sorted(all, ({ table }) => table, target),
    transfers: sorted(moved, () => 'transfers', target),
  }
}

type CategoryIds = ReturnType<typeof planCategories>['ids']
type Rows = ReturnType<typeof plannedRows>

const leftOutOf = ({ entries, transfers }: Rows): readonly MovedLeftOut[] => [
  ...entries.again.map(({ entry }) => ({ line: entry.line, words: entry.payee, reason: known })),
  ...transfers.again.map(({ one }) => ({ line: one.line, words: 'Transfer', reason: known })),
  ...entries.wrong.map(({ entry, reason }) => ({ line: entry.line, words: entry.payee, reason })),
  ...transfers.wrong.map(({ one, reason }) => ({ line: one.line, words: 'Transfer', reason })),
]

function budgetsOf({ budgets }: MovedBook, target: MoveTarget, idFor: IdFor, ids: CategoryIds) {
  const all = budgets.flatMap((one) => {
    const found = ids.get(one.category)
    const doc = found?.type === 'expense' ? budgetDoc(one, idFor, found.id) : null
    return doc ? [{ doc }] : []
  })
  return sorted(all, () => 'budgets', target).fresh.map(({ doc }) => doc)
}

export function planMove(book: MovedBook, target: MoveTarget): MovePlan {
  const { uid, importId, fileName, has } = target
  const idFor: IdFor = (...said) => idOfWords(uid, book.source, ...said)
  const categories = planCategories(book, target.categories, idFor)
  const rows = plannedRows(book, target, idFor, categories.ids)
  const { entries, transfers } = rows
  const docsIn = (table: PlannedEntry['table']) =>
    entries.fresh.filter((one) => one.table === table).map(({ doc }) => doc)
  const docs = {
    accounts: accountDocs(book, idFor).filter(({ id }) => !has('accounts', id)),
    categories: categories.docs.filter(({ id }) => !has('categories', id)),
    ...{ expenses: docsIn('expenses'), incomes: docsIn('incomes') },
    transfers: transfers.fresh.map(({ doc }) => doc),
    budgets: budgetsOf(book, target, idFor, categories.ids),
  }
  const leftOut = [...book.leftOut, ...leftOutOf(rows)]
  const made = (['accounts', 'categories', 'budgets'] as const).flatMap((table) =>
    docs[table].map(({ id }) => ({ table, id })),
  )
  const importDoc = {
    ...{ id: importId, fileName: fitting(fileName, 200) || 'File', format: 'move' },
    ...{ addedExpenses: docs.expenses.length, addedIncomes: docs.incomes.length },
    ...{ addedTransfers: docs.transfers.length, skipped: leftOut.length, made },
  }
  const here = [...entries.fresh, ...entries.again]
  const moves = movesOf(
    here,
    [...transfers.fresh, ...transfers.again].map(({ doc }) => doc),
  )
  const remarks = [...book.remarks, ...uncategorized(here, book)]
  return { importDoc, docs, leftOut, months: compare(book, moves, idFor), remarks }
}
