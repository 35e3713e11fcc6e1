import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountCard, field, saveSheet, storeAccount } from '../accounts-of.ts'
import { expectFine } from '../goals-of.ts'
import { sendCommand, storeGroup, tab } from '../groups/group-of.ts'
import { enter, newPerson, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { undo } from '../vocabulary.ts'

test.use({ bypassCSP: true })

interface Two {
  readonly page: Page
  readonly other: Page
  readonly isMobile: boolean
}

/** Anna made it, and Ben came by her link. */
async function coupleOf(url: string, anna: Person, ben: Person): Promise<string> {
  const group = await storeGroup(url, anna, { name: 'Us two', currency: 'EUR', kind: 'couple' })
  const token = randomBytes(32).toString('base64url')
  const link = { groupId: group.id, id: randomUUID(), channel: 'link', token }
  await sendCommand(url, anna, 'groups.invite', link)
  await sendCommand(url, ben, 'groups.accept', { token, newMemberId: randomUUID() })
  return `/mcapp/groups/${group.id}`
}

const accounts = (page: Page) =>
  page.getByRole('group', { name: 'Show' }).getByText('Accounts', { exact: true })
const rows = (page: Page) => page.getByRole('list', { name: 'Rows of Our flat' })

async function makeAccount({ page, other, isMobile }: Two): Promise<void> {
  await accounts(page).click()
  await page.getByRole('button', { name: 'Add a joint account' }).click()
  const sheet = page.getByRole('dialog', { name: 'New joint account' })
  await field(sheet, 'Name').fill('Our flat')
  await expect(sheet.getByLabel('Percent of You')).toHaveValue('50')
  await sheet.getByLabel('Percent of You').fill('60')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByText('The parts have to be 100 % together.')).toBeVisible()
  await sheet.getByLabel('Percent of You').fill('50')
  await expectFine(page, isMobile)
  await saveSheet(sheet)
  await expect(page.getByText('You 50 %, Ben Vogt 50 %').first()).toBeVisible()
  await expect(page.getByText('Waits for Ben Vogt.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay in or out/ })).toBeHidden()
  await accounts(other).click()
  await other.getByRole('button', { name: 'Agree' }).click()
  await expect(page.getByText('Waits for Ben Vogt.')).toBeHidden()
}

/** Must show 9: Ben's device has it within a second, and nothing of Anna's account. */
async function payIn({ page, other, isMobile }: Two): Promise<void> {
  await page.getByRole('button', { name: 'Pay in or out of Our flat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Our flat' })
  await dialog.getByLabel('Amount in EUR').fill('500')
  await dialog.getByLabel('From your account').selectOption('Secret giro (EUR)')
  await expectFine(page, isMobile)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('€500.00').first()).toBeVisible({ timeout: 1000 })
  await other.getByRole('button', { name: 'Rows of Our flat' }).click()
  await expect(rows(other)).toContainText('Anna Keller paid into the joint account')
  expect(await other.content()).not.toContain('Secret giro')
  await expect(other.getByText('You owe Anna Keller €250.00').first()).toBeVisible()
}

/** Who would owe for it says that it is not so, and then that it is. */
async function answer({ page, other, isMobile }: Two): Promise<void> {
  await rows(other).getByRole('button', { name: 'Not so' }).click()
  await expect(other.getByText('You owe Anna Keller €250.00')).toHaveCount(0)
  await page.getByRole('button', { name: 'Rows of Our flat' }).click()
  await expect(rows(page)).toContainText('Ben Vogt said it is not so. It does not count.')
  await expectFine(page, isMobile)
  await rows(other).getByRole('button', { name: 'It is so' }).click()
  await expect(other.getByText('You owe Anna Keller €250.00').first()).toBeVisible()
  await expect(rows(page)).not.toContainText('It does not count')
}

async function payBill({ page, other }: Two): Promise<void> {
  await page.keyboard.press('n')
  const sheet = page.getByRole('dialog', { name: /^New expense in/ })
  await sheet.getByLabel('Amount').fill('300')
  await sheet.getByLabel('What was it').fill('Rent')
  await expect(field(sheet, 'Paid from your account')).toBeVisible()
  await sheet.getByLabel('Paid by').selectOption('Our flat (joint account)')
  await expect(field(sheet, 'Paid from your account')).toBeHidden()
  await saveSheet(sheet)
  await expect(rows(other)).toContainText('Rent')
  await expect(rows(other).getByRole('listitem').first()).toContainText('€200.00')
  // Each paid only their part of it: nobody owes more than before.
  await expect(other.getByText('You owe Anna Keller €250.00').first()).toBeVisible()
}

async function takeBack({ page, other }: Two): Promise<void> {
  await undo(page)
  await expect(rows(other)).not.toContainText('Rent')
  await page.getByRole('button', { name: 'Rows of Our flat' }).click()
  await rows(page).getByRole('button', { name: 'Take out' }).click()
  await expect(page.getByText('Nothing has moved yet')).toBeVisible()
  await expect(other.getByText('You owe Anna Keller €250.00')).toHaveCount(0)
  await undo(page)
  await expect(rows(page)).toContainText('You paid into the joint account')
  await expect(rows(other)).toContainText('Anna Keller paid into the joint account')
}

/** What left the own account is half mine still, and half owed to me. */
async function seeMine({ page, isMobile }: Two): Promise<void> {
  await page.goto('/mcapp/accounts')
  await expect(accountCard(page, 'Secret giro')).toContainText('€500.00')
  const shared = page.getByRole('list', { name: 'Shared' })
  await expect(shared).toContainText('yours €250.00')
  await expect(page.getByText('€1,000.00').first()).toBeVisible()
  await expectFine(page, isMobile)
  await accountCard(page, 'Secret giro').getByRole('link').click()
  await page.getByRole('button', { name: /To Our flat/ }).click()
  await expect(rows(page)).toContainText('You paid into the joint account')
}

/** Settled from an account, which follows and which Ben never sees. */
async function settle({ page, other }: Two): Promise<void> {
  await tab(page, 'Balances').click()
  await page.getByRole('button', { name: 'Record that Ben Vogt paid You' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record a payment' })
  await dialog.getByLabel('Into your account').selectOption('Secret giro (EUR)')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Everybody is even')).toBeVisible()
  expect(await other.content()).not.toContain('Secret giro')
  await page.goto('/mcapp/accounts')
  await expect(accountCard(page, 'Secret giro')).toContainText('€750.00')
}

test('a joint account of a couple, where each pays only their part', { tag: '@phone' }, async ({
  page,
  person,
  openDevice,
  server,
  isMobile,
}) => {
  const ben = await newPerson(server.url, { name: 'Ben Vogt' })
  const path = await coupleOf(server.url, person, ben)
  await storeAccount(server.url, person, { name: 'Secret giro', openingBalance: 100_000 })
  const two = { page, other: await openDevice(), isMobile }
  await enter(page, person, path)
  await enter(two.other, ben, path)
  await test.step('it is made, half and half', () => makeAccount(two))
  await test.step('what is paid in is seen, its account is not', () => payIn(two))
  await test.step('it is denied, and confirmed', () => answer(two))
  await test.step('a bill is paid from it', () => payBill(two))
  await test.step('both are taken back, and one is there again', () => takeBack(two))
  await test.step('my part is among my accounts', () => seeMine(two))
  await test.step('settling up goes into the account', () => settle(two))
})
