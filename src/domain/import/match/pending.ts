/** Which announced rows the bank has booked now, though a little later or with another amount. */
import type { Day } from '../../calendar/calendar.ts'
import { dayNumber } from '../../calendar/day-number.ts'
import { likeness, profileText, type TextProfile } from './similar-text.ts'

export interface BankRow {
  readonly id: string
  readonly accountId: string
  readonly date: Day
  /** Below zero when the money left. */
  readonly amount: number
  readonly text: string
}

/** The booked row takes the place of the announced one, which keeps its id and what was added. */
export interface Replacement {
  readonly pending: BankRow
  readonly booked: BankRow
}

const bookedDays = { least: -1, most: 10 }
const mostOffPercent = 25
const alikeEnough = 0.49
const askedAfterDays = 14

interface Option extends Replacement {
  readonly off: number
  readonly days: number
}

const isSameWay = (a: number, b: number) => a < 0 === b < 0

/** Equal amounts need no words; others are near enough only if the texts are alike. */
function fits(
  pending: BankRow,
  booked: BankRow,
  profileOf: (row: BankRow) => TextProfile,
): boolean {
  const off = Math.abs(booked.amount - pending.amount)
  if (off === 0) return true
  if (100 * off > mostOffPercent * Math.abs(pending.amount)) return false
  return likeness(profileOf(pending), profileOf(booked)) >= alikeEnough
}

function optionsOf(pending: readonly BankRow[], booked: readonly BankRow[]): readonly Option[] {
  const profiles = new Map<BankRow, TextProfile>()
  const profileOf = (row: BankRow) => {
    const known = profiles.get(row) ?? profileText(row.text)
    profiles.set(row, known)
    return known
  }
  const byAccount = Map.groupBy(booked, ({ accountId }) => accountId)
  return pending.flatMap((announced) =>
    (byAccount.get(announced.accountId) ?? []).flatMap((row) => {
      const days = dayNumber(row.date) - dayNumber(announced.date)
      const isNear = days >= bookedDays.least && days <= bookedDays.most
      if (!isNear || !isSameWay(row.amount, announced.amount)) return []
      if (!fits(announced, row, profileOf)) return []
      const off = Math.abs(row.amount - announced.amount)
      return [{ pending: announced, booked: row, off, days: Math.abs(days) }]
    }),
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Equal amounts first, then the nearest amount, then the nearest day; each row once. */
export function replacementsOf(
  pending: readonly BankRow[],
  booked: readonly BankRow[],
): readonly Replacement[] {
  const nearest = optionsOf(pending, booked).toSorted(
    (a, b) =>
      a.off - b.off ||
      a.days - b.days ||
      compare(a.pending.date, b.pending.date) ||
      compare(a.pending.id, b.pending.id) ||
      compare(a.booked.id, b.booked.id),
  )
  const taken = new Set<BankRow>()
  return nearest.flatMap((one) => {
    if (taken.has(one.pending) || taken.has(one.booked)) return []
    taken.add(one.pending).add(one.booked)
    return [{ pending: one.pending, booked: one.booked }]
  })
}

/** Booked with €43.50 instead of €40.00. Null while nothing differs. */
export const replacementWords = (
  { pending, booked }: Replacement,
  write: (amount: number) => string,
): string | null =>
  pending.amount === booked.amount
    ? null
    : `Booked with ${write(Math.abs(booked.amount))} instead of ${write(Math.abs(pending.amount))}.`

/** Announced so long ago that the person is asked what became of it; nothing vanishes by itself. */
export const isOverdue = ({ date }: Pick<BankRow, 'date'>, today: Day): boolean =>
  dayNumber(today) - dayNumber(date) > askedAfterDays
