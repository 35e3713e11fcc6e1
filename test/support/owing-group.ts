import { randomUUID } from 'node:crypto'
import type { GroupCommandName } from '#contract/groups/commands.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { readGroup } from '#server/groups/read-groups.ts'
import type { TestEngine } from './engine.ts'
import { newToken } from './group-fixture.ts'
import { newPerson, type Person } from './notification-fixture.ts'
import { must, run } from './recurring-fixture.ts'

const dayMs = 86_400_000
const money = { currency: 'EUR', date: '2026-03-31' }

type Name = 'Anna' | 'Ben' | 'Cara'
type Member = Name | 'Dora' | 'Emil'
type Args = Readonly<Record<string, unknown>>
export type Owing = Awaited<ReturnType<typeof openOwing>>

/** Three people and two names: Ben owes Anna 50.00, for longer than anybody could still answer. */
export async function openOwing(one: TestEngine) {
  const people: Record<Name, Person> = {
    ...{ Anna: await newPerson(one), Ben: await newPerson(one), Cara: await newPerson(one) },
  }
  for (const [name, { uid }] of Object.entries(people)) {
    const set = `update users set locale = 'en-GB', timezone = 'UTC', name = $2 where id = $1`
    await one.engine.database.pool.query(set, [uid, name])
  }
  const groupId = randomUUID()
  const ids: Record<Member, string> = {
    ...{ Anna: randomUUID(), Ben: randomUUID(), Cara: randomUUID() },
    ...{ Dora: randomUUID(), Emil: randomUUID() },
  }
  const tries = async (by: Name, name: GroupCommandName, args: Args = {}): Promise<object> =>
    run(one, people[by], name, { groupId, ...args })
  const does = async (by: Name, name: GroupCommandName, args: Args = {}): Promise<void> => {
    await must(one, people[by], name, { groupId, ...args })
  }
  const pass = (days: number) =>
    one.moveTo(new Date(one.now().getTime() + days * dayMs).toISOString())

  async function bill(by: Name, payer: Member, sharers: readonly Member[], amount: number) {
    const id = randomUUID()
    const payers = [{ memberId: ids[payer], amount }]
    const split = { mode: 'equal', memberIds: sharers.map((name) => ids[name]) }
    const doc = { id, description: 'Taxi', amount, ...money, payers, split }
    await does(by, 'group_expenses.create', { doc })
    return id
  }

  async function pay(by: Name, from: Member, to: Member, amount: number): Promise<string> {
    const doc = { id: randomUUID(), from: ids[from], to: ids[to], amount, ...money }
    await does(by, 'settlements.claim', { doc })
    return doc.id
  }

  async function balances(by: Name = 'Cara'): Promise<Record<string, number>> {
    const { balances: all } = await readGroup(one.engine.database.pool, people[by].uid, groupId)
    const nameOf = (id: string) => Object.entries(ids).find(([, other]) => other === id)?.[0] ?? id
    return Object.fromEntries(all.map(({ memberId, amount }) => [nameOf(memberId), amount]))
  }

  const doc = { id: groupId, name: 'Lisbon', currency: 'EUR' }
  const placeholders = [{ memberId: ids.Dora, name: 'Dora' }]
  await must(one, people.Anna, 'groups.create', { doc, memberId: ids.Anna, placeholders })
  const token = newToken()
  await does('Anna', 'groups.invite', { id: randomUUID(), channel: 'link', token })
  for (const name of ['Ben', 'Cara'] as const) {
    await must(one, people[name], 'groups.accept', { token, newMemberId: ids[name] })
  }
  const firstId = await bill('Anna', 'Anna', ['Anna', 'Ben'], 10_000)
  pass(4)
  return {
    ...{ people, ids, groupId, firstId, tries, does, pass, bill, pay, balances },
    leave: (name: Name) => tries(name, 'groups.leave'),
    remove: (by: Name, name: Member) => tries(by, 'groups.removeMember', { memberId: ids[name] }),
    /** The account of somebody is deleted, as they may at any time. */
    forget: (name: Name) => deleteAccount(one.engine, people[name].uid),
  }
}
