/** The rows of a book as things that can be found; the same at the server and on a device. */
import { type Amounts, amountOn } from '../budgets/assigned.ts'
import type { Day } from '../calendar/calendar.ts'
import { costOf, type LedgerRow, netOf, partsOf } from '../ledger.ts'
import type { TypedRate } from '../money/rates.ts'
import { type Priced, amountOn as priceOn } from '../recurring/price-changes.ts'
import {
  accountCalled,
  type CategoryFacts,
  filedIn,
  type GroupFacts,
  isBillOpen,
  membersOf,
  namesOf,
  nothingMore,
  type SearchBook,
  worthAt,
} from './book.ts'
import type { Findable, FindablePart, HitKind, State } from './findable.ts'

export interface EntryFacts extends LedgerRow {
  readonly templateId?: string | null
  readonly rate?: TypedRate | null
  readonly accountId?: string | null
  readonly isPending?: boolean
  readonly expectedBack?: {
    readonly amount: number
    readonly from?: string | null
    readonly settledBy?: string | null
  } | null
}

const unfiled = (categoryIds: readonly (string | null)[]): readonly State[] =>
  categoryIds.some((id) => id !== null) ? [] : ['uncategorised']

function statesOf(row: EntryFacts): readonly State[] {
  const { templateId, refundOf, expectedBack, settles, isPending } = row
  const found: State[] = []
  if (templateId) found.push('recurring')
  if (refundOf) found.push('refund')
  if (expectedBack) found.push(expectedBack.settledBy ? 'settled' : 'unsettled')
  if (settles) found.push('settled')
  if (isPending) found.push('pending')
  return found
}

const together = (notes: readonly (string | null | undefined)[]) =>
  notes.filter(Boolean).join(' ') || null

function splitOf(book: SearchBook, row: EntryFacts): readonly FindablePart[] | null {
  const { lines, notes } = row
  if (!lines || lines.length === 0) return null
  return partsOf(row).map((part, at) => ({
    counts: netOf(part),
    notes: together([notes, lines[at]?.note]),
    categories: namesOf(book, part.categoryId),
    filed: filedIn(book, part.categoryId),
  }))
}

/** An expense or an income of one's own. */
export function entryOf(book: SearchBook, row: EntryFacts, kind: HitKind): Findable {
  const lines = row.lines ?? []
  const categoryIds = [row.categoryId, ...lines.map((line) => line.categoryId)]
  return {
    ...nothingMore,
    kind,
    id: row.id,
    title: row.description,
    by: row.merchant ?? row.source ?? null,
    notes: together([row.notes, ...lines.map(({ note }) => note)]),
    tags: row.tags,
    amount: row.amount,
    currency: row.currency,
    counts: costOf(row),
    worth: worthAt(book, row),
    date: row.date,
    categories: categoryIds.flatMap((id) => namesOf(book, id)),
    filed: categoryIds.flatMap((id) => filedIn(book, id)),
    people: row.expectedBack?.from ? [row.expectedBack.from] : [],
    method: row.paymentMethod ?? null,
    accounts: accountCalled(book, row.accountId ?? null),
    states: [...statesOf(row), ...unfiled(categoryIds)],
    parts: splitOf(book, row),
  }
}

interface Borne {
  readonly memberId: string
  readonly amount: number
}

export interface GroupExpenseFacts {
  readonly id: string
  readonly groupId: string
  readonly description: string
  readonly amount: number
  readonly currency: string
  readonly rate?: TypedRate | null
  readonly date: string
  readonly categoryId: string | null
  readonly payers: readonly Borne[]
  readonly shares: readonly Borne[]
  readonly notes: string | null
  readonly templateId: string | null
}

const membersBy = ({ members }: GroupFacts, uid: string) =>
  members.filter((member) => member.uid === uid).map(({ memberId }) => memberId)

/** What a group spent; nothing when it is not one of mine. */
export function groupExpenseOf(book: SearchBook, row: GroupExpenseFacts): readonly Findable[] {
  const group = book.groups.get(row.groupId)
  if (!group) return []
  const ids = new Set([...row.payers, ...row.shares].map(({ memberId }) => memberId))
  const { id, description, notes, amount, currency, date } = row
  const mine = new Set(membersBy(group, book.uid))
  const counts = row.shares.reduce((sum, one) => sum + (mine.has(one.memberId) ? one.amount : 0), 0)
  const states: State[] = ['shared', isBillOpen(book, ids, currency) ? 'unsettled' : 'settled']
  return [
    {
      ...nothingMore,
      ...{ id, notes, amount, currency, counts, date },
      worth: worthAt(book, row),
      kind: 'expenses',
      title: description,
      categories: namesOf(book, row.categoryId),
      filed: filedIn(book, row.categoryId),
      people: membersOf(book, group, ids),
      payers: membersOf(book, group, new Set(row.payers.map(({ memberId }) => memberId))),
      groupId: group.id,
      group: group.name,
      states: [
        ...states,
        ...(row.templateId ? (['recurring'] as const) : []),
        ...unfiled([row.categoryId]),
      ],
    },
  ]
}

export interface ShareFacts {
  readonly id: string
  readonly groupId: string
  readonly description: string
  readonly date: string
  readonly currency: string
  readonly rate?: TypedRate | null
  readonly share: number
  readonly categoryId: string | null
}

/** My part of what a group spent that I have left; otherwise the whole expense is found. */
export function shareOf(book: SearchBook, row: ShareFacts): readonly Findable[] {
  if (book.groups.has(row.groupId) || row.share === 0) return []
  const { id, description, date, currency, share, categoryId } = row
  const [categories, filed] = [namesOf(book, categoryId), filedIn(book, categoryId)]
  return [
    {
      ...nothingMore,
      ...{ id, date, currency, categories, filed },
      kind: 'expenses',
      title: description,
      amount: share,
      counts: share,
      worth: worthAt(book, { ...row, amount: share }),
      groupId: row.groupId,
      states: ['shared', ...unfiled([categoryId])],
    },
  ]
}

/** By the rate of today, as it has no day of its own. */
export const priced = (book: SearchBook, amount: number, currency: string) => ({
  amount,
  currency,
  worth: worthAt(book, { amount, currency, date: book.today }),
})

export const archived = (is: boolean): readonly State[] => (is ? ['archived'] : [])

export interface GoalFacts {
  readonly id: string
  readonly name: string
  readonly targetAmount: number
  readonly currency: string
  readonly targetOn: string | null
  readonly status: string
  readonly groupId?: string
}

export function goalOf(book: SearchBook, row: GoalFacts): Findable {
  const group = row.groupId === undefined ? undefined : book.groups.get(row.groupId)
  return {
    ...nothingMore,
    kind: 'goals',
    id: row.id,
    title: row.name,
    ...priced(book, row.targetAmount, row.currency),
    date: row.targetOn,
    groupId: row.groupId ?? null,
    group: group?.name ?? null,
    states: [...archived(row.status === 'archived'), ...(group ? (['shared'] as const) : [])],
  }
}

export interface LoanFacts {
  readonly id: string
  readonly name: string
  readonly lender: string | null
  readonly balance: number
  readonly currency: string
  readonly nextDueOn: string | null
  readonly status: string
  readonly categoryId: string | null
}

export const loanOf = (book: SearchBook, row: LoanFacts): Findable => ({
  ...nothingMore,
  kind: 'loans',
  id: row.id,
  title: row.name,
  by: row.lender,
  ...priced(book, row.balance, row.currency),
  date: row.nextDueOn,
  categories: namesOf(book, row.categoryId),
  filed: filedIn(book, row.categoryId),
  states: archived(row.status === 'archived'),
})

export interface BudgetFacts extends Omit<Amounts, 'moves'> {
  readonly id: string
  readonly name: string
  readonly categoryIds: readonly string[]
  readonly currency: string
  readonly startOn: string
  readonly archived: boolean
}

/** Before it begins, the amount is the one it begins with. */
const amountNow = (row: BudgetFacts, today: Day) =>
  amountOn(row, row.startOn > today ? row.startOn : today)

export const budgetOf = (book: SearchBook, row: BudgetFacts): Findable => ({
  ...nothingMore,
  kind: 'budgets',
  id: row.id,
  title: row.name,
  ...priced(book, amountNow(row, book.today), row.currency),
  categories: row.categoryIds.flatMap((id) => namesOf(book, id).slice(0, 1)),
  filed: row.categoryIds.flatMap((id) => filedIn(book, id).slice(0, 1)),
  states: archived(row.archived),
})

export interface TemplateFacts extends EntryFacts, Priced {
  readonly active: boolean
  readonly nextOn: string | null
  readonly groupId?: string | null
}

export function templateOf(book: SearchBook, row: Omit<TemplateFacts, 'date'>): Findable {
  const group = row.groupId ? book.groups.get(row.groupId) : undefined
  const entry = entryOf(book, { ...row, date: '' }, 'templates')
  return {
    ...entry,
    counts: null,
    ...priced(book, priceOn(row, row.nextOn ?? book.today), row.currency),
    date: row.nextOn,
    group: group?.name ?? null,
    states: ['recurring', ...archived(!row.active), ...(group ? (['shared'] as const) : [])],
  }
}

export const categoryOf = (book: SearchBook, row: CategoryFacts): Findable => ({
  ...nothingMore,
  kind: 'categories',
  id: row.id,
  title: row.name,
  categories: namesOf(book, row.parentId),
  filed: filedIn(book, row.id),
  states: archived(row.archived),
})
