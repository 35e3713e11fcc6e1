import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GroupMember } from '#contract/groups/entities.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { invariants } from '#test/support/invariants.ts'
import { newToken } from '../support/group-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

let one: TestEngine
const people: Person[] = []
beforeAll(async () => {
  one = await openTestEngine()
  for (let n = 0; n < 4; n += 1) people.push(await newPerson(one))
})
afterAll(() => one.close())

const who = fc.nat(3)
const deed = fc.record({
  by: who,
  what: fc.constantFrom(
    ...(['spend', 'spend', 'edit', 'billDelete', 'billRestore', 'claim', 'claim'] as const),
    ...(['confirm', 'confirm', 'dispute', 'reopen', 'delete', 'restore', 'writeOff'] as const),
    ...(['ask', 'agree', 'part', 'remove', 'back'] as const),
  ),
  from: who,
  to: who,
  amount: fc.integer({ min: 1, max: 999 }),
  currency: fc.constantFrom('EUR', 'EUR', 'JPY'),
  at: fc.nat(30),
})
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never

interface Fixture {
  readonly groupId: string
  readonly seats: readonly string[]
  readonly bills: string[]
  readonly payments: string[]
}

async function open(): Promise<Fixture> {
  const [groupId, seats] = [randomUUID(), people.map(() => randomUUID())]
  const doc = { id: groupId, name: 'Lisbon', currency: 'EUR' }
  const [anna, ...others] = people as [Person, ...Person[]]
  await must(one, anna, 'groups.create', { doc, memberId: seats[0] })
  const token = newToken()
  await must(one, anna, 'groups.invite', { groupId, id: randomUUID(), channel: 'link', token })
  for (const [at, person] of others.entries()) {
    await must(one, person, 'groups.accept', { token, newMemberId: seats[at + 1] })
  }
  return { groupId, seats, bills: [], payments: [] }
}

function commandOf(stand: Fixture, { what, from, to, amount, currency, at }: Deed) {
  const { groupId, seats, bills, payments } = stand
  const [payer, other] = [seats[from] ?? '', seats[to] ?? '']
  const money = { amount, currency, date: '2026-03-31' }
  const id = randomUUID()
  const bill = { groupId, id: bills[at % Math.max(bills.length, 1)] ?? id }
  const payment = { groupId, id: payments[at % Math.max(payments.length, 1)] ?? id }
  const paid = { payers: [{ memberId: payer, amount }] }
  switch (what) {
    case 'spend': {
      bills.push(id)
      const split = { mode: 'equal', memberIds: [...new Set([payer, other, seats[0]])] }
      const doc = { id, description: 'Dinner', ...money, ...paid, split }
      return ['group_expenses.create', { groupId, doc }] as const
    }
    case 'edit': {
      const patch = { amount, currency, ...paid }
      return ['group_expenses.update', { ...bill, version: 1, patch }] as const
    }
    case 'billDelete':
      return ['group_expenses.delete', bill] as const
    case 'billRestore':
      return ['group_expenses.restore', bill] as const
    case 'claim':
      payments.push(id)
      return [
        'settlements.claim',
        { groupId, doc: { id, from: payer, to: other, ...money } },
      ] as const
    case 'writeOff':
      payments.push(id)
      return ['settlements.writeOff', { groupId, id, from: payer, ...money, amount: 1 }] as const
    case 'ask': {
      const args = { groupId, memberId: payer, withMember: other, householdId: id }
      return ['groups.askHousehold', args] as const
    }
    case 'agree':
      return ['groups.agreeHousehold', { groupId, memberId: payer }] as const
    case 'part':
      return ['groups.leaveHousehold', { groupId, memberId: payer }] as const
    case 'remove':
      return ['groups.removeMember', { groupId, memberId: other }] as const
    case 'back': {
      const email = { channel: 'email', to: people[to]?.email, token: newToken() }
      return ['groups.invite', { groupId, id, ...email }] as const
    }
    default:
      return [`settlements.${what}`, payment] as const
  }
}

interface Paid {
  readonly id: string
  readonly to: string
  readonly from: string
}
interface Seen {
  readonly members: readonly GroupMember[]
  readonly balances: Readonly<Record<string, number>>
  readonly counted: readonly Paid[]
  /** What each book has otherwise than the bills say. */
  readonly drift: number
}

/** Reckoned from the rows themselves, not from the sums that are kept. */
const question = `with moves as (
    select currency, (p->>'memberId') as id, (p->>'amount')::bigint as amount
      from group_expenses, jsonb_array_elements(payers) p where scope = $1
    union all select currency, (s->>'memberId'), -(s->>'amount')::bigint
      from group_expenses, jsonb_array_elements(shares) s where scope = $1
    union all select currency, from_member::text, amount from settlements
      where scope = $1 and status = 'confirmed'
    union all select currency, to_member::text, -amount from settlements
      where scope = $1 and status = 'confirmed'
  ), borne as (
    select e.id as expense, (m->>'uid') as uid, (s->>'amount')::bigint as share
      from group_expenses e join groups g on g.scope = e.scope,
        jsonb_array_elements(e.shares) s, jsonb_array_elements(g.members) m
      where e.scope = $1 and m->>'memberId' = s->>'memberId' and (s->>'amount')::bigint > 0
  ), booked as (
    select expense_id as expense, substr(scope, 3) as uid, share from group_shares
      where group_id = $2 and share > 0
  )
  select (select members from groups where scope = $1) as members,
    (select coalesce(jsonb_object_agg(key, amount), '{}') from
      (select currency || ' ' || id as key, sum(amount) as amount from moves group by 1) b)
      as balances,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'to', to_member,
        'from', from_member) order by id), '[]')
      from settlements where scope = $1 and status = 'confirmed') as counted,
    (select count(*)::int from (table borne except table booked) a)
      + (select count(*)::int from (table booked except table borne) b) as drift`

async function look({ groupId }: Fixture): Promise<Seen> {
  const { pool } = one.engine.database
  const { rows } = await pool.query<Seen>(question, [`g:${groupId}`, groupId])
  return rows[0] as Seen
}

/** The receiver of what counts now, or no longer, said so, or their household; or is gone. */
function checkWords({ seats }: Fixture, by: number, before: Seen, after: Seen): void {
  const ids = (seen: Seen) => new Set(seen.counted.map(({ id }) => id))
  const changed = [...ids(before).symmetricDifference(ids(after))]
  for (const { id, to, from } of [...before.counted, ...after.counted]) {
    if (!changed.includes(id) || to === seats[by]) continue
    // What others said somebody paid is denied by that person, who alone loses by it.
    if (from === seats[by] && !ids(after).has(id)) continue
    const seatOf = (memberId: string | undefined) =>
      before.members.find((member) => member.memberId === memberId)
    const [receiver, actor] = [seatOf(to), seatOf(seats[by])]
    const household = receiver?.householdId ?? null
    const isTogether = household !== null && household === actor?.householdId
    expect(isTogether || receiver?.leftAt).toBeTruthy()
    if (!receiver?.leftAt) continue
    for (const [key, amount] of Object.entries(after.balances)) {
      const isWorse = amount < 0 && amount < (before.balances[key] ?? 0)
      expect(key.endsWith(to) && isWorse, 'who is gone is put into debt').toBe(false)
    }
  }
}

it.each([61, 62, 63])('adds up, and takes nobody’s money, whatever is done: %i', async (seed) => {
  const stand = await open()
  let [done, moved] = [0, 0]
  let before = await look(stand)
  for (const each of fc.sample(deed, { numRuns: 150, seed })) {
    const [name, args] = commandOf(stand, each)
    const result = await run(one, people[each.by] as Person, name, args)
    const after = await look(stand)
    const sums = Object.groupBy(Object.entries(after.balances), ([key]) => key.slice(0, 3))
    for (const list of Object.values(sums)) {
      expect(list?.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0)
    }
    expect(after.drift, name).toBe(0)
    if ('code' in result) expect(after).toEqual(before)
    else checkWords(stand, each.by, before, after)
    done += Number('revs' in result)
    moved += Number(JSON.stringify(after.balances) !== JSON.stringify(before.balances))
    before = after
    if (each.what === 'back' && 'revs' in result && 'token' in args) {
      const entry = { token: args.token, newMemberId: randomUUID() }
      await run(one, people[each.to] as Person, 'groups.accept', entry)
      before = await look(stand)
    }
  }
  expect(done).toBeGreaterThan(20)
  expect(moved).toBeGreaterThan(8)
  for (const [words, sql] of Object.entries(invariants)) {
    expect((await one.engine.database.pool.query(sql)).rows, words).toEqual([])
  }
})
