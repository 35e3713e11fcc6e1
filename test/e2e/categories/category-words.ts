import { expect, type Locator, type Page } from '@playwright/test'

export async function expectCategories(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Categories', level: 1 })).toBeVisible()
  await expect(categoryRow(page, 'Groceries')).toBeVisible()
}

/** The row itself, without those below it. */
export const categoryRow = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Expense categories' })
    .locator('li > div')
    .filter({ has: page.getByText(name, { exact: true }) })

export const categorySheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(New expense|Edit) category$/ })

export async function choose(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

export async function saveCategory(page: Page): Promise<void> {
  await categorySheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(categorySheet(page)).toBeHidden()
}

export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

/** The names on top, in the order they are shown. */
export const topNames = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('list', { name: 'Expense categories' })
    .locator('> li > div')
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) =>
      buttons.map(
        (button) => button.getAttribute('aria-label')?.replace(/^Edit | Yours$/g, '') ?? '',
      ),
    )
