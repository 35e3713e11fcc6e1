import { expect, type Locator, type Page } from '@playwright/test'
import type { NewPerson } from './person.ts'

export interface Spending {
  readonly amount: string
  readonly description: string
  readonly category?: string
  readonly date?: string
  readonly notes?: string
}

/** Phone is the first way in, email the second. */
export async function chooseEmail(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Email' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
}

export async function signUp(page: Page, who: NewPerson): Promise<void> {
  await chooseEmail(page)
  await page.getByLabel('Name').filter({ visible: true }).fill(who.name)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function signIn(page: Page, who: Pick<NewPerson, 'email' | 'password'>) {
  await chooseEmail(page)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** A toast says its words twice: on the screen, and to a screen reader. */
export async function expectToast(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
}

/** Nothing of anybody is left on this device. */
export async function expectNothingKept(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(async () => ({
      // What a browser is called, and its theme, say nothing of who was here.
      storage: Object.keys(localStorage).filter(
        (key) => !/^(vite-ui-theme|mc-browser|mc-way)$/.test(key),
      ),
      databases: (await indexedDB.databases()).map((database) => database.name),
    }))
  await expect.poll(left).toEqual({ storage: [], databases: [] })
}

export async function signOut(page: Page): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Logout' })
  await button.click()
  await expect(button).toBeHidden()
}

/** Where somebody who logs in arrives. */
export async function expectStart(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
}

/** The page of one thing: the way back above with its name, which the page and the tab say too. */
export async function expectNamed(page: Page, section: string, thing: string): Promise<void> {
  const above = page.getByRole('heading', { level: 1 })
  await expect(above).toHaveText(`${section} / ${thing}`)
  await expect(above.getByRole('link', { name: section })).toBeVisible()
  await expect(page.getByRole('heading', { name: thing, level: 2 })).toBeVisible()
  await expect(page).toHaveTitle(`${thing} · ${section} · Moneycomb`)
}

/** The ledger is on screen and may be written in. */
export async function expectLedger(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Expenses', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Search expenses')).toBeVisible()
  await expect(page.getByLabel('Loading expenses')).toHaveCount(0)
}

export const expenseForm = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(New|Edit) expense$/ })

export async function openExpenseForm(page: Page): Promise<Locator> {
  const onDesk = page.getByRole('button', { name: 'Add expense' })
  const onPhone = page.getByRole('link', { name: 'Add an expense' })
  await onDesk.or(onPhone).filter({ visible: true }).click()
  const form = expenseForm(page)
  await expect(form.getByLabel('Amount')).toBeFocused()
  return form
}

export async function fillExpense(form: Locator, spending: Partial<Spending>): Promise<void> {
  const { amount, description, category, date, notes } = spending
  if (amount !== undefined) await form.getByLabel('Amount').fill(amount)
  if (description !== undefined) await form.getByLabel('Description').fill(description)
  if (category !== undefined) await chooseCategory(form, category)
  if (date !== undefined) await form.getByLabel('Date', { exact: true }).fill(date)
  if (notes !== undefined) {
    await form.getByRole('button', { name: /notes/ }).click()
    await form.getByLabel('Notes').fill(notes)
  }
}

async function chooseCategory(form: Locator, name: string): Promise<void> {
  // The description may have proposed it already, and filling in the same would say nothing.
  await form.getByRole('combobox', { name: 'Category' }).fill('')
  await form.getByRole('combobox', { name: 'Category' }).fill(name)
  await form.getByRole('option', { name, exact: true }).click()
}

/** Opened by its key and written in one line; Enter saves what is complete. */
export async function writeLine(page: Page, line: string): Promise<void> {
  await page.keyboard.press('n')
  await expect(page.getByLabel('In one line')).toBeFocused()
  await page.keyboard.type(line)
  await page.keyboard.press('Enter')
}

/** Opens one of the seldom used parts of the sheet. */
export async function openSection(form: Locator, words: string): Promise<Locator> {
  await form.getByRole('button', { name: words, exact: true }).click()
  return form
}

export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).click()
}

export async function saveExpense(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save', exact: true }).click()
}

export async function addExpense(page: Page, spending: Spending): Promise<void> {
  const form = await openExpenseForm(page)
  await fillExpense(form, spending)
  await saveExpense(form)
  await expect(form).toBeHidden()
}

const listName = /^(Expenses|Income) by (day|amount)$/

/** A row of either list. */
export const entryRow = (page: Page, description: string): Locator =>
  page
    .getByRole('list', { name: listName })
    .getByRole('listitem')
    .filter({ has: page.getByText(description, { exact: true }) })

export async function expectExpense(
  page: Page,
  spending: Pick<Spending, 'description' | 'amount'>,
  options?: { readonly timeout: number },
): Promise<void> {
  const row = entryRow(page, spending.description)
  await expect(row).toHaveCount(1, options)
  await expect(row).toContainText(spending.amount, options)
}

export async function expectNoExpense(
  page: Page,
  description: string,
  options?: { readonly timeout: number },
): Promise<void> {
  await expect(entryRow(page, description)).toHaveCount(0, options)
}

export async function openExpense(page: Page, description: string): Promise<Locator> {
  await entryRow(page, description).getByText(description, { exact: true }).click()
  const form = expenseForm(page)
  await expect(form.getByLabel('Amount')).toBeFocused()
  return form
}

export async function editExpense(
  page: Page,
  description: string,
  changes: Partial<Spending>,
): Promise<void> {
  const form = await openExpense(page, description)
  await fillExpense(form, changes)
  await saveExpense(form)
  await expect(form).toBeHidden()
}

export async function deleteExpense(page: Page, description: string): Promise<void> {
  const form = await openExpense(page, description)
  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(form).toBeHidden()
}

export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search expenses').fill(text)
}

export const goOffline = (page: Page) => switchNetwork(page, 'offline')
export const goOnline = (page: Page) => switchNetwork(page, 'online')

async function switchNetwork(page: Page, to: 'offline' | 'online'): Promise<void> {
  await page.context().setOffline(to === 'offline')
  // On a machine without any network the browser calls itself offline all along and tells nobody.
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), to)
}

/** The device has all it needs to open the app without a network. */
export async function untilAppKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(isKept, { message: 'the story needs the tag @keeps-app', timeout: 45_000 })
    .toBe(true)
}
