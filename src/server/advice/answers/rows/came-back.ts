import { groupScope } from '#contract/sync.ts'
import type { Evidence } from '#domain/advice/advice.ts'
import type { Period } from '#domain/advice/questions/period.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { foldText } from '#domain/ledger.ts'
import type { AnswerBook, KnownPerson } from '../answer-book.ts'

/** Money that came back and is neither a refund nor an earning. */
export interface CameBack extends Evidence {
  /** What it and what it was for is called; nothing where somebody of a group paid. */
  readonly called?: readonly string[]
  readonly date: Day
  readonly amount: number
  readonly currency: string
  readonly from: string
}

interface Paid {
  readonly id: string
  readonly groupId: string
  readonly date: Day
  readonly amount: number
  readonly currency: string
  readonly memberId: string
}

const newestFirst = (a: CameBack, b: CameBack) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)

/** What others of groups paid to me, or I to them, confirmed. */
export async function settledBetween(
  book: AnswerBook,
  { from, to }: Period,
  people: readonly KnownPerson[],
  who: 'to me' | 'by me' = 'to me',
): Promise<readonly CameBack[]> {
  const { db, uid } = book.book
  const mine = book.groups.flatMap(({ id, members }) =>
    members.flatMap((one) => (one.uid === uid ? [{ id, memberId: one.memberId }] : [])),
  )
  const [own, other] = who === 'to me' ? ['to', 'from'] : ['from', 'to']
  const { rows } = await db.query<Paid>(
    `select id, group_id as "groupId", date, amount, currency, ${other}_member as "memberId"
      from settlements where scope = any($1) and ${own}_member = any($2::uuid[])
        and status = 'confirmed' and date between $3 and $4`,
    [mine.map(({ id }) => groupScope(id)), mine.map(({ memberId }) => memberId), from, to],
  )
  const ids = new Set(people.flatMap(({ members }) => members.map(({ memberId }) => memberId)))
  return rows
    .filter(({ memberId }) => people.length === 0 || ids.has(memberId))
    .map(({ groupId, memberId, ...row }): CameBack => {
      const group = book.groups.find(({ id }) => id === groupId)
      const name = group?.members.find((one) => one.memberId === memberId)?.name ?? 'somebody'
      const words = `${name}, ${group?.name}`
      return { ...row, collection: 'groups', id: groupId, words, from: words }
    })
    .sort(newestFirst)
}

/** Klaus, who is Klaus Weber in a group. */
export const isCalled = ({ id, calledToo }: KnownPerson, name: string): boolean =>
  id === foldText(name) || calledToo.includes(name)

/** Incomes that paid back what was expected for an expense. */
export async function paidBack(
  { book }: AnswerBook,
  { from, to }: Period,
  people: readonly KnownPerson[],
): Promise<readonly CameBack[]> {
  const { rows } = await book.db.query<Omit<CameBack, 'collection' | 'words'>>(
    `select i.id, i.date, i.amount, i.currency,
        coalesce(nullif(i.source, ''), i.description) as "from",
        array_remove(array[i.source, i.description, e.merchant, e.description], null) as called
      from incomes i left join expenses e on e.scope = i.scope and e.id = i.settles
      where i.scope = $1 and i.settles is not null and i.date between $2 and $3`,
    [book.scope, from, to],
  )
  return rows
    .filter(({ from: who }) => people.length === 0 || people.some((one) => isCalled(one, who)))
    .map((row): CameBack => ({ ...row, collection: 'incomes', words: row.from }))
    .sort(newestFirst)
}
