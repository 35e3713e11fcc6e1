/** Which rows of money out and in could be the two sides of one transfer, and how surely. */

import type { Day } from '../../calendar/calendar.ts'
import { dayNumber } from '../../calendar/day-number.ts'
import { exponentOf } from '../../money/money.ts'
import type { RateTable } from '../../money/rates.ts'
import type { AccountKind } from '../account.ts'
import {
  type AccountMarks,
  accountMarks,
  hintsAtAccount,
  namesAccount,
  type TextMarks,
  textMarks,
} from './text-marks.ts'

/** Rates of the time of what they convert: an older one counts as none. */
export function freshRates(rates: RateTable): RateTable {
  return {
    cross(from, to, day) {
      const rate = rates.cross(from, to, day)
      return rate?.isOld ? null : rate
    },
  }
}

export interface PairingAccount {
  readonly id: string
  readonly name: string
  readonly institution?: string | null
  readonly number?: string | null
  readonly kind?: AccountKind
  readonly currency?: string
  readonly archived?: boolean
  /** The account that a card is paid from. */
  readonly payFromId?: string | null
}

export interface PairingRow {
  readonly id: string
  readonly accountId: string
  readonly date: Day
  /** Below zero when the money left; in the currency of its account. */
  readonly amount: number
  readonly currency: string
  readonly text: string
  readonly bankId?: string | null
  /** It is not plain: it has parts, a refund, a loan or the like. */
  readonly isLocked?: boolean
  readonly isPending?: boolean
}

/** How the amounts go together. */
export type AmountFit =
  | { readonly kind: 'same'; readonly fee: 0 }
  | { readonly kind: 'fee'; readonly fee: number }
  /** By how many percent of what was expected it is off, rounded up. */
  | { readonly kind: 'rate'; readonly fee: 0; readonly percent: number }

/** What speaks for a pair. */
export interface Evidence {
  readonly fit: AmountFit
  readonly days: number
  /** The side whose text names the other account. */
  readonly namedBy: 'out' | 'in' | null
  readonly reference: string | null
  readonly outHasWord: boolean
  readonly inHasWord: boolean
}

export interface Candidate {
  readonly out: PairingRow
  readonly in: PairingRow
  readonly score: number
  readonly evidence: Evidence
}

/** A pair that was taken apart stays apart, also when its rows are imported again. */
export const rejectionKey = (out: string, into: string): string => JSON.stringify([out, into])

export const rowKey = ({ id, bankId }: Pick<PairingRow, 'id' | 'bankId'>): string => bankId ?? id

export const reachDays = { least: -3, most: 5 }
const mostFeePercent = 3n
const mostOffPercent = 4n
export const leastScore = { certain: 105, proposed: 80 }

/** What arrives in another currency, against what the rate of the day makes of what left. */
function rateFit(out: PairingRow, into: PairingRow, rates: RateTable | null): AmountFit | null {
  const rate = rates?.cross(out.currency, into.currency, out.date)
  if (!rate) return null
  const shift = exponentOf(into.currency) - exponentOf(out.currency)
  const expected = BigInt(-out.amount) * rate.over * 10n ** BigInt(Math.max(shift, 0))
  const came = BigInt(into.amount) * rate.under * 10n ** BigInt(Math.max(-shift, 0))
  const off = 100n * (came > expected ? came - expected : expected - came)
  if (off > mostOffPercent * expected) return null
  return { kind: 'rate', fee: 0, percent: Number((off + expected - 1n) / expected) }
}

function amountFit(out: PairingRow, into: PairingRow, rates: RateTable | null): AmountFit | null {
  if (out.currency !== into.currency) return rateFit(out, into, rates)
  const fee = -out.amount - into.amount
  if (fee === 0) return { kind: 'same', fee }
  const isSmall = 100n * BigInt(fee) <= mostFeePercent * BigInt(-out.amount)
  return fee > 0 && isSmall ? { kind: 'fee', fee } : null
}

const points = { named: 50, reference: 50, word: 20, counter: 40, day: 5, fee: 10 }

function scoreOf({ fit, days, ...evidence }: Evidence, hasCounterWord: boolean): number {
  let score = 100 - points.day * days
  if (evidence.namedBy) score += points.named
  if (evidence.reference !== null) score += points.reference
  if (evidence.outHasWord) score += points.word
  if (evidence.inHasWord) score += points.word
  if (hasCounterWord) score -= points.counter
  if (fit.kind === 'fee') score -= points.fee
  if (fit.kind === 'rate') score -= 10 + 5 * fit.percent
  return score
}

/** Reads every text once. */
export class Texts {
  private readonly rows = new Map<string, TextMarks>()
  private readonly accounts: ReadonlyMap<string, AccountMarks>

  constructor(accounts: readonly PairingAccount[]) {
    this.accounts = new Map(accounts.map((account) => [account.id, accountMarks(account)]))
  }

  of({ id, text }: PairingRow): TextMarks {
    const known = this.rows.get(id) ?? textMarks(text)
    this.rows.set(id, known)
    return known
  }

  names(row: PairingRow, accountId: string): boolean {
    const account = this.accounts.get(accountId)
    return account !== undefined && namesAccount(this.of(row), account)
  }

  /** Enough only where something else points at that account already. */
  hints(row: PairingRow, accountId: string): boolean {
    const account = this.accounts.get(accountId)
    return account !== undefined && hintsAtAccount(this.of(row), account)
  }
}

function candidateOf(out: PairingRow, into: PairingRow, fit: AmountFit, texts: Texts) {
  const [said, heard] = [texts.of(out), texts.of(into)]
  const evidence: Evidence = {
    fit,
    days: Math.abs(dayNumber(into.date) - dayNumber(out.date)),
    namedBy: texts.names(out, into.accountId)
      ? 'out'
      : texts.names(into, out.accountId)
        ? 'in'
        : null,
    reference: [...said.references].find((word) => heard.references.has(word)) ?? null,
    outHasWord: said.hasTransferWord,
    inHasWord: heard.hasTransferWord,
  }
  const isSaid = evidence.namedBy !== null || evidence.reference !== null
  const isMeant = isSaid || (evidence.outHasWord && evidence.inHasWord)
  if (fit.kind === 'fee' && !isMeant) return null
  const score = scoreOf(evidence, said.hasCounterWord || heard.hasCounterWord)
  return score < leastScore.proposed ? null : { out, in: into, score, evidence }
}

/** Booked and plain, with money in it. */
export const canBeSide = ({ isLocked, isPending, amount }: PairingRow): boolean =>
  !isLocked && !isPending && amount !== 0

/** Every pair that is likely enough; a day is only compared with those near it. */
export function candidatesOf(
  rows: readonly PairingRow[],
  texts: Texts,
  table: RateTable | null,
  rejected: ReadonlySet<string>,
): readonly Candidate[] {
  const rates = table && freshRates(table)
  const sides = rows.filter(canBeSide)
  const arrivals = Map.groupBy(
    sides.filter(({ amount }) => amount > 0),
    ({ date }) => dayNumber(date),
  )
  return sides.flatMap((out) => {
    if (out.amount > 0) return []
    const day = dayNumber(out.date)
    const found: Candidate[] = []
    for (let apart = reachDays.least; apart <= reachDays.most; apart += 1) {
      for (const into of arrivals.get(day + apart) ?? []) {
        if (into.accountId === out.accountId) continue
        const fit = amountFit(out, into, rates)
        if (!fit || rejected.has(rejectionKey(rowKey(out), rowKey(into)))) continue
        const candidate = candidateOf(out, into, fit, texts)
        if (candidate) found.push(candidate)
      }
    }
    return found
  })
}
