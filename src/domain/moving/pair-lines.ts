/** Finds which two lines of a register are one transfer between its accounts. */
import { daysBetween } from '../calendar/calendar.ts'
import { accountKey, type SourceLine } from './moved-book.ts'

export interface PairedLines {
  readonly pairs: readonly { readonly from: SourceLine; readonly to: SourceLine }[]
  readonly alone: readonly SourceLine[]
}

/** So long money may be on its way. */
const mostDays = 5

const accountOf = ({ account, currency }: SourceLine) => accountKey(account, currency)
const daysApart = (a: SourceLine, b: SourceLine) => Math.abs(daysBetween(a.date, b.date))

function fits(from: SourceLine, to: SourceLine): boolean {
  if (accountOf(from) === accountOf(to) || daysApart(from, to) > mostDays) return false
  if (from.pair !== null || to.pair !== null) return from.pair === to.pair
  const isNamed = (one: SourceLine, other: SourceLine) =>
    one.other === null || one.other === other.account
  return isNamed(from, to) && isNamed(to, from)
}

/** Those that may belong together: of one pair, or of one sum. */
const bucketOf = ({ pair, currency, amount }: SourceLine) =>
  pair === null ? `${currency} ${Math.abs(amount)}` : `pair ${pair}`

/** The nearest day first, and among those the order of the file. */
export function pairLines(lines: readonly SourceLine[]): PairedLines {
  const pairs: { from: SourceLine; to: SourceLine }[] = []
  const alone: SourceLine[] = []
  for (const some of Map.groupBy(lines, bucketOf).values()) {
    const outs = some.filter(({ amount }) => amount < 0)
    const ins = new Set(some.filter(({ amount }) => amount > 0))
    for (const from of outs) {
      let best: SourceLine | null = null
      for (const to of ins) {
        if (!fits(from, to)) continue
        if (best === null || daysApart(from, to) < daysApart(from, best)) best = to
        if (daysApart(from, best) === 0) break
      }
      if (best === null) alone.push(from)
      else {
        ins.delete(best)
        pairs.push({ from, to: best })
      }
    }
    alone.push(...ins)
  }
  return { pairs, alone }
}
