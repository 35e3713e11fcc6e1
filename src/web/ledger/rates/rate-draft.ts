import { ownRates } from '#contract/ledger/own-rates.ts'
import { rateValue } from '#contract/ledger/transaction.ts'
import { addDays, type Day, isDay } from '#domain/calendar/calendar.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import type { OwnRate } from '#domain/money/rates.ts'
import type { Reading } from '#web/form/use-form.ts'
import { say } from '#web/words/say.ts'
import { plainRate } from '../sheet/written-rate.ts'
import type { LackingRow } from './rows-without-rate.ts'

export interface RateDraft {
  /** The currency that lacks a rate. */
  readonly currency: string
  /** Whether it is told the other way round: what one of ours is in it. */
  readonly isTurned: boolean
  readonly rate: string
  readonly fromOn: Day | string
  /** Empty: for all days since. */
  readonly toOn: Day | string
}

/** Rows that end so long ago are a journey, and their rate need not go on. */
const PAST_DAYS = 31

/** The days of these rows; on from the first one where the last is not long ago. */
export function daysOf(rows: readonly LackingRow[], today: Day) {
  const days = rows.map(({ entry }) => entry.date).sort()
  const [first = today, last = today] = [days[0], days.at(-1)]
  return { fromOn: first, toOn: last < addDays(today, -PAST_DAYS) ? last : '' }
}

export const draftOfRate = (rate: OwnRate, home: string, locale: string): RateDraft => ({
  currency: rate.currency === home ? rate.to : rate.currency,
  isTurned: rate.currency === home,
  rate: rate.rate.replace('.', decimalMarkOf(locale)),
  fromOn: rate.fromOn,
  toOn: rate.toOn ?? '',
})

export type RateFields = Omit<OwnRate, 'id'>

/** What to save, or what to put right first. */
export function readRateDraft(draft: RateDraft, home: string): Reading<RateFields> {
  const read = rateValue.safeParse(plainRate(draft.rate))
  const toOn = draft.toOn.trim() === '' ? null : draft.toOn
  const messages = {
    ...(read.success ? {} : { rate: read.error.issues[0]?.message ?? say('Enter a rate.') }),
    ...(isDay(draft.fromOn) ? {} : { fromOn: say('Enter a day.') }),
    ...(toOn === null || isDay(toOn) ? {} : { toOn: say('Enter a day, or leave it empty.') }),
  }
  if (!read.success || Object.keys(messages).length > 0) return { ok: false, messages }
  const [currency, to] = draft.isTurned ? [home, draft.currency] : [draft.currency, home]
  const fields = { currency, to, rate: read.data, fromOn: draft.fromOn, toOn }
  const { to: sameCurrency, ...complaints } = ownRates.check(fields)
  const wrong = sameCurrency ? { ...complaints, currency: sameCurrency } : complaints
  return Object.keys(wrong).length > 0 ? { ok: false, messages: wrong } : { ok: true, fields }
}
