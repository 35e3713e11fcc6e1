import type { Page } from '@playwright/test'
import { expectClean, expectCleanInBothThemes } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { storeBill, storeGroup } from '../groups/group-of.ts'
import { storeDocument, storeExpense, storeIncome } from '../ledger-of.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { addExpense, expenseForm, goOffline, goOnline } from '../vocabulary.ts'

test.use({ bypassCSP: true })

const box = (page: Page) =>
  page.getByRole('banner').getByRole('textbox', { name: 'Search', exact: true })
const bigBox = (page: Page) => page.getByRole('textbox', { name: 'Search everything' })
const section = (page: Page, name: string) => page.getByRole('region', { name })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find or do something' })
const typing = (page: Page) => palette(page).getByRole('combobox')

async function fillBook(url: string, person: Person): Promise<void> {
  await storeExpense(url, person, { description: 'Coffee beans', merchant: 'Röstwerk' })
  await storeExpense(url, person, { description: 'Winter tyres', amount: 41_200 })
  const bold = { description: '<img src=x onerror=alert(1)> poster', date: '2024-03-09' }
  await storeExpense(url, person, bold)
  await storeIncome(url, person, { description: 'Salary of May' })
  const rolls = Array.from({ length: 23 }, (_, n) => ({ description: 'Rolls', amount: 101 + n }))
  await Promise.all(rolls.map((roll) => storeExpense(url, person, { ...roll, date: '2024-02-09' })))
  await storeExpense(url, person, { description: 'Rolls', amount: 1_000, currency: 'SYP' })
  await storeDocument(url, person, 'goals', {
    name: 'Bicycle',
    targetAmount: 100_000,
    currency: 'EUR',
  })
  const group = await storeGroup(url, person, {
    name: 'Lisbon',
    currency: 'EUR',
    members: ['Cem Aydin'],
  })
  await storeBill(url, person, group, { description: 'Seafood dinner' })
}

async function askInBox(page: Page): Promise<void> {
  await expect(box(page)).toHaveAttribute('placeholder', 'Search transactions, groups, goals...')
  await box(page).fill('   ')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/mcapp\/expenses$/)
  await box(page).fill('never')
  await box(page).press('Escape')
  await expect(box(page)).toHaveValue('')
  await box(page).fill('  cofee  ')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/mcapp\/search\?q=cofee$/)
}

async function findSlip(page: Page, isMobile: boolean): Promise<void> {
  const hit = section(page, 'Expenses').getByRole('link')
  await expect(hit).toHaveText(/Coffee beans/)
  await expect(hit.locator('mark')).toHaveText('Coffee')
  await expectCleanInBothThemes(page)
  if (isMobile) await expectFits(page)
}

async function understand(page: Page): Promise<void> {
  await bigBox(page).fill('>400')
  await expect(page.getByText('more than 400', { exact: true })).toBeVisible()
  await expect(section(page, 'Expenses')).toContainText('Winter tyres')
  await expect(section(page, 'Goals')).toContainText('Bicycle')
  await bigBox(page).fill('march 2024')
  await expect(section(page, 'Expenses')).toContainText('<img src=x onerror=alert(1)> poster')
  await expect(section(page, 'Goals')).toBeHidden()
  await bigBox(page).fill('with:cem in:lisbon is:unsettled')
  await expect(section(page, 'Expenses')).toContainText('Seafood dinner')
  await expect(section(page, 'People')).toContainText('Cem Aydin')
  await expect(page).toHaveURL(/q=with%3Acem/)
}

async function addUp(page: Page): Promise<void> {
  const found = section(page, 'Expenses')
  const rows = found.getByRole('listitem')
  await bigBox(page).fill('seafood')
  await expect(rows).toHaveText(/€45\.00.*your share of €90\.00/)
  await expect(found).toContainText('Spent€45.00')
  await bigBox(page).fill('over 4 in february 2024')
  await expect(page.getByText('more than 4', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Nothing found/ })).toBeVisible()
  await bigBox(page).fill('rolls between 1 and 2 in february 2024')
  await expect(page.getByText('1 to 2', { exact: true })).toBeVisible()
  await expect(found).toContainText('Spent€25.76')
  await bigBox(page).fill('rolls')
  await expect(rows).toHaveCount(20)
  await expect(found).toContainText(/Expenses24.*€25\.76.*and SYP.10\.00.*without a rate/)
  await found.getByRole('button', { name: 'Show 4 more' }).click()
  await expect(rows).toHaveCount(24)
  await found.getByRole('link', { name: 'Open all 24 in Expenses' }).click()
  await expect(page).toHaveURL(/\/mcapp\/expenses\?month=all&q=rolls$/)
  await expect(page.getByText('24 expenses')).toBeVisible()
  await expect(page.getByText('€25.76').first()).toBeVisible()
  await page.goBack()
  await expect(bigBox(page)).toHaveValue('rolls')
}

/** The next words are typed just when those before have reached the address, and not the page. */
async function typeOn(page: Page): Promise<void> {
  await bigBox(page).fill('tyres')
  await expect(section(page, 'Expenses')).toContainText('Winter tyres')
  await expect(page).toHaveURL(/q=tyres$/)
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[aria-label="Search everything"]')
    const write = history.replaceState.bind(history)
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    history.replaceState = (...args) => {
      write(...args)
      history.replaceState = write
      set?.call(field, 'seafood')
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await bigBox(page).fill('rolls')
  await expect(bigBox(page)).toHaveValue('seafood')
  await expect(page).toHaveURL(/q=seafood$/)
  await expect(bigBox(page)).toHaveValue('seafood')
  await expect(section(page, 'Expenses')).toContainText('Seafood dinner')
}

/** An answer that is long in coming does not leave the one before under the new words. */
async function waitForIt(page: Page): Promise<void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/search', async (route) => {
    await held.promise
    await route.continue()
  })
  await bigBox(page).fill('tyres')
  await expect(page.getByRole('status', { name: 'Searching' })).toBeVisible()
  await expect(page.getByText('Seafood dinner')).toBeHidden()
  held.resolve()
  await expect(section(page, 'Expenses')).toContainText('Winter tyres')
  await page.unroute('**/api/search')
}

async function findNothing(page: Page): Promise<void> {
  await bigBox(page).fill('qwxzzy')
  await expect(page.getByRole('heading', { name: /Nothing found/ })).toBeVisible()
  await bigBox(page).fill('')
  await page.getByRole('link', { name: /coffee last month/ }).click()
  await expect(bigBox(page)).toHaveValue('coffee last month')
}

async function openHit(page: Page): Promise<void> {
  await bigBox(page).fill('tyres')
  await expect(section(page, 'Expenses')).toContainText('Winter tyres')
  await bigBox(page).press('ArrowDown')
  await expect(section(page, 'Expenses').getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(expenseForm(page).getByLabel('Amount')).toHaveValue('412.00')
  await page.keyboard.press('Escape')
  await expect(expenseForm(page)).toBeHidden()
  await page.goBack()
  await expect(bigBox(page)).toHaveValue('tyres')
}

async function useKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(typing(page)).toBeFocused()
  await expectClean(page)
  await typing(page).fill('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.keyboard.press('Control+k')
  await typing(page).fill('bicy')
  await expect(palette(page).getByRole('option', { name: /Bicycle/ })).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/mcapp\/goals\/[\da-f-]{36}$/)
  await page.keyboard.press('Control+k')
  await typing(page).fill('add an inc')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'New income' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Control+k')
  await typing(page).fill('salary')
  await expect(palette(page).getByRole('option', { name: /Salary of May/ })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/mcapp\/search\?q=salary$/)
  await expect(section(page, 'Income')).toContainText('Salary of May')
}

/** Its code comes late here, as over a slow line. */
async function typeAtOnce(page: Page): Promise<void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/palette-[^/]*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/mcapp/expenses')
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('netfl')
  held.resolve()
  await expect(typing(page)).toHaveValue('netfl')
  await page.keyboard.type('ix')
  await expect(typing(page)).toHaveValue('netflix')
  await expect(expenseForm(page)).toBeHidden()
  await page.unroute(/\/palette-[^/]*\.js$/)
  await page.keyboard.press('Escape')
}

async function searchOffline(page: Page): Promise<void> {
  await page.goto('/mcapp/expenses')
  await goOffline(page)
  await addExpense(page, { amount: '8.80', description: 'Kiosk without signal' })
  await box(page).fill('kiosq')
  await box(page).press('Enter')
  await expect(section(page, 'Expenses')).toContainText('Kiosk without signal')
  await expect(page.getByRole('note')).toHaveText(/This is what this device has/)
  await goOnline(page)
  await expect(page.getByRole('note')).toBeHidden()
  await expect(section(page, 'Expenses')).toContainText('Kiosk without signal')
}

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await typing(page).fill('sign out')
  const option = palette(page).getByRole('option', { name: 'Log out' })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/mcapp\/login/)
}

test('find anything, from the box, the page and the keys', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
  forgive,
}) => {
  forgive(/net::ERR_|Failed to fetch/)
  await fillBook(server.url, person)
  await enter(page, person)
  await test.step('the box asks for words, and Escape empties it', () => askInBox(page))
  await test.step('a slip is found and marked', () => findSlip(page, isMobile))
  await test.step('amounts, days, people and what is open are understood', () => understand(page))
  await test.step('it says what all of them come to, and shows all', () => addUp(page))
  await test.step('what is typed on is not put back', () => typeOn(page))
  await test.step('an old result does not stand under new words', () => waitForIt(page))
  await test.step('nothing found says what to try', () => findNothing(page))
  await test.step('arrows go to a hit, and Enter opens it', () => openHit(page))
  await test.step('Ctrl and K find and do things from anywhere', () => useKeys(page))
  await test.step('what is typed before the keys’ box is here waits for it', () => typeAtOnce(page))
  await test.step('without a network it searches what the device has', () => searchOffline(page))
  await test.step('the keys also log out, by whatever that is called', () => leave(page))
})
