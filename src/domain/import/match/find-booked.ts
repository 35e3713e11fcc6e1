/** Finds the rows of the book that a statement repeats, each answering for one row only. */

import { addDays, type Day, formatDay } from '#domain/calendar/calendar.ts'
import { counted } from '../../counted.ts'
import type { StatementRow } from '../statement.ts'
import type {
  BookedRow,
  DueRow,
  PendingRow,
  paidInNone,
  WrittenRow,
  WrittenSide,
} from './booked.ts'
import { isMade } from './row-ids.ts'
import { likeness, profileText, type TextProfile } from './similar-text.ts'

export interface NewBooking {
  readonly account: string | null
  /** The account of the book it is to go into, if any. */
  readonly accountId: string | null
  readonly row: StatementRow
}

export const nearDays = 3
export const alikeEnough = 0.49

/** The same number may be written with and without bank code, country and blanks. */
export function couldBeSameAccount(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true
  const [a, b] = [one, other].map((id) => id.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase())
  return a !== undefined && b !== undefined && (a.endsWith(b) || b.endsWith(a))
}

type Placed = Pick<NewBooking, 'account'> & { readonly accountId?: string | null }

/** Where both are in an account of the book that decides, else what the files say. */
export function couldBeTogether(one: Placed, other: Placed): boolean {
  if (one.accountId && other.accountId) return one.accountId === other.accountId
  return couldBeSameAccount(one.account, other.account)
}

function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string | null) {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** An instalment that counts as paid, and the day of the payment that takes its place. */
export interface CountedDue {
  readonly dueOn: Day
  readonly date: Day
}

/** Why a row counts as already there, and which one it is. */
export interface BookedMatch {
  readonly words: string
  readonly of: string
  /** Only by what it says: the bank's own number does not tell. */
  readonly isAlike?: true
  /** Written in another currency: the row of the statement is what the bank moved for it. */
  readonly isConverted?: true
  /** It was announced, and this row of the statement is its booking. */
  readonly books?: PendingRow
  /** It was written by hand, or is in no account, and learns what the bank says. */
  readonly tells?: WrittenRow | WrittenSide | typeof paidInNone
  /** It was only expected, and becomes an entry. */
  readonly posts?: DueRow
  /** Somebody said that it paid an instalment of this loan, by a payment of that id. */
  readonly pays?: string
  /** The expense that this payment becomes, where those of its loan do. */
  readonly expenseId?: string
  /** That instalment counts as paid without an entry: the payment takes its place. */
  readonly counted?: CountedDue
}

/** Each row of the book answers for one imported row only. */
export class Claims {
  readonly found = new Map<NewBooking, BookedMatch>()
  private readonly taken = new Set<string>()
  private readonly profiles = new Map<object, TextProfile>()
  private readonly day: (day: Day) => string

  constructor(locale: string) {
    this.day = (day) => formatDay(day, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  }

  isTaken({ id }: BookedRow): boolean {
    return this.taken.has(id)
  }

  claim(newcomer: NewBooking, booked: BookedRow, found: Omit<BookedMatch, 'of'>): void {
    this.taken.add(booked.id)
    const { id: of, written, side, paid, due: posts, date } = booked
    // In another currency the bank says something else of it.
    const told = booked.currency === newcomer.row.currency ? (written ?? side ?? paid) : undefined
    const tells = told && { tells: told }
    const isMoved = told?.table === 'transfers' && date !== newcomer.row.date
    const words = isMoved ? `${found.words} It gets the bank’s day.` : found.words
    this.found.set(newcomer, { ...found, words, of, ...tells, ...(posts && { posts }) })
  }

  /** Already in the book: Lunch, 5 Jan 2026 (same amount, similar text). */
  known({ description, date, due }: BookedRow, why: string): string {
    const where = due ? 'Expected' : 'Already in the book'
    return `${where}: ${description}, ${this.day(date)} (${why}).`
  }

  likeness(row: StatementRow, booked: BookedRow): number {
    return likeness(this.profile(row), this.profile(booked))
  }

  tell({ description, date }: Pick<BookedRow, 'description' | 'date'>): string {
    return `“${description}” on ${this.day(date)}`
  }

  private profile(row: BookedRow | StatementRow): TextProfile {
    const known = this.profiles.get(row)
    if (known) return known
    const profile = profileText(row.description, row.merchant)
    this.profiles.set(row, profile)
    return profile
  }
}

/** The same id in the same account, whatever was edited since. */
export function claimByIds(
  newcomers: readonly NewBooking[],
  booked: readonly BookedRow[],
  claims: Claims,
) {
  const byId = groupBy(booked, ({ bankId }) => bankId)
  for (const newcomer of newcomers) {
    const { bankId } = newcomer.row
    const match = (bankId === null ? [] : (byId.get(bankId) ?? [])).find(
      (row) => !claims.isTaken(row) && couldBeTogether(row, newcomer),
    )
    if (!match || bankId === null) continue
    const why = isMade(bankId) ? 'the same line of a statement' : `the bank’s number ${bankId}`
    claims.claim(newcomer, match, {
      words: claims.known(match, why),
    })
  }
}

/** Numbers of one kind: cut at the same marks and of about the same length. */
function isSameKind(one: string, other: string): boolean {
  const marks = (id: string) => id.replace(/[\p{L}\p{N}]+/gu, '')
  return marks(one) === marks(other) && Math.abs(one.length - other.length) <= 3
}

/** Two numbers of one kind that differ are two bookings; OFX and CAMT number the same one anew. */
function areToldApart(newcomer: NewBooking, booked: BookedRow): boolean {
  const { row } = newcomer
  if (!couldBeTogether(newcomer, booked)) return true
  if (row.bankId === null || booked.bankId === null) return false
  if (isMade(row.bankId) || isMade(booked.bankId)) return false
  return isSameKind(row.bankId, booked.bankId)
}

interface Pair {
  readonly newcomer: NewBooking
  readonly booked: BookedRow
  readonly days: number
  readonly alike: number
}

/** The days close enough, each with its distance; asked again and again for the same day. */
function nearbyDays() {
  const known = new Map<Day, readonly (readonly [Day, number])[]>()
  return (day: Day) => {
    const days =
      known.get(day) ??
      Array.from({ length: 2 * nearDays + 1 }, (_, index) => {
        const offset = index - nearDays
        return [addDays(day, offset), Math.abs(offset)] as const
      })
    known.set(day, days)
    return days
  }
}

export function pairsOf(
  newcomers: readonly NewBooking[],
  booked: readonly BookedRow[],
  claims: Claims,
) {
  const keyOf = ({ amount, currency }: BookedRow | StatementRow, day: Day) =>
    `${amount} ${currency} ${day}`
  const byDay = groupBy(booked, (row) => (claims.isTaken(row) ? null : keyOf(row, row.date)))
  const near = nearbyDays()
  const pairs: Pair[] = []
  for (const newcomer of newcomers) {
    if (claims.found.has(newcomer)) continue
    for (const [day, days] of near(newcomer.row.date)) {
      for (const row of byDay.get(keyOf(newcomer.row, day)) ?? []) {
        if (areToldApart(newcomer, row)) continue
        pairs.push({ newcomer, booked: row, days, alike: claims.likeness(newcomer.row, row) })
      }
    }
  }
  return pairs
}

/** No bank has spoken of it: a word in common tells it, or else that it may be in the account. */
const couldBeWritten = ({ newcomer, booked, alike }: Pair) =>
  booked.bankId === null &&
  (alike > 0 || (!booked.isCash && [null, newcomer.accountId].includes(booked.accountId ?? null)))

function claimOnlyPairs(pairs: readonly Pair[], claims: Claims, text: string): void {
  const open = pairs.filter(
    ({ newcomer, booked }) => !(claims.isTaken(booked) || claims.found.has(newcomer)),
  )
  const rows = Map.groupBy(open, ({ booked }) => booked)
  const sides = Map.groupBy(open, ({ newcomer }) => newcomer)
  for (const { newcomer, booked, days } of open) {
    if (rows.get(booked)?.length !== 1 || sides.get(newcomer)?.length !== 1) continue
    if (claims.isTaken(booked)) continue
    const isThere = newcomer.accountId !== null && newcomer.accountId === booked.accountId
    const why = `${isThere ? 'same account, ' : ''}same amount, ${daysApart(days)}, ${text}`
    claims.claim(newcomer, booked, {
      words: claims.known(booked, why),
      isAlike: true,
    })
  }
}

const isEntry = ({ booked }: Pair) => Boolean(booked.written ?? booked.due)
const isAlike = ({ alike }: Pair) => alike > 0
const isThere = ({ newcomer, booked }: Pair) => (booked.accountId ?? null) === newcomer.accountId

/** A bank moves it on a working day: its account and exact amount tell it. */
const couldBePaidBeside = ({ newcomer, booked }: Pair) =>
  booked.isPaidOnDay === true &&
  newcomer.accountId !== null &&
  newcomer.accountId === booked.accountId

/**
 * What was written by hand, or else is only expected, and the one row with its amount near its
 * day, whatever the bank calls it: on its very day first, and in its account. Where two rows could
 * be it, neither is taken for it.
 */
export function claimWritten(pairs: readonly Pair[], claims: Claims): void {
  const [expected = [], written = []] = [true, false].map((isDue) =>
    pairs.filter((pair) => couldBeWritten(pair) && isExpected(pair) === Number(isDue)),
  )
  for (const all of [written, expected]) {
    const thatDay = all.filter(({ days }) => days === 0)
    const some = all.filter(isEntry)
    claimOnlyPairs(thatDay.filter(isAlike), claims, 'a word in common')
    claimOnlyPairs(thatDay.filter(isThere), claims, 'other words')
    claimOnlyPairs(some.filter(isAlike), claims, 'a word in common')
    claimOnlyPairs(some.filter(isThere), claims, 'other words')
    claimOnlyPairs(some, claims, 'other words')
  }
  claimOnlyPairs(pairs.filter(couldBePaidBeside), claims, 'other words')
}

const daysApart = (days: number) => {
  if (days === 0) return 'same day'
  return counted(days, 'day apart', 'days apart')
}

const isExpected = ({ booked }: Pair) => Number(booked.due !== undefined)

/**
 * The closest pairs first, so that a file imported again finds each of its rows; and what is in the
 * book before what is only expected.
 */
export function claimByLikeness(pairs: readonly Pair[], claims: Claims): void {
  const closest = pairs
    .filter(({ alike }) => alike >= alikeEnough)
    .toSorted((a, b) => isExpected(a) - isExpected(b) || a.days - b.days || b.alike - a.alike)
  for (const { newcomer, booked, days, alike } of closest) {
    if (claims.isTaken(booked) || claims.found.has(newcomer)) continue
    const text = alike === 1 ? 'same text' : 'similar text'
    const why = `same amount, ${daysApart(days)}, ${text}`
    claims.claim(newcomer, booked, {
      words: claims.known(booked, why),
      isAlike: true,
    })
  }
}
