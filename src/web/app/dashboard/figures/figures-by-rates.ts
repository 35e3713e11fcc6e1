import { netParts } from '#domain/ledger.ts'
import {
  addMissing,
  addOld,
  type Conversion,
  convertTotals,
  negateMissing,
  tookRate,
} from '#domain/money/convert-totals.ts'
import type { RateTable } from '#domain/money/rates.ts'
import type { CostEntry, EntryType } from '#web/data/one-book.ts'
import type { EntriesOf } from '#web/reports/use-entries.ts'
import type { Compared, Span } from '../month-span.ts'
import { type Figure, type Figures, figuresOfRows } from './figures.ts'
import type { Sums } from './month-sums.ts'

const kinds = ['income', 'expense'] as const

const rowsIn = (entriesOf: EntriesOf, kind: EntryType, { from, to }: Span): readonly CostEntry[] =>
  entriesOf(kind, from.slice(0, 7)).filter(({ date }) => from <= date && date <= to)

/** Whatever of the rows has to be converted. */
export function currenciesIn(
  { now, before, ahead }: Compared,
  entriesOf: EntriesOf,
): readonly string[] {
  const spans = [now, before, ...(ahead ? [ahead] : [])]
  const rows = spans.flatMap((span) => kinds.flatMap((kind) => rowsIn(entriesOf, kind, span)))
  return [...new Set(rows.map(({ currency }) => currency))]
}

type Gaps = Pick<Figure, 'missing' | 'old' | 'isAbout'>

interface Counted {
  readonly sums: Sums
  readonly gaps: Readonly<Record<'income' | 'spending' | 'net', Gaps>>
}

function countedOf(income: Conversion, spending: Conversion): Counted {
  const gapsOf = ({ missing, old, ...rest }: Conversion): Gaps => ({
    ...{ missing, old, isAbout: tookRate({ missing, old, ...rest }) },
  })
  const net = {
    missing: addMissing([income.missing, negateMissing(spending.missing)]),
    old: addOld([income.old, spending.old]),
    isAbout: tookRate(income) || tookRate(spending),
  }
  const gaps = { income: gapsOf(income), spending: gapsOf(spending), net }
  return { sums: { income: income.amount, spending: spending.amount }, gaps }
}

/** The same as without rates, by those this device has: what the lists of the days say too. */
export function figuresByRates(
  { now, before, ahead }: Compared,
  entriesOf: EntriesOf,
  currency: string,
  rates: RateTable,
): Figures {
  const counted = (span: Span | null): Counted => {
    const of = (kind: EntryType) => {
      const rows = span ? rowsIn(entriesOf, kind, span) : []
      return convertTotals(rows, currency, rates, netParts)
    }
    return countedOf(of('income'), of('expense'))
  }
  const all = { now: counted(now), before: counted(before), ahead: counted(ahead) }
  const sums = { now: all.now.sums, before: all.before.sums, ahead: all.ahead.sums }
  const figures = figuresOfRows(sums, currency)
  const withGaps = (name: keyof Counted['gaps']): Figure => ({
    ...{ ...figures[name], ...all.now.gaps[name] },
    missingBefore: all.before.gaps[name].missing,
    isAboutBefore: all.before.gaps[name].isAbout,
    ahead: { amount: null, ...figures[name].ahead, ...all.ahead.gaps[name] },
  })
  const [income, spending, net] = [withGaps('income'), withGaps('spending'), withGaps('net')]
  return { ...figures, income, spending, net }
}
