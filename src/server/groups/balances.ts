import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { Balances } from '#domain/groups/balances.ts'
import type { Borne } from '#domain/groups/split-expense.ts'

type Reader = Pick<pg.Pool, 'query'>

export interface Balance {
  readonly currency: string
  readonly memberId: string
  readonly amount: number
}

/** Kept by the database with every row that is written. */
export async function readBalances(db: Reader, scope: Scope): Promise<readonly Balance[]> {
  const { rows } = await db.query<Balance>({
    name: 'group balances',
    text: `select currency, member_id as "memberId", balance as amount from group_sums
      where scope = $1 and balance <> 0 order by currency, member_id`,
    values: [scope],
  })
  return rows
}

export const balancesIn = (all: readonly Balance[], currency: string): Balances =>
  new Map(
    all.flatMap((balance) =>
      balance.currency === currency ? [[balance.memberId, balance.amount]] : [],
    ),
  )

/** What rounding has cost each so far, in the other expenses of this currency. */
export async function readBorne(
  db: Reader,
  scope: Scope,
  currency: string,
  but: readonly string[] = [],
): Promise<Borne> {
  const { rows } = await db.query<{ memberId: string; borne: number }>({
    name: 'group rounding',
    text: `select member_id as "memberId", sum(rounding)::bigint as borne from (
        select member_id, rounding from group_sums where scope = $1 and currency = $2
        union all
        select m.member_id, -m.rounding
        from group_expenses e, expense_moves(e.payers, e.shares) m
        where e.id = any($3::uuid[]) and e.scope = $1 and e.currency = $2
      ) moved group by member_id`,
    values: [scope, currency, but],
  })
  return new Map(rows.map(({ memberId, borne }) => [memberId, borne]))
}
