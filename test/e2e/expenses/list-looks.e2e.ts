import type { Page } from '@playwright/test'
import { expectClean, expectCleanInBothThemes } from '../axe.ts'
import { expectFits } from '../fits.ts'
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

test('the list is clean by axe with all its parts, and fits', { tag: '@phone' }, async ({
  page,
  person,
  server,
  isMobile,
}) => {
  const look = async () => {
    if (isMobile) await expectFits(page)
    await expectCleanInBothThemes(page)
  }
  await openKinds(page, person, server.url)
  await look()

  await test.step('the filters, with something to fix', async () => {
    const panel = await openFilters(page)
    await panel.getByLabel('At least').fill('x')
    await look()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })

  await test.step('a selection', async () => {
    await chooseFromMore(page, 'Select')
    await entryRow(page, 'Shoes').getByText('Shoes', { exact: true }).click()
    await expect(selectedBar(page)).toContainText('1 expense')
    await look()
    await selectedBar(page).getByRole('button', { name: 'Tags' }).click()
    await expect(page.getByRole('button', { name: '#trip' })).toBeVisible()
    await expectCleanInBothThemes(page)
  })

  await test.step('incomes, filtered', async () => {
    await storeIncome(server.url, person)
    await page.goto('/mcapp/income?min=5&sort=largest')
    await expectRows(page, ['Salary'])
    await expectCleanInBothThemes(page)
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
