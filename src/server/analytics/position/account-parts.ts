import type { Valuation } from '#domain/accounts/account.ts'
import { type Move, type MovingRow, moveOf } from '#domain/accounts/moves.ts'
import { accountHolding, type WorthAccount } from '#domain/accounts/net-worth.ts'
import { type WorthPart, worthKindOf } from '#domain/accounts/worth-parts.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { RateTable } from '#domain/money/rates.ts'
import type { Look } from '../look.ts'

interface CountedAccount extends Pick<WorthAccount, 'includeInNetWorth'> {
  readonly account: WorthAccount['account'] & { readonly name: string; readonly archived: boolean }
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
  /** What is in the currency of its account, or told in it, by day. */
  readonly moved: readonly MovedOn[]
  /** What needs a rate. */
  readonly foreign: readonly Foreign[]
  readonly values: readonly (Valuation & { readonly accountId: string })[]
}

/** Null for who keeps none. */
export async function readAccounts({ db, scope }: Look): Promise<AccountRows | null> {
  const { rows: accounts } = await db.query<
    CountedAccount['account'] & Pick<CountedAccount, 'includeInNetWorth'>
  >({
    name: 'worth accounts',
    text: `select id, name, kind, currency, opening_balance as "openingBalance",
        opening_on as "openingOn", include_in_net_worth as "includeInNetWorth", archived
      from accounts where scope = $1 order by sort, id`,
    values: [scope],
  })
  if (accounts.length === 0) return null
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
    accounts: accounts.map(({ includeInNetWorth, ...account }) => ({ includeInNetWorth, account })),
    ...{ moved: moved.rows, foreign: foreign.rows, values: values.rows },
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
  rows.accounts.flatMap((kept) => {
    const { id, name, kind } = kept.account
    const { includeInNetWorth } = kept
    const holdings = accountHolding({ ...bookOf(rows, kept, table), includeInNetWorth })
    return holdings.map((one) => ({ ...one, kind: worthKindOf(kind), id, name }))
  })
