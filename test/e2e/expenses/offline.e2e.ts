import type { Page } from '@playwright/test'
import { commandFor, storedExpenses, storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  addExpense,
  expectExpense,
  expectLedger,
  expenseForm,
  goOffline,
  goOnline,
  openExpense,
  saveExpense,
  untilAppKept,
} from '../vocabulary.ts'

const badge = (page: Page) => page.getByRole('banner').getByRole('status')
const lost = /net::ERR_|Failed to fetch/

test('what is written offline arrives once', { tag: ['@phone', '@keeps-app'] }, async ({
  page,
  person,
  server,
  openDevice,
  forgive,
}) => {
  forgive(lost)
  const other = await openDevice()
  await enter(page, person)
  await enter(other, person)
  await expectLedger(page)
  await untilAppKept(page)
  await goOffline(page)
  await expect(badge(page)).toHaveText('Offline')
  await addExpense(page, { amount: '8.80', description: 'Kiosk without signal' })
  await expectExpense(page, { amount: '8.80', description: 'Kiosk without signal' })
  expect(await storedExpenses(server.url, person)).toHaveLength(0)
  await goOnline(page)
  await expectExpense(other, { amount: '8.80', description: 'Kiosk without signal' })
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(1)
  await expect(badge(page)).toHaveText('')
})

test('what was not sent survives a reload and is sent once', { tag: '@keeps-app' }, async ({
  page,
  person,
  server,
  forgive,
}) => {
  forgive(lost)
  await enter(page, person)
  await expectLedger(page)
  await untilAppKept(page)
  await goOffline(page)
  await addExpense(page, { amount: '8.80', description: 'Kiosk without signal' })
  await expectExpense(page, { amount: '8.80', description: 'Kiosk without signal' })
  await page.reload()
  await expectExpense(page, { amount: '8.80', description: 'Kiosk without signal' })
  expect(await storedExpenses(server.url, person)).toHaveLength(0)
  await goOnline(page)
  await expect.poll(() => storedExpenses(server.url, person)).toHaveLength(1)
  await page.reload()
  await expectExpense(page, { amount: '8.80', description: 'Kiosk without signal' })
  expect(await storedExpenses(server.url, person)).toHaveLength(1)
})

test('an answer lost on the way back does not double the expense', async ({
  page,
  person,
  server,
  forgive,
}) => {
  forgive(lost)
  await enter(page, person)
  await expectLedger(page)
  let dropped = 0
  await page.route('**/api/sync/push', async (route) => {
    if (dropped++ > 0) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await addExpense(page, { amount: '8.80', description: 'Paid in the tunnel' })
  await expect.poll(() => dropped).toBeGreaterThan(1)
  await expectExpense(page, { amount: '8.80', description: 'Paid in the tunnel' })
  expect(await storedExpenses(server.url, person)).toHaveLength(1)
})

test('what others changed while this device was away is there when it is back', async ({
  page,
  person,
  server,
  forgive,
}) => {
  forgive(lost)
  await storeExpense(server.url, person, { description: 'Known before' })
  await enter(page, person)
  await expectExpense(page, { amount: '12.50', description: 'Known before' })
  await goOffline(page)
  for (const description of ['First away', 'Second away', 'Third away'])
    await storeExpense(server.url, person, { description })
  await goOnline(page)
  for (const description of ['First away', 'Second away', 'Third away', 'Known before'])
    await expectExpense(page, { amount: '12.50', description })
})

test('what was changed on two devices is asked about, and what is gone is named', {
  tag: '@keeps-app',
}, async ({ page, person, server, forgive }) => {
  forgive(lost)
  const asda = await storeExpense(server.url, person, { description: 'Asda', amount: 1218 })
  const taxi = await storeExpense(server.url, person, { description: 'taxi', amount: 950 })
  await enter(page, person)
  await expectExpense(page, { amount: '12.18', description: 'Asda' })
  await untilAppKept(page)
  await goOffline(page)
  for (const [name, amount] of [
    ['Asda', '13.18'],
    ['taxi', '11.50'],
  ] as const) {
    const form = await openExpense(page, name)
    await form.getByLabel('Amount').fill(amount)
    await saveExpense(form)
  }
  const there = { amount: 1518, description: 'Asda Pudsey' }
  await commandFor(server.url, person, 'expenses.update', { id: asda, patch: there })
  await commandFor(server.url, person, 'expenses.delete', { id: taxi })
  await goOnline(page)

  const both = page.getByRole('main').getByRole('region', { name: 'A newer version' })
  await expect(both.getByRole('row', { name: /Amount/ })).toHaveText(/€15\.18\s*€13\.18/)
  await expectExpense(page, { amount: '15.18', description: 'Asda Pudsey' })
  await both.getByRole('button', { name: 'Go on with mine' }).click()
  await expectExpense(page, { amount: '13.18', description: 'Asda Pudsey' })

  const notSaved = page.getByRole('region', { name: 'Not saved' })
  await expect(notSaved).toContainText(
    'Could not change “taxi”, €11.50. It was deleted on another device.',
  )
  await expect(notSaved.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await notSaved.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await notSaved.getByRole('button', { name: 'Add it anew' }).click()
  await saveExpense(expenseForm(page))
  await expectExpense(page, { amount: '11.50', description: 'taxi' })
  await expect(notSaved).toBeHidden()
})

test('a part that nobody asked for and that does not come is not missed', async ({
  page,
  person,
  server,
  forgive,
}) => {
  forgive(lost)
  await storeExpense(server.url, person, { description: 'Known before' })
  const failed = page.waitForEvent('requestfailed', (request) => /more-menu/.test(request.url()))
  await page.route(/\/assets\/(more-menu|rule-offer)/, (route) => route.abort())
  await enter(page, person)
  await failed
  await addExpense(page, { amount: '8.80', description: 'Written nevertheless' })
  await expectExpense(page, { amount: '12.50', description: 'Known before' })
})

test('a part that was asked for and does not come says so, and is asked for again', async ({
  page,
  person,
  forgive,
}) => {
  forgive(lost)
  await page.route(/\/assets\/rules-dialog/, (route) => route.abort())
  await enter(page, person, '/mcapp/expenses?rules=1')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await page.unroute(/\/assets\/rules-dialog/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(alert).toBeHidden()
})
