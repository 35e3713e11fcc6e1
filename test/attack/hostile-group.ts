import { randomUUID } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { TestCaller } from '#test/support/caller.ts'
import { newToken, TestGroup } from '../support/group-fixture.ts'
import { type Planted, sendAll, today } from './hostile-book.ts'
import { asName, cut } from './hostile-texts.ts'

/** What others in a group may write reaches everybody in it. */
export async function plantGroups(
  person: TestCaller,
  texts: readonly string[],
  { fields, ids }: Planted,
): Promise<void> {
  const other = await TestCaller.signUp(person.url, asName(texts[1] ?? '', 100))
  ids.groups = await manyGroups(person, texts)
  const short = texts.slice(2).filter((text) => asName(text, 100) === text)
  const names = short.slice(0, limits.groupMembers - 2)
  const group = await TestGroup.make(other, names, { name: asName(texts[0] ?? '', 80) })
  await group.join(person)
  ids.group = [group.id]
  ids.group_expenses = await plantBills(other, group, texts)
  await plantGoals(other, group, texts)
  for (const field of [
    ...['groups.name', 'groups.description', 'members.name', 'group_expenses.description'],
    ...['group_expenses.notes', 'group_expenses.split.items.label', 'comments.text'],
    ...['settlements.note', 'group_goals.name', 'group_goals.icon', 'group_goals.color'],
    ...['group_contributions.note'],
  ])
    fields.add(field)
}

/** Nobody is sent more of them in an hour; the others come by a link. */
const byMail = 3

/** One group for each text, made by others and joined by this person. */
async function manyGroups(person: TestCaller, texts: readonly string[]) {
  const ids: string[] = []
  for (let at = 0; at < texts.length; at += limits.invitationsPerHour) {
    const some = texts.slice(at, at + limits.invitationsPerHour)
    const other = await TestCaller.signUp(person.url, asName(some[0] ?? '', 100))
    ids.push(...(await groupsOf(other, person, some, at === 0 ? byMail : 0)))
  }
  return ids
}

async function groupsOf(
  other: TestCaller,
  person: TestCaller,
  texts: readonly string[],
  mails: number,
) {
  const made = texts.map((text) => ({ id: randomUUID(), memberId: randomUUID(), text }))
  const mailed = { channel: 'email', to: person.session.user.email }
  const links = made.map(({ id }) => ({ groupId: id, id: randomUUID(), token: newToken() }))
  await sendAll(other, [
    ...made.map(({ id, memberId, text }) => ({
      name: 'groups.create',
      args: {
        doc: { id, name: asName(text, 80), description: text, currency: 'EUR' },
        memberId,
        placeholders: [{ memberId: randomUUID(), name: asName(text, 100) }],
      },
    })),
    ...links.map((link, at) => ({
      name: 'groups.invite',
      args: { ...link, memberId: null, ...(at < mails ? mailed : { channel: 'link' }) },
    })),
  ])
  await sendAll(
    person,
    links.map(({ token }) => ({
      name: 'groups.accept',
      args: { token, newMemberId: randomUUID() },
    })),
  )
  return made.map(({ id }) => id)
}

async function plantBills(other: TestCaller, group: TestGroup, texts: readonly string[]) {
  const me = group.of(other.session.user.name)
  const everybody = Object.values(group.member)
  const to = everybody.find((one) => one !== me) ?? me
  const bills = texts.map((text) => ({
    id: randomUUID(),
    ...{ description: text, notes: text, amount: 1250, currency: 'EUR', date: today() },
    payers: [{ memberId: me, amount: 1250 }],
    split: {
      mode: 'items',
      items: [{ label: cut(text, 120), amount: 1250, memberIds: everybody }],
      ...{ tax: 0, tip: 0 },
    },
  }))
  const paid = { from: me, to, amount: 5, currency: 'EUR', date: today() }
  const at = { groupId: group.id }
  await sendAll(other, [
    ...bills.map((doc) => ({ name: 'group_expenses.create', args: { ...at, doc } })),
    ...bills.map(({ id: expenseId, notes: text }) => ({
      name: 'comments.create',
      args: { ...at, doc: { id: randomUUID(), text, expenseId } },
    })),
    ...texts.map((note) => ({
      name: 'settlements.claim',
      args: { ...at, doc: { id: randomUUID(), ...paid, note } },
    })),
  ])
  return bills.map(({ id }) => id)
}

async function plantGoals(other: TestCaller, group: TestGroup, texts: readonly string[]) {
  const me = group.of(other.session.user.name)
  const sharing = { mode: 'equal', memberIds: [me] }
  const look = (text: string) => (text.length <= 40 ? { icon: text, color: text } : {})
  const goals = texts.map((text) => ({
    ...{ id: randomUUID(), name: cut(text, 80), targetAmount: 10_000, currency: 'EUR' },
    ...{ sharing, ...look(text) },
  }))
  const at = { groupId: group.id }
  await sendAll(other, [
    ...goals.map((doc) => ({ name: 'group_goals.create', args: { ...at, doc } })),
    ...texts.map((note) => ({
      name: 'group_goals.contribute',
      args: {
        ...{ ...at, goalId: goals[0]?.id, memberId: me },
        doc: { id: randomUUID(), amount: 5, date: today(), note },
      },
    })),
  ])
}
