import { randomBytes, randomUUID } from 'node:crypto'
import { expectFine } from '../goals-of.ts'
import { enter, newPerson, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { sendCommand, storeGroup } from './group-of.ts'

const money = { currency: 'EUR', date: '2026-03-31' }

/** Anna owns it and owes Ben, who was removed; he paid back more than once before. */
async function flatOf(url: string, anna: Person, ben: Person, cara: Person): Promise<string> {
  const group = await storeGroup(url, anna, { name: 'The flat', currency: 'EUR', kind: 'home' })
  const groupId = group.id
  const [me = '', hers, his] = [group.members[0]?.memberId, randomUUID(), randomUUID()]
  const token = randomBytes(32).toString('base64url')
  const link = { groupId, id: randomUUID(), channel: 'link', token }
  await sendCommand(url, anna, 'groups.invite', link)
  await sendCommand(url, ben, 'groups.accept', { token, newMemberId: his })
  await sendCommand(url, cara, 'groups.accept', { token, newMemberId: hers })
  const payers = [{ memberId: his, amount: 5000 }]
  const bill = { id: randomUUID(), description: 'Rent', amount: 5000, ...money, payers }
  const doc = { ...bill, split: { mode: 'equal', memberIds: [me] } }
  await sendCommand(url, ben, 'group_expenses.create', { groupId, doc })
  const paid = { id: randomUUID(), from: his, to: me, amount: 700, ...money }
  await sendCommand(url, anna, 'settlements.claim', { groupId, doc: paid })
  await sendCommand(url, anna, 'groups.removeMember', { groupId, memberId: his })
  const claim = { id: randomUUID(), from: me, to: his, amount: 5700, ...money }
  await sendCommand(url, anna, 'settlements.claim', { groupId, doc: claim })
  await sendCommand(url, anna, 'groups.setRole', { groupId, memberId: hers, role: 'admin' })
  return `/mcapp/groups/${groupId}?tab=settle`
}

test('who owes somebody gone is not believed, and another who leads is', {
  tag: '@phone',
}, async ({ page, person: anna, openDevice, server, isMobile }) => {
  const { url } = server
  const ben = await newPerson(url, { name: 'Ben Vogt' })
  const cara = await newPerson(url, { name: 'Cara Lund' })
  const path = await flatOf(url, anna, ben, cara)
  await enter(page, anna, path)
  const payments = page.getByRole('region', { name: 'Payments' }).getByRole('listitem')
  const words = 'Ben Vogt (removed) cannot confirm it, but Cara Lund can.'
  await expect(payments.filter({ hasText: '€57.00' })).toContainText(words)
  await expect(page.getByText(`was paid and waits. ${words}`)).toBeVisible()
  await expect(payments.filter({ hasText: '€7.00' })).toContainText(
    'It stays as it is, because Ben Vogt (removed) is no longer in the group and cannot answer.',
  )
  await expect(page.getByRole('button', { name: 'It arrived' })).toHaveCount(0)
  await expectFine(page, isMobile)
  const other = await openDevice()
  await enter(other, cara, path)
  const theirs = other.getByRole('region', { name: 'Payments' }).getByRole('listitem')
  await theirs.filter({ hasText: '€57.00' }).getByRole('button', { name: 'It arrived' }).click()
  await expect(other.getByText('Everybody is even')).toBeVisible()
  await expect(page.getByText('Everybody is even')).toBeVisible()
})
