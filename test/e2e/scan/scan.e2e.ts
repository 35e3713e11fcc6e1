import type { Page } from '@playwright/test'
import { storeGroup } from '../groups/group-of.ts'
import { storedExpenses } from '../ledger-of.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { goOffline, goOnline, signOut, untilAppKept } from '../vocabulary.ts'
import { chosen, groupBills, notAPicture, paper, pictureStatus, scan } from './scan-of.ts'

const field = (page: Page, name: string) => chosen(page).getByLabel(name, { exact: true })

async function read(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Scan a receipt' }).click()
  await scan(page, [await paper(), notAPicture])
  await expect(page.getByRole('alert')).toContainText('cannot open this file')
  await expect(field(page, 'Total')).toHaveValue('12.00')
  await expect(field(page, 'Where')).toHaveValue(/corner ?bakery/i)
  await expect(field(page, 'Date')).toHaveValue(/14 Mar 2026/)
  await expect(chosen(page).getByText('come to the total')).toBeVisible()
}

async function correct(page: Page): Promise<void> {
  await field(page, 'Price of line 1').fill('4.00')
  await expect(chosen(page).getByText('0.20 of the total is in no line.')).toBeVisible()
  await field(page, 'Price of line 1').fill('4.20')
  await expect(chosen(page).getByText('come to the total')).toBeVisible()
  const lines = page.getByRole('listbox', { name: 'Lines of the receipt' })
  await lines.getByRole('option', { name: /cash/i }).click()
  await page.getByRole('menuitem', { name: /^The total is/ }).click()
  await expect(field(page, 'Total')).toHaveValue('20.00')
  await chosen(page)
    .getByRole('button', { name: /12\.00/ })
    .click()
  await expect(field(page, 'Total')).toHaveValue('12.00')
  await field(page, 'Where').fill('Corner Bakery')
}

async function choose(page: Page, name: string, category: string): Promise<void> {
  await field(page, name).fill(category)
  await chosen(page).getByRole('option', { name: category, exact: true }).click()
}

async function saveByCategory(page: Page, url: string, person: Person): Promise<void> {
  await chosen(page).getByText('By category').click()
  await expect(field(page, 'Category, unless a line has its own')).toHaveValue('Groceries')
  await expect(chosen(page).getByText('Bakery means Groceries')).toBeVisible()
  await choose(page, 'Category of line 3', 'Eating out')
  await chosen(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Added Corner Bakery', { exact: true })).toBeVisible()
  await expect.poll(() => storedExpenses(url, person)).toHaveLength(1)
  const [stored] = await storedExpenses(url, person)
  expect(stored).toMatchObject({
    amount: 1200,
    date: '2026-03-14',
    merchant: 'Corner Bakery',
    lines: [{ amount: 780 }, { amount: 420 }],
  })
  await expect.poll(() => pictureStatus(url, person, stored?.receiptId)).toBe(200)
}

async function look(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Show' }).click()
  await page.getByRole('button', { name: 'Show the receipt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Receipt' })
  await dialog.getByRole('button', { name: 'Larger' }).click()
  await expect(dialog.getByText('150 %')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goBack()
}

async function saveInGroup(page: Page): Promise<void> {
  const form = chosen(page)
  await expect(field(page, 'Where')).toHaveValue('Corner Bakery')
  await expect(form.getByText('You may have this already: Corner Bakery')).toBeVisible()
  await form.getByText('In a group').click()
  await form.getByRole('group', { name: 'Who had line 3' }).getByText('Cleo').click()
  await form.getByRole('button', { name: 'Save anyway' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await form.getByRole('button', { name: 'Save anyway' }).click()
  await expect(form).toBeHidden()
}

async function askAtLogout(page: Page): Promise<void> {
  await signOut(page)
  const asked = page.getByRole('dialog', { name: 'Log out and lose changes?' })
  await expect(asked).toContainText('and 1 picture of a receipt are not saved')
  await asked.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(asked).toBeHidden()
}

const title = 'a receipt becomes an expense by category, and offline a bill of a group'
test(title, { tag: '@keeps-app' }, async ({ page, person, server, forgive }) => {
  test.slow()
  forgive(/net::ERR_|Failed to fetch/)
  const { url } = server
  const flat = { name: 'Flat', currency: 'GBP', members: ['Cleo'] }
  const group = await storeGroup(url, person, flat)
  await enter(page, person, '/mcapp/expenses?add=1')
  await untilAppKept(page)
  await test.step('it is read on the device', () => read(page))
  await test.step('it tells the gap, and takes a line that is tapped', () => correct(page))
  await test.step('it is saved with its picture', () => saveByCategory(page, url, person))
  await test.step('the expense shows it', () => look(page))
  await test.step('it is recognised again, without a network', async () => {
    await goOffline(page)
    await scan(page, [await paper()])
    await saveInGroup(page)
  })
  await test.step('logging out would lose it, and says so', () => askAtLogout(page))
  await test.step('the bill and its picture arrive', async () => {
    await goOnline(page)
    // What was undone in between comes and goes on the way.
    const bill = async () => (await groupBills(url, person, group.id))[0]
    const items = [{ amount: 420 }, { amount: 230 }, { amount: 350 }]
    const split = { mode: 'items', tax: 200, items }
    await expect.poll(async () => (await bill()) ?? {}).toMatchObject({ amount: 1200, split })
    const isThere = async () => pictureStatus(url, person, (await bill())?.receiptId)
    await expect.poll(isThere, { timeout: 45_000 }).toBe(200)
    await page.getByRole('link', { name: 'Show' }).last().click()
    await page.getByRole('button', { name: 'Show the receipt' }).click()
    await expect(page.getByRole('dialog', { name: 'Receipt' }).getByRole('img')).toBeVisible()
  })
})
