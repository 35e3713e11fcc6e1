import type { Page } from '@playwright/test'
import { budgetRow, chooseFor, expectGood, firstOf, storeBudget, undo } from '../budgets-of.ts'
import { storeCategory, storeExpense } from '../ledger-of.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'

const path = '/mcapp/budgets'

test.use({ bypassCSP: true })

/** Food of this month, and fun of the months before. */
async function storeSpending(url: string, person: Person): Promise<string> {
  const food = await storeCategory(url, person, { name: 'Food at home' })
  const fun = await storeCategory(url, person, { name: 'Fun' })
  for (const monthsAgo of [1, 2, 3, 4]) {
    await storeExpense(url, person, { amount: 3000, categoryId: fun, date: firstOf(monthsAgo) })
  }
  for (const amount of [4000, 6000]) {
    await storeExpense(url, person, { amount, categoryId: food, date: firstOf(0) })
  }
  return food
}

async function decide(page: Page, isMobile: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Add a budget' }).click()
  const sheet = page.getByRole('dialog', { name: 'New budget' })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('Amount')).toHaveAccessibleDescription(/Enter an amount\./)
  await expect(sheet.getByLabel('Amount')).toBeFocused()
  await sheet.getByLabel('Amount').fill('100')
  await sheet.getByLabel('Name').fill('Kitchen')
  await sheet.getByLabel('Find a category').fill('zoo')
  await expect(sheet.getByText('No category is called that.')).toBeVisible()
  await sheet.getByLabel('Find a category').fill('at home')
  await sheet.getByLabel('Food at home').check()
  await sheet.getByLabel('What is left at the end').selectOption('Is added to the next month')
  await expect(sheet.getByText(/€10\.00 of €100\.00 is left, .* has €110\.00\./)).toBeVisible()
  await expectGood(page, isMobile)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
}

async function moveAndBack(page: Page, isMobile: boolean): Promise<void> {
  await chooseFor(page, 'Fun', 'Move money')
  const dialog = page.getByRole('dialog', { name: 'Move money' })
  await dialog.getByLabel('Amount').fill('45')
  await dialog.getByLabel('To').selectOption('Kitchen')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Move €45.00 out of Fun?' })
  await expect(question).toContainText('Fun has only €30.00 left. Afterwards it is over by €15')
  await question.getByRole('button', { name: 'Go on writing' }).click()
  await dialog.getByLabel('Amount').fill('20')
  await expect(dialog.getByText('€10.00 left afterwards')).toBeVisible()
  await expectGood(page, isMobile)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(budgetRow(page, 'Kitchen')).toContainText('of €120.00')
  await expect(budgetRow(page, 'Fun')).toContainText('of €10.00')
  await undo(page)
  await expect(budgetRow(page, 'Kitchen')).toContainText('of €100.00')
}

async function putAwayAndBack(page: Page): Promise<void> {
  await chooseFor(page, 'Fun', 'Archive')
  await expect(page.getByRole('region', { name: /^Archived/ })).toContainText('Fun')
  await chooseFor(page, 'Fun', 'Bring back')
  await expect(page.getByRole('region', { name: /^Running/ })).toContainText('Fun')
  await chooseFor(page, 'Fun', 'Delete')
  await expect(budgetRow(page, 'Fun')).toBeHidden()
  await undo(page)
  await expect(budgetRow(page, 'Fun')).toContainText('€30.00')
}

test('decide, spend, move, put away', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const food = await storeSpending(server.url, person)
  await enter(page, person, path)

  await test.step('the form says what is missing and what will happen', () =>
    decide(page, isMobile))
  await test.step('all of it spent is reached, and only more is exceeded', async () => {
    await expect(budgetRow(page, 'Kitchen')).toContainText('Reached')
    await page.reload()
    await expect(budgetRow(page, 'Kitchen')).toContainText('€100.00 spent')
    await storeExpense(server.url, person, { amount: 1, categoryId: food, date: firstOf(0) })
    await expect(budgetRow(page, 'Kitchen')).toContainText('Over budget')
  })
  await test.step('one tap makes a budget of the last months', async () => {
    const offer = page.getByRole('region', { name: 'From your last months' })
    await expect(offer).toContainText('Would have held in 4 of 4 months.')
    await offer.getByRole('button', { name: /Make a budget for Fun/ }).click()
    await expect(budgetRow(page, 'Fun')).toContainText('€30.00')
    await expect(offer).toBeHidden()
  })
  await test.step('what one gives the other gets, until it is taken back', () =>
    moveAndBack(page, isMobile))
  await test.step('archived and deleted ones come back', () => putAwayAndBack(page))
  await expectGood(page, isMobile)
})

test('many are found, put in order and added up once', async ({ page, person, server }) => {
  const food = await storeCategory(server.url, person, { name: 'Food at home' })
  await storeBudget(server.url, person, { name: 'All of it', amount: 310_000 })
  await storeBudget(server.url, person, { name: 'Zoo', categoryIds: [food] })
  await storeExpense(server.url, person, { amount: 9000, categoryId: food, date: firstOf(0) })
  await enter(page, person, path)
  const names = page.getByRole('region', { name: /^Running/ }).getByRole('link')
  await expect(names).toHaveText([/^Zoo/, /^All of it/])
  await page.getByLabel('Order').selectOption('Name')
  await expect(names).toHaveText([/^All of it/, /^Zoo/])
  const made = page.getByRole('region', { name: 'Safe to spend today' })
  await made.getByRole('button', { name: 'How it’s calculated' }).click()
  await expect(made).toContainText(/All of it.*Inside a wider one.*Zoo/)
  await page.getByLabel('Search budgets').fill('zo')
  await expect(names).toHaveText([/^Zoo/])
})
