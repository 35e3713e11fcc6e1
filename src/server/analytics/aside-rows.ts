import type { RowsAnswer } from '#contract/analytics/rows.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { sumAmounts } from '#domain/money/money.ts'
import type { Look, Span } from './look.ts'
import { pageOf } from './page-of.ts'
import { readPlanned, readTemplates } from './plans.ts'
import {
  type AsidePart,
  type AsideRow,
  asideParts,
  comingOf,
  readAside,
  sumAside,
} from './set-aside.ts'
import { toldGaps } from './told-gaps.ts'

export const isAsidePart = (of: string): of is AsidePart =>
  (asideParts as readonly string[]).includes(of)

/** What moved in one goal, or was paid on one loan, on one day is one row. */
function rowOf(some: readonly [AsideRow, ...AsideRow[]]): RowsAnswer['rows'][number] {
  const [{ from, id, groupId, date, description, currency }] = some
  const counted = some.map((row) => row.counted)
  return {
    ...{ from, id, groupId, date, description, payee: description, categoryId: null, currency },
    amount: some.reduce((sum, { amount }) => sum + amount, 0),
    counted: counted.includes(null) ? null : sumAmounts(counted),
  }
}

interface AsideSpan extends Span {
  readonly of: AsidePart
  readonly after?: string | undefined
}

/** What is paid or due on loans, or put into goals, besides what is spent; the newest first. */
export async function readAsideRows(look: Look, asked: AsideSpan): Promise<RowsAnswer> {
  const { of, from, to, after } = asked
  const ahead = { from: addDays(look.today, 1), to }
  const planned = to > look.today ? await readPlanned(look, await readTemplates(look), ahead) : []
  const aside = await readAside(look, { from, to }, { coming: comingOf(planned) })
  const { amount: total, ...gaps } = sumAside(aside, of, look.currency)
  const parts = Map.groupBy(
    aside.filter((row) => row.of === of),
    (row) => `${row.date} ${row.from} ${row.id}`,
  )
  const rows = [...parts.values()]
    .map((some) => rowOf(some as [AsideRow, ...AsideRow[]]))
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  return { currency: look.currency, total, ...toldGaps(gaps), ...pageOf(rows, after) }
}
