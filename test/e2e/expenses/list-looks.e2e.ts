import type { Page } from '@playwright/test'
import { expectClean } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { storeExpense, storeIncome } from '../ledger-of.ts'
import { chooseFromMore, expectRows, openFilters, selectedBar } from '../list-vocabulary.ts'
import { enter, type Person } from '../person.ts'
import { expect, test } from '../story.ts'
import { entryRow } from '../vocabulary.ts'

// axe is put into the page as a script, which our content security policy rightly refuses.
test.use({ bypassCSP: true })

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3)

/** Rows of every kind, with more to say than fits. */
async function storeKinds(url: string, person: Person): Promise<void> {
  const shoes = await storeExpense(url, person, { description: 'Shoes', tags: ['trip'] })
  await storeExpense(url, person, { description: 'Sent back', refundOf: shoes })
  const expectedBack = { amount: 1000, from: 'Ben', dueOn: null, settledBy: null }
  await storeExpense(url, person, { description: long, merchant: long.slice(0, 100), expectedBack })
}

async function openKinds(page: Page, person: Person, url: string): Promise<void> {
  await storeKinds(url, person)
  await enter(page, person)
  await expectRows(page, [long, 'Sent back', 'Shoes'])
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`the list in ${colorScheme}`, { tag: '@phone' }, () => {
    test.use({ colorScheme })

    test('is clean by axe with all its parts', async ({ page, person, server }) => {
      await openKinds(page, person, server.url)
      await expectClean(page)
      const panel = await openFilters(page)
      await panel.getByLabel('At least').fill('x')
      await expectClean(page)
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)

      await chooseFromMore(page, 'Select')
      await entryRow(page, 'Shoes').getByText('Shoes', { exact: true }).click()
      await expect(selectedBar(page)).toContainText('1 expense')
      await expectClean(page)
      await selectedBar(page).getByRole('button', { name: 'Tags' }).click()
      await expect(page.getByRole('button', { name: '#trip' })).toBeVisible()
      await expectClean(page)
    })

    test('is clean by axe with incomes, filtered', async ({ page, person, server }) => {
      await storeIncome(server.url, person)
      await enter(page, person, '/mcapp/income?min=5&sort=largest')
      await expectRows(page, ['Salary'])
      await expectClean(page)
    })
  })

test('the editor in a row and the keys are clean by axe', async ({ page, person, server }) => {
  await openKinds(page, person, server.url)
  await page.keyboard.press('j')
  await page.keyboard.press('i')
  await page.getByRole('form').getByLabel('Description').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Select down')
  await expectClean(page)
})

test('the list fits a phone and can be tapped', { tag: '@phone-only' }, async ({
  page,
  person,
  server,
}) => {
  await openKinds(page, person, server.url)
  await expectNoSideScroll(page)
  expect(await smallTargets(page)).toEqual([])
  const panel = await openFilters(page)
  await expectNoSideScroll(page)
  expect(await smallTargets(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await chooseFromMore(page, 'Select')
  await entryRow(page, 'Shoes').getByText('Shoes', { exact: true }).click()
  await expect(selectedBar(page)).toContainText('1 expense')
  await expectNoSideScroll(page)
  expect(await smallTargets(page)).toEqual([])
})
