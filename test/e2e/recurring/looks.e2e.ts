import type { Page } from '@playwright/test'
import { expectClean, expectCleanInBothThemes } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { storeExpense } from '../ledger-of.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { dayIn, storeTemplate, templateRow } from './recurring-of.ts'

const path = '/mcapp/recurring'

test.use({ bypassCSP: true })

test('the page and its sheet are clean', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  const { url } = server
  await storeTemplate(url, person, { description: 'Streaming', autoPost: false })
  await storeTemplate(url, person, {
    priceChanges: [{ from: dayIn(40), amount: 99_000 }],
    contract: { trialEnd: dayIn(9), minTermEnd: null, noticeDays: 2, autoRenew: true },
  })
  const salary = { description: 'Salary', amount: 320_000 }
  await storeTemplate(url, person, salary, 'income_templates')
  await enter(page, person, path)
  await expect(templateRow(page, 'Rent')).toContainText(/Cancel by .*7 days left/)
  const look = async () => {
    await expectCleanInBothThemes(page)
    await expectNoSideScroll(page)
    if (isMobile) expect(await smallTargets(page)).toEqual([])
  }
  await look()
  await narrowDown(page)
  await look()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByText('Calendar', { exact: true }).click()
  await expect(page.getByText('Salary').locator('visible=true').first()).toBeVisible()
  await look()
  // As advice opens it, of rows that were paid so.
  await page.goto(`${path}?add=expense&fill=${encodeURIComponent('{"paymentMethod":"bank"}')}`)
  const sheet = page.getByRole('dialog', { name: 'New recurring expense' })
  await sheet.getByRole('button', { name: 'The price will change' }).click()
  await sheet.getByRole('button', { name: 'Trial or contract' }).click()
  await sheet.getByRole('button', { name: 'Place, tags, notes' }).click()
  await expect(sheet.getByLabel('Paid with')).toHaveValue('bank')
  await look()
})

/** The words and the choice are in the address, so a reload keeps them. */
async function narrowDown(page: Page): Promise<void> {
  await page.getByLabel('Search recurring items').fill('nothing')
  await page.getByRole('button', { name: 'Show everything' }).click()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('On its day').selectOption({ label: 'Asks first' })
  await page.getByLabel('Sort by').selectOption({ label: 'Name' })
  await expect(templateRow(page, 'Rent')).toBeHidden()
  await page.reload()
  await expect(templateRow(page, 'Streaming')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await expect(templateRow(page, 'Rent')).toBeHidden()
}

test('the calendar has twelve months and leads to what comes', async ({ page, person, server }) => {
  await storeTemplate(server.url, person)
  await enter(page, person, `${path}?view=calendar`)
  const months = page.getByRole('group', { name: 'Month' }).getByRole('radio')
  await expect(months).toHaveCount(12)
  await months.nth(5).check({ force: true })
  await page.getByRole('table').getByRole('button', { name: /Rent/ }).click()
  await expect(page.getByRole('dialog', { name: 'Recurring expense' })).toBeVisible()
})

test('what seems to come again is offered with the reason', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  for (const weeks of [1, 2, 3, 4, 5]) {
    const fields = { description: 'Yoga class', amount: 1800, date: dayIn(-7 * weeks + 2) }
    await storeExpense(server.url, person, fields)
  }
  await enter(page, person, path)
  const offer = page.getByRole('region', { name: 'Looks recurring' })
  await expect(offer).toContainText(/Every week on .* 5 times/)
  await offer.getByRole('button', { name: /Make recurring Yoga class/ }).click()
  await expect(templateRow(page, 'Yoga class')).toContainText('€18.00')
  await expect(offer).toBeHidden()
})

test('an address for calendars is made and taken back', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  await storeTemplate(server.url, person)
  await enter(page, person, path)
  await page.getByRole('button', { name: 'See it in your calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'See it in your calendar' })
  await dialog.getByRole('button', { name: 'Make an address' }).click()
  const address = await dialog.getByLabel('Address').inputValue()
  const feed = await fetch(address)
  expect(await feed.text()).toContain('SUMMARY:Rent')
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Revoke the address' }).click()
  await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
})
