import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { balanceLine } from '#domain/accounts/balance.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { balancesOf, type SharedExpense, sumBalances } from '#domain/groups/balances.ts'
import { entryBill, type JointEntry } from '#domain/groups/joint/owner-parts.ts'
import { type JointEntryRow, type JointRow, jointMoves } from '#web/accounts/joint.ts'
import { AccountKeeper, type Fields } from './accounts-fixture.ts'
import { TestCaller } from './caller.ts'
import { bookOf } from './foreseen.ts'
import { sendWell, TestGroup } from './group-fixture.ts'
import { withClient } from './old-database.ts'
import { sharedServer } from './shared-server.ts'

const server = sharedServer()
export const first = '2026-03-01'
export const days = Array.from({ length: 30 }, (_, at) => addDays(first, at))
export let anna: AccountKeeper
export let ben: AccountKeeper
export let group: TestGroup

/** Anna has made a group, and Ben is in it. */
export async function meet(): Promise<void> {
  anna = new AccountKeeper(await TestCaller.signUp(server.url, 'Anna'))
  ben = new AccountKeeper(await TestCaller.signUp(server.url, 'Ben'))
  group = await TestGroup.make(anna.caller)
  await group.join(ben.caller)
}

export const half = () => ['Anna', 'Ben'].map((name) => ({ memberId: group.of(name), bps: 5000 }))

export async function joint(fields: Fields = {}): Promise<string> {
  const doc = {
    ...{ id: randomUUID(), name: 'Our flat', kind: 'current', currency: 'EUR' },
    ...{ openingOn: first, owners: half(), ...fields },
  }
  await sendWell(anna.caller, 'group_accounts.create', { groupId: group.id, doc })
  if (doc.owners.some(({ memberId }) => memberId === group.of('Ben'))) await agree(ben, doc.id)
  return doc.id
}

const agree = (by: AccountKeeper, id: string) =>
  sendWell(by.caller, 'group_accounts.agree', { groupId: group.id, id })

export const entryIn = (accountId: string, name: string, amount: number, fields: Fields = {}) => ({
  ...{ id: randomUUID(), accountId, memberId: group.of(name), amount, date: '2026-03-05' },
  ...fields,
})

export async function payIn(by: AccountKeeper, doc: Fields, more: Fields = {}) {
  await sendWell(by.caller, 'group_accounts.payIn', { groupId: group.id, doc, ...more })
}

/** What is in it on every day by the rows of a device, and by the server's view. */
export async function heldOn(id: string): Promise<readonly (number | null)[]> {
  const rows = await bookOf(ben.caller)
  const rowsOf = (table: string) => [...(rows.get(table)?.values() ?? [])]
  const book = { months: () => [''], monthRows: (table: string) => rowsOf(table) }
  const account = rows.get('group_accounts')?.get(id) as Row & JointRow
  const entries = rowsOf('group_account_entries') as unknown as readonly JointEntryRow[]
  const line = balanceLine({ account, moves: jointMoves(book, account, entries) })
  const told = days.map((day) => line(day).booked.amount)
  const counted = await withClient(server.databaseUrl, (client) =>
    client.query<{ balance: string }>(
      `select (a.opening_balance + coalesce((select sum(effect) from account_moves m
          where m.account_id = a.id and m.scope = a.scope and m.day between a.opening_on and d.day),
          0))::text as balance
        from group_accounts a cross join unnest($2::date[]) d (day) where a.id = $1 order by d.day`,
      [id, days],
    ),
  )
  expect(told).toEqual(counted.rows.map(({ balance }) => Number(balance)))
  return told
}

/** Who owes whom at the server, and by the rows of a device; nothing is lost or made. */
export async function owed(): Promise<Record<string, number>> {
  const rows = await bookOf(ben.caller)
  const rowsOf = <T>(table: string) => [...(rows.get(table)?.values() ?? [])] as unknown as T[]
  const bills = rowsOf<SharedExpense>('group_expenses')
  const paid = rowsOf<JointEntry>('group_account_entries').map(entryBill)
  const told = sumBalances([balancesOf(bills, []), balancesOf(paid, [])]).get('EUR') ?? new Map()
  const balances = await group.balances(anna.caller)
  const names = Object.entries(group.member)
  expect(Object.fromEntries(names.map(([name, id]) => [name, told.get(id) ?? 0]))).toEqual(
    Object.fromEntries(names.map(([name]) => [name, balances[name] ?? 0])),
  )
  expect([...told.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0)
  return balances
}
