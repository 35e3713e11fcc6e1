import { expect, it } from 'vitest'
import { prove } from '#test/support/proof.ts'
import { send, sendWell } from '../support/group-fixture.ts'
import { attack, type Flat, leadsToo, type Named, type Ways } from './flat.ts'
import { openFixture } from './open-fixture.ts'

const timeout = 600_000

/** Cara paid for Anna a moment ago, by what somebody says. */
const paidBy = ({ group, ...flat }: Flat, by: Named = 'Cara') =>
  group.spend(flat[by], 5000, 'Cara', ['Anna'])
const removesHer = ({ group, ...flat }: Flat, by: Named = 'Anna') =>
  send(flat[by], 'groups.removeMember', { groupId: group.id, memberId: group.of('Cara') })
const takesOut = ({ group, ...flat }: Flat, id: string, by: Named = 'Anna') =>
  send(flat[by], 'group_expenses.delete', { groupId: group.id, id })
const bornBy = ({ group }: Flat, name: Named) => ({
  split: { mode: 'equal', memberIds: [group.of(name)] },
})
const lowers = (flat: Flat, id: string) =>
  sendWell(flat.Anna, 'group_expenses.update', {
    ...{ groupId: flat.group.id, id, version: 1, patch: bornBy(flat, 'Cara') },
  })

/** What Cara does about it. */
async function answered(flat: Flat, id: string): Promise<Readonly<Record<string, number>>> {
  const { Cara, group } = flat
  await send(Cara, 'groups.denyDebt', { groupId: group.id })
  await send(Cara, 'group_expenses.restore', { groupId: group.id, id })
  const patch = bornBy(flat, 'Anna')
  await send(Cara, 'group_expenses.update', { groupId: group.id, id, version: 2, patch })
  return { Ben: -5000, Cara: 5000 }
}

/** Anna leads the group and owes Cara 50.00 by a bill of the last days. */
const ways: Ways = {
  'deletes it, and removes her': async (flat) => {
    const id = await paidBy(flat)
    await takesOut(flat, id)
    await removesHer(flat)
    return answered(flat, id)
  },
  'lowers it, and removes her': async (flat) => {
    const id = await paidBy(flat)
    await lowers(flat, id)
    await removesHer(flat)
    return answered(flat, id)
  },
  'removes her, and takes it out': async (flat) => {
    const id = await paidBy(flat)
    await removesHer(flat)
    await takesOut(flat, id)
    return answered(flat, id)
  },
  'wrote it, and has a friend who leads delete it and remove her': async (flat) => {
    const id = await paidBy(flat, 'Anna')
    const { Anna, group } = flat
    await leadsToo(flat)
    const args = { groupId: group.id, memberId: group.of('Ben'), role: 'owner' }
    await sendWell(Anna, 'groups.setRole', args)
    await takesOut(flat, id, 'Ben')
    await removesHer(flat, 'Ben')
    return answered(flat, id)
  },
  'lowers it, and closes the group': async (flat) => {
    const { Anna, group } = flat
    const id = await paidBy(flat)
    await lowers(flat, id)
    await sendWell(Anna, 'groups.setStatus', { groupId: group.id, status: 'closed' })
    return answered(flat, id)
  },
}

it('nobody who leads keeps what they owe by a bill of the last days', { timeout }, async () => {
  const stand = await openFixture({})
  const free = await attack(stand, ways)
  await stand.close()
  prove('attack', 'Credits of a moment before', {
    ...{ ways: Object.keys(ways).length, free: free.length },
  })
  expect(free).toEqual([])
})

it('a record that hears of changes too late, and forgets who removed, is found', {
  timeout,
}, async () => {
  const stand = await openFixture({})
  await stand.engine.database.pool.query(`
    create function unheard() returns trigger language plpgsql as $$ begin
      if new.kind in ('expense-changed', 'expense-deleted') then
        new.created_at := new.created_at - interval '7 days'; end if;
      return new; end $$;
    create trigger unheard before insert on activity for each row execute function unheard();
    create function forgetful() returns trigger language plpgsql as $$ begin
      new.members := (select jsonb_agg(m - 'removedBy') from jsonb_array_elements(new.members) m);
      return new; end $$;
    create trigger forgetful before update on groups for each row execute function forgetful()`)
  const free = await attack(stand, ways)
  await stand.close()
  prove('attack', 'Credits of a moment before, planted late record', { free: free.length })
  expect(free).toEqual(Object.keys(ways))
})
