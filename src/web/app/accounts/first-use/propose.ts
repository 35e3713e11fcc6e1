import type { RowOf } from '#contract/collections.ts'
import type { AccountKind } from '#domain/accounts/account.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { Book } from '#web/accounts/account-sums.ts'
import { newId } from '#web/data/new-id.ts'
import { say } from '#web/words/say.ts'
import { changing, creating, inTurn } from '#web/writes/write.ts'
import type { LongWrite } from '#web/writes/write-in-turn.ts'
import type { AccountFields } from '../sheet/draft.ts'

interface Candidate {
  readonly id: string
  readonly accountId: string | null
  readonly importId: string | null
  readonly paymentMethod?: string
  readonly refundOf?: string | null
  readonly amount: number
  readonly currency: string
  readonly date: Day
}

/** Rows that came from one place or were paid one way, and the account they could be of. */
export interface Proposal {
  readonly key: string
  readonly name: string
  readonly kind: AccountKind
  readonly currency: string
  /** What a statement called it; null where only the way it was paid tells. */
  readonly label: string | null
  readonly expenses: readonly Candidate[]
  readonly incomes: readonly Candidate[]
  readonly firstOn: Day
  /** What all of them together moved. */
  readonly moved: number
}

const ways: Readonly<Record<string, readonly [name: string, kind: AccountKind]>> = {
  cash: [say('Cash'), 'cash'],
  card: [say('Card'), 'card'],
  bank: [say('Bank'), 'current'],
}

type ProposedRow = { readonly row: Candidate; readonly isExpense: boolean }

/** The currency most of them are in: an account has one. */
function mostUsed(found: readonly ProposedRow[]): string {
  const counts = Map.groupBy(found, ({ row }) => row.currency)
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? ''
}

const effectOf = ({ row, isExpense }: ProposedRow) =>
  isExpense && !row.refundOf ? 0 - row.amount : row.amount

function proposalOf(key: string, label: string | null, found: readonly ProposedRow[]): Proposal {
  const currency = mostUsed(found)
  const same = found.filter(({ row }) => row.currency === currency)
  const [name, kind] = label ? ([label, 'current'] as const) : (ways[key] ?? [key, 'current'])
  const days = same.map(({ row }) => row.date).sort()
  return {
    ...{ key, name, kind, currency, label },
    expenses: same.filter(({ isExpense }) => isExpense).map(({ row }) => row),
    incomes: same.filter(({ isExpense }) => !isExpense).map(({ row }) => row),
    firstOn: days[0] ?? '',
    moved: same.reduce((sum, one) => sum + effectOf(one), 0),
  }
}

/** A row of a statement that says no more was in an account of that bank. */
const wayOf = ({ importId, paymentMethod: method }: Candidate) =>
  importId !== null && method === 'other' ? 'bank' : method

/**
 * By the account a statement named, else by the way it was paid; rows that have an account stay
 * where they are. Once there are accounts, the way something was paid tells nothing new.
 */
export function proposals(
  book: Book,
  imports: readonly Pick<RowOf<'imports'>, 'id' | 'account'>[],
  hasAccounts: boolean,
): readonly Proposal[] {
  const labels = new Map(imports.map(({ id, account }) => [id, account]))
  const groups = new Map<string, { label: string | null; found: ProposedRow[] }>()
  for (const table of ['expenses', 'incomes'] as const) {
    const months: readonly (readonly unknown[])[] = book
      .months(table)
      .map((month) => book.monthRows(table, month))
    for (const row of months.flat() as readonly Candidate[]) {
      if (row.accountId !== null) continue
      const label = (row.importId !== null && labels.get(row.importId)) || null
      const way = hasAccounts ? undefined : wayOf(row)
      const key = label === null ? way : `import ${label}`
      if (key === undefined || (label === null && !(key in ways))) continue
      const group = groups.get(key) ?? { label, found: [] }
      groups.set(key, group)
      group.found.push({ row, isExpense: table === 'expenses' })
    }
  }
  return Array.from(groups, ([key, { label, found }]) => proposalOf(key, label, found))
}

/** One that is taken, and what it holds today. */
export interface Taken {
  readonly proposal: Proposal
  readonly balance: number
}

const fresh = {
  ...{ institution: null, icon: 'landmark', color: 'honey', archived: false },
  ...{ includeInNetWorth: true, loanId: null, creditLimit: null, payFromId: null },
  ...{ closesOnDay: null, dueOnDay: null, note: null },
} as const

/** Accounts first, then the rows in them; taken back the other way round. */
export function makingAccounts(taken: readonly Taken[], order: number): LongWrite {
  const made = taken.map(({ proposal, balance }, at) => {
    const { name, kind, currency, label, firstOn, moved } = proposal
    const number = label && /\d{4}/.test(label) ? label.slice(0, 64) : null
    const fields: AccountFields = {
      ...{ ...fresh, name: name.slice(0, 80), kind, currency, number },
      ...{ openingOn: firstOn, openingBalance: balance - moved, order: order + at },
    }
    return { id: newId(), fields, proposal }
  })
  const write = inTurn([
    ...made.map(({ id, fields }) => creating('accounts', [{ id, ...fields }])),
    ...made.flatMap(({ id, proposal }) =>
      (['expenses', 'incomes'] as const).map((table) =>
        changing(
          table,
          proposal[table].map((row) => ({ row, fields: { accountId: id } })),
        ),
      ),
    ),
  ])
  return { commands: write.commands, undo: () => write.undo }
}
