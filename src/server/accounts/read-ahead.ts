import type { RowOf } from '#contract/collections.ts'
import { type Scope, userScope } from '#contract/sync.ts'
import { balanceLine } from '#domain/accounts/balance.ts'
import { type AheadRows, lastDay } from '#domain/accounts/given-ahead.ts'
import { type Move, moveOf } from '#domain/accounts/moves.ts'
import { askedFrom } from '#domain/budgets/usual-ahead.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { earmarkSum, earmarksOf } from '#domain/goals/earmarks.ts'
import type { Reader } from '../analytics/look.ts'
import { type AccountRows, bookOf, readAccounts } from '../analytics/position/account-parts.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import { openInstalments } from '../loans/open-instalments.ts'
import { readRateTable } from '../rates/rates.ts'
import { comingTemplates } from '../recurring/coming-templates.ts'

type Account = RowOf<'accounts'>

interface DayMove {
  readonly id: string
  readonly accountId: string
  readonly date: Day
  readonly effect: number
  readonly isPending: boolean
}

interface Due {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly day: Day
  readonly amount: number
  readonly payFromId: string | null
}

/** What moved accounts since a day, each by itself; what needs a rate is read besides. */
const movesText = `select m.account_id as "accountId", m.day as date, m.effect,
    m.is_pending as "isPending", m.id || case when m.tbl <> 'transfers' then ''
      when m.effect > 0 then '.to' else '.from' end as id
  from account_moves m where m.scope = $1 and m.day > $2 and m.effect is not null
  order by m.day, m.id`

/** By no plan and of no loan. */
const everydayText = `select id from expenses where scope = $1 and date > $2
  and account_id is not null and template_id is null and loan_id is null`

const dueText = `select o.id, o.name, o.currency, o.date as day, o.amount,
    l.pay_from_id as "payFromId"
  from (${openInstalments}) o join loans l on l.scope = $1 and l.id = o.id
  where o.date between $2 and $3 and l.pay_from_id is not null`

const named = { expense: 'expense_templates', income: 'income_templates' } as const
const tables = { ...named, transfers: 'transfer_templates' } as const

async function readTemplates(db: Reader, scope: Scope) {
  const read = async (table: (typeof tables)[keyof typeof tables]) => {
    const { rows } = await db.query<{ row: never }>(comingTemplates(table), [scope])
    return rows.map(({ row }) => row)
  }
  return {
    expense: await read(tables.expense),
    income: await read(tables.income),
    transfers: await read(tables.transfers),
  } satisfies Partial<AheadRows>
}

const isOf =
  (id: string) =>
  ({ accountId }: { readonly accountId: string }) =>
    accountId === id

const exactly = ({ accountId: _, ...move }: DayMove): Move => ({
  ...{ ...move, isEstimated: false, missing: null },
})

const byDay = (a: Move, b: Move) => (a.date < b.date ? -1 : Number(a.date > b.date))

export interface PersonAhead {
  readonly rows: AheadRows<Account>
  readonly held: AccountRows
}

interface Reach {
  /** What moved accounts after this day is read by itself. */
  readonly since?: Day
  /** What all of it is told in, where that needs rates. */
  readonly home?: string
}

/** All that says what somebody's accounts will hold; null for who keeps none. */
export async function readAhead(
  db: Reader,
  uid: string,
  today: Day,
  { since = addDays(askedFrom(today), -1), home }: Reach = {},
): Promise<PersonAhead | null> {
  const scope = userScope(uid)
  const held = await readAccounts({ db, uid, scope })
  if (!held) return null
  const ask = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await db.query<Row>(text, [scope, ...values])).rows
  const documents = documentsOf('accounts')
  const whole = `select ${wireObject(documents)} as row from accounts t where t.scope = $1`
  const accounts = (await ask<{ row: Account }>(whole, [])).map(({ row }) => row)
  const moved = await ask<DayMove>(movesText, [since])
  const everyday = await ask<{ id: string }>(everydayText, [since])
  const due = await ask<Due>(dueText, [today, lastDay(today)])
  const templates = await readTemplates(db, scope)
  const others: readonly { currency: string }[] = [
    ...[...held.foreign, ...due],
    ...Object.values(templates).flat(),
  ]
  const currencies = [...accounts, ...others].map(({ currency }) => currency)
  if (home) currencies.push(home)
  const from = held.foreign.reduce((day, { date }) => (date < day ? date : day), today)
  const rates = await readRateTable(db, scope, { currencies, from, till: today })
  const lines = new Map(
    held.accounts.map((one) => [one.account.id, balanceLine(bookOf(held, one, rates))]),
  )
  const unknown = { amount: null, isEstimated: false, missing: null }
  const rows: AheadRows<Account> = {
    ...{ accounts, ...templates, today, rates, nameOf: () => '' },
    instalments: due.map(({ day, amount, ...loan }) => ({ day, amount, loan })),
    everydayIds: new Set(everyday.map(({ id }) => id)),
    expectedOn: ({ id }, day) => lines.get(id)?.(day).expected ?? unknown,
    movesAfter: ({ id, currency }, day) =>
      [
        ...moved.filter(isOf(id)).map(exactly),
        ...held.foreign.filter(isOf(id)).map((row) => moveOf(row, currency, rates)),
      ]
        .filter(({ date }) => date > day)
        .sort(byDay),
  }
  return { rows, held }
}

type Goals = Parameters<typeof earmarksOf>[0]
type Contributions = Parameters<typeof earmarksOf>[1]

const goalsText = `select id, name, status, account_id as "accountId" from goals where scope = $1`

const movedText = `select goal_id as "goalId", kind, amount, date, is_opening as "isOpening",
    account_id as "accountId" from contributions where scope = $1`

/** What goals have put by, by account, in its currency. */
export async function readEarmarks(db: Reader, scope: Scope): Promise<ReadonlyMap<string, number>> {
  const { rows: goals } = await db.query<Goals[number]>(goalsText, [scope])
  const { rows: moved } = await db.query<Contributions[number]>(movedText, [scope])
  const byAccount = earmarksOf(goals, moved)
  return new Map(Array.from(byAccount, ([id, some]) => [id, earmarkSum(some)]))
}
