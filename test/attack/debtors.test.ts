import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { deleteConfirmation } from '#contract/identity/sign-in.ts'
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

/** Anna owns the group and owes Ben 50.00, or was paid 50.00 by him; gives what should be open. */
const seizures: Record<
  string,
  (flat: Flat & { readonly cara: TestCaller }) => Promise<Readonly<Record<string, number>>>
> = {
  'removes who she owes, and says that she paid': async ({ anna, ben, group }) => {
    const early = await owesBen({ anna, ben, group })
    await removeBen(anna, group)
    const late = pay(group, 'Anna', 'Ben', 5000)
    await send(anna, 'settlements.claim', { groupId: group.id, doc: late })
    for (const id of [early, late.id]) await insist(anna, group, id)
    return owing
  },
  'says so once who she owes deleted the account': async ({ anna, ben, group }) => {
    const early = await owesBen({ anna, ben, group })
    await deleteAccount(ben)
    const docs = [pay(group, 'Anna', 'Ben', 5000)]
    await send(anna, 'settlements.createMany', { groupId: group.id, docs })
    await insist(anna, group, early)
    return owing
  },
  'brings back a payment that was deleted': async ({ anna, ben, group }) => {
    const early = await owesBen({ anna, ben, group })
    const args = { groupId: group.id, id: early }
    await sendWell(ben, 'settlements.confirm', args)
    await sendWell(ben, 'settlements.delete', args)
    await removeBen(anna, group)
    await send(anna, 'settlements.restore', args)
    await insist(anna, group, early)
    return owing
  },
  'passes what she owes to a name': async ({ anna, ben, group }) => {
    await owesBen({ anna, ben, group })
    const doc = pay(group, 'Anna', 'Dora', 5000)
    await send(anna, 'settlements.claim', { groupId: group.id, doc })
    await send(ben, 'settlements.dispute', { groupId: group.id, id: doc.id })
    await insist(anna, group, doc.id)
    return owing
  },
  'passes it to a name when nobody is left': async ({ anna, ben, group }) => {
    await owesBen({ anna, ben, group })
    await removeBen(anna, group)
    const doc = pay(group, 'Anna', 'Dora', 2500)
    await send(anna, 'settlements.claim', { groupId: group.id, doc })
    const bill = group.doc(2500, 'Anna', ['Dora'])
    await send(anna, 'group_expenses.create', { groupId: group.id, doc: bill })
    return owing
  },
  'takes back that she was paid': async ({ anna, ben, group }) => {
    await group.spend(anna, 9000, 'Anna', ['Ben'])
    const doc = pay(group, 'Ben', 'Anna', 5000)
    await sendWell(ben, 'settlements.claim', { groupId: group.id, doc })
    const args = { groupId: group.id, id: doc.id }
    await sendWell(anna, 'settlements.confirm', args)
    await removeBen(anna, group)
    for (const verb of ['reopen', 'dispute', 'delete'] as const) {
      await send(anna, `settlements.${verb}`, args)
    }
    return { Anna: 4000, Ben: -4000 }
  },
}
const owing = { Anna: -5000, Ben: 5000 }

async function owesBen({ anna, ben, group }: Flat): Promise<string> {
  await group.spend(ben, 5000, 'Ben', ['Anna'])
  const doc = pay(group, 'Anna', 'Ben', 5000)
  await sendWell(anna, 'settlements.claim', { groupId: group.id, doc })
  return doc.id
}

const removeBen = (anna: TestCaller, group: TestGroup) =>
  sendWell(anna, 'groups.removeMember', { groupId: group.id, memberId: group.of('Ben') })

async function insist(by: TestCaller, { id: groupId }: TestGroup, id: string): Promise<void> {
  for (const verb of ['confirm', 'reopen', 'confirm'] as const) {
    await send(by, `settlements.${verb}`, { groupId, id })
  }
}

async function deleteAccount(who: TestCaller): Promise<void> {
  const body = { confirm: deleteConfirmation, password: 'four plain words' }
  const { status } = await who.call('POST', '/api/user/delete', { body })
  expect(status).toBe(200)
}

/** What Anna got away with. */
async function seize({ url }: Fixture, all = seizures): Promise<readonly string[]> {
  const taken: string[] = []
  for (const [name, way] of Object.entries(all)) {
    const anna = await TestCaller.signUp(url, 'Anna')
    const ben = await TestCaller.signUp(url, 'Ben')
    const cara = await TestCaller.signUp(url, 'Cara')
    const group = await TestGroup.make(anna, ['Dora'])
    await group.join(ben)
    const should = await way({ anna, ben, group, cara })
    if (!isDeepStrictEqual(await group.balances(anna), should)) taken.push(name)
  }
  return taken
}

/** What should be open after each way to have somebody owe a joint account. */
const parts: typeof seizures = {
  'takes out a name that owes half of it': async ({ anna, ben, group }) => {
    await owesBen({ anna, ben, group })
    await overdrawn(anna, group, 'Dora')
    const memberId = group.of('Dora')
    await send(anna, 'groups.removeMember', { groupId: group.id, memberId })
    return owing
  },
  'removes who never agreed to own it': async ({ anna, group }) => {
    await overdrawn(anna, group, 'Ben')
    await removeBen(anna, group)
    return {}
  },
  'gains through a name of her household': async ({ anna, ben, group }) => {
    await owesBen({ anna, ben, group })
    const { id: groupId } = group
    const [memberId, householdId] = [randomUUID(), randomUUID()]
    await sendWell(anna, 'groups.addPlaceholder', { groupId, memberId, name: 'Ella' })
    const ask = { memberId, withMember: group.of('Anna'), householdId }
    await sendWell(anna, 'groups.askHousehold', { groupId, ...ask })
    await removeBen(anna, group)
    const bill = group.doc(5000, 'Anna', ['Dora'], { payers: [{ memberId, amount: 5000 }] })
    await send(anna, 'group_expenses.create', { groupId, doc: bill })
    return owing
  },
  'has who left her household say that she paid': async ({ anna, ben, group, cara }) => {
    const id = await owesBen({ anna, ben, group })
    const { id: groupId } = group
    await group.join(cara)
    const memberId = group.of('Cara')
    await sendWell(anna, 'groups.setRole', { groupId, memberId, role: 'admin' })
    const ask = { memberId, withMember: group.of('Anna'), householdId: randomUUID() }
    await sendWell(cara, 'groups.askHousehold', { groupId, ...ask })
    await sendWell(anna, 'groups.agreeHousehold', { groupId, memberId })
    await removeBen(anna, group)
    await sendWell(cara, 'groups.leaveHousehold', { groupId, memberId })
    await insist(cara, group, id)
    return owing
  },
}

/** Anna's and another's, and 100.00 short. */
async function overdrawn(anna: TestCaller, group: TestGroup, other: string): Promise<void> {
  const owners = ['Anna', other].map((name) => ({ memberId: group.of(name), bps: 5000 }))
  const said = { name: 'Flat', kind: 'current', currency: 'EUR', openingOn: '2026-03-01' }
  const doc = { id: randomUUID(), ...said, owners, openingBalance: -10_000 }
  await sendWell(anna, 'group_accounts.create', { groupId: group.id, doc })
}

it('nobody is made to owe a joint account, nor gains through their household', {
  timeout,
}, async () => {
  const stand = await openFixture({})
  const taken = await seize(stand, parts)
  await stand.close()
  const ways = Object.keys(parts).length
  prove('attack', 'Debts of joint accounts and households', { ways, taken: taken.length })
  expect(taken).toEqual([])
})

it('a server that takes every owner for agreed is found', { timeout }, async () => {
  const stand = await openFixture({})
  await stand.engine.database.pool.query(`
    create function agreeing() returns trigger language plpgsql as $$ begin
      new.agreed := (select array_agg((o->>'memberId')::uuid)
        from jsonb_array_elements(new.owners) o);
      return new; end $$;
    create trigger agreeing before insert on group_accounts
      for each row execute function agreeing()`)
  const taken = await seize(stand, parts)
  await stand.close()
  prove('attack', 'Debts of joint accounts, planted agreement', { taken: taken.length })
  expect(taken).toEqual(['removes who never agreed to own it'])
})

it('nobody answers for somebody gone to their own gain', { timeout }, async () => {
  const stand = await openFixture({})
  const taken = await seize(stand)
  await stand.close()
  const ways = Object.keys(seizures).length
  prove('attack', 'Answers for somebody gone', { ways, taken: taken.length })
  expect(taken).toEqual([])
})

it('a server that takes who is gone for a name is found', { timeout }, async () => {
  const stand = await openFixture({})
  await stand.engine.database.pool.query(`
    create function forgotten() returns trigger language plpgsql as $$ begin
      new.members := (select jsonb_agg(case when m->>'leftAt' is null then m
        else m || '{"uid": null, "leftAt": null}' end) from jsonb_array_elements(new.members) m);
      return new; end $$;
    create trigger forgotten before update on groups for each row execute function forgotten()`)
  const taken = await seize(stand)
  await stand.close()
  prove('attack', 'Answers for somebody gone, planted names', { taken: taken.length })
  const known = Object.keys(seizures).filter((name) => name !== 'passes what she owes to a name')
  expect(taken).toEqual(known)
})

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
