import type { Page } from '@playwright/test'
import { storedExpenses, storeExpense } from '../ledger-of.ts'
import { expectRows } from '../list-vocabulary.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import { entryRow, expectExpense, expectToast } from '../vocabulary.ts'

const editor = (page: Page) => page.getByRole('form', { name: /^Change / })

test('a row is changed in place by keyboard, and can be left as it was', async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { description: 'Bred', amount: 300 })
  await enter(page, person)
  await expectRows(page, ['Bred'])
  await page.keyboard.press('j')
  await page.keyboard.press('F2')
  await expect(editor(page).getByLabel('Description')).toBeFocused()
  await page.keyboard.type('Bread')
  await page.keyboard.press('Escape')
  await expectRows(page, ['Bred'])

  await page.keyboard.press('i')
  await editor(page).getByLabel('Description').fill(' ')
  await page.keyboard.press('Enter')
  await expect(editor(page).getByLabel('Description')).toHaveAccessibleDescription(
    'Say what it was.',
  )
  await editor(page).getByLabel('Description').fill('Bread')
  await editor(page).getByLabel('Amount in EUR').fill('3,50')
  await expect(editor(page).getByLabel('Date')).toHaveValue(/^\d{1,2} \p{L}+ \d{4}$/u)
  await editor(page).getByLabel('Date').fill('today')
  await page.keyboard.press('Enter')
  await expectExpense(page, { description: 'Bread', amount: '€3.50' })
  await expectToast(page, 'Changed Bread')
  await expect(page.locator('[data-entry]')).toBeFocused()
  await expect
    .poll(() => storedExpenses(server.url, person))
    .toMatchObject([{ description: 'Bread', amount: 350 }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectExpense(page, { description: 'Bred', amount: '€3.00' })
  await page.keyboard.press('Control+z')
  await expectToast(page, 'Nothing to undo')

  await entryRow(page, 'Bred').getByText('Bred').dblclick()
  await editor(page).getByLabel('Date').fill('2026-01-15')
  await page.keyboard.press('Enter')
  await expectToast(page, '€3.00. It is in January 2026.')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expectRows(page, ['Bred'])
})

test('a double click edits what it hits; going elsewhere saves', async ({
  page,
  person,
  server,
}) => {
  await storeExpense(server.url, person, { description: 'Bread', amount: 300 })
  await enter(page, person)
  await entryRow(page, 'Bread').getByText('€3.00').dblclick()
  await expect(editor(page).getByLabel('Amount in EUR')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await editor(page).getByLabel('Category').selectOption('Doctor and dentist')
  const cut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth - clientWidth
  expect(await editor(page).getByLabel('Category').evaluate(cut)).toBeLessThanOrEqual(0)
  await editor(page).getByLabel('Category').selectOption('Groceries')
  await page.getByLabel('Search expenses').click()
  await expect(entryRow(page, 'Bread')).toContainText('Groceries')
  await expect(editor(page)).toHaveCount(0)
})
