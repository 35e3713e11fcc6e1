import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { latestMost, latestOf } from '#domain/calendar/latest.ts'
import { type LedgerRow, netOf, worthOf } from '#domain/ledger.ts'

type Latest = DashboardAnswer['latest'][number]

/** With all that says what it counts. */
export type FoundLatest = Omit<Latest, 'gross'> &
  Required<Pick<LedgerRow, 'refundOf' | 'expectedBack' | 'settles' | 'loanPrincipal'>> & {
    /** Of a bill: what I laid out. */
    readonly paid: number | null
  }

/** As exact as it travels, so that a device puts them in the same order. */
const at = `date_trunc('milliseconds', created_at)`

const newest = (columns: string, table: string, test: string) =>
  `(select ${columns} from ${table} where ${test} and date <= $3
    order by date desc, ${at} desc, id desc limit ${latestMost})`

/** The last of each, of which the last of all are taken. */
export const latestQuestion = [
  newest(
    `'expenses' as "from", id, null::uuid as "groupId", date, description,
      category_id as "categoryId", amount, currency, ${at} as at, refund_of as "refundOf",
      expected_back as "expectedBack", null::uuid as settles, loan_principal as "loanPrincipal",
      null::bigint as paid, null::jsonb as payment`,
    'expenses',
    'scope = $1',
  ),
  newest(
    `'incomes', id, null, date, description, category_id, amount, currency, ${at}, null, null,
      settles, null, null, null`,
    'incomes',
    'scope = $1',
  ),
  newest(
    `'group_shares', id, group_id, date, description, category_id, share, currency, ${at}, null,
      null, null, null, paid, null`,
    'group_shares',
    'scope = $1 and (share <> 0 or paid <> 0)',
  ),
  newest(
    `'settlements', id, group_id, date, coalesce(note, ''), null, amount, currency, ${at}, null,
      null, null, null, null, jsonb_build_object('isMine', is_mine, 'other', coalesce((
        select m->>'name' from groups g, jsonb_array_elements(g.members) m
        where g.id = group_id and m->>'memberId' = other::text limit 1), ''),
        'status', status, 'isWrittenOff', method = 'written-off')`,
    'paid_back',
    'true',
  ),
].join(' union all ')

/** Instants in the form that travels; JSON writes them in the zone of the session. */
export const latestIn = (rows: readonly FoundLatest[], today: Day): Latest[] =>
  latestOf(
    rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    today,
  ).map(({ refundOf, expectedBack, settles, loanPrincipal, paid, ...row }) => ({
    ...row,
    amount: netOf(worthOf({ ...row, refundOf, expectedBack, settles, loanPrincipal })),
    gross: row.amount || (paid ?? 0),
  }))
