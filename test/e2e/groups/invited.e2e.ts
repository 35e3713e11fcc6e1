import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { GroupAnswer } from '#contract/groups/calls.ts'
import type { TestServer } from '../../support/server.ts'
import { logInByPhone, newPhone, outboxOf, signUpByPhone } from '../../support/way-in.ts'
import { codeFor, lastMessage, linkFor } from '../outbox.ts'
import { enter, newPerson, type Person, somebody } from '../person.ts'
import { askForCode, enterCode } from '../phone.ts'
import { dayIn } from '../recurring/recurring-of.ts'
import { expect, test } from '../story.ts'
import { expectStart, goOffline, goOnline } from '../vocabulary.ts'
import { sendCommand, storeBill, storeGroup, tab } from './group-of.ts'

async function invite(
  page: Page,
  way: 'Email' | 'Phone',
  to: string,
  button = 'Send the invitation',
): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Invite to Lisbon' })
  await dialog.getByText(way, { exact: true }).first().click()
  const box = way === 'Email' ? 'Email' : 'Phone number'
  await dialog.getByRole('textbox', { name: box }).fill(to)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

/** Whoever invites by message has proven an address of their own. */
async function enterProven(page: Page, server: TestServer, person: Person, groupId: string) {
  await enter(page, person, '/mcapp/groups')
  await prove(page, await linkFor(server, person.email))
  await page.goto(`/mcapp/groups/${groupId}`)
}

async function acceptInList(page: Page): Promise<void> {
  await page.goto('/mcapp/groups')
  await page.getByRole('button', { name: 'Accept the invitation to Lisbon' }).click()
  await expectInside(page)
}

async function expectInside(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Lisbon', exact: true })).toBeVisible()
  await expect(tab(page, 'Settings')).toBeVisible()
}

async function prove(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
}

async function groupNow(url: string, { session }: Person, id: string): Promise<GroupAnswer> {
  const answer = await fetch(new URL(`/api/groups/get?groupId=${id}`, url), {
    headers: { authorization: `Bearer ${session.token}` },
  })
  return (await answer.json()) as GroupAnswer
}

async function removeBen(page: Page): Promise<void> {
  await tab(page, 'Settings').click()
  await page.getByRole('button', { name: 'More for Ben Vogt' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the group' }).click()
  const dialog = page.getByRole('dialog', { name: /^Remove/ })
  await expect(dialog).toContainText('Ben Vogt still owes €0.01. That stays open')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toBeHidden()
}

/**
 * It is no payment, wherever it is told; a slip is taken back at once, and what was written off on
 * another device meanwhile is not written off twice.
 */
async function writeOff(page: Page, elsewhere: () => Promise<void>): Promise<void> {
  await tab(page, 'Balances').click()
  await expect(page.getByText('Ben Vogt (removed) owes').first()).toBeVisible()
  const button = page.getByRole('button', { name: 'Write off what Ben Vogt (removed) owes you' })
  const ask = page.getByRole('dialog', { name: 'Write off €0.01?' })
  await button.click()
  await expect(ask).toContainText('Ben Vogt (removed) no longer owes it')
  await ask.getByRole('button', { name: 'Write off' }).click()
  const undone = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('settlements.delete'),
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await undone
  await goOffline(page)
  await button.click()
  await ask.getByRole('button', { name: 'Write off' }).click()
  await elsewhere()
  await goOnline(page)
  await expect(page.getByText('Nothing was written off', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Not saved' })).toBeHidden()
  await expect(page.getByText('You wrote off what Ben Vogt (removed) owed')).toBeVisible()
  await expect(page.getByText('Ben Vogt (removed) paid')).toHaveCount(0)
  await tab(page, 'Activity').click()
  await expect(
    page.getByText('You wrote off €0.01 that Ben Vogt (removed) owed', { exact: true }).first(),
  ).toBeVisible()
}

test('invited by mail, before and after it is proven, also anew after a removal', async ({
  page,
  person,
  server,
  openDevice,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED/)
  const ben = await newPerson(server.url, { name: 'Ben Vogt' })
  const group = await storeGroup(server.url, person, { name: 'Lisbon', currency: 'EUR' })
  await enter(page, person, `/mcapp/groups/${group.id}`)
  await test.step('nothing is sent for somebody who has proven no address', async () => {
    const to = `${crypto.randomUUID()}@example.org`
    await invite(page, 'Email', to, 'Invite in the app')
    await tab(page, 'Settings').click()
    await expect(page.getByText(/^Not sent: confirm your email address/)).toBeVisible()
    expect(outboxOf(server, to)).toEqual([])
    await enterProven(page, server, person, group.id)
  })
  const proof = await linkFor(server, ben.email)
  await invite(page, 'Email', ben.email)
  const other = await openDevice()
  await test.step('not proven yet, so it waits for nobody; once it is, it is there', async () => {
    await enter(other, ben, '/mcapp/groups')
    await expect(other.getByRole('button', { name: 'Make a group' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'You are invited' })).toHaveCount(0)
    await prove(other, proof)
  })
  await test.step('reading everything loses nothing', async () => {
    await other.goto('/mcapp/notifications')
    await other.getByRole('button', { name: 'Mark all as read' }).click()
    await acceptInList(other)
  })
  await test.step('removed with a cent open, which whoever is owed lets go', async () => {
    const now = await groupNow(server.url, person, group.id)
    await storeBill(server.url, person, now, { amount: 2 })
    await removeBen(page)
    const from = now.members[1]?.memberId
    await writeOff(page, () =>
      sendCommand(server.url, person, 'settlements.writeOff', {
        ...{ groupId: group.id, id: randomUUID(), from, amount: 1, currency: 'EUR' },
        date: dayIn(0),
      }),
    )
    await other.goto('/mcapp/notifications')
    await expect(other.getByText('Anna Keller removed you from Lisbon')).toBeVisible()
    await expect(other.getByText('Anna Keller wrote off €0.01').first()).toBeVisible()
  })
  await test.step('invited anew, and in by the notification', async () => {
    await tab(page, 'Settings').click()
    await invite(page, 'Email', ben.email)
    await other.getByRole('button', { name: 'Accept the invitation to Lisbon' }).click()
    await expectInside(other)
    await expect(page.getByRole('list', { name: 'Members' })).toContainText('Ben Vogt')
  })
})

test('invited by mail before there is an account', async ({ page, person, server, openDevice }) => {
  const { email } = somebody()
  const group = await storeGroup(server.url, person, { name: 'Lisbon', currency: 'EUR' })
  await enterProven(page, server, person, group.id)
  await invite(page, 'Email', email)
  expect(await lastMessage(server, email)).toContain('#join=')
  const cara = await newPerson(server.url, { name: 'Cara', email })
  await expect.poll(() => lastMessage(server, email, 2)).not.toContain('#join=')
  const other = await openDevice()
  await enter(other, cara, '/mcapp/groups')
  await prove(other, await linkFor(server, email))
  await acceptInList(other)
})

test('invited by phone, with an account and before there is one', async ({
  page,
  person,
  server,
  openDevice,
}) => {
  const group = await storeGroup(server.url, person, { name: 'Lisbon', currency: 'EUR' })
  await enterProven(page, server, person, group.id)
  await test.step('with an account', async () => {
    const number = await signUpByPhone(server, newPhone(), 'Emil')
    const { session } = await logInByPhone(server, number)
    await invite(page, 'Phone', number)
    await expect.poll(() => lastMessage(server, number)).toContain('#join=')
    const emil = await openDevice()
    await enter(emil, { session }, '/mcapp/groups')
    await acceptInList(emil)
  })
  await test.step('before there is one', async () => {
    const number = newPhone()
    await invite(page, 'Phone', number)
    expect(await lastMessage(server, number)).toContain('#join=')
    const dora = await openDevice()
    await dora.goto('/mcapp/signup')
    await dora.getByLabel('Name').fill('Dora')
    await askForCode(dora, number)
    await enterCode(dora, await codeFor(server, number, 2))
    await dora.getByRole('button', { name: 'Send code' }).click()
    await enterCode(dora, await codeFor(server, number, 3))
    await expectStart(dora)
    await acceptInList(dora)
  })
})
