import { wholeMonths } from '#domain/analytics/whole-months.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { converted, exactSum, saidRate, unconverted } from '../ledger/conversion.ts'
import {
  type FoundGaps,
  type Gaps,
  gapColumns,
  gapsOf,
  knownSum,
  readGaps,
  wholeColumns,
} from '../ledger/gaps.ts'
import { type Look, type Span, valuesOf } from './look.ts'
import { amountOf, boughtFrom, foreignOf, isOwn } from './sums.ts'

/** What went to one payee in some days. */
export interface PayeeSum {
  readonly payee: string
  readonly name: string
  /** Null also when it is several. */
  readonly categoryId: string | null
  /** What is known of it. */
  readonly total: number | null
  readonly count: number
  /** Without money back, and of what has a rate: so many made the total. */
  readonly buys: number
  readonly firstOn: Day
  readonly lastOn: Day
  readonly gaps: Gaps
}

const grouped = `select payee, max(name) as name, case when min(category) = max(category)
    and count(category) = count(*) then min(category) end as "categoryId",
  ${knownSum()} as total, ${gapsOf()} as gaps,
  sum(rows)::integer as count, sum(buys)::integer as buys,
  min(first_on) as "firstOn", max(last_on) as "lastOn"
from payees group by payee`

const single = (
  gaps: string,
) => `select lower(${boughtFrom}) collate "C" as payee, max(${boughtFrom} collate "C") as name,
    category_id::text collate "C" as category, sum(counted) as counted,
    count(*) filter (where part = 0) as rows,
    count(*) filter (where part = 0 and refunded = 0 and counted is not null) as buys,
    min(date) as first_on, max(date) as last_on, ${gaps}
  from converted where kind = 'expense' group by 1, 3, converted.currency`

const ownDays = (lens: keyof typeof amountOf) => `
  select source, entry_id, part, kind, date, currency, category_id, by_plan, refunded, payee,
    group_id, ${saidRate}, ${amountOf[lens]} as amount
  from ledger_parts
  where scope = $1 and currency = $2 and date = any($8::date[]) and ${amountOf[lens]} <> 0`

const convertedRows = (lens: keyof typeof amountOf, hasOthers: boolean) =>
  hasOthers
    ? converted(`${foreignOf(lens)} union all ${ownDays(lens)}`)
    : `${unconverted}, converted as (
  select day.*, amount as counted, null::date as rate_on from (${ownDays(lens)}) day
)`

/** Whole months are summed already; the days besides ($8) and other currencies are not. */
const ownText = (lens: keyof typeof amountOf, hasOthers: boolean) => `
with ${convertedRows(lens, hasOthers)},
payees as (
  ${single(hasOthers ? gapColumns : wholeColumns)}
  union all
  select payee, name, category_id::text, ${lens}::numeric, ${lens}_rows, ${lens}_buys,
    first_on, last_on, ${wholeColumns}
  from ledger_payees
  where scope = $1 and currency = $2 and month = any($7::date[]) and ${lens}_rows > 0
) ${grouped}`

const groupText = `with ${converted(foreignOf('group'))},
payees as (${single(gapColumns)}) ${grouped}`

interface PayeeRow extends Omit<PayeeSum, 'total' | 'gaps'> {
  readonly total: string
  readonly gaps: FoundGaps
}

/** Whom the money went to, in no order. */
export async function readPayees(look: Look, span: Span): Promise<readonly PayeeSum[]> {
  const { db, lens } = look
  const values = valuesOf(look, span)
  const { months, days } = wholeMonths(span)
  const { rows } = await db.query<PayeeRow>(
    lens === 'group'
      ? { name: 'payees group', text: groupText, values }
      : {
          name: `payees ${lens} ${isOwn(look)}`,
          text: ownText(lens, !isOwn(look)),
          values: [...values, months, days],
        },
  )
  return rows.map((row) => ({ ...row, total: exactSum(row.total), gaps: readGaps(row.gaps) }))
}
