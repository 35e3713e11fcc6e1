import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import { wholeMonths } from '#domain/analytics/whole-months.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { dayNumber, dayOfNumber } from '#domain/calendar/day-number.ts'
import type { MissingRate } from '#domain/money/convert-totals.ts'
import { afresh } from './ask-afresh.ts'
import { converted, exactSum, saidRate, unconverted, unitsIn } from './conversion.ts'
import { type FoundGaps, gapColumns, gapsOf, knownSum, readGaps, wholeColumns } from './gaps.ts'
import { type Refreshed, refreshDays } from './refresh-days.ts'

/** What a stretch of days cost in one category, in the wanted currency. */
export interface DayCost {
  /** The first day of the stretch. */
  readonly day: Day
  readonly categoryId: string | null
  /** What is known; null when it is too large to be exact. */
  readonly cost: number | null
  /** What of it came by no plan, and has none by now. */
  readonly everyday: number | null
  readonly missing: readonly MissingRate[]
  /** Some of it was converted. */
  readonly isAbout: boolean
}

export interface CostSpan {
  readonly scope: Scope
  readonly currency: string
  readonly from: Day
  readonly to: Day
  /** Categories that need not be told apart, by the one they are all counted as. */
  readonly alike?: ReadonlyMap<string, string>
  /** Where its sums were brought up to date a moment ago. */
  readonly refreshed?: Refreshed | undefined
  /** The days at which a new stretch begins; without them, every day is one. */
  readonly cuts?: Iterable<Day>
  /** Whom something is planned for: what was entered by hand for them is not everyday any more. */
  readonly payees?: readonly string[]
}

const keptCosts = (table: string, day: string, test: string) =>
  `select ${day} as date, category_id, by_plan, share::numeric as counted,
    ${wholeColumns} from ${table}
  where scope = $1 and currency = $2 and ${test} and kind = 'expense' and share_rows > 0`

const kept = `${keptCosts('ledger_months', 'month', 'month = any($10::date[])')}
  union all
  ${keptCosts('ledger_days', 'day', 'day = any($11::date[])')}`

const foreign = converted(`
  select entry_id, date, category_id, by_plan, currency, ${saidRate}, net as amount
  from foreign_parts($1, $6, $3, $4) where kind = 'expense' and net <> 0`)

const costs = (hasOthers: boolean) =>
  hasOthers
    ? `${foreign}, costs as (
  ${kept}
  union all
  select date, category_id, by_plan, sum(counted), ${gapColumns}
  from converted group by date, category_id, by_plan, currency
)`
    : `${unconverted}, costs as (${kept})`

/** What is in the wanted currency is summed already; the rest is converted entry by entry. */
const text = (hasOthers: boolean) => `
with alike as (
  select * from unnest($7::uuid[], $8::uuid[]) as one (id, counted_as)
), ${costs(hasOthers)}
select width_bucket(date, $9::date[]) - 1 as stretch,
  coalesce(alike.counted_as, category_id) as "categoryId",
  ${knownSum()} as cost, ${knownSum('not by_plan')} as everyday, ${gapsOf()} as gaps
from costs left join alike on alike.id = category_id
group by 1, 2 order by 1, 2`

/** What was entered by hand and is a template by now. */
const templated = `
with alike as (
  select * from unnest($7::uuid[], $8::uuid[]) as one (id, counted_as)
), ${converted(`
  select entry_id, date, category_id, by_plan, currency, ${saidRate}, net as amount
  from ledger_parts where scope = $1 and currency = any($6) and date between $3 and $4
    and kind = 'expense' and not by_plan and net <> 0 and lower(payee) = any($10)`)}
select width_bucket(date, $9::date[]) - 1 as stretch,
  coalesce(alike.counted_as, category_id) as "categoryId", ${knownSum()} as amount
from converted left join alike on alike.id = category_id
group by 1, 2`

interface Templated {
  readonly stretch: number
  readonly categoryId: string | null
  readonly amount: string
}

interface CostRow {
  readonly stretch: number
  readonly categoryId: string | null
  readonly cost: string
  readonly everyday: string
  readonly gaps: FoundGaps
}

const everyDay = (from: Day, to: Day): readonly Day[] =>
  Array.from({ length: Math.max(0, dayNumber(to) - dayNumber(from) + 1) }, (_, at) =>
    dayOfNumber(dayNumber(from) + at),
  )

function stretchesOf({ from, to, cuts }: CostSpan): readonly Day[] {
  if (!cuts) return everyDay(from, to)
  const within = [...new Set(cuts)].filter((day) => day > from && day <= to)
  return [from, ...within].sort()
}

const keyOf = ({ stretch, categoryId }: Pick<CostRow, 'stretch' | 'categoryId'>) =>
  `${stretch} ${categoryId}`

/** By stretch and category. */
async function readTemplated(
  db: Pick<pg.Pool, 'query'>,
  payees: readonly string[],
  values: readonly unknown[],
): Promise<ReadonlyMap<string, string>> {
  if (payees.length === 0) return new Map()
  const { rows } = await db.query<Templated>(
    afresh({ name: 'templated costs', text: templated, values: [...values, payees] }),
  )
  return new Map(rows.map((row) => [keyOf(row), row.amount]))
}

const less = (sum: number | null, part: number | null) =>
  sum === null || part === null ? null : sum - part

/** What somebody's expenses cost, by stretch and category. */
export async function readDayCosts(
  db: Pick<pg.Pool, 'query'>,
  span: CostSpan,
): Promise<readonly DayCost[]> {
  const { scope, currency, from, to, alike = new Map(), payees = [] } = span
  const { currencies, openFrom } = span.refreshed ?? (await refreshDays(db, scope))
  const others = currencies.filter((other) => other !== currency)
  const all = [currency, ...others]
  const starts = stretchesOf(span)
  const { months, days } = wholeMonths(span, starts, openFrom)
  const [first, last] = [
    [scope, currency, from, to, unitsIn(all)],
    [[...alike.keys()], [...alike.values()], starts],
  ]
  const { rows } = await db.query<CostRow>({
    name: `day costs ${others.length > 0}`,
    text: text(others.length > 0),
    values: [...first, others, ...last, months, days],
  })
  const planned = await readTemplated(db, payees, [...first, all, ...last])
  return rows.map(({ stretch, categoryId, cost, everyday, gaps }) => {
    const { missing, isAbout } = readGaps(gaps)
    const byHand = exactSum(planned.get(keyOf({ stretch, categoryId })) ?? '0')
    const [known, unplanned] = [exactSum(cost), less(exactSum(everyday), byHand)]
    const day = starts[stretch] ?? from
    return { day, categoryId, cost: known, everyday: unplanned, missing, isAbout }
  })
}
