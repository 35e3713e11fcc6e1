import { expect, type Locator, type Page } from '@playwright/test'
import { entryRow } from './vocabulary.ts'

export async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filter/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await expect(panel).toBeVisible()
  return panel
}

export async function applyFilters(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: /^Show \d/ }).click()
  await expect(panel).toBeHidden()
}

export const filterChip = (page: Page, words: string): Locator =>
  page.getByRole('button', { name: `Remove the filter ${words}` })

/** From the menu beside the search. */
export async function chooseFromMore(page: Page, words: string): Promise<void> {
  // The button is there before what it opens.
  const button = page.getByRole('button', { name: 'List menu' })
  await button.and(page.locator('[aria-haspopup=menu]')).click()
  const item = page
    .getByRole('menuitem', { name: words })
    .or(page.getByRole('menuitemradio', { name: words }))
  await item.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

export const selectedBar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Selected' })

export const selectBox = (page: Page, description: string): Locator =>
  entryRow(page, description).getByRole('checkbox', { name: `Select ${description}` })

/** The descriptions of the rows, from top to bottom. */
async function shownRows(page: Page): Promise<string[]> {
  const rows = page.locator('[data-entry] [data-field=description]')
  return (await rows.allTextContents()).map((text) => text.trim())
}

export async function expectRows(page: Page, descriptions: readonly string[]): Promise<void> {
  await expect.poll(() => shownRows(page)).toEqual(descriptions)
}

/** The big figure above the list. */
export const shownTotal = (page: Page, meaning: 'Spent' | 'Earned'): Locator =>
  page.getByRole('paragraph').filter({ has: page.getByText(meaning, { exact: true }) })
