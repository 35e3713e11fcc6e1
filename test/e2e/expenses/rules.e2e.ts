import type { Page } from '@playwright/test'
import { expectCleanInBothThemes } from '../axe.ts'
import { expectNoSideScroll, smallTargets } from '../fits.ts'
import { storedExpenses, storeExpense } from '../ledger-of.ts'
import { chooseFromMore } from '../list-vocabulary.ts'
import { enter } from '../person.ts'
import { expect, test } from '../story.ts'
import {
  editExpense,
  entryRow,
  expectToast,
  fillExpense,
  openExpenseForm,
  saveExpense,
} from '../vocabulary.ts'

async function openRules(page: Page) {
  await chooseFromMore(page, 'Rules')
  const dialog = page.getByRole('dialog', { name: 'Rules for expenses' })
  await expect(dialog.getByLabel('Contains')).toBeFocused()
  return dialog
}

async function makeRule(page: Page, contains: string, category: string) {
  const dialog = await openRules(page)
  await dialog.getByLabel('Contains').fill(contains)
  await dialog.getByRole('combobox', { name: 'Category' }).fill(category)
  await dialog.getByRole('option', { name: category, exact: true }).click()
  await dialog.getByRole('button', { name: 'Add rule' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: contains })).toBeVisible()
  return dialog
}

test('a rule chooses the category of the next one and says so', { tag: '@phone' }, async ({
  page,
  person,
}) => {
  await enter(page, person)
  const dialog = await makeRule(page, 'REWE', 'Groceries')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'List menu' })).toBeFocused()
  const form = await openExpenseForm(page)
  await fillExpense(form, { amount: '12', description: 'Rewe City' })
  await expect(form).toContainText('Your rule: contains REWE')
  await saveExpense(form)
  await expect(entryRow(page, 'Rewe City')).toContainText('Groceries')
  const known = await openExpenseForm(page)
  await fillExpense(known, { amount: '4', description: 'Starbucks Hbf' })
  await expect(known).toContainText('Starbucks is known for Coffee and snacks')
})

test('a rule is changed, switched off, deleted and brought back', async ({ page, person }) => {
  await enter(page, person)
  const dialog = await makeRule(page, 'REWE', 'Groceries')
  await dialog.getByRole('button', { name: 'Add rule' }).click()
  await expect(dialog).toContainText('Say what to look for.')
  await dialog.getByRole('button', { name: 'Edit the rule for REWE' }).click()
  const edited = dialog.getByRole('form', { name: 'Change the rule' })
  await edited.getByLabel('Contains').fill('Rewe City')
  await edited.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('switch', { name: 'Use the rule for Rewe City' }).click()
  await expect(dialog.getByRole('switch')).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Delete the rule for Rewe City' }).click()
  await expect(dialog.getByRole('switch')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('switch')).not.toBeChecked()
})

test('two equal corrections are offered as a rule', async ({ page, person, server }) => {
  for (const description of ['LIDL Köln', 'Lidl Bonn', 'LIDL Mainz'])
    await storeExpense(server.url, person, { description })
  await enter(page, person)
  await editExpense(page, 'LIDL Köln', { category: 'Groceries' })
  await editExpense(page, 'Lidl Bonn', { category: 'Groceries' })
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expectToast(page, 'Always put Lidl in Groceries?')
  await page.getByRole('button', { name: 'Make a rule' }).click()
  await expectToast(page, 'Rule made for Lidl')
  const dialog = await openRules(page)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Lidl' })).toContainText('Groceries')
})

test('a rule is used on the past, after a look, and taken back', { tag: '@phone' }, async ({
  page,
  person,
  server,
}) => {
  for (const description of ['REWE 1', 'REWE 2', 'Rewe trip'])
    await storeExpense(server.url, person, { description })
  await enter(page, person)
  await editExpense(page, 'Rewe trip', { category: 'Travel' })
  const dialog = await makeRule(page, 'REWE', 'Groceries')
  await dialog.getByRole('button', { name: 'Use REWE on past rows' }).click()
  const preview = page.getByRole('dialog', { name: 'Use “REWE” on past expenses' })
  await expect(preview).toContainText('2 without a category, ticked.')
  await expect(preview.getByRole('checkbox', { name: 'Rewe trip' })).not.toBeChecked()
  await preview.getByRole('checkbox', { name: 'REWE 2' }).click()
  await preview.getByRole('button', { name: 'Change 1 expense' }).click()
  await expectToast(page, 'Changed 1 expense')
  const categoriesOf = async () => {
    const rows = await storedExpenses(server.url, person)
    return rows.filter(({ categoryId }) => categoryId !== null).length
  }
  await expect.poll(categoriesOf).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(categoriesOf).toBe(1)
})

test.describe('the rules', { tag: '@phone' }, () => {
  // axe is put into the page as a script, which our content security policy rightly refuses.
  test.use({ bypassCSP: true })

  test('are clean by axe', async ({ page, person, server, isMobile }) => {
    test.slow()
    await storeExpense(server.url, person, { description: 'REWE 1' })
    await enter(page, person)
    const dialog = await makeRule(page, 'REWE', 'Groceries')
    await dialog.getByRole('button', { name: 'Add rule' }).click()
    const check = async () => {
      await expectCleanInBothThemes(page)
      await expectNoSideScroll(page)
      if (isMobile) expect(await smallTargets(page)).toEqual([])
    }
    await check()
    await dialog.getByRole('button', { name: 'Use REWE on past rows' }).click()
    await expect(page.getByRole('list', { name: 'Past rows' })).toBeVisible()
    await check()
  })
})
