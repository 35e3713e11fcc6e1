import { wholeMonths } from '#domain/analytics/whole-months.ts'
import type { Day } from '#domain/calendar.ts'
import { converted, exactSum, typedRate } from '../ledger/conversion.ts'
import { type Look, type Span, valuesOf } from './look.ts'
import { amountOf, foreignOf } from './sums.ts'

/** What went to one payee in some days. */
export interface PayeeSum {
  readonly payee: string
  readonly name: string
  /** Null also when it is several. */
  readonly categoryId: string | null
  readonly total: number | null
  readonly count: number
  /** Without money back. */
  readonly buys: number
  readonly firstOn: Day
  readonly lastOn: Day
}

const grouped = `select payee, max(name) as name, case when min(category) = max(category)
    and count(category) = count(*) then min(category) end as "categoryId",
  case when bool_and(counted is not null) then sum(counted)::text end as total,
  sum(rows)::integer as count, sum(buys)::integer as buys,
  min(first_on) as "firstOn", max(last_on) as "lastOn"
from payees group by payee`

const single = `select lower(payee) collate "C" as payee, payee collate "C" as name,
    category_id::text collate "C" as category, counted,
    case when part = 0 then 1 else 0 end as rows,
    case when part = 0 and refunded = 0 then 1 else 0 end as buys,
    date as first_on, date as last_on
  from converted where kind = 'expense'`

/** Whole months are summed already; the days besides ($8) and other currencies are not. */
const ownText = (lens: keyof typeof amountOf) => `
with ${converted(`${foreignOf(lens)}
  union all
  select source, entry_id, part, kind, date, currency, category_id, by_plan, refunded, payee,
    group_id, ${typedRate}, ${amountOf[lens]}
  from ledger_parts
  where scope = $1 and currency = $2 and date = any($8::date[]) and ${amountOf[lens]} <> 0`)},
payees as (
  ${single}
  union all
  select payee, name, category_id::text, ${lens}::numeric, ${lens}_rows, ${lens}_buys,
    first_on, last_on
  from ledger_payees
  where scope = $1 and currency = $2 and month = any($7::date[]) and ${lens}_rows > 0
) ${grouped}`

const groupText = `with ${converted(foreignOf('group'))}, payees as (${single}) ${grouped}`

/** Whom the money went to, in no order. */
export async function readPayees(look: Look, span: Span): Promise<readonly PayeeSum[]> {
  const { db, lens, scope } = look
  const values = valuesOf(look, span)
  if (lens !== 'group') {
    await db.query({ name: 'refresh payees', text: 'select refresh_payees($1)', values: [scope] })
  }
  const { months, days } = wholeMonths(span)
  const { rows } = await db.query<Omit<PayeeSum, 'total'> & { readonly total: string | null }>(
    lens === 'group'
      ? { name: 'payees group', text: groupText, values }
      : {
          name: `payees ${lens}`,
          text: ownText(lens),
          values: [...values, months, days],
        },
  )
  return rows.map((row) => ({ ...row, total: exactSum(row.total) }))
}
