import type { RowsAnswer } from '#contract/analytics/rows.ts'
import { limits } from '#contract/limits.ts'
import { exactSum } from '../ledger/conversion.ts'
import type { Look, Span } from './look.ts'
import { movedInGroups } from './owed.ts'
import { type Cursor, cursorOf, readCursor } from './row-cursor.ts'

/** How each step of what is owed is read from what moved. */
export const movedAmounts = {
  paid: 'paid',
  share: 'share',
  settledOut: 'settled_out',
  settledIn: 'settled_in',
  owed: 'paid - share + settled_out - settled_in',
} as const
export type MovedPart = keyof typeof movedAmounts

interface Moved extends Span {
  readonly of: MovedPart
  readonly currency?: string | undefined
  readonly after?: string | undefined
}

type Row = RowsAnswer['rows'][number]
type MovedRow = Omit<Row, 'counted'> & { readonly total: string; readonly count: number }

const text = (part: MovedPart) => `with ${movedInGroups}, amounts as (
    select source, id, group_id, date, description, category_id, ${movedAmounts[part]} as amount
    from moved
    where currency = $3 and date between $4 and $5 and ${movedAmounts[part]} <> 0
  ), whole as (
    select coalesce(sum(amount), 0)::text as total, count(*)::integer as count from amounts
  ), page as (
    select * from amounts where $6::date is null or (date, id) < ($6::date, $7::uuid)
    order by date desc, id desc limit ${limits.analyticsRows + 1}
  )
  select source as "from", id, group_id as "groupId", date, description, description as payee,
    category_id as "categoryId", amount, $3 as currency, total, count
  from whole left join page on true order by date desc, id desc`

/** What moved between me and my groups, in one currency and never converted. */
export async function readMovedRows(look: Look, asked: Moved): Promise<RowsAnswer> {
  const { of, from, to, currency = look.currency, after } = asked
  const cursor: Cursor | null = after === undefined ? null : readCursor(after)
  const { rows } = await look.db.query<MovedRow | (MovedRow & { readonly id: null })>({
    name: `moved ${of}`,
    text: text(of),
    values: [look.scope, look.uid, currency, from, to, cursor?.date ?? null, cursor?.id ?? null],
  })
  const found = rows.filter(({ id }) => id !== null)
  const page = found.slice(0, limits.analyticsRows)
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    currency,
    total: exactSum(rows[0]?.total ?? null),
    count: rows[0]?.count ?? 0,
    rows: page.map(({ total: _, count: _c, ...row }) => ({ ...row, counted: row.amount })),
    next: last ? cursorOf(last) : null,
  }
}
