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

/** Counted up from the rows themselves, so that nothing has to be kept in step with them. */
export async function readBalances(db: Reader, scope: Scope): Promise<readonly Balance[]> {
  const { rows } = await db.query<Balance>({
    name: 'group balances',
    text: `select currency, member_id as "memberId", sum(amount)::bigint as amount from (
        select currency, (p->>'memberId')::uuid as member_id, (p->>'amount')::bigint as amount
          from group_expenses, jsonb_array_elements(payers) p where scope = $1
        union all
        select currency, (s->>'memberId')::uuid, -(s->>'amount')::bigint
          from group_expenses, jsonb_array_elements(shares) s where scope = $1
        union all
        select currency, from_member, amount from settlements
          where scope = $1 and status <> 'disputed'
        union all
        select currency, to_member, -amount from settlements
          where scope = $1 and status <> 'disputed'
      ) moved group by currency, member_id having sum(amount) <> 0
      order by currency, member_id`,
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
    text: `select s->>'memberId' as "memberId", sum((s->>'rounding')::bigint)::bigint as borne
      from group_expenses, jsonb_array_elements(shares) s
      where scope = $1 and currency = $2 and id <> all($3::uuid[]) group by 1`,
    values: [scope, currency, but],
  })
  return new Map(rows.map(({ memberId, borne }) => [memberId, borne]))
}
