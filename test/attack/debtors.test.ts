import { expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { pay } from '#test/support/group-people.ts'
import { prove } from '#test/support/proof.ts'
import { send, sendWell, TestGroup } from '../support/group-fixture.ts'
import { type Fixture, openFixture } from './open-fixture.ts'

const timeout = 600_000

interface Flat {
  readonly anna: TestCaller
  readonly ben: TestCaller
  readonly group: TestGroup
}

/** Each ends with Ben out of the group, and gives what Anna does about it. */
const ways: Record<string, (flat: Flat) => Promise<() => Promise<unknown>>> = {
  'takes himself out of the bill': async ({ anna, ben, group }) => {
    const bill = group.doc(10_000, 'Anna', ['Anna', 'Ben'])
    const args = { groupId: group.id, id: bill.id }
    await sendWell(anna, 'group_expenses.create', { groupId: group.id, doc: bill })
    const patch = { split: { mode: 'equal', memberIds: [group.of('Anna')] } }
    await sendWell(ben, 'group_expenses.update', { ...args, version: 1, patch })
    const { amount, currency, payers, split } = bill
    const before = { amount, currency, payers, split }
    return () => send(anna, 'group_expenses.update', { ...args, version: 2, patch: before })
  },
  'deletes the bill': async ({ anna, ben, group }) => {
    const id = await group.spend(anna, 10_000, 'Anna', ['Anna', 'Ben'])
    await sendWell(ben, 'group_expenses.delete', { groupId: group.id, id })
    return () => send(anna, 'group_expenses.restore', { groupId: group.id, id })
  },
  'says that he paid a name without an account': async ({ anna, ben, group }) => {
    await group.spend(anna, 10_000, 'Dora', ['Dora', 'Ben'])
    const doc = pay(group, 'Ben', 'Dora', 5000)
    await sendWell(ben, 'settlements.claim', { groupId: group.id, doc })
    return () => send(anna, 'settlements.dispute', { groupId: group.id, id: doc.id })
  },
}

/** What Ben got away with: he owed 50.00, went, and who stayed did what they could. */
async function attack({ url }: Fixture): Promise<readonly string[]> {
  const anna = await TestCaller.signUp(url, 'Anna')
  const ben = await TestCaller.signUp(url, 'Ben')
  const free: string[] = []
  for (const [name, way] of Object.entries(ways)) {
    const group = await TestGroup.make(anna, ['Dora'])
    await group.join(ben)
    const answer = await way({ anna, ben, group })
    await sendWell(ben, 'groups.leave', { groupId: group.id })
    await answer()
    if ((await group.balances(anna)).Ben !== -5000) free.push(name)
  }
  return free
}

it('nobody leaves a debt behind', { timeout }, async () => {
  const stand = await openFixture({})
  const free = await attack(stand)
  await stand.close()
  prove('attack', 'Debts left behind', { ways: Object.keys(ways).length, free: free.length })
  expect(free).toEqual([])
})

it('a record that keeps nothing of before is found', { timeout }, async () => {
  const stand = await openFixture({})
  await stand.engine.database.pool.query(`
    create function planted() returns trigger language plpgsql as
      $$ begin new.data := (new.data - 'row') || '{"before": {}}'; return new; end $$;
    create trigger planted before insert on activity for each row execute function planted()`)
  const free = await attack(stand)
  await stand.close()
  prove('attack', 'Debts, planted record without before', { free: free.length })
  expect(free).toEqual(['takes himself out of the bill', 'deletes the bill'])
})
