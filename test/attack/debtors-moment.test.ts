import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { deleteConfirmation } from '#contract/identity/sign-in.ts'
import { TestCaller } from '#test/support/caller.ts'
import { pay } from '#test/support/group-people.ts'
import { prove } from '#test/support/proof.ts'
import { newToken, send, sendWell } from '../support/group-fixture.ts'
import { attack, type Flat, leadsToo, type Named, type Ways } from './flat.ts'
import { openFixture } from './open-fixture.ts'

const timeout = 600_000
const owing = { Anna: 5000, Ben: -5000 }
const leave = ({ Ben, group }: Flat) => send(Ben, 'groups.leave', { groupId: group.id })
const takeOut = ({ Anna, group }: Flat, id: string) =>
  send(Anna, 'group_expenses.delete', { groupId: group.id, id })

async function deleteAccount(who: TestCaller): Promise<void> {
  const body = { confirm: deleteConfirmation, password: 'four plain words' }
  expect((await who.call('POST', '/api/user/delete', { body })).status).toBe(200)
}

/** Who leads the group, too, takes him out. */
async function removedByCara(flat: Flat): Promise<void> {
  const { Cara, group } = flat
  await leadsToo(flat)
  await send(Cara, 'groups.removeMember', { groupId: group.id, memberId: group.of('Ben') })
}

/** Ben paid for Anna, by what somebody says. */
const saidBy = ({ group, ...flat }: Flat, by: Named) => group.spend(flat[by], 5000, 'Ben', ['Anna'])

/** Ben was paid 50.00 by Anna, which he takes back now. */
async function takenBack(flat: Flat): Promise<string> {
  const { Anna, Ben, group } = flat
  await group.spend(Ben, 5000, 'Ben', ['Anna'])
  const doc = pay(group, 'Anna', 'Ben', 5000)
  const args = { groupId: group.id, id: doc.id }
  await sendWell(Anna, 'settlements.claim', { groupId: group.id, doc })
  await sendWell(Ben, 'settlements.confirm', args)
  await sendWell(Ben, 'settlements.reopen', args)
  return doc.id
}

/** Somebody new comes by a link of Ben's, perhaps as a name there is. */
async function friend({ url, Ben, group }: Flat, name: string): Promise<TestCaller> {
  const other = await TestCaller.signUp(url, 'Otto')
  const [token, newMemberId] = [newToken(), randomUUID()]
  const memberId = group.member[name] ?? null
  const link = { groupId: group.id, id: randomUUID(), channel: 'link', memberId, token }
  await send(Ben, 'groups.invite', link)
  const open = { ...link, id: randomUUID(), memberId: null, token: newToken() }
  await sendWell(Ben, 'groups.invite', open)
  const ways = [{ token }, { token: open.token, memberId }]
  for (const way of ways) await send(other, 'groups.accept', { ...way, newMemberId })
  group.member.Otto = memberId ?? newMemberId
  return other
}

/** Ben owes Anna 50.00; each gives what should be open at its end. */
const moments: Ways = {
  'writes a bill and leaves': async (flat) => {
    const id = await saidBy(flat, 'Ben')
    await leave(flat)
    await takeOut(flat, id)
    return owing
  },
  'has a friend write it, and leaves': async (flat) => {
    const id = await saidBy(flat, 'Cara')
    await leave(flat)
    await takeOut(flat, id)
    return owing
  },
  'has another account take it over, and leaves': async (flat) => {
    const { group } = flat
    const otto = await friend(flat, 'nobody')
    const id = await group.spend(otto, 5000, 'Ben', ['Otto'])
    await leave(flat)
    await takeOut(flat, id)
    return owing
  },
  'takes back that he was paid, and leaves': async (flat) => {
    const id = await takenBack(flat)
    await leave(flat)
    await send(flat.Ben, 'settlements.confirm', { groupId: flat.group.id, id })
    return owing
  },
  'writes a bill and deletes his account': async (flat) => {
    const id = await saidBy(flat, 'Ben')
    await deleteAccount(flat.Ben)
    await takeOut(flat, id)
    return owing
  },
  'takes back that he was paid, and deletes his account': async (flat) => {
    const id = await takenBack(flat)
    await deleteAccount(flat.Ben)
    await send(flat.Anna, 'settlements.confirm', { groupId: flat.group.id, id })
    return owing
  },
  'removes who loses by it': async ({ Anna, Cara, group }) => {
    await group.spend(Cara, 5000, 'Cara', ['Anna'])
    const id = await group.spend(Anna, 5000, 'Anna', ['Cara'])
    const memberId = group.of('Cara')
    await send(Anna, 'groups.removeMember', { groupId: group.id, memberId })
    await send(Cara, 'group_expenses.delete', { groupId: group.id, id })
    return { Ben: -5000, Cara: 5000 }
  },
  'removes whom the bill of a moment before charges': async ({ Anna, Cara, group }) => {
    await group.spend(Anna, 5000, 'Anna', ['Cara'])
    await send(Anna, 'groups.removeMember', { groupId: group.id, memberId: group.of('Cara') })
    await send(Cara, 'groups.denyDebt', { groupId: group.id })
    return owing
  },
  'closes the group after writing a bill': async ({ Anna, Cara, group }) => {
    const id = await group.spend(Anna, 5000, 'Anna', ['Cara'])
    await send(Anna, 'groups.setStatus', { groupId: group.id, status: 'closed' })
    await send(Cara, 'group_expenses.delete', { groupId: group.id, id })
    return owing
  },
  'has a friend who leads write a bill, and remove him': async (flat) => {
    const id = await saidBy(flat, 'Cara')
    await removedByCara(flat)
    await takeOut(flat, id)
    return owing
  },
  'has a friend who leads delete the bill, and remove him': async (flat) => {
    const { Anna, Cara, group, bill: id } = flat
    await sendWell(Cara, 'group_expenses.delete', { groupId: group.id, id })
    await removedByCara(flat)
    await send(Anna, 'group_expenses.restore', { groupId: group.id, id })
    return owing
  },
}

const trueBill = ({ Anna, group }: Flat) => group.spend(Anna, 5000, 'Anna', ['Ben'])

/** By what Anna truly paid for him a moment before. */
const trueDebts: Ways = {
  'has a friend remove him, and denies it': async (flat) => {
    const { Ben, group } = flat
    await trueBill(flat)
    await removedByCara(flat)
    await send(Ben, 'groups.denyDebt', { groupId: group.id })
    return { Anna: 10_000, Ben: -10_000 }
  },
  'has a friend close the group, and takes it out': async (flat) => {
    const { Anna, Ben, Cara, group } = flat
    const args = { groupId: group.id, id: await trueBill(flat) }
    await leadsToo(flat)
    await sendWell(Cara, 'groups.setStatus', { groupId: group.id, status: 'closed' })
    await send(Ben, 'group_expenses.delete', args)
    await send(Anna, 'group_expenses.restore', args)
    return { Anna: 10_000, Ben: -10_000 }
  },
  'has a friend delete it, and remove him': async (flat) => {
    const { Anna, Cara, group } = flat
    const args = { groupId: group.id, id: await trueBill(flat) }
    await sendWell(Cara, 'group_expenses.delete', args)
    await removedByCara(flat)
    await send(Anna, 'group_expenses.restore', args)
    return { Anna: 10_000, Ben: -10_000 }
  },
}

/** By who holds what a name is owed. */
const names: Ways = {
  'has a friend be the name that he owes': async (flat) => {
    const { Ben, group } = flat
    await group.spend(Ben, 5000, 'Dora', ['Ben'])
    const otto = await friend(flat, 'Dora')
    const doc = pay(group, 'Ben', 'Dora', 5000)
    await send(otto, 'settlements.claim', { groupId: group.id, doc })
    return { Anna: 5000, Ben: -10_000, Dora: 5000 }
  },
  'takes a name that is owed into the household': async ({ Anna, Ben, Cara, group }) => {
    const { id: groupId } = group
    await group.spend(Ben, 10_000, 'Ben', ['Anna'])
    await deleteAccount(Ben)
    await sendWell(Cara, 'groups.leave', { groupId })
    await group.spend(Anna, 5000, 'Dora', ['Emil'])
    const ask = { memberId: group.of('Dora'), withMember: group.of('Anna') }
    await send(Anna, 'groups.askHousehold', { groupId, ...ask, householdId: randomUUID() })
    const { members } = await group.read(Anna)
    const isIn = members.some(({ householdId }) => householdId !== null)
    return isIn ? {} : { Anna: -5000, Ben: 5000, Dora: 5000, Emil: -5000 }
  },
}

it('nobody gets away with what was written a moment before', { timeout }, async () => {
  const stand = await openFixture({})
  const ways = { ...moments, ...trueDebts, ...names }
  const free = await attack(stand, ways)
  await stand.close()
  const count = Object.keys(ways).length
  prove('attack', 'Debts of a moment before', { ways: count, free: free.length })
  expect(free).toEqual([])
})

it('a record that is a week behind is found', { timeout }, async () => {
  const stand = await openFixture({})
  await stand.engine.database.pool.query(`
    create function behind() returns trigger language plpgsql as $$ begin
      new.created_at := new.created_at - interval '7 days'; return new; end $$;
    create trigger behind before insert on activity for each row execute function behind()`)
  const free = await attack(stand, moments)
  await stand.close()
  prove('attack', 'Debts of a moment before, planted late record', { free: free.length })
  expect(free).toEqual(Object.keys(moments))
})

it('a record that tells of a bill once it is too late is found', { timeout }, async () => {
  const stand = await openFixture({})
  await stand.engine.database.pool.query(`
    create function late() returns trigger language plpgsql security definer as $$ begin
      if new.kind like 'expense-%' then new.created_at := new.created_at - interval '7 days';
      elsif new.kind in ('member-removed', 'status-changed') then
        update activity set created_at = created_at + interval '7 days'
          where scope = new.scope and kind = 'expense-added';
      end if; return new; end $$;
    create trigger late before insert on activity for each row execute function late()`)
  const free = await attack(stand, trueDebts)
  await stand.close()
  prove('attack', 'Debts of a moment before, planted late word', { free: free.length })
  expect(free).toEqual(Object.keys(trueDebts))
})

it('a server that takes each for who leads, and who is gone for a name, is found', {
  timeout,
}, async () => {
  const stand = await openFixture({})
  await stand.engine.database.pool.query(`
    create function all_leading() returns trigger language plpgsql as $$ begin
      new.members := (select jsonb_agg(case when m->>'leftAt' is null
          then case when m->>'role' = 'member' and m->>'uid' is not null
            then m || '{"role": "admin"}' else m end
          else m || '{"uid": null, "leftAt": null}' end)
        from jsonb_array_elements(new.members) m);
      return new; end $$;
    create trigger all_leading before update on groups for each row execute function all_leading()`)
  const free = await attack(stand, names)
  await stand.close()
  prove('attack', 'Debts of names, planted leaders', { free: free.length })
  expect(free).toEqual(Object.keys(names))
})
