import type { Valuation } from '#domain/accounts/account.ts'
import { type Move, type MovingRow, moveOf } from '#domain/accounts/moves.ts'
import { accountHolding, type WorthAccount } from '#domain/accounts/net-worth.ts'
import { type WorthPart, worthKindOf } from '#domain/accounts/worth-parts.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { RateTable } from '#domain/money/rates.ts'
import type { Look } from '../look.ts'

interface CountedAccount extends Pick<WorthAccount, 'includeInNetWorth' | 'myShareBps'> {
  readonly account: WorthAccount['account'] & {
    readonly name: string
    readonly archived: boolean
    /** Of a joint one. */
    readonly groupId?: string
  }
}

interface MovedOn {
  readonly accountId: string
  readonly date: Day
  readonly effect: number
  readonly isPending: boolean
}

type Foreign = MovingRow & { readonly accountId: string }

/** All that accounts hold, before anything is converted. */
export interface AccountRows {
  readonly accounts: readonly CountedAccount[]
  /** Of my groups, of which a part is mine. */
  readonly joint: readonly CountedAccount[]
  /** What is in the currency of its account, or told in it, by day. */
  readonly moved: readonly MovedOn[]
  /** What needs a rate. */
  readonly foreign: readonly Foreign[]
  readonly values: readonly (Valuation & { readonly accountId: string })[]
}

type KeptRow = CountedAccount['account'] & Omit<CountedAccount, 'account'>

type Whose = Pick<Look, 'db' | 'uid' | 'scope'>

/** Those of my groups that I own a part of, with all that is in them. */
async function readJoint({ db, uid }: Whose) {
  const { rows: accounts } = await db.query<KeptRow>({
    name: 'worth joint accounts',
    text: `select a.id, a.name, a.kind, a.currency, a.opening_balance as "openingBalance",
        a.opening_on as "openingOn", a.archived, true as "includeInNetWorth",
        a.group_id as "groupId",
        (o->>'bps')::integer as "myShareBps"
      from group_accounts a
        join groups g on g.id = a.group_id and g.member_ids @> array[$1::uuid]
        cross join lateral jsonb_array_elements(g.members) m
        cross join lateral jsonb_array_elements(a.owners) o
      where m->>'uid' = $1::text and o->>'memberId' = m->>'memberId'
      order by a.created_at, a.id`,
    values: [uid],
  })
  if (accounts.length === 0) return { accounts, moved: [] }
  const { rows: moved } = await db.query<MovedOn>({
    name: 'worth joint moves',
    text: `select v.account_id as "accountId", v.day as date, sum(v.effect)::bigint as effect,
        false as "isPending"
      from group_accounts a join account_moves v on v.account_id = a.id and v.scope = a.scope
      where a.id = any($1::uuid[]) group by v.account_id, v.day order by v.day`,
    values: [accounts.map(({ id }) => id)],
  })
  return { accounts, moved }
}

const counted = ({ includeInNetWorth, myShareBps = 10_000, ...account }: KeptRow) => ({
  ...{ includeInNetWorth, myShareBps, account },
})

/** Null for who keeps none. */
export async function readAccounts(look: Whose): Promise<AccountRows | null> {
  const { db, scope } = look
  const { rows: accounts } = await db.query<KeptRow>({
    name: 'worth accounts',
    text: `select id, name, kind, currency, opening_balance as "openingBalance",
        opening_on as "openingOn", include_in_net_worth as "includeInNetWorth", archived
      from accounts where scope = $1 order by sort, id`,
    values: [scope],
  })
  if (accounts.length === 0) return null
  const joint = await readJoint(look)
  const [moved, foreign, values] = await Promise.all([
    db.query<MovedOn>({
      name: 'worth moves',
      text: `select account_id as "accountId", day as date, is_pending as "isPending",
          sum(effect)::bigint as effect
        from account_moves where scope = $1 and effect is not null
        group by account_id, day, is_pending order by day`,
      values: [scope],
    }),
    db.query<Foreign>({
      name: 'worth foreign',
      text: `select r.id, r.kind, r.date, r.amount, r.currency, r.rate, a.id as "accountId",
          r.is_pending as "isPending" from (
          select id, scope, case when refund_of is null then 'expense' else 'refund' end as kind,
            date, amount, currency, rate, account_id, account_amount, is_pending from expenses
          union all
          select id, scope, 'income', date, amount, currency, rate, account_id, account_amount,
            is_pending from incomes
          union all
          select id, scope, 'group-paid', date, paid, currency, rate, account_id, account_amount,
            false from group_shares where paid > 0
          union all
          select id, scope, 'settlement-' || direction, date, amount, currency, null, account_id,
            account_amount, false
          from settlement_sides where status in ('claimed', 'confirmed')
          union all
          select p.id, p.scope, 'loan-payment', p.date, p.amount, l.currency, null, p.account_id,
            null, false
          from payments p join loans l on l.id = p.loan_id and l.scope = p.scope
          where p.expense_id is null
        ) r join accounts a on a.id = r.account_id and a.scope = r.scope
        where r.scope = $1 and r.currency <> a.currency and r.account_amount is null`,
      values: [scope],
    }),
    db.query<AccountRows['values'][number]>({
      name: 'worth values',
      text: `select account_id as "accountId", date, value from valuations where scope = $1`,
      values: [scope],
    }),
  ])
  return {
    accounts: accounts.map(counted),
    joint: joint.accounts.map(counted),
    moved: [...moved.rows, ...joint.moved],
    ...{ foreign: foreign.rows, values: values.rows },
  }
}

const exactly = ({ date, effect, isPending }: MovedOn): Move => ({
  ...{ id: '', date, effect, isEstimated: false, missing: null, isPending },
})

/** All that moves an account, by the rules a device counts with, too. */
export function bookOf(rows: AccountRows, { account }: CountedAccount, rates: RateTable) {
  const isOf = ({ accountId }: { readonly accountId: string }) => accountId === account.id
  const moves = [
    ...rows.moved.filter(isOf).map(exactly),
    ...rows.foreign.filter(isOf).map((row) => moveOf(row, account.currency, rates)),
  ].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  return { account, moves, valuations: rows.values.filter(isOf) }
}

export const accountParts = (rows: AccountRows, table: RateTable): readonly WorthPart[] =>
  [...rows.accounts, ...rows.joint].flatMap(({ account, ...counted }) => {
    const { id, name, kind, groupId } = account
    const joint = groupId ? { groupId } : {}
    const book = bookOf(rows, { account, ...counted }, table)
    const holdings = accountHolding({ ...book, ...counted })
    return holdings.map((one) => ({ ...one, ...joint, kind: worthKindOf(kind), id, name }))
  })
