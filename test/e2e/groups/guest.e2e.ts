import type { Page } from '@playwright/test'
import type { GroupAnswer } from '#contract/groups/calls.ts'
import { expectFine } from '../goals-of.ts'
import { enter, newPerson, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { expectToast } from '../vocabulary.ts'
import { sendCommand, storeGroup, tab } from './group-of.ts'

/** Anna leads it and paid the hotel for herself and Ben, who is only a name. */
async function lisbonOf(url: string, anna: Person) {
  const group = await storeGroup(url, anna, { name: 'Lisbon', currency: 'EUR', kind: 'trip' })
  const groupId = group.id
  const [annaId = ''] = group.members.map(({ memberId }) => memberId)
  const ben = crypto.randomUUID()
  await sendCommand(url, anna, 'groups.addPlaceholder', { groupId, memberId: ben, name: 'Ben' })
  const payers = [{ memberId: annaId, amount: 3000 }]
  const split = { mode: 'equal', memberIds: [annaId, ben] }
  const hotel = { description: 'Hotel', amount: 3000, currency: 'EUR', date: '2026-03-31' }
  const doc = { id: crypto.randomUUID(), ...hotel, payers, split }
  await sendCommand(url, anna, 'group_expenses.create', { groupId, doc })
  return groupId
}

/** A link for guests, as it is made at a table. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Link or QR').click()
  await expect(dialog.getByLabel('Who may come by it')).toHaveValue('add')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await expect(dialog.getByText('Whoever has it can join.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  return link
}

async function sitDown(phone: Page, link: string, isMobile: boolean): Promise<void> {
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Lisbon' })).toBeVisible()
  await expect(phone.getByText('Anna Keller invites you.')).toBeVisible()
  await expect(phone.getByText('Hotel')).toBeVisible()
  await expectFine(phone, isMobile)
  await phone.getByLabel('Who are you?').selectOption({ label: 'Ben' })
  await phone.getByRole('button', { name: 'Take part' }).click()
  await expect(phone.getByText('You are here as Ben, without an account.')).toBeVisible()
  await expect(phone.getByText('You owe Anna Keller €15.00')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Invite' })).toHaveCount(0)
  await expect(phone.getByRole('navigation')).toHaveCount(0)
  await expectFine(phone, isMobile)
}

async function addOffline(phone: Page, page: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Add expense' }).click()
  const sheet = phone.getByRole('dialog', { name: 'New expense in Lisbon' })
  await sheet.getByLabel('Amount').fill('10')
  await phone.context().setOffline(true)
  await sheet.getByLabel('What was it').fill('Taxi')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: /Taxi/ })).toHaveCount(0)
  await phone.context().setOffline(false)
  await expect(phone.getByText('You owe Anna Keller €10.00')).toBeVisible()
  await expect(page.getByRole('button', { name: /Taxi/ })).toBeVisible()
}

async function settle(phone: Page, page: Page): Promise<void> {
  await tab(phone, 'Balances').click()
  await phone.getByRole('button', { name: 'Record that You paid Anna Keller' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Record a payment' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await tab(page, 'Balances').click()
  await page.getByRole('button', { name: 'It arrived' }).first().click()
  await expect(phone.getByText('Everybody is even').first()).toBeVisible()
}

async function sayWhatTheyMay(page: Page, phone: Page, isMobile: boolean): Promise<void> {
  await tab(page, 'Settings').click()
  const row = page.getByRole('list', { name: 'Members' }).getByRole('listitem').last()
  await expect(row.getByText('Guest', { exact: true })).toBeVisible()
  await expectFine(page, isMobile)
  const choose = async (words: string) => {
    await row.getByRole('button', { name: 'More for Ben' }).click()
    await page.getByRole('menuitem', { name: `Let them: ${words}` }).click()
    await expectToast(page, `Ben may: ${words}`)
  }
  const add = phone.getByRole('button', { name: 'Add expense' })
  await choose('look on')
  await expect(add).toHaveCount(0)
  await choose('add bills')
  await expect(add).toBeVisible()
}

/** The device before stops. */
async function move(phone: Page, other: Page, url: string, isMobile: boolean): Promise<void> {
  await phone.getByRole('button', { name: 'More for guests' }).click()
  await phone.getByRole('menuitem', { name: 'Move to another device' }).click()
  const code = phone.getByRole('dialog').getByText(/^[A-Z2-9]{4} [A-Z2-9]{4}$/)
  const typed = await code.innerText()
  await expectFine(phone, isMobile)
  await other.goto(new URL('/mcapp/login#seat', url).href)
  await other.getByLabel('Code from the other device').fill(typed)
  await expectFine(other, isMobile)
  await other.getByRole('button', { name: 'Go on here' }).click()
  await expect(other.getByText('You are here as Ben, without an account.')).toBeVisible()
  await expect(phone.getByText('You are here as Ben')).toHaveCount(0)
}

test('a guest takes part by a link, settles, moves to another device and gets an account', {
  tag: '@phone',
}, async ({ page, person: anna, openDevice, server: { url }, isMobile, forgive }) => {
  forgive(/ERR_INTERNET_DISCONNECTED|status of 401/)
  const groupId = await lisbonOf(url, anna)
  const path = `/mcapp/groups/${groupId}`
  await enter(page, anna, path)
  const link = await makeLink(page)
  const [phone, other] = [await openDevice(), await openDevice()]
  await sitDown(phone, link, isMobile)
  await addOffline(phone, page)
  // There is nowhere else to go.
  await phone.goto(new URL('/mcapp/expenses', url).href)
  await expect(phone).toHaveURL(new RegExp(`${path}$`))
  await settle(phone, page)
  await sayWhatTheyMay(page, phone, isMobile)
  await move(phone, other, url, isMobile)

  const read = async () => {
    const headers = { Authorization: `Bearer ${anna.session.token}` }
    const answer = await fetch(`${url}/api/groups/get?groupId=${groupId}`, { headers })
    const { balances, members } = (await answer.json()) as GroupAnswer
    return JSON.stringify([balances, members.map(({ memberId, name }) => [memberId, name])])
  }
  const before = await read()
  await other.getByRole('button', { name: 'Make this an account' }).click()
  await other.getByRole('button', { name: 'I have one, log in' }).click()
  await expect(other).toHaveURL(/\/mcapp\/login/)
  const account = await newPerson(url, { name: 'Ben Amsel' })
  await enter(other, account, new URL('/mcapp/groups', url).href)
  const question = other.getByRole('dialog', { name: 'Are you Ben?' })
  await expectFine(other, isMobile)
  await question.getByRole('button', { name: 'Yes, that is me' }).click()
  await expect(other).toHaveURL(new RegExp(`${path}$`))
  await expect(other.getByRole('button', { name: /Taxi/ })).toBeVisible()
  expect(await read()).toBe(before)
  await expect(page.getByText('Guest', { exact: true })).toHaveCount(0)
})

test('a guest whose seat is ended sees nothing from then on, and a name is taken once', async ({
  page,
  person: anna,
  openDevice,
  server: { url },
  forgive,
}) => {
  forgive(/status of 40[19]/)
  const groupId = await lisbonOf(url, anna)
  await enter(page, anna, `/mcapp/groups/${groupId}`)
  const link = await makeLink(page)
  const [phone, late] = [await openDevice(), await openDevice()]
  await late.goto(link)
  await late.getByLabel('Who are you?').selectOption({ label: 'Ben' })
  await phone.goto(link)
  await phone.getByLabel('Who are you?').selectOption({ label: 'Ben' })
  await phone.getByRole('button', { name: 'Take part' }).click()
  await expect(phone.getByText('You are here as Ben')).toBeVisible()
  await late.getByRole('button', { name: 'Take part' }).click()
  await expect(late.getByText('Somebody takes part under that name already.')).toBeVisible()
  await tab(page, 'Settings').click()
  const row = page.getByRole('list', { name: 'Members' }).getByRole('listitem').last()
  await row.getByRole('button', { name: 'More for Ben' }).click()
  await page.getByRole('menuitem', { name: 'End their guest seat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
  await expect(row.getByText('No account yet')).toBeVisible()
  await expect(phone.getByText('You are here as Ben')).toHaveCount(0)
  await expect(phone.getByText('Hotel')).toHaveCount(0)
})
