/** Finds rows written in another currency by what the bank probably moved for them. */
import { addDays, isWithin } from '../../calendar/calendar.ts'
import type { BookedRow } from './booked.ts'
import {
  alikeEnough,
  type Claims,
  couldBeTogether,
  type NewBooking,
  nearDays,
} from './find-booked.ts'

/** Banks take another rate than the table has, and a fee; without an account less is told by it. */
const mostPercent = { sameAccount: 5, other: 4 }

const written = /\d+(?:[.,'’ ]\d{3})*[.,]\d{2}(?!\d)/g

/** A bank often tells the price as it was: "HOTEL LONDON GBP 142,00". */
function says({ description, notes }: NewBooking['row'], { amount, currency }: BookedRow) {
  const text = `${description} ${notes ?? ''}`
  const isSaid = (text.match(written) ?? []).some(
    (sum) => Number(sum.replace(/\D/g, '')) === Math.abs(amount),
  )
  return { isSaid, isInCurrency: isSaid && text.toUpperCase().includes(currency) }
}

interface Fit {
  readonly newcomer: NewBooking
  readonly booked: BookedRow
  readonly off: number
  readonly words: string
  /** The bank's amount is then what moved the account. */
  readonly isThere: boolean
  /** Else a word in common is all that tells it. */
  readonly isSure: boolean
}

function fitOf(newcomer: NewBooking, booked: BookedRow, claims: Claims): readonly Fit[] {
  const { row, accountId } = newcomer
  const about = booked.about?.[row.currency]
  if (about === undefined || !couldBeTogether(booked, newcomer)) return []
  const isThere = accountId !== null && booked.accountId === accountId
  const days = { from: addDays(booked.date, -nearDays), to: addDays(booked.date, nearDays) }
  const off = Math.abs(row.amount - about)
  const most = isThere ? mostPercent.sameAccount : mostPercent.other
  if (off * 100 > Math.abs(about) * most || !isWithin(row.date, days)) return []
  const { isSaid, isInCurrency } = says(row, booked)
  const alike = claims.likeness(row, booked)
  const isSure = (isThere ? isSaid : isInCurrency) || alike >= alikeEnough
  if (!isSure && (isThere || alike === 0)) return []
  const text = isSaid ? 'its amount in the text' : isSure ? 'similar text' : 'a word in common'
  const where = isThere ? 'same account, ' : ''
  const words = `${where}about the same amount, ${text}`
  return [{ newcomer, booked, off, words, isThere, isSure }]
}

/**
 * The nearest amounts first; in the account it is taken for it, the row learns what the bank moved.
 * Gives what may be one and is not sure enough to say so.
 */
export function claimConverted(
  newcomers: readonly NewBooking[],
  booked: readonly BookedRow[],
  claims: Claims,
): ReadonlyMap<NewBooking, BookedRow> {
  const foreign = booked.filter((row) => row.about !== undefined && !claims.isTaken(row))
  const open = newcomers.filter((one) => foreign.length > 0 && !claims.found.has(one))
  const fits = open.flatMap((one) => foreign.flatMap((row) => fitOf(one, row, claims)))
  const nearest = fits.toSorted((a, b) => a.off - b.off)
  for (const { newcomer, booked: row, words, isThere } of nearest.filter((fit) => fit.isSure)) {
    if (claims.isTaken(row) || claims.found.has(newcomer)) continue
    claims.claim(newcomer, row, {
      words: claims.known(row, words),
      isAlike: true,
      ...(isThere && { isConverted: true }),
    })
  }
  const asked = nearest.filter(
    ({ newcomer, booked: row }) => !(claims.isTaken(row) || claims.found.has(newcomer)),
  )
  return new Map(asked.toReversed().map((fit) => [fit.newcomer, fit.booked]))
}
