import type { RowsAnswer } from '#contract/analytics/rows.ts'
import type { Look, Span } from './look.ts'
import { pageOf } from './page-of.ts'
import { readPlanned, readTemplates, sumPlanned } from './plans.ts'
import { toldGaps } from './told-gaps.ts'

interface Ahead extends Span {
  readonly kind: 'expense' | 'income'
  readonly after?: string | undefined
}

/** What templates and loans will still bring in some days to come, the next first. */
export async function readAheadRows(
  look: Look,
  { from, to, kind, after }: Ahead,
): Promise<RowsAnswer> {
  const planned = await readPlanned(look, await readTemplates(look), { from, to })
  const all = planned
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const { amount: total, ...gaps } = sumPlanned(planned, kind, look.currency)
  return {
    currency: look.currency,
    total,
    ...toldGaps(gaps),
    ...pageOf(
      all.map(({ day, amount, source }) => ({
        ...source,
        date: day,
        payee: source.description,
        counted: amount,
      })),
      after,
    ),
  }
}
