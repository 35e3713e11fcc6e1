import type { Page } from '@playwright/test'
import { firstOf, storeBudget } from '../budgets-of.ts'
import { storeExpense, storeIncome } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { dayIn, storeTemplate } from '../recurring/recurring-of.ts'
import { expect, test } from '../story.ts'
import {
  expenseForm,
  fillExpense,
  goOffline,
  goOnline,
  saveExpense,
  untilAppKept,
} from '../vocabulary.ts'

const safeCard = (page: Page) => page.getByRole('region', { name: 'Safe to spend today' })

/** The figure itself, which is the first amount of the card. */
async function safeOn(page: Page): Promise<string> {
  await expect(safeCard(page)).toContainText(/€\d/)
  return /€[\d,]+\.\d\d/.exec((await safeCard(page).textContent()) ?? '')?.[0] ?? ''
}

const go = (page: Page, name: RegExp) =>
  page.getByRole('navigation').getByRole('link', { name }).first().click()

test('without the server one screen says one thing, and the same as the others', {
  tag: '@keeps-app',
}, async ({ page, person, server, forgive }) => {
  forgive(/net::ERR_|Failed to fetch/)
  const { url } = server
  await storeIncome(url, person, { date: firstOf(0), amount: 250_000 })
  await storeExpense(url, person, { date: firstOf(0), amount: 10_000, description: 'Market' })
  await storeBudget(url, person, { name: 'Kitchen', amount: 100_000 })
  await enter(page, person, '/mcapp')
  await untilAppKept(page)
  const known = await safeOn(page)

  await go(page, /^Recurring/)
  await storeTemplate(url, person, { description: 'Internet', amount: 3990, startOn: dayIn(8) })
  await expect(page.getByRole('main')).toContainText('Internet')
  await goOffline(page)
  await go(page, /^Dashboard/)
  await expect(page.getByRole('region', { name: 'The next 14 days' })).toContainText('Internet')
  await page.keyboard.press('n')
  await fillExpense(expenseForm(page), { amount: '7.50', description: 'Kiosk' })
  await saveExpense(expenseForm(page))
  await expect(safeCard(page)).toContainText(/7\.50 euros\s+spent today/)
  const here = await safeOn(page)
  expect(here).not.toBe(known)
  await go(page, /^Budgets/)
  expect(await safeOn(page)).toBe(here)

  await goOnline(page)
  await go(page, /^Dashboard/)
  await expect(page.getByText(/what is below is as of/)).toHaveCount(0)
  await expect.poll(() => safeOn(page)).toBe(here)
})
