import type { Day } from '#domain/calendar/calendar.ts'
import { dayNumber, dayOfNumber } from '#domain/calendar/day-number.ts'
import { afresh } from '../ledger/ask-afresh.ts'
import { converted, exactSum } from '../ledger/conversion.ts'
import { addGaps, type FoundGaps, type Gaps, gapsOf, knownSum, readGaps } from '../ledger/gaps.ts'
import { type Look, type Span, valuesOf } from './look.ts'
import { payeesOf, type Templates } from './plans.ts'
import { entriesOf, isOwn, sumsOf } from './sums.ts'

/** One amount for each day of a span. */
export interface Everyday {
  readonly spending: readonly number[]
  readonly income: readonly number[]
}

export interface EverydayBook {
  /** What came by no plan, and what did. */
  readonly free: Everyday
  readonly planned: Everyday
  /** What is in neither. */
  readonly gaps: { readonly spending: Gaps; readonly income: Gaps }
}

interface EverydayRow {
  readonly day: Day
  readonly kind: 'expense' | 'income'
  readonly isPlanned: boolean
  readonly amount: string
}

interface FoundDay extends EverydayRow {
  readonly gaps: FoundGaps
}

/** What is known; null when it is too large to be exact. */
export async function readEveryday(
  look: Look,
  span: Span,
  templates: Templates,
): Promise<EverydayBook | null> {
  const { rows } = await look.db.query<FoundDay>({
    name: `everyday ${look.lens} ${isOwn(look)}`,
    text: `with ${sumsOf(look, { keys: ['date', 'kind', 'by_plan'] })}
      select date as day, kind, by_plan as "isPlanned", ${knownSum()} as amount,
        ${gapsOf()} as gaps
      from sums group by date, kind, by_plan`,
    values: valuesOf(look, span),
  })
  const moved = await readTemplated(look, span, templates)
  const all = [...rows, ...moved]
  if (all.some(({ amount }) => exactSum(amount) === null)) return null
  const sumsIn = (kind: EverydayRow['kind'], isPlanned: boolean) => {
    const start = dayNumber(span.from)
    const sums = Array.from({ length: dayNumber(span.to) - start + 1 }, () => 0)
    for (const row of all) {
      if (row.kind !== kind || row.isPlanned !== isPlanned) continue
      const at = dayNumber(row.day) - start
      sums[at] = (sums[at] ?? 0) + Number(row.amount)
    }
    return sums
  }
  const of = (isPlanned: boolean) => ({
    spending: sumsIn('expense', isPlanned),
    income: sumsIn('income', isPlanned),
  })
  const gapsIn = (kind: EverydayRow['kind']) =>
    addGaps(rows.flatMap((row) => (row.kind === kind ? [readGaps(row.gaps)] : [])))
  return {
    free: of(false),
    planned: of(true),
    gaps: { spending: gapsIn('expense'), income: gapsIn('income') },
  }
}

/**
 * What was entered by hand and is a template by now is planned from now on: it must not be expected
 * once more. It moves from one side to the other.
 */
async function readTemplated(look: Look, span: Span, templates: Templates) {
  const payees = [payeesOf(templates, 'expense'), payeesOf(templates, 'income')]
  if (payees.flat().length === 0) return []
  const entries = `select * from (${entriesOf(look.lens)}) entry
    where not by_plan and lower(payee) = any(case kind when 'expense' then $7 else $8 end::text[])`
  const others = look.lens === 'group' ? look.others : [look.currency, ...look.others]
  const { rows } = await look.db.query<Omit<EverydayRow, 'isPlanned'>>(
    afresh({
      name: `templated ${look.lens}`,
      text: `with ${converted(entries)}
        select date as day, kind, ${knownSum()} as amount from converted group by date, kind`,
      values: [...valuesOf({ ...look, others }, span), ...payees],
    }),
  )
  return rows.flatMap((row) => [
    { ...row, isPlanned: true },
    { ...row, isPlanned: false, amount: String(-Number(row.amount)) },
  ])
}

/** The days after one, so many of them. */
export const daysAfter = (day: Day, count: number): readonly Day[] =>
  Array.from({ length: count }, (_, at) => dayOfNumber(dayNumber(day) + at + 1))
