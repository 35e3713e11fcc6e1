import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { type Owing, openOwing } from '../support/owing-group.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

/** What two who lead the group may think of, to keep what they owe Ben. */
const deed = fc.record({
  by: fc.constantFrom('Anna', 'Cara'),
  what: fc.constantFrom(
    ...(['delete', 'delete', 'lower', 'lower', 'charge', 'paid', 'remove', 'remove'] as const),
    ...(['restore', 'close', 'reopen', 'household', 'demote', 'title'] as const),
  ),
  at: fc.nat(30),
  amount: fc.integer({ min: 1, max: 9000 }),
  days: fc.constantFrom(0, 0, 0.1, 0.3),
})
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never

interface Bill {
  readonly id: string
  readonly version: number
  readonly split: GroupExpenseRow['split']
  readonly ben: number
}

async function billsOf(groupId: string, ben: string): Promise<readonly Bill[]> {
  const { rows } = await one.engine.database.pool.query<Bill>(
    `select id, version, split, (
        select coalesce(sum((p->>'amount')::bigint), 0) from jsonb_array_elements(payers) p
          where p->>'memberId' = $2
      )::int - (
        select coalesce(sum((s->>'amount')::bigint), 0) from jsonb_array_elements(shares) s
          where s->>'memberId' = $2
      )::int as ben
      from group_expenses where scope = $1 order by id`,
    [`g:${groupId}`, ben],
  )
  return rows
}

/** What they try; most of it may be refused. */
async function attempt(group: Owing, { by, what, at, amount }: Deed): Promise<object> {
  const { ids, groupId, tries, bill, pay } = group
  const bills = await billsOf(groupId, ids.Ben)
  const { id, version } = bills[at % Math.max(bills.length, 1)] ?? { id: randomUUID(), version: 1 }
  const other = by === 'Anna' ? 'Cara' : 'Anna'
  const update = (patch: object) => tries(by, 'group_expenses.update', { id, version, patch })
  const status = (to: string) => tries(by, 'groups.setStatus', { status: to })
  switch (what) {
    case 'delete':
      return tries(by, 'group_expenses.delete', { id })
    case 'lower':
      return update({ split: { mode: 'equal', memberIds: [ids[at % 2 ? 'Ben' : other]] } })
    case 'title':
      return update({ description: `Taxi ${at}` })
    case 'charge':
      return bill(by, by, ['Ben'], amount).then(
        () => ({}),
        () => ({}),
      )
    case 'paid':
      return pay(by, by, 'Ben', amount).then(
        (payment) => tries(by, 'settlements.confirm', { id: payment }),
        () => ({}),
      )
    case 'remove':
      return group.remove(by, 'Ben')
    case 'restore':
      return tries(by, 'group_expenses.restore', { id })
    case 'close':
      return status('closed')
    case 'reopen':
      return status('open')
    case 'household': {
      const ask = { memberId: ids[by], withMember: ids[other], householdId: randomUUID() }
      await tries(by, 'groups.askHousehold', ask)
      return tries(other, 'groups.agreeHousehold', { memberId: ids[by] })
    }
    case 'demote':
      return tries(by, 'groups.setRole', { memberId: ids[other], role: 'admin' })
  }
}

/** What Ben does about it: restores, puts back, takes out and denies, or denies once removed. */
async function answer(group: Owing, known: ReadonlyMap<string, Bill>): Promise<void> {
  const { ids, groupId, tries } = group
  await tries('Ben', 'groups.denyDebt')
  for (const { id } of known.values()) await tries('Ben', 'group_expenses.restore', { id })
  for (const bill of await billsOf(groupId, ids.Ben)) {
    const was = known.get(bill.id)
    if (was && bill.ben < was.ben) {
      const { id, version } = bill
      const patch = { split: was.split }
      await tries('Ben', 'group_expenses.update', { id, version, patch })
    }
    if (!was && bill.ben < 0) await tries('Ben', 'group_expenses.delete', { id: bill.id })
  }
}

const owed = async (group: Owing) => (await group.balances('Anna')).Ben ?? 0

it.each([71, 72, 73])('what Ben is owed he has, or takes back in time: %i', async (seed) => {
  let [done, removed, lost] = [0, 0, 0]
  for (const deeds of fc.sample(fc.array(deed, { minLength: 4, maxLength: 8 }), {
    ...{ numRuns: 12, seed },
  })) {
    const group = await openOwing(one)
    await group.does('Anna', 'groups.setRole', { memberId: group.ids.Cara, role: 'owner' })
    const old = await group.bill('Ben', 'Ben', ['Anna', 'Cara'], 20_000)
    group.pass(4)
    const young = await group.bill('Anna', 'Ben', ['Anna', 'Cara'], 6000)
    const bills = await billsOf(group.groupId, group.ids.Ben)
    const known = new Map(bills.map((bill) => [bill.id, bill]))
    expect([...known.keys()]).toEqual(expect.arrayContaining([old, young]))
    const before = await owed(group)
    for (const each of deeds) {
      const result = await attempt(group, each)
      done += Number('revs' in result)
      removed += Number('revs' in result && each.what === 'remove')
      group.pass(each.days)
    }
    lost += Number((await owed(group)) < before)
    await answer(group, known)
    expect(await owed(group), JSON.stringify(deeds)).toBeGreaterThanOrEqual(before)
  }
  expect(done).toBeGreaterThan(20)
  expect(removed).toBeGreaterThan(0)
  expect(lost).toBeGreaterThan(3)
})

const denials: number[] = []

it.each([81, 82, 83])('whoever they bill falsely goes, and owes what was so: %i', async (seed) => {
  let [done, left] = [0, 0]
  for (const deeds of fc.sample(fc.array(deed, { minLength: 8, maxLength: 14 }), {
    ...{ numRuns: 12, seed },
  })) {
    const group = await openOwing(one)
    await group.does('Anna', 'groups.setRole', { memberId: group.ids.Cara, role: 'owner' })
    const bills = await billsOf(group.groupId, group.ids.Ben)
    const known = new Map(bills.map((bill) => [bill.id, bill]))
    const before = await owed(group)
    const half = Math.floor(deeds.length / 2)
    for (const [turn, each] of deeds.entries()) {
      if (turn === half) {
        const gone = await group.tries('Ben', 'groups.leave', { evenIfOpen: true })
        // But for who was removed before.
        if (!('revs' in gone)) expect(gone).toMatchObject({ code: 'not-allowed' })
        left += Number('revs' in gone)
      }
      done += Number('revs' in (await attempt(group, each)))
      group.pass(each.days * 8)
      denials.push(Number('revs' in (await group.tries('Ben', 'groups.denyDebt'))))
      await answer(group, known)
    }
    expect(await owed(group), JSON.stringify(deeds)).toBeGreaterThanOrEqual(before)
  }
  expect(done).toBeGreaterThan(20)
  expect(left).toBeGreaterThan(3)
})

it('some of it by saying no once they are gone', () => {
  expect(denials).toContain(1)
})
