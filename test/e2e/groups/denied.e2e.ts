import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import pg from 'pg'
import type { TestServer } from '../../support/server.ts'
import { expectFine } from '../goals-of.ts'
import { enter, newPerson, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'
import { sendCommand, storeGroup, tab } from './group-of.ts'

const money = { currency: 'EUR', date: '2026-03-31' }

type Flat = Awaited<ReturnType<typeof flatOf>>

/** Ben leads it, and Anna came by his link. */
async function flatOf(url: string, ben: Person, anna: Person) {
  const group = await storeGroup(url, ben, { name: 'The flat', currency: 'EUR', kind: 'home' })
  const groupId = group.id
  const [his = '', hers] = [group.members[0]?.memberId, randomUUID()]
  const token = randomBytes(32).toString('base64url')
  await sendCommand(url, ben, 'groups.invite', {
    groupId,
    id: randomUUID(),
    channel: 'link',
    token,
  })
  await sendCommand(url, anna, 'groups.accept', { token, newMemberId: hers })
  return { groupId, his, hers, path: `/mcapp/groups/${groupId}` }
}

/** Paid by one alone, and for the other. */
async function store(
  url: string,
  by: Person,
  { groupId, his, hers }: Flat,
  fields: { readonly description: string; readonly isHers?: boolean },
) {
  const { description, isHers = false } = fields
  const [payer, other] = isHers ? [hers, his] : [his, hers]
  const payers = [{ memberId: payer, amount: 5000 }]
  const bill = { id: randomUUID(), description, amount: 5000, ...money, payers }
  const doc = { ...bill, split: { mode: 'equal', memberIds: [other] } }
  await sendCommand(url, by, 'group_expenses.create', { groupId, doc })
  return bill.id
}

/** It was written a week ago, and nobody said otherwise. */
async function weekPasses({ databaseUrl }: TestServer, { groupId }: Flat): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const back = `update activity set created_at = created_at - interval '7 days' where scope = $1`
  await client.query(back, [`g:${groupId}`])
  await client.end()
}

const sofa = (page: Page) => page.getByRole('button', { name: /A sofa/ })

test('who owes by a bill of a moment before takes it out of a group that was closed', {
  tag: '@phone',
}, async ({ page, person: anna, server, isMobile }) => {
  const { url } = server
  const ben = await newPerson(url, { name: 'Ben Vogt' })
  const flat = await flatOf(url, ben, anna)
  const { groupId, path } = flat
  const id = await store(url, anna, flat, { description: 'Rent', isHers: true })
  await weekPasses(server, flat)
  await sendCommand(url, ben, 'group_expenses.delete', { groupId, id })
  await store(url, ben, flat, { description: 'A sofa' })
  await sendCommand(url, ben, 'groups.setStatus', { groupId, status: 'closed' })
  await enter(page, anna, path)
  await sofa(page).click()
  const sheet = page.getByRole('dialog', { name: 'A sofa' })
  await expectFine(page, isMobile)
  await sheet.getByRole('button', { name: 'Take it out' }).click()
  const question = page.getByRole('dialog', { name: 'Take out A sofa?' })
  await expect(question).toContainText('It changes the balance of Ben Vogt.')
  await question.getByRole('button', { name: 'Take out' }).click()
  await expectToast(page, 'Took out A sofa')
  await expect(sofa(page)).toHaveCount(0)
  await tab(page, 'Activity').click()
  // Also the old bill that was deleted a moment before is theirs to say, and not the new one twice.
  const restore = page.getByRole('button', { name: /^Restore: / })
  await expect(restore).toHaveCount(1)
  await expectFine(page, isMobile)
  await restore.click()
  await expectToast(page, 'Restored Rent')
  await expect(page.getByText('Ben Vogt owes you €50.00')).toBeVisible()
  await expect(restore).toHaveCount(0)
})

test('who was removed says from the notice that they do not owe it', { tag: '@phone' }, async ({
  page,
  person: anna,
  openDevice,
  server: { url },
  isMobile,
}) => {
  const ben = await newPerson(url, { name: 'Ben Vogt' })
  const flat = await flatOf(url, ben, anna)
  const { groupId, hers: memberId, path } = flat
  await store(url, ben, flat, { description: 'A sofa' })
  await sendCommand(url, ben, 'groups.removeMember', { groupId, memberId })
  await enter(page, anna, '/mcapp/notifications')
  const notice = page.getByRole('listitem').filter({ hasText: 'What others wrote' })
  const deny = notice.getByRole('button', { name: 'I do not owe it' })
  await expect(deny).toBeVisible()
  await expectFine(page, isMobile)
  await deny.click()
  await expectToast(page, 'You no longer owe it there')
  await expect(deny).toHaveCount(0)
  const other = await openDevice()
  await enter(other, ben, new URL(`${path}?tab=settle`, url).href)
  await expect(other.getByText('Everybody is even')).toBeVisible()
  await expect(other.getByText('Anna Keller (removed) denied owing you')).toBeVisible()
})
