import { useEffect } from 'react'
import type { RowOf } from '#contract/collections.ts'
import { agreedUntil } from '#domain/accounts/checkpoints/agreement.ts'
import { shortDay } from '#domain/accounts/checkpoints/agreement-words.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { sentence } from '#domain/sentence.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { bookIn, type Book as MovingBook, movesIn } from '#web/accounts/account-sums.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { watchWrites } from '#web/writes/use-writes.ts'
import { gapsIn } from './checked-book.ts'

type Book = Pick<Replica, 'rows' | 'months' | 'monthRows'>
type Fields = Readonly<Record<string, unknown>>

const tables = ['expenses', 'incomes', 'transfers'] as const
/** What moves accounts that their commands do not name. */
const otherMovers = /^(group_expenses|settlements|loans|payments)\./

const accountsIn = ({ accountId, from, to }: Fields): readonly unknown[] => [
  accountId,
  (from as Fields | null)?.accountId,
  (to as Fields | null)?.accountId,
]

const listed = (one: unknown, many: unknown): readonly Fields[] =>
  [one, ...(Array.isArray(many) ? many : [])].filter((said) => typeof said === 'object' && !!said)

/** Every account that the rows are in, or are to be in. */
function accountsOf(book: Book, commands: readonly Command[]): ReadonlySet<unknown> {
  const found = commands.flatMap(({ name, args }): readonly unknown[] => {
    if (otherMovers.test(name)) return [...book.rows('accounts').keys()]
    const table = tables.find((one) => name.startsWith(`${one}.`))
    if (!table) return []
    const changes = listed(null, args.changes)
    const ids = [args.id, ...listed(null, args.changes).map(({ id }) => id)]
    const gone: readonly unknown[] = Array.isArray(args.ids) ? args.ids : []
    const rows = [...ids, ...gone].flatMap((id) => book.rows(table).get(String(id)) ?? [])
    const said = [...listed(args.doc, args.docs), ...listed(args.patch, []), ...rows]
    return [...said, ...changes.flatMap(({ patch }) => listed(patch, []))].flatMap(accountsIn)
  })
  return new Set(found.filter((id) => typeof id === 'string'))
}

/** From when on a rate would have to tell what was moved, which is never what the bank has. */
function firstUnknown(book: MovingBook, account: AccountRow): Day | null {
  const unknown = movesIn(book, account, null).filter(
    ({ date, effect, isPending }) => effect === null && !isPending && date >= account.openingOn,
  )
  return unknown.map(({ date }) => date).sort()[0] ?? null
}

/** Until when each of these agrees with its bank. */
function untilOf(book: Book, ids: ReadonlySet<unknown>): ReadonlyMap<string, Day | null> {
  const all: readonly unknown[] = [...book.rows('checkpoints').values()]
  const checkpoints = (all as readonly RowOf<'checkpoints'>[]).filter(({ accountId }) =>
    ids.has(accountId),
  )
  const byAccount = Map.groupBy(checkpoints, ({ accountId }) => accountId)
  const moving = bookIn(book)
  return new Map(
    Array.from(byAccount, ([id, said]) => {
      const row: unknown = book.rows('accounts').get(id)
      const account = row as AccountRow
      const unknownOn = firstUnknown(moving, account)
      const checkpoints = said.filter(
        ({ date, at }) =>
          unknownOn === null || date < unknownOn || (date === unknownOn && at === 'open'),
      )
      return [id, agreedUntil({ account, rows: gapsIn(moving, account, null), checkpoints })]
    }),
  )
}

interface Reader {
  readonly today: Day
  readonly locale: string
}

/** What a write did to accounts that agreed with their bank; null where all still do as before. */
export function watchAgreement(
  book: Book,
  commands: readonly Command[],
  { today, locale }: Reader,
): () => string | null {
  const ids = accountsOf(book, commands)
  const before = untilOf(book, ids)
  if (before.size === 0) return () => null
  return () => {
    const after = untilOf(book, ids)
    const words = Array.from(before, ([id, until]) => {
      const now = after.get(id) ?? null
      if (until === null || (now !== null && now >= until)) return ''
      const name = String(book.rows('accounts').get(id)?.name ?? '')
      const day = (one: Day) => shortDay(one, today, locale)
      const since =
        now === null
          ? say('it no longer does')
          : say('it does only until {day} now', { day: day(now) })
      return sentence(
        say('{name} agreed with the bank until {day}; {since}', { name, day: day(until), since }),
      )
    })
    return words.filter(Boolean).join(' ') || null
  }
}

/** While somebody keeps accounts: a change that breaks what agreed says so, beside its undo. */
export function WatchAgreement() {
  const { locale } = useLocale()
  const today = useToday()
  useEffect(
    () => watchWrites((replica, commands) => watchAgreement(replica, commands, { today, locale })),
    [today, locale],
  )
  return null
}
